import type { Seat } from '../../kernel/game.ts'
import { askedBy } from './cards/index.ts'
import { NEIGHBOURS } from './rules/board.ts'
import { decider, distinct, HAND_LIMIT, mayEnter, ownAlibis, searchAt, tradesAt } from './rules/questions.ts'
import type { Move, PersonState, State, Suspect } from './state.ts'

export function moves(state: State, seat: Seat): Move[] {
  return state.outcome || seat !== decider(state) ? [] : movesOf(state, decider(state))
}

function movesOf(state: State, seat: Suspect): Move[] {
  const { decision } = state
  const person = state.people[seat]
  switch (decision.type) {
    case 'walk':
      return NEIGHBOURS[person.at].filter(to => mayEnter(state, seat, to)).map(to => ({ type: 'walk', to }))
    case 'act': {
      const trades: Move[] = tradesAt(state, seat, person.at).map(of => ({ type: 'trade', of }))
      const searches: Move[] = searchAt(state, seat, person.at) ? [{ type: 'search' }] : []
      return [...searches, ...trades, { type: 'draw' }, ...sorting(person, decision)]
    }
    case 'rolled':
      return [{ type: 'useItem' }, { type: 'stand' }]
    case 'again':
      return [{ type: 'search' }, { type: 'giveUp' }, ...sorting(person, decision)]
    case 'keep':
      return [person.item, decision.card].filter(card => card !== null).map(card => ({ type: 'keep', card }))
    case 'investigation':
      return distinct(state, ownAlibis(state, seat)).map(card => ({ type: 'handOver', card }))
    case 'trim': {
      const discards: Move[] = distinct(state, person.hand).map(card => ({ type: 'discard', card }))
      return person.hand.length > HAND_LIMIT ? discards : [{ type: 'done' }, ...discards]
    }
    default:
      return askedBy(decision)?.moves?.(state, seat) ?? []
  }
}

/**
 * L-15: as few as one likes. It is one move, not one a card: a card that is let go of by mistake does not come back. Once
 * before each decision: to and fro without end would be a turn without end.
 */
const sorting = ({ hand }: PersonState, { sorted = false }: { readonly sorted?: boolean }): Move[] =>
  hand.length > 0 && !sorted ? [{ type: 'sort' }] : []
