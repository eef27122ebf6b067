import type { Seat, View } from '../../shared/kernel/game.ts'
import { seenBy } from '../../shared/kernel/revealed.ts'
import type { Host } from '../../shared/match/host.ts'
import { sittersOf, viewFrom } from '../../shared/match/shown.ts'
import type { OfferMessage, TurnMessage } from '../../shared/wire/protocol.ts'

/* What is to be seen from a chair, whether or not somebody looks from there. */

export function shownTo(host: Host, player: number): { readonly view: View; readonly turn: TurnMessage } {
  const shown = host.shown()
  const [view, turn] = [viewFrom(shown, player), shown.turns.get(player)]
  if (view && turn) return { view, turn }
  if (!shown.late) throw new Error('nothing is shown yet')
  const seen = shown.late(player)
  return { view: seenBy(shown.public, seen.own), turn: seen.turn }
}

export function offerTo(
  host: Host,
  seat: Seat,
): { readonly offer: OfferMessage; readonly view: View; readonly player: number } {
  const chair = sittersOf(host.specs).find(({ seats }) => seats.includes(seat))
  if (!chair) throw new Error(`${seat} is not at this table`)
  const { player } = chair
  const { view, turn } = shownTo(host, player)
  const offer = turn.offers[seat]
  if (!offer) throw new Error(`${seat} is offered nothing`)
  return { offer, view, player }
}
