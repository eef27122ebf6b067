import type { Seat, Types } from './game.ts'
import type { Match } from './match.ts'
import { equal } from './plain.ts'

/**
 * What a seat may do now. Numbered by the step after which it was made: so the number changes when the list does or when
 * the seat itself has moved, and after a restart no old number names another list.
 */
export interface Offer<M> {
  readonly number: number
  readonly moves: readonly M[]
}

export type Offers<M> = Readonly<Record<Seat, Offer<M>>>

/**
 * Every seat's offer after `mover` acted. An offer outlives other seats' moves as long as its own list stays the same,
 * so nobody's move costs another a click; the mover's is always new, so a repeated message does nothing twice.
 */
export function offersOf<T extends Types>(
  match: Match<T>,
  last: Offers<T['move']> = {},
  mover: Seat | null = null,
): Offers<T['move']> {
  const offers: Record<Seat, Offer<T['move']>> = {}
  for (const { seat } of match.seats) {
    const moves = match.game.moves(match.state, seat)
    const old = last[seat]
    offers[seat] = old && seat !== mover && equal(old.moves, moves) ? old : { number: match.seq, moves }
  }
  return offers
}

export const REFUSALS = ['noSeat', 'notYours', 'stale', 'noSuchMove', 'noTakeBack'] as const
export type Refusal = (typeof REFUSALS)[number]

/** The move that an answer names, or why it is refused. `answer` is anything that came from outside. */
export function chosen<M>(offers: Offers<M>, seat: Seat, answer: unknown): { move: M } | { refused: Refusal } {
  const offer = Object.hasOwn(offers, seat) ? offers[seat] : undefined
  if (!offer) return { refused: 'noSeat' }
  if (typeof answer !== 'object' || answer === null) return { refused: 'noSuchMove' }
  const { offer: number, index } = answer as Record<string, unknown>
  if (number !== offer.number) return { refused: 'stale' }
  if (offer.moves.length === 0) return { refused: 'notYours' }
  if (typeof index !== 'number' || !Object.hasOwn(offer.moves, index)) return { refused: 'noSuchMove' }
  return { move: offer.moves[index] as M }
}
