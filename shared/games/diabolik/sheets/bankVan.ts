import { pick } from '../../../kernel/rng.ts'
import { stepsTowards } from '../map/roads.ts'
import { drawClue, sheetOf } from '../rules/clues.ts'
import type { DiabolikTurn } from '../rules/turn.ts'
import type { Letter } from '../state.ts'
import type { SheetRule } from './rule.ts'
import {
  atClue,
  atHeist,
  clue,
  doerOf,
  drawPapers,
  part,
  partnerDidPart,
  raiseDanger,
  runOff,
  seize,
  summonOfficer,
  turnUpHeist,
  withVan,
} from './verbs.ts'

/** Locations a round. */
const SPEED = 1

/** The Clue marker is the van's next branch, so the Detectives who work on it send the van elsewhere. */
function drive(turn: DiabolikTurn, letter: Letter): void {
  const { state } = turn
  const { clueAt } = sheetOf(state, letter)
  for (let step = 0; step < SPEED && state.van !== null; step++) {
    const from = state.van
    const ways = stepsTowards(state.area, from, clueAt ?? 'clerville')
    if (ways.length === 0) break
    const to = pick(turn.chance, ways)
    state.van = to
    turn.emit({ type: 'walked', who: 'van', from, to })
  }
  if (state.van === clueAt) drawClue(turn, letter)
}

function driveOff(turn: DiabolikTurn): void {
  turn.state.van = null
  turn.emit({ type: 'extraLeft', who: 'van' })
}

/** Twice at a place that moves and that everybody sees, then to a quiet one. */
export const bankVan: SheetRule = {
  extras: [],
  setUp(turn) {
    turn.state.van = 'clerville'
    turn.emit({ type: 'extraShown', who: 'van', at: 'clerville' })
  },
  round: drive,
  parts: [
    part({ pay: ['event'], when: [withVan] }),
    part({ when: [partnerDidPart(1), withVan], effects: [runOff] }),
    part({ when: [doerOf(2, atHeist)], effects: [driveOff] }),
  ],
  clues: [
    clue({ when: [atClue], effects: [drawPapers, raiseDanger] }),
    clue({ when: [withVan], effects: [summonOfficer, seize, raiseDanger] }),
    clue({ when: [atClue], effects: [turnUpHeist, raiseDanger] }),
  ],
}
