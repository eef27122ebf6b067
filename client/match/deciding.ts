import type { Seat } from '../../shared/kernel/game.ts'
import type { TableState } from '../session/tableState.ts'

/** Own seats that have something to choose from in what is shown. */
export const ownDeciders = ({ moment }: Pick<TableState, 'moment'>): Seat[] =>
  Object.entries(moment?.offers ?? {}).flatMap(([seat, { moves }]) => (moves.length > 0 ? [seat] : []))

/**
 * Whose decision it is. The own offers tell of the own seats; of others, games tell by the fact `decider` (seats joined
 * by commas), and where a game does not, the clock tells whose time runs.
 */
export function deciders(state: Pick<TableState, 'moment' | 'company'>): Seat[] {
  const { moment, company } = state
  if (!moment || company?.phase !== 'running') return []
  const seats = company.chairs.flatMap(chair => chair.seats)
  const named = String(moment.view.facts.decider ?? '').split(',')
  const told = seats.filter(seat => named.includes(seat))
  const own = ownDeciders(state)
  if (own.length > 0) return [...own, ...told.filter(seat => !own.includes(seat))]
  if (told.length > 0) return told
  return company.chairs.find(({ player }) => player === company.clock?.player)?.seats.slice() ?? []
}

/** Milliseconds left on the clock of the one who decides; null: no clock. */
export function leftOnClock(
  { company, companyAt }: Pick<TableState, 'company' | 'companyAt'>,
  now: number,
): number | null {
  if (!company?.clock) return null
  return Math.max(0, company.clock.left - (now - companyAt))
}

export const roundOf = ({ moment }: Pick<TableState, 'moment'>): number | null => {
  const round = moment?.view.facts.round
  return typeof round === 'number' ? round : null
}

/** Cards in a seat's hand, where the table has such a place; what lies open there is apart, and belongs to it. */
export const cardsOf = ({ moment }: Pick<TableState, 'moment'>, seat: Seat): number =>
  Object.values(moment?.view.pieces ?? {}).filter(({ place }) => [`hand:${seat}`, `open:${seat}`].includes(place))
    .length
