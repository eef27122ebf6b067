import { describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import { cheapLaws } from '../shared/kernel/laws/index.ts'
import { LAW_TIMEOUT, matchesFor, sum } from './lib/laws.ts'

/*
 * Every registered game under every law that costs little; those of secrecy stand in lawsOfSecrecy.test.ts. That the laws
 * catch what they are for is shown beside them, in shared/kernel/laws. A broken law names game, seed, step and match; by
 * that name the match is walked again.
 */

test('there are games to hold the laws against', () => {
  expect(Object.keys(GAMES)).not.toEqual([])
})

describe.each(Object.values(GAMES))('$game.id', ({ game }) => {
  test('keeps the cheap laws', { timeout: LAW_TIMEOUT }, () => {
    const steps = matchesFor(game, 'cheap', 100).map(({ options, name }) => cheapLaws(game, options, name))
    expect(sum(steps)).toBeGreaterThan(steps.length)
  })
})
