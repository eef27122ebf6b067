import { describe, expect, test } from 'vitest'
import { pickpocket } from '../pickpocket.ts'
import { seedOf } from '../rng.ts'
import { cheapLaws, lawS2, secrecyLaws } from './index.ts'
import { active, hand, note, plant, remembering, type State, seeing, stating, telling } from './testing.ts'

describe.each(pickpocket.players)('the example game with %i players', players => {
  const names = Array.from({ length: 6 }, (_, i) => `pickpocket ${players} ${i}`)
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

  test('keeps the cheap laws', () => {
    // One in a hundred matches runs out of purses.
    const many = Array.from({ length: 200 }, (_, i) => `pickpocket ${players} ${i}`)
    expect(sum(many.map(name => cheapLaws(pickpocket, players, name)))).toBeGreaterThan(1500)
  })

  test('keeps S1, S3 and S4, which had plenty to look at', () => {
    const looked = names.map(name => secrecyLaws(pickpocket, players, name))
    expect(sum(looked.map(({ steps }) => steps))).toBeGreaterThan(40)
    expect(sum(looked.map(({ exchanged }) => exchanged))).toBeGreaterThan(1000)
    expect(sum(looked.map(({ followed }) => followed))).toBeGreaterThan(10)
    expect(sum(looked.map(({ choices }) => choices))).toBeGreaterThan(80)
  })

  test('keeps S2 over hundreds of steps that twins made alike', () => {
    const twins = names.map(name => lawS2(pickpocket, players, name, 20))
    expect(sum(twins.map(({ pairs }) => pairs))).toBe(120)
    expect(sum(twins.map(({ steps }) => steps))).toBeGreaterThan(300)
  })
})

test('a broken law says in which game and match', () => {
  expect(() => cheapLaws({ ...pickpocket, bound: 0 }, 2, 'tuesday')).toThrow(
    `the match ends broken by pickpocket, seed ${seedOf('tuesday')}, step 0: round 1 is beyond 0 (match 'tuesday')`,
  )
})

let counter = 0
const beside = new WeakMap<State, number>()

