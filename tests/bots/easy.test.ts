import { expect, it } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import { reportOf, results } from '../../tools/lib/simulation.ts'
import { BOTS_TIMEOUT } from '../lib/bots.ts'

/** What was measured is in notes.md of each game. */
const CASES = [
  ['diabolicards', 2, ['plain', 'easy'], 'dawn', 0.65, 400, 100],
  ['on-the-lam', 4, ['plain', 'easy', 'easy', 'easy'], 'boxer', 0.4, 400, 12],
  ['diabolik', 4, ['plain', 'plain', 'easy', 'easy'], 'criminals', 0.65, 200, 24],
  ['diabolik', 4, ['easy', 'easy', 'plain', 'plain'], 'detectives', 0.65, 200, 24],
] as const

it.each(CASES)(
  'in %s with %i plain beats easy: %j',
  { timeout: BOTS_TIMEOUT },
  (id, players, bots, side, least, full, few) => {
    const game = GAMES[id]?.game
    if (!game) throw new Error(`no ${id}`)
    const games = process.env.FULL ? full : few
    const plan = { game, options: game.options(players), bots, games, seed: 'easy' }
    expect((reportOf(plan, [...results(plan)], 0).wins[side] ?? 0) / games).toBeGreaterThanOrEqual(least)
  },
)
