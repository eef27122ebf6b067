import { sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import { type Player, SEATS, type Side } from '../../../../shared/games/diabolicards/state.ts'
import type { LessonWords, Sentence } from '../../contract.ts'

/** A sentence that knows whom the reader plays, and for which side; nothing where there is none. */
export const toReader =
  (say: (mine: readonly Player[], side: Side) => string): NonNullable<LessonWords['reader']> =>
  ({ seats }) => {
    const mine = SEATS.filter(seat => seats.includes(seat))
    const [first] = mine
    return first ? say(mine, sideOf(first)) : ''
  }

/** What a pass leaves to do: a contract turn instead, nothing but the pass, or to play on while others pass. */
export const atAPass =
  (contract: string, pass: string, play: string): Sentence =>
  ({ choices }) => {
    const offered = (type: string): boolean => choices.some(choice => choice.type === type)
    if (!offered('pass')) return play
    return offered('trade') || offered('purge') ? contract : pass
  }
