import type { Location } from '../../map/locations.ts'
import { liftRoadblock, setRoadblock } from '../../rules/police.ts'
import { placeOf, roadblockAt, whereIs } from '../../rules/questions.ts'
import { ROADBLOCKS } from '../../state.ts'
import type { CardRule } from '../rule.ts'
import { officersOut, within } from './questions.ts'

const RANGE = 2

/** One of the two markers (D-3); with both on the map, the one chosen moves. One to a Location. What it bars: `isWatched`. */
export const roadblock: CardRule = {
  type: 'organisation',
  copies: 4,
  targets(state, who) {
    const posts = [whereIs(state, who), ...officersOut(state, who).map(officer => placeOf(state, officer) as Location)]
    const near = new Set(posts.flatMap(at => within(state, at, RANGE)))
    const free = [...near].filter(at => roadblockAt(state, at) === null)
    if (ROADBLOCKS.some(which => state.roadblocks[which] === null)) return free.map(at => ({ at }))
    return ROADBLOCKS.flatMap(what => free.map(at => ({ at, what })))
  },
  play(turn, _, { at, what }) {
    const moving = ROADBLOCKS.find(which => which === what)
    if (moving) liftRoadblock(turn, moving)
    if (at) setRoadblock(turn, at)
  },
}
