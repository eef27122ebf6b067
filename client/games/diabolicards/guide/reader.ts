import { sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import { type Player, SEATS, type Side } from '../../../../shared/games/diabolicards/state.ts'
import type { LessonWords } from '../../contract.ts'

/** A sentence that knows whom the reader plays, and for which side; nothing where there is none. */
export const toReader =
  (say: (mine: readonly Player[], side: Side) => string): NonNullable<LessonWords['reader']> =>
  ({ seats }) => {
    const mine = SEATS.filter(seat => seats.includes(seat))
    const [first] = mine
    return first ? say(mine, sideOf(first)) : ''
  }
