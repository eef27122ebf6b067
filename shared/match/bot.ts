import { choose, heardBy } from '../kernel/bots.ts'
import type { Move, Seat } from '../kernel/game.ts'
import type { Recorded } from '../kernel/history.ts'
import type { Match } from '../kernel/match.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Level } from '../wire/protocol.ts'

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
