import { liftRoadblock } from '../../rules/police.ts'
import { isOfficer, whereIs } from '../../rules/questions.ts'
import { sendToStation } from '../../rules/wounds.ts'
import { ROADBLOCKS } from '../../state.ts'
import { policeIn, within } from './around.ts'
import type { CrimeRule } from './rule.ts'

const FAR = 3

/** Detectives cannot be bought. */
export const bribe: CrimeRule = {
  type: 'event',
  copies: 3,
  targets(state, who) {
    const near = within(state, whereIs(state, who), FAR)
    const officers = policeIn(state, near).filter(isOfficer)
    const barriers = ROADBLOCKS.filter(each => near.some(at => state.roadblocks[each] === at))
    return [...officers.map(officer => ({ who: officer })), ...barriers.map(what => ({ what }))]
  },
  play(turn, _, { who: officer, what }) {
    if (officer !== undefined && isOfficer(officer)) return sendToStation(turn, officer)
    const barrier = ROADBLOCKS.find(each => each === what)
    if (barrier !== undefined) liftRoadblock(turn, barrier)
  },
}
