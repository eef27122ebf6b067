import { pickpocket } from '../pickpocket.ts'
import { active, counting, hand, noteOf, plant, rich, type State, seeing, stating, telling } from './testing.ts'

let counter = 0
let glimpsed: State | undefined
const crowd = (state: State): string => state.crowd.map(id => state.faces[id]).join()
/** A deal that leaves everything where it is. */
const noDeal = { drawn: 0, int: (n: number) => n - 1 }

plant({
  S1: {
    'rich purses lie in front': seeing((piece, id, state) => ({
      ...piece,
      order: rich(state, id) ? piece.order : piece.order + 100,
    })),
    'a hidden purse has a mark': seeing((piece, id, state) => ({ ...piece, marks: rich(state, id) ? ['heavy'] : [] })),
    'a fact tells the next purse': stating(state => rich(state, state.crowd[0])),
    'a fact tells the crowd before the first move': stating(state => (state.turns === 0 ? crowd(state) : '')),
    'a fact tells the crowd after the last move': stating(state => (pickpocket.outcome(state) ? crowd(state) : '')),
    'an offer lacks a move when another hand is rich': {
      moves(state, seat) {
        const moves = pickpocket.moves(state, seat)
        const others = state.seats.filter(other => other !== seat).flatMap(other => hand(state, other))
        return moves.length > 1 && others.some(id => rich(state, id)) ? moves.slice(1) : moves
      },
    },
    'an offer is turned round when the crowd is rich': {
      moves(state, seat) {
        const moves = pickpocket.moves(state, seat)
        return rich(state, state.crowd[0]) ? moves.reverse() : moves
      },
    },
    'a preview shows the next purse': { preview: state => state.faces[state.crowd[0] ?? ''] ?? null },
    'a drawn purse is shown to everybody secretly': telling(({ emit, state }, { event, secret }) => {
      emit(event, secret && { ...secret, to: state.seats })
    }),
  },
  S2: {
    'a fact tells how many rich purses were drawn': { ...counting, ...stating(state => noteOf(state) ?? 0) },
    'a value on a purse does': {
      ...counting,
      ...seeing((piece, _, state) => ({ ...piece, value: Number(noteOf(state) ?? 0) })),
    },
    'an offer does': {
      ...counting,
      moves(state, seat) {
        const moves = pickpocket.moves(state, seat)
        return noteOf(state) ? moves.reverse() : moves
      },
    },
    'a number in an event tells others the worth of a purse': telling(({ emit, state, seat }, { event, secret }) => {
      emit(event, secret)
      const to = state.seats.filter(other => other !== seat)
      if (event.type === 'purseDrawn')
        emit(event, { to, more: Object.assign({ seat }, { weight: rich(state, event.card) }) })
    }),
    'only who has a rich purse is asked out of turn': {
      moves(state, seat) {
        if (pickpocket.outcome(state) || (seat !== active(state) && !hand(state, seat).some(id => rich(state, id))))
          return []
        return hand(state, seat).map(card => ({ type: 'sell', card }))
      },
    },
    'the room waits longer for a rich hand': { hold: state => hand(state, active(state)).some(id => rich(state, id)) },
    'hidden purses decide who wins, and nobody is told': {
      moves: (state, seat) => (state.turns === 0 ? pickpocket.moves(state, seat) : []),
      outcome: state =>
        state.turns === 0
          ? null
          : { winners: state.seats.filter(seat => rich(state, hand(state, seat)[0])), by: 'luck' },
    },
  },
  S3: {
    'a purse goes back into the crowd as it is': {
      apply: (turn, move) => pickpocket.apply({ ...turn, names: noDeal }, move),
    },
    'purses come out of the box as they are': {
      setup: (players, luck) => pickpocket.setup(players, { ...luck, names: noDeal }),
    },
  },
  S4: {
    'a bot has glimpsed the state in moves': {
      moves(state, seat) {
        glimpsed = state
        return pickpocket.moves(state, seat)
      },
      bot: (_, { moves }) => (glimpsed && rich(glimpsed, glimpsed.crowd[0]) ? moves.length - 1 : 0),
    },
    'a bot has glimpsed it in view': {
      view(state, viewer) {
        glimpsed = state
        return pickpocket.view(state, viewer)
      },
      bot: (_, { moves }) => (glimpsed && rich(glimpsed, glimpsed.crowd[0]) ? moves.length - 1 : 0),
    },
    'a reason has glimpsed it': {
      view(state, viewer) {
        glimpsed = state
        return pickpocket.view(state, viewer)
      },
      why: () => [{ why: glimpsed && rich(glimpsed, glimpsed.crowd[0]) ? 'rich' : 'poor' }],
    },
    'a bot has dice of its own': { bot: (_, { moves }) => counter++ % moves.length },
  },
  'bots choose from the offer': {
    'one names a move beyond it': { bot: (_, { moves }) => moves.length },
    'one names none': { bot: () => -1 },
    'one names half a move': { bot: () => 0.5 },
  },
})
