import type { SheetRule } from './rule.ts'
import {
  atClue,
  atHideout,
  awayFromHideout,
  bothInShadows,
  bringHidden,
  clue,
  dropClue,
  otherThanDoerOf,
  part,
  partnerAtHeist,
  raiseDanger,
  reveal,
  seize,
  turnUpHeist,
  turnUpHideout,
  withExtra,
  withPartner,
  withShown,
} from './verbs.ts'

/** Two watches set by each other, two at two places on the minute; then the way home, which the last Clue gives away. */
export const havelWatches: SheetRule = {
  extras: ['leopold'],
  parts: [
    part({ when: [withPartner, bothInShadows, awayFromHideout], effects: [bringHidden('leopold')] }),
    part({ when: [withExtra('leopold'), partnerAtHeist, bothInShadows] }),
    part({ when: [otherThanDoerOf(2, atHideout)] }),
  ],
  clues: [
    // D-45.
    clue({ pay: ['resource', 'organisation'], when: [atClue], effects: [raiseDanger] }),
    clue({ when: [atClue], effects: [reveal('leopold'), turnUpHeist, seize, dropClue] }),
    clue({ when: [withShown('leopold')], effects: [turnUpHideout, raiseDanger] }),
  ],
}
