import type { SheetRule } from './rule.ts'
import {
  atClue,
  atHeist,
  atHideout,
  bringHidden,
  clue,
  doerOf,
  dropClue,
  part,
  raiseDanger,
  reveal,
  runOff,
  withExtra,
  withShown,
} from './verbs.ts'

/** D-44. */
export const bloodIdol: SheetRule = {
  extras: ['amira'],
  parts: [
    part({ pay: ['gadget', 'plan'], when: [atHeist], effects: [bringHidden('amira')] }),
    part({ when: [withExtra('amira')], effects: [runOff] }),
    part({ when: [doerOf(2, atHideout)] }),
  ],
  clues: [
    clue({ when: [atClue], effects: [raiseDanger] }),
    clue({ pay: ['resource', 'event'], when: [atClue], effects: [reveal('amira'), dropClue] }),
    clue({ when: [withShown('amira')], effects: [raiseDanger] }),
  ],
}
