import { distance } from '../map/roads.ts'
import { isHidden, whereIs } from '../rules/questions.ts'
import { sneakTo } from '../rules/shadows.ts'
import { type DiabolikTurn, tell } from '../rules/turn.ts'
import { sneaks } from '../rules/ways.ts'
import { CRIMINALS, type Criminal, type Detective, type Watcher } from '../state.ts'
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
  raiseDanger,
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

function sayHowNear(turn: DiabolikTurn, _: unknown, who: Detective): void {
  const { state } = turn
  const steps = CRIMINALS.filter(each => isHidden(state, each)).map(each =>
    distance(state.area, whereIs(state, who), whereIs(state, each)),
  )
  if (steps.length > 0) tell(turn, 'criminals', 'nearestCriminal', Math.min(...steps))
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
    clue({ when: [atClue], effects: [sayHowNear, dropClue] }),
    clue({ when: [withShown('juliana')], effects: [drawPapers, raiseDanger] }),
  ],
}
