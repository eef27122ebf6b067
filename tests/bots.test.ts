import { describe, expect, it } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { BotName, Game } from '../shared/kernel/game.ts'
import { seedOf } from '../shared/kernel/rng.ts'
import { playMatch } from '../tools/lib/playout.ts'

const TIMEOUT = 600_000
/** Of four hundred the share would be uncertain by five points: too few to hold a bot of 44 % to 40 %. */
const MATCHES = 2000

/** How many of these matches one bot wins against others of another kind, taking each seat in turn. */
function shareOf(game: Game, players: number, one: BotName, others: BotName): number {
  const options = game.options(players)
  const seats = game.seats(options).map(({ seat }) => seat)
  let won = 0
  for (let i = 0; i < MATCHES; i++) {
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
  return won / MATCHES
}

describe('bots of on-the-lam', () => {
  const game = GAMES['on-the-lam']?.game as Game

  it('one clever wins at least two in five against three plain', { timeout: TIMEOUT }, () => {
    expect(shareOf(game, 4, 'clever', 'plain')).toBeGreaterThanOrEqual(0.4)
  })

  it('one plain hardly ever loses to a random one', { timeout: TIMEOUT }, () => {
    expect(shareOf(game, 2, 'plain', 'random')).toBeGreaterThanOrEqual(0.9)
  })
})
