import { describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import { type Looked, lawS2, secrecyLaws } from '../shared/kernel/laws/index.ts'
import { LAW_TIMEOUT, matchesFor, sum } from './lib/laws.ts'

/* Every registered game under the laws of secrecy, as in laws.test.ts. */

const PAIRS = 10

describe.each(Object.values(GAMES))('$game.id', ({ game }) => {
  /** Where nothing was looked at, nothing can have been wrong. */
  const expectWork = (looked: readonly Looked[]) => {
    expect(sum(looked.map(({ steps }) => steps))).toBeGreaterThan(looked.length)
    expect(sum(looked.map(({ exchanged }) => exchanged))).toBeGreaterThan(100)
    expect(sum(looked.map(({ followed }) => followed))).toBeGreaterThan(0)
    expect(sum(looked.map(({ choices }) => choices))).toBeGreaterThan(looked.length)
  }

  test('keeps S1, S3 and S4 on every step of a few matches', { timeout: LAW_TIMEOUT }, () => {
    expectWork(matchesFor(game, 'every step', 3).map(({ options, name }) => secrecyLaws(game, options, name)))
  })

  test('keeps S1, S3 and S4 on a step in twenty of many', { timeout: LAW_TIMEOUT }, () => {
    expectWork(matchesFor(game, 'some steps', 60).map(({ options, name }) => secrecyLaws(game, options, name, 20)))
  })

  test('keeps S2, and its twins went a long way together', { timeout: LAW_TIMEOUT }, () => {
    const twins = matchesFor(game, 'twins', 30).map(({ options, name }) => lawS2(game, options, name, PAIRS))
    const pairs = sum(twins.map(each => each.pairs))
    expect(pairs).toBeGreaterThan(0.9 * PAIRS * twins.length)
    expect(sum(twins.map(each => each.steps))).toBeGreaterThan(3 * pairs)
  })
})
