import { liftRoadblock, setRoadblock } from '../../rules/police.ts'
import { roadblockAt, whereIs } from '../../rules/questions.ts'
import { ROADBLOCKS } from '../../state.ts'
import type { CardRule } from '../rule.ts'
import { within } from './questions.ts'

const RANGE = 2

/** One of the two markers (D-3); with both on the map, the one chosen moves. One to a Location. */
export const roadblock: CardRule = {
  type: 'organisation',
  copies: 3,
  targets(state, who) {
    const free = within(state, whereIs(state, who), RANGE).filter(at => roadblockAt(state, at) === null)
    if (ROADBLOCKS.some(which => state.roadblocks[which] === null)) return free.map(at => ({ at }))
    return ROADBLOCKS.flatMap(what => free.map(at => ({ at, what })))
  },
  play(turn, _, { at, what }) {
    const moving = ROADBLOCKS.find(which => which === what)
    if (moving) liftRoadblock(turn, moving)
    if (at) setRoadblock(turn, at)
  },
}
