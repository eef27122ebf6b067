import type { SheetRule } from './rule.ts'
import {
  atClue,
  atHeist,
  atHideout,
  bothInShadows,
  bringHidden,
  clue,
  dropClue,
  otherThanDoerOf,
  part,
  partnerAtHeist,
  raiseDanger,
  reveal,
  turnUpHideout,
  withExtra,
  withShown,
} from './verbs.ts'

/** Two at two places on the minute; then the way home, which the last Clue gives away. */
export const havelWatches: SheetRule = {
  extras: ['leopold'],
  parts: [
    part({ pay: ['event'], when: [atHeist], effects: [bringHidden('leopold')] }),
    part({ pay: ['gadget'], when: [withExtra('leopold'), partnerAtHeist, bothInShadows] }),
    part({ when: [otherThanDoerOf(2, atHideout)] }),
  ],
  clues: [
    // D-45.
    clue({ pay: ['resource', 'organisation'], when: [atClue], effects: [raiseDanger] }),
    clue({ when: [atClue], effects: [reveal('leopold'), dropClue] }),
    clue({ when: [withShown('leopold')], effects: [turnUpHideout] }),
  ],
}
