import { choose, heardBy } from '../kernel/bots.ts'
import type { Game, Move, Seat, Sight } from '../kernel/game.ts'
import type { Recorded } from '../kernel/history.ts'
import type { Match } from '../kernel/match.ts'
import { rngOf, type Seed } from '../kernel/rng.ts'
import type { Level } from '../wire/protocol.ts'

/** What a bot is asked, as plain data: the same question has the same answer, wherever it is thought about. */
export interface Question {
  readonly level: Level
  readonly sight: Sight
  /** The bots' own chance, and which of their thoughts this is: were it the match's, their moves would tell of cards to come. */
  readonly luck: { readonly seed: Seed; readonly nth: number }
}

/** Answers with an index into the moves. */
export type Think = (game: Game, question: Question) => Promise<number>

/** What is asked of whoever plays this seat, from what that seat knows. */
export function questionOf(
  { game, state, seats }: Match,
  records: readonly Recorded[],
  seat: Seat,
  moves: readonly Move[],
  asked: Pick<Question, 'level' | 'luck'>,
): Question {
  return { ...asked, sight: { seat, moves, view: game.view(state, seat), heard: heardBy(records, seats, seat) } }
}

export const answerTo = (game: Game, { level, sight, luck }: Question): number =>
  choose(game, level, sight, rngOf(luck.seed, luck.nth))

/** At once, and in place: nobody else is kept waiting, or nobody minds. */
export const thinkHere: Think = async (game, question) => answerTo(game, question)
