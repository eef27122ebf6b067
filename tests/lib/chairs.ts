import type { Seat, View } from '../../shared/kernel/game.ts'
import type { Host } from '../../shared/match/host.ts'
import { sittersOf } from '../../shared/match/shown.ts'
import type { OfferMessage, TurnMessage } from '../../shared/wire/protocol.ts'

/* What is to be seen from a chair, whether or not somebody looks from there. */

export function shownTo(host: Host, player: number): { readonly view: View; readonly turn: TurnMessage } {
  const { chairs, turns, late } = host.shown()
  const [view, turn] = [chairs.get(player), turns.get(player)]
  if (view && turn) return { view, turn }
  if (!late) throw new Error('nothing is shown yet')
  return late(player)
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
