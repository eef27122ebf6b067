import type { PieceId, Viewer } from '../../kernel/game.ts'
import { cardsIn, eyesOf, sideOf } from './rules/table.ts'
import { type Player, SEATS, SIDES, type State, ZONES } from './state.ts'

/** From the zones: what lies up is everybody's, a hand and what was laid down of it whoever's it is (C-22, C-33, C-53). */
export function knows(state: State, viewer: Viewer): ReadonlySet<PieceId> {
  if (viewer === 'all') return new Set(Object.keys(state.faces))
  const seated = (who: Player) =>
    typeof viewer === 'object'
      ? viewer.side === sideOf(who)
      : eyesOf(state.options.players, who).some(seat => seat === viewer)
  const known = new Set([...state.discards, ...state.shown])
  for (const card of state.contracts) if (card !== null) known.add(card)
  for (const side of SIDES) for (const zone of ZONES) for (const card of cardsIn(state, side, zone)) known.add(card)
  for (const who of SEATS) {
    if (seated(who) || state.opened?.seat === who) for (const card of state.hands[who]) known.add(card)
    if (seated(who)) for (const card of state.pledged[who]) known.add(card)
  }
  return known
}
