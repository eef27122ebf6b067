import { randomBytes, randomInt } from 'node:crypto'
import { choose, heardBy } from '../../shared/kernel/bots.ts'
import type { Move, Seat } from '../../shared/kernel/game.ts'
import type { Recorded } from '../../shared/kernel/history.ts'
import type { Match } from '../../shared/kernel/match.ts'
import { type Rng, rngOf } from '../../shared/kernel/rng.ts'
import type { Level } from '../../shared/wire/protocol.ts'

/** Luck of the bots' own: were it the match's, their moves would tell of cards to come. */
export const botLuck = (): Rng => rngOf(randomBytes(16).toString('hex'), 0)

/** How long a bot seems to think: drawn without a look at what it thinks about, so that it tells nothing. */
export const thinking = (pace: number): number => Math.round(pace * randomInt(700, 1501))

/** The bot's pick among the moves of a seat, from what that seat knows. */
export function botMove(
  match: Match,
  records: readonly Recorded[],
  seat: Seat,
  moves: readonly Move[],
  level: Level,
  luck: Rng,
): Move | undefined {
  const { game, state, seats } = match
  if (moves.length === 1) return moves[0]
  const sight = { seat, moves, view: game.view(state, seat), heard: heardBy(records, seats, seat) }
  return moves[choose(game, level, sight, luck)]
}
