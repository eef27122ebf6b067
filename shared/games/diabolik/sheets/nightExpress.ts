import type { Location } from '../map/locations.ts'
import { neighbours, partnerOf, whereIs } from '../rules/questions.ts'
import type { Criminal, Letter, State } from '../state.ts'
import type { SheetRule } from './rule.ts'
import {
  atClue,
  atHeist,
  bothInShadows,
  clue,
  drawPapers,
  dropClue,
  part,
  pinDown,
  raiseDanger,
  runOff,
  seize,
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
    clue({ when: [atClue], effects: [pinDown, seize, dropClue] }),
    clue({ when: [withShown('matteo')], effects: [drawPapers, raiseDanger] }),
  ],
}
