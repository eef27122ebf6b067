import { type Bag, draw, stow, take } from './bag.ts'
import type { Game, GameEvent, GameState, Move as KernelMove, PieceId, Seat, Turn, View } from './game.ts'

/*
 * Pickpocket, the example game of CONTRIBUTING.md: everything the contract asks for, as small as it gets.
 *
 * Two to four thieves hold three purses each (worth 1 to 6, three of each). In turn, try to sell one: lay it open and roll
 * a die. Rolled its worth or more: it is sold and lies before you. Less: it goes back into the crowd. Either way draw a
 * purse, as long as there are any. First to have sold ten wins; after twenty rounds, or when a thief whose turn it is has
 * nothing to sell, whoever sold most.
 */

const WORTHS = ['one', 'two', 'three', 'four', 'five', 'six'] as const
export const worth = (face: string | undefined): number => WORTHS.indexOf(face as (typeof WORTHS)[number]) + 1
const SEATS = ['ace', 'bee', 'cat', 'doe'] as const
const GOAL = 10
const ROUNDS = 20

interface State extends GameState {
  seats: Seat[]
  crowd: Bag
  hands: Record<Seat, Bag>
  sold: Record<Seat, PieceId[]>
  turns: number
}
interface Move extends KernelMove {
  readonly type: 'sell'
  readonly card: PieceId
}
type Event =
  | (GameEvent & { readonly type: 'purseLaid'; readonly seat: Seat; readonly card: PieceId; readonly die: number })
  | (GameEvent & { readonly type: 'purseDrawn'; readonly seat: Seat; readonly card: PieceId })
export interface Pickpocket {
  state: State
  move: Move
  event: Event
  view: View
  options: number
}

const active = ({ seats, turns }: State): Seat => seats[turns % seats.length] as Seat
/** Of the turn made last. */
const round = ({ seats, turns }: State): number => Math.floor(Math.max(0, turns - 1) / seats.length) + 1
const score = (state: State, seat: Seat): number =>
  (state.sold[seat] ?? []).reduce((sum, card) => sum + worth(state.faces[card]), 0)

function drawPurse(turn: Turn<State, Event>, seat: Seat): void {
  const { state } = turn
  const card = draw(turn, state.crowd)
  if (card === undefined) return
  turn.emit(
    { type: 'purseDrawn', seat, card },
    { to: [seat], more: { faces: { [card]: state.faces[card] as string } } },
  )
  stow(turn, state.hands[seat] as Bag, [card])
}

export const pickpocket: Game<Pickpocket> = {
  id: 'pickpocket',
  version: 1,
  players: [2, 3, 4],
  bound: ROUNDS,
  options: players => players,
  check(options) {
    if (options !== 2 && options !== 3 && options !== 4) throw new Error('pickpocket is for 2, 3 or 4 players')
    return options
  },
  seats: players => SEATS.slice(0, players).map((seat, player) => ({ seat, side: seat, player })),

  setup(players, luck) {
    const seats: Seat[] = SEATS.slice(0, players)
    const state: State = { faces: {}, seats, crowd: [], hands: {}, sold: {}, turns: 0 }
    const cards = WORTHS.flatMap(face => [0, 1, 2].map(copy => ({ id: String(WORTHS.indexOf(face) * 3 + copy), face })))
    for (const { id, face } of cards) state.faces[id] = face
    const turn: Turn<State, Event> = { ...luck, state, seat: '', emit: () => {}, final: () => {} }
    stow(turn, state.crowd, Object.keys(state.faces))
    for (const seat of seats) {
      state.hands[seat] = []
      state.sold[seat] = []
      for (let i = 0; i < 3; i++) drawPurse(turn, seat)
    }
    return state
  },

  moves(state, seat) {
    if (seat !== active(state) || pickpocket.outcome(state)) return []
    return (state.hands[seat] ?? []).map(card => ({ type: 'sell', card }))
  },

  apply(turn, { card }) {
    const { state, seat } = turn
    const die = turn.chance.int(6) + 1
    take(state.hands[seat] as Bag, [card])
    turn.emit({ type: 'purseLaid', seat, card, die, faces: { [card]: state.faces[card] as string } })
    if (die >= worth(state.faces[card])) state.sold[seat]?.push(card)
    else stow(turn, state.crowd, [card])
    drawPurse(turn, seat)
    state.turns++
  },

  clone: state => ({
    ...state,
    faces: { ...state.faces },
    seats: [...state.seats],
    crowd: [...state.crowd],
    hands: Object.fromEntries(Object.entries(state.hands).map(([seat, hand]) => [seat, [...hand]])),
    sold: Object.fromEntries(Object.entries(state.sold).map(([seat, cards]) => [seat, [...cards]])),
  }),

  outcome(state) {
    const best = Math.max(...state.seats.map(seat => score(state, seat)))
    const over = state.turns >= state.seats.length * ROUNDS || state.hands[active(state)]?.length === 0
    if (best < GOAL && !over) return null
    return { winners: state.seats.filter(seat => score(state, seat) === best), by: best < GOAL ? 'rounds' : 'goal' }
  },
  round,

  view(state, viewer) {
    const pieces: Record<PieceId, View['pieces'][string]> = {}
    const lay = (cards: readonly PieceId[], place: string, open: boolean) => {
      for (const [order, id] of cards.entries())
        pieces[id] = { kind: 'purse', place, order, up: open, ...(open && { face: state.faces[id] as string }) }
    }
    lay(state.crowd, 'crowd', viewer === 'all')
    for (const seat of state.seats) {
      const own = viewer === 'all' || viewer === seat || (typeof viewer === 'object' && viewer.side === seat)
      lay(state.hands[seat] ?? [], `hand:${seat}`, own)
      lay(state.sold[seat] ?? [], `sold:${seat}`, true)
    }
    return { pieces, facts: { turn: active(state), round: round(state) } }
  },

  knows(state, viewer) {
    if (viewer === 'all') return new Set(Object.keys(state.faces))
    const me = typeof viewer === 'object' ? viewer.side : viewer
    return new Set([...Object.values(state.sold).flat(), ...(state.hands[me] ?? [])])
  },

  told: { purseLaid: ['seat', 'card', 'die', 'faces'], purseDrawn: ['seat', 'card'] },

  bot(name, { view, moves }, rng) {
    if (name === 'plain') return rng.int(moves.length)
    const worths = moves.map(({ card }) => worth(view.pieces[card]?.face))
    return worths.indexOf(Math.min(...worths))
  },
}
