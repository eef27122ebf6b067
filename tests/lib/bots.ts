import type { BotName, Game } from '../../shared/kernel/game.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { playMatch } from '../../tools/lib/playout.ts'

export const BOTS_TIMEOUT = 600_000

/** How many of these matches one bot wins against others of another kind, taking each seat in turn. */
export function shareOf(game: Game, players: number, one: BotName, others: BotName, matches: number): number {
  const options = game.options(players)
  const seats = game.seats(options).map(({ seat }) => seat)
  let won = 0
  for (let i = 0; i < matches; i++) {
    const own = i % seats.length
    const { outcome } = playMatch(
      game,
      options,
      seedOf(`bots ${i}`),
      seats.map((_, at) => (at === own ? one : others)),
    )
    const winners = outcome?.winners ?? []
    if (winners.includes(seats[own] as string)) won += 1 / winners.length
  }
  return won / matches
}
