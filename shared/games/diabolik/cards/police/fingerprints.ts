import { distance } from '../../map/roads.ts'
import { bringClue, sheetOf } from '../../rules/clues.ts'
import { whereIs } from '../../rules/questions.ts'
import { LETTERS } from '../../state.ts'
import type { CardRule } from '../rule.ts'

const REACH = 3

/** A Clue marker that is not far comes to the Detective. */
export const fingerprints: CardRule = {
  type: 'organisation',
  copies: 2,
  targets: (state, who) =>
    LETTERS.filter(letter => {
      const { clueAt, done } = sheetOf(state, letter)
      const away = clueAt === null || done ? 0 : distance(state.area, whereIs(state, who), clueAt)
      return away > 0 && away <= REACH
    }).map(what => ({ what })),
  play(turn, who, { what }) {
    const letter = LETTERS.find(each => each === what)
    if (letter) bringClue(turn, letter, whereIs(turn.state, who))
  },
}
