import type { Location } from '../map/locations.ts'
import { isHidden, neighbours, partnerOf, whereIs } from '../rules/questions.ts'
import { type DiabolikTurn, tell } from '../rules/turn.ts'
import { CRIMINALS, type Criminal, type Letter, type State } from '../state.ts'
import type { SheetRule } from './rule.ts'
import {
  atClue,
  atHeist,
  bothInShadows,
  bringHidden,
  clue,
  drawCard,
  dropClue,
  part,
  raiseDanger,
  reveal,
  runOff,
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

/** The train runs by the Highways: it is robbed between any two Locations, and the robbery tells of which kind they are. */
export const nightExpress: SheetRule = {
  extras: ['matteo'],
  parts: [
    part({ pay: ['plan'], when: [atHeist], effects: [bringHidden('matteo')] }),
    part({ when: [withExtra('matteo')] }),
    part({ pay: ['movement'], when: [alongTheLine, bothInShadows], effects: [runOff] }),
  ],
  clues: [
    clue({ when: [atClue], effects: [drawCard] }),
    clue({ pay: ['movement'], when: [atClue], effects: [reveal('matteo'), dropClue] }),
    clue({ when: [withShown('matteo')], effects: [sayHowMany, raiseDanger] }),
  ],
}
