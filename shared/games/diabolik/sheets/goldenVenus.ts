import type { SheetRule } from './rule.ts'
import {
  atClue,
  atHeist,
  atHideout,
  bothInShadows,
  bringHidden,
  clue,
  part,
  partnerAtHeist,
  raiseDanger,
  reveal,
  seize,
  turnUpHeist,
  withExtra,
} from './verbs.ts'

/** It takes two to carry her: both Criminals end on one card, which the last Clue turns up. */
export const goldenVenus: SheetRule = {
  extras: ['clara'],
  parts: [
    part({ pay: ['plan'], when: [atHideout], effects: [bringHidden('clara')] }),
    part({ when: [withExtra('clara')] }),
    part({ when: [atHeist, partnerAtHeist, bothInShadows] }),
  ],
  clues: [
    // D-45.
    clue({ when: [atClue], effects: [raiseDanger] }),
    clue({ pay: ['resource'], when: [atClue], effects: [reveal('clara'), seize, raiseDanger] }),
    clue({ when: [atClue], effects: [turnUpHeist, raiseDanger] }),
  ],
}
