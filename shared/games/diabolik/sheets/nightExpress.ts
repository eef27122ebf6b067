import type { Location } from '../map/locations.ts'
import { isHidden, neighbours, partnerOf, whereIs } from '../rules/questions.ts'
import { type DiabolikTurn, tell } from '../rules/turn.ts'
import { CRIMINALS, type Criminal, type Letter, type State } from '../state.ts'
import type { SheetRule } from './rule.ts'
import {
  atClue,
  atHeist,
  bothInShadows,
  clue,
  drawPapers,
  dropClue,
  part,
  raiseDanger,
  runOff,
  travels,
  withExtra,
  withShown,
} from './verbs.ts'

const highwaysFrom = (state: State, at: Location): Location[] =>
  neighbours(state, at)
    .filter(({ type }) => type === 'highway')
    .map(({ to }) => to)

const alongTheLine = (state: State, _: Letter, who: Criminal): boolean =>
  highwaysFrom(state, whereIs(state, who)).includes(whereIs(state, partnerOf(who)))

function sayHowMany(turn: DiabolikTurn): void {
  const { state } = turn
  const near = CRIMINALS.filter(who => isHidden(state, who) && highwaysFrom(state, whereIs(state, who)).length > 0)
  tell(turn, 'criminals', 'onHighways', near.length)
}

/** The stoker goes to his train in the open; it is robbed between any two Locations, and the robbery tells of which kind. */
export const nightExpress: SheetRule = {
  extras: ['matteo'],
  setUp: travels('matteo'),
  parts: [
    part({ when: [withExtra('matteo')] }),
    part({ when: [atHeist] }),
    part({ pay: ['movement'], when: [alongTheLine, bothInShadows], effects: [runOff] }),
  ],
  clues: [
    clue({ when: [atClue], effects: [drawPapers, raiseDanger] }),
    clue({ when: [atClue], effects: [sayHowMany, dropClue] }),
    clue({ when: [withShown('matteo')], effects: [drawPapers, raiseDanger] }),
  ],
}
