import { sneakTo } from '../rules/shadows.ts'
import { sneaks } from '../rules/ways.ts'
import type { Criminal, Watcher } from '../state.ts'
import type { SheetRule, StageRule } from './rule.ts'
import {
  atClue,
  atHeist,
  bothInShadows,
  clue,
  drawPapers,
  dropClue,
  noPolice,
  part,
  partnerDidPart,
  pinDown,
  raiseDanger,
  seize,
  travels,
  withExtra,
  withPartner,
  withShown,
} from './verbs.ts'

/** Through the window: the movement is chosen with the Part, in one step, as all hidden ones are. */
const throughTheWindow: StageRule<Criminal> = {
  price: ['gadget'],
  targets: (state, letter, who) => (atHeist(state, letter, who) ? sneaks(state, who) : []),
  activate(turn, _, who, { to, seen }) {
    if (to) sneakTo(turn, who, to, seen ? (seen.split(',') as Watcher[]) : [])
  },
}

/** One takes the case, the other the stones, which travel for all to see; and they must meet. */
export const queenEsmeralda: SheetRule = {
  extras: ['juliana'],
  setUp: travels('juliana'),
  parts: [
    throughTheWindow,
    part({ when: [partnerDidPart(1), withExtra('juliana')] }),
    part({ when: [withPartner, bothInShadows, noPolice] }),
  ],
  clues: [
    // D-45.
    clue({ pay: ['event', 'organisation'], when: [atClue], effects: [raiseDanger] }),
    clue({ when: [atClue], effects: [pinDown, seize, dropClue] }),
    clue({ when: [withShown('juliana')], effects: [drawPapers, raiseDanger] }),
  ],
}
