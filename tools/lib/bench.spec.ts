import { describe, expect, it } from 'vitest'
import { pickpocket } from '../../shared/kernel/pickpocket.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { bench, type Measures } from './bench.ts'
import { replayed, replayedInPlace } from './benchmark.ts'
import { playMatch } from './playout.ts'
import { memory, TEST_GAMES } from './testing.ts'
import { ratesOf } from './timing.ts'

describe('measuring', () => {
  it('plays the same match in all three ways', () => {
    const played = playMatch(pickpocket, 4, seedOf('bench'), ['random', 'random', 'random', 'random'])
    expect(replayed(played).state).toEqual(played.match.state)
    expect(replayedInPlace(played)).toEqual(played.match.state)
  })

  it('lets the tasks take turns', () => {
    const order: string[] = []
    const task = (name: string, operations: number) => () => {
      order.push(name)
      return operations
    }
    const rates = ratesOf({ one: task('one', 1), ten: task('ten', 10) }, 1e-9)
    expect(order.join(' ')).toBe(Array(6).fill('one ten').join(' '))
    expect(rates.ten.operationsPerSecond / rates.ten.runsPerSecond).toBeCloseTo(10)
  })
})

describe('bench', () => {
  const measures: Measures = {
    wire: async ({ id }) => ({ bytes: { join: id.length } }),
    film: async () => ({ frames: 7 }),
    page: async () => ({ lobbyKB: 12.34 }),
    stage: async () => null,
    start: async () => null,
  }
  const measure = async (...args: string[]) => {
    const streams = memory()
    expect(await bench([...args, '--seconds', '0.01'], TEST_GAMES, streams, measures)).toBe(0)
    expect(streams.text.err).toBe('')
    return streams.text.out
  }

  it('prints one JSON object about every game', async () => {
    const report = JSON.parse(await measure('--json'))
    expect(Object.keys(report)).toEqual(['node', 'seconds', 'games', 'wire', 'film', 'page', 'stage', 'start'])
    expect(report).toMatchObject({
      wire: { pickpocket: { bytes: { join: 10 } }, whispers: { bytes: { join: 8 } } },
      page: { pickpocket: { lobbyKB: 12.34 } },
      stage: { pickpocket: null, whispers: null },
      start: { pickpocket: null, whispers: null },
    })
    expect(Object.keys(report.games)).toEqual(['pickpocket', 'whispers'])
    for (const figures of Object.values<Record<string, object>>(report.games)) {
      expect(Object.keys(figures)).toEqual([
        'seats',
        'movesPerPlayout',
        'listing',
        'replaying',
        'inPlace',
        'nanoseconds',
      ])
      const { listing, replaying, inPlace, nanoseconds } = figures
      const numbers = [listing, replaying, inPlace, nanoseconds].flatMap(part => Object.values<number>({ ...part }))
      expect(numbers).toHaveLength(10)
      expect(numbers.every(number => number > 0 && Number.isFinite(number))).toBe(true)
    }
  })

  it('measures one game, and prints a table', async () => {
    const out = await measure('pickpocket', '--players', '2')
    expect(out).toMatch(/^pickpocket: 2 seats, \d+ moves a match\n/)
    expect(out).not.toContain('whispers')
    expect(out).toContain(
      '\npickpocket, wire: bytes (join 10)\npickpocket, film: frames 7\npickpocket, page: lobbyKB 12.3\npickpocket, stage: not here\npickpocket, start: not here\n',
    )
  })

  it('measures only what is asked for', async () => {
    expect(Object.keys(JSON.parse(await measure('--json', '--only', 'page,stage')))).toEqual([
      'node',
      'seconds',
      'page',
      'stage',
    ])
    const streams = memory()
    expect(await bench(['--only', 'all'], TEST_GAMES, streams, measures)).toBe(2)
    expect(streams.text.err).toBe('bench: --only knows rules, wire, film, page, stage, start, not all\n')
  })
})
