import type { PersonState, State } from './state.ts'

const person = ({ at, hand, item, searched }: PersonState): PersonState => ({
  at,
  hand: [...hand],
  item,
  searched: [...searched],
})

/** Field by field: a spread would make the copies of one state differ in their layout, which V8 pays for at each step. */
export const clone = (state: State): State => ({
  faces: { ...state.faces },
  cast: [...state.cast],
  people: {
    boxer: person(state.people.boxer),
    dame: person(state.people.dame),
    reporter: person(state.people.reporter),
    ceo: person(state.people.ceo),
  },
  police: state.police,
  alibis: { cards: [...state.alibis.cards], discards: [...state.alibis.discards] },
  plays: { cards: [...state.plays.cards], discards: [...state.plays.discards] },
  round: state.round,
  first: state.first,
  active: state.active,
  decision:
    state.decision.type === 'investigation'
      ? { ...state.decision, queue: [...state.decision.queue] }
      : { ...state.decision },
  outcome: state.outcome && { winners: [...state.outcome.winners], by: state.outcome.by },
})
