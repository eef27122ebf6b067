import { describe, expect, test } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import type { Game } from '../../shared/kernel/game.ts'
import { cheapLaws, type Looked, lawS2, secrecyLaws } from '../../shared/kernel/laws/index.ts'

/*
 * A registered game under every law. That the laws catch what they are for is shown beside them, in shared/kernel/laws.
 * A broken law names game, seed, step and match; by that name the match is walked again.
 */

/** FULL=1 walks five times as many matches. */
const SCALE = process.env.FULL ? 5 : 1
const TIMEOUT = SCALE * 10 * 60_000
const PAIRS = 10
/**
 * Fewer matches of a game that takes five hundred steps: enough to have every number of players half a dozen times over,
 * and as many steps as a short game is looked at for. FULL=1 walks them all.
 */
const ENOUGH = process.env.FULL ? Number.POSITIVE_INFINITY : 12_000

/** So many matches of a game for a law, over all numbers of players in turn. */
const matchesFor = (game: Game, law: string, count: number) =>
  Array.from({ length: count * SCALE }, (_, i) => {
    const players = game.players[i % game.players.length] as number
    return { options: game.options(players), name: `${law}, ${game.id}, ${players} players, ${i}` }
  })

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Where nothing was looked at, nothing can have been wrong. */
function expectWork(looked: readonly Looked[]): void {
  expect(sum(looked.map(({ steps }) => steps))).toBeGreaterThan(looked.length)
  expect(sum(looked.map(({ exchanged }) => exchanged))).toBeGreaterThan(100)
  expect(sum(looked.map(({ followed }) => followed))).toBeGreaterThan(0)
  expect(sum(looked.map(({ choices }) => choices))).toBeGreaterThan(looked.length)
}

export function holdAgainstLaws(id: string): void {
  const game = GAMES[id]?.game
  if (!game) throw new Error(`there is no game ${id}`)

  describe(id, () => {
    test('keeps the cheap laws', { timeout: TIMEOUT }, () => {
      let steps = 0
      const matches = matchesFor(game, 'cheap', 100)
      for (const { options, name } of matches) if (steps < ENOUGH) steps += cheapLaws(game, options, name)
      expect(steps).toBeGreaterThan(matches.length)
    })

    test('keeps S1, S3 and S4 on every step of a few matches', { timeout: TIMEOUT }, () => {
      expectWork(matchesFor(game, 'every step', 3).map(({ options, name }) => secrecyLaws(game, options, name)))
    })

    test('keeps S1, S3 and S4 on a step in twenty of many', { timeout: TIMEOUT }, () => {
      expectWork(matchesFor(game, 'some steps', 60).map(({ options, name }) => secrecyLaws(game, options, name, 20)))
    })

    test('keeps S2, and its twins went a long way together', { timeout: TIMEOUT }, () => {
      const twins = matchesFor(game, 'twins', 30).map(({ options, name }) => lawS2(game, options, name, PAIRS))
      const pairs = sum(twins.map(each => each.pairs))
      expect(pairs).toBeGreaterThan(0.9 * PAIRS * twins.length)
      expect(sum(twins.map(each => each.steps))).toBeGreaterThan(3 * pairs)
    })
  })
}
