import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { Log } from '../shared/kernel/history.ts'
import type { Loaded } from '../shared/match/journal.ts'
import { adviceAt } from './advice.ts'
import { costOf, costsOf } from './costs.ts'

const loadedOf = (name: string) => {
  const { log } = JSON.parse(readFileSync(`tests/replays/${name}.json`, 'utf8')) as { log: Log }
  const game = GAMES[log.game]?.game
  if (!game) throw new Error('no such game')
  const entries = log.entries.map((entry, n) => ({ n, at: n, entry, record: null }))
  return { game, loaded: { saved: { options: log.options, seed: log.seed }, entries } as unknown as Loaded }
}

it.each(['on-the-lam-4-random', 'diabolicards-2-clever'])('finds in %s what cost somebody most', async name => {
  const { game, loaded } = loadedOf(name)
  const costly = await costsOf(game, loaded, 0)
  expect(costly).toHaveLength(3)
  const costs = costly.map(({ cost }) => cost)
  expect(costs).toEqual([...costs].sort((one, other) => other - one))
  for (const { at, seat, made, best } of costly) {
    // It is the decision that the log has there, and both moves were on offer.
    const advice = (await adviceAt(game, loaded, at))?.find(each => each.seat === seat)
    expect(advice?.moves[advice.made ?? -1]).toEqual(made.move)
    expect(advice?.moves).toContainEqual(best.move)
    expect(best.move).not.toEqual(made.move)
  }
})

it('counts what no bot would do as the worst of what one would, and the best as nothing', () => {
  expect(costOf([1, 3, 2], 2)).toEqual({ cost: 1, best: 1 })
  expect(costOf([1, 3, Number.NEGATIVE_INFINITY], 2)).toEqual({ cost: 2, best: 1 })
  expect(costOf([1, 3, 2], 1).cost).toBe(0)
  expect(costOf([1, 3], -1).cost).toBe(0)
  expect(costOf([], -1).cost).toBe(0)
})
