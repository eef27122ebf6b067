import { describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import { cheapLaws, type Looked, lawS2, secrecyLaws } from '../shared/kernel/laws/index.ts'

/*
 * Every registered game under every law. That the laws catch what they are for is shown beside them, in
 * shared/kernel/laws. A broken law names game, seed, step and match; by that name the match is walked again.
 */

/** FULL=1 walks five times as many matches. */
const SCALE = process.env.FULL ? 5 : 1
const TIMEOUT = SCALE * 10 * 60_000
const PAIRS = 10

test('there are games to hold the laws against', () => {
  expect(Object.keys(GAMES)).not.toEqual([])
})

describe.each(Object.values(GAMES))('$game.id', ({ game }) => {
  /** So many matches, over all numbers of players in turn. */
  const matches = (law: string, count: number) =>
    Array.from({ length: count * SCALE }, (_, i) => {
      const players = game.players[i % game.players.length] as number
      return { options: game.options(players), name: `${law}, ${game.id}, ${players} players, ${i}` }
    })
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

  /** Where nothing was looked at, nothing can have been wrong. */
  const expectWork = (looked: readonly Looked[]) => {
    expect(sum(looked.map(({ steps }) => steps))).toBeGreaterThan(looked.length)
    expect(sum(looked.map(({ exchanged }) => exchanged))).toBeGreaterThan(100)
    expect(sum(looked.map(({ followed }) => followed))).toBeGreaterThan(0)
    expect(sum(looked.map(({ choices }) => choices))).toBeGreaterThan(looked.length)
  }

  test('keeps the cheap laws', { timeout: TIMEOUT }, () => {
    const steps = matches('cheap', 200).map(({ options, name }) => cheapLaws(game, options, name))
    expect(sum(steps)).toBeGreaterThan(steps.length)
  })

  test('keeps S1, S3 and S4 on every step of a few matches', { timeout: TIMEOUT }, () => {
    expectWork(matches('every step', 3).map(({ options, name }) => secrecyLaws(game, options, name)))
  })

  test('keeps S1, S3 and S4 on a step in twenty of many', { timeout: TIMEOUT }, () => {
    expectWork(matches('some steps', 60).map(({ options, name }) => secrecyLaws(game, options, name, 20)))
  })

  test('keeps S2, and its twins went a long way together', { timeout: TIMEOUT }, () => {
    const twins = matches('twins', 30).map(({ options, name }) => lawS2(game, options, name, PAIRS))
    const pairs = sum(twins.map(each => each.pairs))
    expect(pairs).toBeGreaterThan(0.9 * PAIRS * twins.length)
    expect(sum(twins.map(each => each.steps))).toBeGreaterThan(3 * pairs)
  })
})
