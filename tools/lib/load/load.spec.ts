import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LIMITS } from '../../../server/http/limits.ts'
import { mindsIn } from '../../../server/minds.ts'
import { GAMES } from '../../../shared/games/index.ts'
import { start } from '../../../shared/kernel/match.ts'
import { seedOf } from '../../../shared/kernel/rng.ts'
import { answerTo, questionOf } from '../../../shared/match/bot.ts'
import { serve } from '../../../tests/lib/server.ts'
import { kindOf } from './guests.ts'
import { loadOn } from './run.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

test('a load is put on a server, and told in figures', async () => {
  const [figures] = await loadOn([{ root: ROOT }], { tables: 3, warm: 1, seconds: 3, every: 100, watch: 2, minds: 2 })
  if (!figures) return expect.unreachable()
  expect(figures.moves).toBeGreaterThan(3)
  const { watched } = figures
  if (!watched) return expect.unreachable()
  for (const spread of [figures.latency, watched.each, watched.last, watched.players.there.with]) {
    expect(spread.p50).toBeGreaterThan(0)
    expect(spread.p99).toBeGreaterThanOrEqual(spread.p50)
  }
  expect(watched).toMatchObject({ watchers: 2, missing: 0, different: 0 })
  expect(watched.moves).toBeGreaterThan(1)
  for (const { bytes, cpu } of Object.values(watched.joins)) {
    expect(bytes).toBeGreaterThan(1000)
    expect(cpu).toBeGreaterThan(0)
  }
  expect(watched.cpu?.raw).toBeGreaterThan(0)
  expect(watched.cpu?.bytes).toBeGreaterThan(50)
  expect(figures.cpuPerMove).toBeGreaterThan(0)
  expect(figures.minds).toMatchObject({ tables: 2 })
  expect(figures.minds?.moves).toBeGreaterThan(2)
  // Their pause is theirs, however quick a thought is.
  expect(figures.minds?.answers.p50).toBeGreaterThan(100)
  expect(figures.minds?.elsewhere.with.p50).toBeGreaterThan(0)
  for (const { all, patch, turn } of Object.values(figures.bytesPerMove)) {
    expect(patch).toBeGreaterThan(10)
    expect(turn).toBeGreaterThan(10)
    expect(all).toBeGreaterThanOrEqual((patch ?? 0) + (turn ?? 0) - 2)
  }
})

test('the server that was built for it has the threads that think for bots', async () => {
  const faults: unknown[] = []
  const file = join(ROOT, 'dist-server', 'mind.js')
  const minds = mindsIn({ file, threads: 1, complain: error => void faults.push(error) })
  const game = GAMES.diabolicards?.game
  if (!game) return expect.unreachable()
  const match = start(game, game.options(2), seedOf('built'))
  const moves = game.moves(match.state, 'nova')
  const question = questionOf(match, [], 'nova', moves, { level: 'clever', luck: { seed: seedOf('own'), nth: 0 } })
  expect(await minds.think(game, question)).toBe(answerTo(game, question))
  expect(faults).toEqual([])
  await minds.close()
})

test('a load is put on a server that runs already, by its key', async () => {
  const served = await serve({ limits: { ...LIMITS, guests: { burst: 1, perSecond: 0.001 } }, loadKey: 'the key' })
  const load = { tables: 3, warm: 1, seconds: 1, every: 200, watch: 0, minds: 0 }
  const at = (key: string) => loadOn([{ root: ROOT, at: { url: served.url, key } }], load)
  try {
    await expect(at('another key')).rejects.toThrow('429')
    const [figures] = await at('the key')
    expect(figures?.moves).toBeGreaterThan(3)
    expect(figures).toMatchObject({ cpuPerMove: null, heapPerMatch: null, movesPerSecondAtOneTable: null })
  } finally {
    await served.close()
  }
})

test('frames are told apart by their kind', () => {
  expect(kindOf(Uint8Array.of(15, 1))).toBe('patch')
  expect(kindOf(Uint8Array.of(14, 1))).toBe('state')
  expect(kindOf(Uint8Array.of(13, 0xa4, ...Buffer.from('turn'), 0x80))).toBe('turn')
  expect(kindOf(Uint8Array.of(17, 0xa4, ...Buffer.from('turn'), 0x80))).toBe('turn')
  expect(kindOf(Uint8Array.of(10))).toBe('other')
})
