import type { SheetRule } from './rule.ts'
import {
  atClue,
  atHeist,
  bothInShadows,
  clue,
  drawPapers,
  farFromHeist,
  noPolice,
  part,
  partnerDidPart,
  raiseDanger,
  runOff,
  seize,
  summonOfficer,
  turnUpHeist,
  withPartner,
} from './verbs.ts'

/** How far off a diversion must be, and how far the serpent must be carried to where the two meet. */
const FAR = 3

/** One draws the Police away, the other goes in; far off they meet. */
export const serpentOfFire: SheetRule = {
  extras: [],
  parts: [
    part({ pay: ['event'], when: [farFromHeist(FAR)], effects: [runOff] }),
    part({ when: [partnerDidPart(1), atHeist, noPolice] }),
    part({ when: [withPartner, bothInShadows, farFromHeist(FAR), noPolice] }),
  ],
  clues: [
    clue({ when: [atClue], effects: [drawPapers, raiseDanger] }),
    clue({ pay: ['movement'], when: [atClue], effects: [turnUpHeist, seize, raiseDanger] }),
    clue({ when: [atClue], effects: [summonOfficer, raiseDanger] }),
  ],
}
