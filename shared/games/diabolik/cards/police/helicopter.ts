import { cardOf, locationOf, trackOf, whereIs } from '../../rules/questions.ts'
import { turnUp } from '../../rules/tracks.ts'
import { tell } from '../../rules/turn.ts'
import type { CardRule } from '../rule.ts'
import { within } from './questions.ts'

const SIGHT = 3

/** A track card is turned up, which exposes nobody (D-32). Where a Heist, the Hideout or others are hidden it finds nothing. */
export const helicopter: CardRule = {
  type: 'resource',
  copies: 2,
  targets: (state, who) =>
    within(state, whereIs(state, who), SIGHT)
      .filter(at => !state.up.some(card => locationOf(state, card) === at))
      .map(at => ({ at })),
  play(turn, _, { at }) {
    const { state } = turn
    const card = at && cardOf(state, at)
    const found = card !== undefined && trackOf(state, card) !== null
    tell(turn, 'criminals', 'overflown', found ? 1 : 0)
    if (found) turnUp(turn, card)
  },
}
