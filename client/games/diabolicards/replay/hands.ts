import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { type Player, SEATS } from '../../../../shared/games/diabolicards/state.ts'
import type { PieceId, View } from '../../../../shared/kernel/game.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import { eventsIn, standingAt } from '../../shots.ts'
import { type PlayedTurn, turnsOf } from '../ending/turns.ts'

export interface Held {
  readonly id: PieceId
  readonly card: CardName
  /** Everybody can see it (Why See, Open Book). */
  readonly open: boolean
}

/** What everybody holds, for a viewer from whom nothing is hidden: who plays, in the order of seats. */
export function handsIn({ pieces, facts }: View): { readonly seat: Player; readonly cards: readonly Held[] }[] {
  const all = Object.entries(pieces)
  const held = (seat: Player): Held[] =>
    all
      .filter(([, { place }]) => place === `hand:${seat}` || place === `open:${seat}` || place === `pledged:${seat}`)
      .map(([id, { place, face }]) => ({ id, card: face as CardName, open: place === `open:${seat}` }))
      .sort((a, b) => Number(a.open) - Number(b.open) || Number(a.id) - Number(b.id))
  return SEATS.slice(0, facts.players === 2 ? 2 : SEATS.length).map(seat => ({ seat, cards: held(seat) }))
}

/** The turns up to a shot; what was taken back is none. */
export function turnsUpTo(shots: readonly Shot[], at: number): PlayedTurn[] {
  const factsOf = (i: number) => (shots[i] as Shot).view.facts as DiabolicardsView['facts']
  return turnsOf(
    standingAt(shots, at).map(i => ({ before: factsOf(i - 1), after: factsOf(i), events: eventsIn(shots[i] as Shot) })),
  )
}
