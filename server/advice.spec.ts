import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { Log } from '../shared/kernel/history.ts'
import type { Loaded } from '../shared/match/journal.ts'
import { adviceAt } from './advice.ts'

it('lets others be served while a long match is played anew', async () => {
  const { log } = JSON.parse(readFileSync('tests/replays/on-the-lam-4-random.json', 'utf8')) as { log: Log }
  const game = GAMES[log.game]?.game
  if (!game) throw new Error('no such game')
  const entries = log.entries.map((entry, n) => ({ n, at: n, entry, record: null }))
  const loaded = { saved: { options: log.options, seed: log.seed }, entries } as unknown as Loaded
  let [turns, working] = [0, true]
  const serve = (): void => {
    turns++
    if (working) setImmediate(serve)
  }
  setImmediate(serve)
  expect(await adviceAt(game, loaded, 800)).not.toHaveLength(0)
  working = false
  expect(turns).toBeGreaterThanOrEqual(800 / 16)
  expect(await adviceAt(game, loaded, 5000)).toBeNull()
})
