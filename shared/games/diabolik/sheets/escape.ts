import { neighbours, policeAt, whereIs } from '../rules/questions.ts'
import type { Criminal, Letter, State } from '../state.ts'
import type { SheetRule, StageRule } from './rule.ts'
import { atHeist, bothInShadows, part, partnerAtHeist, runOff } from './verbs.ts'

/** Escape from Clerville (D-58): three ways out, each a lesson. */

/** Whoever waits there through a Police phase can be found: else every way out would be open on arrival. */
const waited = (state: State, _: Letter, who: Criminal): boolean =>
  state.acting?.figure === who && state.acting.moves === 0

const nobodyNear = (state: State, _: Letter, who: Criminal): boolean =>
  neighbours(state, whereIs(state, who)).every(({ to }) => policeAt(state, to).length === 0)

const wayOut = (only: StageRule<Criminal>): SheetRule => ({ parts: [only], clues: [], extras: [] })

export const byRoad = wayOut(part({ when: [atHeist, waited, nobodyNear] }))
export const byWater = wayOut(part({ when: [atHeist, waited], effects: [runOff] }))
export const byAir = wayOut(part({ when: [atHeist, waited, partnerAtHeist, bothInShadows] }))
