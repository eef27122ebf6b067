import type { Registered } from '../../shared/games/index.ts'
import type { Game, GameEvent, GameState, Move as KernelMove, PieceId, Seat, View } from '../../shared/kernel/game.ts'
import { pickpocket } from '../../shared/kernel/pickpocket.ts'
import { shuffle } from '../../shared/kernel/rng.ts'
import type { Speech } from '../../shared/words/speech.ts'
import type { Games } from './arguments.ts'
import type { Streams } from './command.ts'
import type { Voice } from './voice.ts'

/*
 * Whispers, a game for looking through keyholes: every face is a word that occurs once and nowhere else, each round all
 * seats decide at once, nodding can be taken back, and with two people the first of them plays two seats.
 */
export const SECRETS = 'abbey bramble cinder dagger ember falcon garnet harbour ivory jester kettle lantern'.split(' ')
const SEATS: readonly Seat[] = ['ann', 'bob', 'cyd']
const ROUNDS = 3

interface State extends GameState {
  pile: PieceId[]
  hands: Record<Seat, PieceId[]>
  waiting: Seat[]
  nodded: Seat[]
  round: number
}
type Move = KernelMove & { readonly type: 'draw' | 'nod' }
type Event =
  | (GameEvent & { readonly type: 'drew'; readonly seat: Seat; readonly card: PieceId })
  | (GameEvent & { readonly type: 'nodded'; readonly seat: Seat })
export interface Whispers {
  state: State
  move: Move
  event: Event
  view: View
  options: number
}

export const whispers: Game<Whispers> = {
  id: 'whispers',
  version: 1,
  players: [2, 3],
  bound: ROUNDS,
  options: players => players,
  check(options) {
    if (options !== 2 && options !== 3) throw new Error('whispers is for 2 or 3 players')
    return options
  },
  seats: players => SEATS.map((seat, i) => ({ seat, side: seat, player: i % players })),
  setup(_, { chance }) {
    const pile = SECRETS.map((_, i) => `card${i}`)
    const dealt = shuffle(chance, [...SECRETS])
    const faces = Object.fromEntries(pile.map((id, i) => [id, dealt[i] ?? '']))
    const hands = Object.fromEntries(SEATS.map(seat => [seat, pile.splice(0, 1)]))
    return { faces, pile, hands, waiting: [...SEATS], nodded: [], round: 1 }
  },
  moves(state, seat) {
    if (whispers.outcome(state) || !state.waiting.includes(seat)) return []
    return state.nodded.includes(seat) ? [{ type: 'draw' }] : [{ type: 'draw' }, { type: 'nod' }]
  },
  apply({ state, seat, chance, emit }, { type }) {
    if (type === 'nod') {
      state.nodded.push(seat)
      return emit({ type: 'nodded', seat })
    }
    for (const card of state.pile.splice(chance.int(state.pile.length), 1)) {
      state.hands[seat]?.push(card)
      emit({ type: 'drew', seat, card }, { to: [seat], more: { faces: { [card]: state.faces[card] ?? '' } } })
    }
    state.waiting = state.waiting.filter(each => each !== seat)
    if (state.waiting.length > 0) return
    state.round++
    state.waiting = [...SEATS]
    state.nodded = []
  },
  clone: state => ({
    faces: { ...state.faces },
    pile: [...state.pile],
    hands: Object.fromEntries(Object.entries(state.hands).map(([seat, hand]) => [seat, [...hand]])),
    waiting: [...state.waiting],
    nodded: [...state.nodded],
    round: state.round,
  }),
  outcome: state => (state.round > ROUNDS ? { winners: ['ann', 'bob'], by: 'rounds' } : null),
  round: state => Math.min(state.round, ROUNDS),
  view(state, viewer) {
    const knows = whispers.knows(state, viewer)
    const pieces = Object.keys(state.faces).map((id, order) => {
      const place = SEATS.find(seat => state.hands[seat]?.includes(id)) ?? 'pile'
      const face = knows.has(id) ? { face: state.faces[id] ?? '' } : {}
      return [id, { kind: 'card', place, order, up: false, ...face }]
    })
    return { pieces: Object.fromEntries(pieces), facts: { round: state.round } }
  },
  knows: (state, viewer) => new Set(typeof viewer === 'string' ? state.hands[viewer] : []),
  told: { drew: ['seat', 'card'], nodded: ['seat'] },
  preview: (state, seat) => ({ held: state.hands[seat]?.map(card => state.faces[card]) }),
  bot: () => 0,
}

/** Speaks by showing all that it is given. */
export const gossip: Speech = {
  title: 'Gossip',
  tagline: 'Tells everything it knows.',
  seat: seat => `Miss ${seat}`,
  event: event => `event ${JSON.stringify(event)}`,
  ask: view => `ask ${JSON.stringify(view)}`,
  move: (move, view, preview) => `move ${JSON.stringify([move, view, preview])}`,
  reasons: (view, seat) => [`reason ${seat} ${JSON.stringify(view)}`],
  table: (view, viewer) => [`table ${viewer} ${JSON.stringify(view)}`],
  outcome: outcome => `outcome ${JSON.stringify(outcome)}`,
  places: () => [],
  place: place => `place ${place}`,
  piece: piece => `piece ${JSON.stringify(piece)}`,
}

/** Says as little as possible. */
export const terse: Speech = {
  title: 'Terse',
  tagline: 'Says little.',
  seat: seat => seat.toUpperCase(),
  event: ({ type }) => type,
  ask: () => 'Well?',
  move: ({ type }) => type,
  reasons: () => [],
  table: view => [`${Object.keys(view.pieces).length} pieces`],
  outcome: ({ winners, by }) => `${winners.join(' and ')} by ${by}`,
  places: () => [],
  place: place => place,
  piece: ({ kind }) => kind,
}

export const spoken = (game: Game, speech: Speech): Registered => ({ game, speech: async () => speech })

export const TEST_GAMES: Games = { pickpocket: spoken(pickpocket, terse), whispers: spoken(whispers, terse) }

export function memory(): Streams & { readonly text: { out: string; err: string } } {
  const text = { out: '', err: '' }
  return {
    text,
    watched: false,
    out: more => {
      text.out += more
    },
    err: more => {
      text.err += more
    },
  }
}

/** Answers with these lines, then with the end of the input. */
export function script(lines: readonly string[]): Voice & { readonly said: string[] } {
  const said: string[] = []
  const left = [...lines]
  return { said, say: line => void said.push(line), ask: async () => left.shift() ?? null }
}