plant({
  'the match ends': {
    'it goes on beyond its bound': { bound: 1 },
    'it never ends': {
      moves: (state, seat) => (seat === active(state) ? hand(state, seat).map(card => ({ type: 'sell', card })) : []),
      apply: ({ state }) => void state.turns++,
      outcome: () => null,
    },
  },
  'somebody can move': {
    'nobody ever can': { moves: () => [] },
    'nobody can any more, and it is not over': {
      moves: (state, seat) => (state.turns < 3 ? pickpocket.moves(state, seat) : []),
    },
    'somebody can after the end': {
      moves: (state, seat) => hand(state, seat).map(card => ({ type: 'sell', card })),
    },
  },
  'same options, seed and moves, same match': {
    'a move counts in a variable of its own': {
      apply(turn, move) {
        pickpocket.apply(turn, move)
        note(turn.state, counter++)
      },
    },
    'a set-up does': remembering(() => counter++),
    'an event does': telling(({ emit }, { event, secret }) => {
      emit(event.type === 'purseLaid' ? { ...event, die: counter++ } : event, secret)
    }),
  },
  'input is never written to': {
    'moves sorts the hand': {
      moves(state, seat) {
        hand(state, seat).sort()
        return pickpocket.moves(state, seat)
      },
    },
    'view takes a note': { view: (state, viewer) => pickpocket.view(note(state, 1), viewer) },
    'preview takes away': { preview: state => delete state.hands.ace },
    'apply writes into the move': {
      apply: (turn, move) => pickpocket.apply(turn, Object.assign(move, { by: 'hand' })),
    },
    'a bot writes on its view': { bot: (_, { view }) => Object.assign(view, { mine: 0 }).mine },
    'hold counts': { hold: state => state.turns++ > 0 },
  },
  'state survives JSON': {
    'it holds an undefined': remembering(() => undefined),
    'it holds a Map': remembering(() => new Map()),
    'it holds a Date': remembering(() => new Date(0)),
    'it holds a minus zero': remembering(() => -0),
    'it holds a NaN': remembering(() => Number.NaN),
    'it holds a list with a hole': remembering(
      () => Array.from({ length: 2 }).fill(0, 0, 1) && new Array(2).fill(0, 1),
    ),
    'it holds a list with a name': remembering(() => Object.assign([], { name: 'ace' })),
    'it keeps a part of itself beside itself': {
      clone(state) {
        const copy = pickpocket.clone(state)
        beside.set(copy, (beside.get(state) ?? 0) + 1)
        return copy
      },
      apply(turn, move) {
        pickpocket.apply(turn, move)
        note(turn.state, beside.get(turn.state) ?? 0)
      },
    },
  },
  'options survive JSON': {
    'they are no plain number': { options: players => Object(players) },
  },
  'clone is deep': {
    'it is shallow': { clone: state => ({ ...state }) },
    'it forgets': { clone: state => ({ ...pickpocket.clone(state), turns: 0 }) },
  },
  'offers are flat and distinct': {
    'a move comes twice': {
      moves: (state, seat) => pickpocket.moves(state, seat).flatMap(move => [move, { ...move }]),
    },
    'a move holds a list': {
      moves: (state, seat) => pickpocket.moves(state, seat).map(move => Object.assign(move, { cards: [move.card] })),
    },
    'a move holds what JSON changes': {
      moves: (state, seat) => pickpocket.moves(state, seat).map(move => Object.assign(move, { price: Number.NaN })),
    },
    'a move holds nothing': {
      moves: (state, seat) => pickpocket.moves(state, seat).map(move => Object.assign(move, { at: undefined })),
    },
  },
  'views are pieces and facts': {
    'a fact is for one seat only': stating((_, viewer) => viewer === 'ace'),
    'a fact is a list': stating(() => []),
    'a place holds a control character': seeing(piece => ({ ...piece, place: `${piece.place}\x1f` })),
    'a piece has a field of its own': seeing(piece => Object.assign({ weight: 1 }, piece)),
    'a number is not finite': seeing(piece => ({ ...piece, value: Number.POSITIVE_INFINITY })),
  },
  'views are the same from what all see': {
    'a hand is forgotten where the public view is at hand': {
      view: (state, viewer, open) => open ?? pickpocket.view(state, viewer),
    },
    'more is told where the public view is at hand': {
      view: (state, viewer, open) => pickpocket.view(state, open && viewer === 'public' ? 'all' : viewer),
    },
    'what is sent of a hand is not the hand': {
      view: Object.assign(pickpocket.view.bind(null), { own: () => ({}) }),
    },
  },
  'view agrees with knows': {
    'view shows too much': { view: state => pickpocket.view(state, 'all') },
    'view shows too little': { view: state => pickpocket.view(state, 'public') },
    'view shows another face': seeing(piece => ('face' in piece ? { ...piece, face: 'six' } : piece)),
    'knows claims too much': { knows: state => pickpocket.knows(state, 'all') },
    'knows claims cards that are not in view': {
      ...{ knows: state => pickpocket.knows(state, 'all') },
      view(state, viewer) {
        const { pieces, facts } = pickpocket.view(state, viewer)
        return { pieces: Object.fromEntries(Object.entries(pieces).filter(([, { face }]) => face)), facts }
      },
    },
  },
  'previews are plain': {
    'one holds a Set': { preview: () => new Set() },
  },
  'events are plain': {
    'one holds an undefined': telling(({ emit }, { event, secret }) => {
      emit(Object.assign({ ...event }, { card: undefined }), secret)
    }),
  },
  'events tell what the list allows': {
    'one tells a field beyond it': { told: { ...pickpocket.told, purseLaid: ['seat', 'card', 'faces'] } },
  },
  'events name faces under faces only': {
    'one names its face elsewhere': telling(({ emit, state }, { event, secret }) => {
      emit(event.type === 'purseLaid' ? { ...event, seat: state.faces[event.card] ?? '' } : event, secret)
    }),
    'one does so in its secret part': telling(({ emit, state }, { event, secret }) => {
      emit(event, secret && { ...secret, more: { ...secret.more, seat: state.faces[event.card] ?? '' } })
    }),
  },
  'take-back goes back': {
    'a purse is laid open, and back again': {
      apply({ state, seat, emit }, { card }) {
        emit({ type: 'purseLaid', seat, card, die: 6, faces: { [card]: state.faces[card] ?? '' } })
        state.turns++
      },
    },
    'a look at the crowd, and back again': {
      apply({ state, seat, emit }) {
        const card = state.crowd[0] ?? ''
        emit({ type: 'purseDrawn', seat, card }, { to: [seat], more: { faces: { [card]: state.faces[card] ?? '' } } })
        state.turns++
      },
    },
  },
  'no rule throws': {
    'a move does': {
      apply() {
        throw new Error('no such purse')
      },
    },
  },
})
