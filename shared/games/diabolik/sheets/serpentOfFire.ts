import type { SheetRule } from './rule.ts'
import {
  atClue,
  atHeist,
  clue,
  doerOf,
  drawCard,
  farFromHeist,
  noPolice,
  part,
  partnerDidPart,
  raiseDanger,
  runOff,
  summonOfficer,
  turnUpHeist,
} from './verbs.ts'

/** How far off a diversion must be. */
const FAR = 3

/** One draws the Police away, the other goes in. */
export const serpentOfFire: SheetRule = {
  extras: [],
  parts: [
    part({ pay: ['plan'], when: [atHeist] }),
    part({ pay: ['event'], when: [partnerDidPart(1), farFromHeist(FAR)], effects: [runOff] }),
    part({ pay: ['gadget'], when: [doerOf(1, atHeist, noPolice)] }),
  ],
  clues: [
    clue({ when: [atClue], effects: [drawCard] }),
    clue({ pay: ['movement', 'organisation'], when: [atClue], effects: [turnUpHeist] }),
    clue({ when: [atClue], effects: [summonOfficer, raiseDanger] }),
  ],
}
