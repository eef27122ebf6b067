import { describe, expect, it } from 'vitest'
import type { Registered } from '../../shared/games/index.ts'
import type { BotName, Game, Sight, Weights } from '../../shared/kernel/game.ts'
import { heard, replay } from '../../shared/kernel/history.ts'
import { type Pickpocket, pickpocket } from '../../shared/kernel/pickpocket.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { beliefsOf } from './beliefs.ts'
import { fitted } from './fit.ts'
import { playMatch } from './playout.ts'
import { sim } from './sim.ts'
import { type Result, reportOf, results, type SimulationPlan } from './simulation.ts'
import { memory, TEST_GAMES, whispers } from './testing.ts'

const seed = seedOf('simulation')
const planOf = (games: number, bots: readonly BotName[], name = 'a'): SimulationPlan => ({
  game: pickpocket,
  options: bots.length,
  bots,
  games,
  seed: name,
})

async function outputOf(...args: string[]): Promise<string> {
  const streams = memory()
  expect(await sim(args, TEST_GAMES, streams)).toBe(0)
  expect(streams.text.err).toBe('')
  return streams.text.out
}

describe('a match of bots', () => {
  const { match, outcome, entries } = playMatch(pickpocket, 3, seed, ['clever', 'plain', 'random'])

  it('is a legal match, played to its end', () => {
    const moves = entries.map(entry => ({ type: 'move' as const, ...entry }))
    const again = replay(pickpocket, { game: 'pickpocket', version: 1, options: 3, seed, entries: moves })
    expect(again.match.state).toEqual(match.state)
    expect(pickpocket.outcome(match.state)).toEqual(outcome)
    expect(outcome).not.toBeNull()
  })

  it('shows each bot what its seat sees and has heard, and nothing else', () => {
    const sights: Sight<Pickpocket>[] = []
    const curious: Game<Pickpocket> = {
      ...pickpocket,
      bot(name, sight, rng) {
        sights.push({ ...sight, heard: [...sight.heard] })
        return pickpocket.bot(name, sight, rng)
      },
    }
    const played = playMatch(curious, 3, seed, ['clever', 'plain', 'clever'])
    const log = { game: 'pickpocket', version: 1, options: 3, seed }
    expect(sights.length).toBe(played.entries.length)
    for (const [i, { seat, view, moves, heard: ears }] of sights.entries()) {
      const before = played.entries.slice(0, i).map(entry => ({ type: 'move' as const, ...entry }))
      const { match, records } = replay(pickpocket, { ...log, entries: before })
      expect(view).toEqual(pickpocket.view(match.state, seat))
      expect(moves).toEqual(pickpocket.moves(match.state, seat))
      const steps = records.flatMap(record => (record.type === 'step' ? record.step.told : []))
      expect(ears).toEqual(steps.map(told => heard(told, match.seats, seat)))
    }
  })

  it('asks the first seat that has moves where several have', () => {
    const { entries } = playMatch(whispers, 3, seed, ['plain', 'plain', 'plain'])
    expect(entries.map(({ seat }) => seat)).toEqual(['ann', 'bob', 'cyd', 'ann', 'bob', 'cyd', 'ann', 'bob', 'cyd'])
  })

  it('gives every seat of every match luck of its own', () => {
    const rolls = (name: string): number[] => {
      const rolled: number[] = []
      const bot: Game<Pickpocket>['bot'] = (_, __, rng) => {
        rolled.push(rng.int(1e9))
        return 0
      }
      playMatch({ ...pickpocket, bot }, 3, seedOf(name), ['plain', 'plain', 'plain'])
      return rolled.slice(0, 3)
    }
    expect(rolls('a')).toEqual(rolls('a'))
    expect(new Set([...rolls('a'), ...rolls('b')]).size).toBe(6)
  })

  it('does not wait for ever', () => {
    const stuck = playMatch({ ...pickpocket, moves: () => [] }, 2, seed, ['random', 'random'])
    expect(stuck).toMatchObject({ outcome: null, entries: [] })
    const idle: Game<Pickpocket> = { ...pickpocket, outcome: () => null, apply: () => {}, clone: state => state }
    expect(playMatch(idle, 2, seed, ['random', 'random']).outcome).toBeNull()
  })
})

describe('a run', () => {
  it('can be repeated, and a longer one begins with the same matches', () => {
    const short = [...results(planOf(10, ['plain', 'random', 'clever']))]
    expect([...results(planOf(20, ['plain', 'random', 'clever']))].slice(0, 10)).toEqual(short)
    expect([...results(planOf(10, ['plain', 'random', 'clever'], 'b'))]).not.toEqual(short)
  })

  it('counts wins, ties and what did not end', () => {
    const all: Result[] = [
      { winners: ['bee'], by: 'goal', rounds: 4, moves: 8, tallies: { cards: { ring: 1 } }, credits: {}, first: null },
      { winners: ['ace', 'bee'], by: 'goal', rounds: 6, moves: 12, tallies: {}, credits: {}, first: null },
      {
        winners: ['bee'],
        by: 'late',
        rounds: 5,
        moves: 10,
        tallies: { cards: { ring: 2, hat: 1 } },
        credits: {},
        first: null,
      },
      { winners: [], by: 'goal', rounds: 5, moves: 9, tallies: {}, credits: {}, first: null },
      { winners: null, by: null, rounds: 20, moves: 100, tallies: {}, credits: {}, first: null },
    ]
    expect(reportOf(planOf(5, ['plain', 'plain']), all, 7)).toEqual({
      game: 'pickpocket',
      games: 5,
      finished: 4,
      wins: { ace: 0, bee: 2 },
      ties: 1,
      ends: { goal: 3, late: 1 },
      rounds: { p10: 4.3, median: 5, p90: 5.7 },
      moves: 139,
      ms: 7,
      tallies: { cards: { ring: 3, hat: 1 } },
      rates: {},
    })
  })

  it('has no rounds to tell of where nothing ended', () => {
    const { rounds, finished } = reportOf(
      planOf(1, ['plain', 'plain']),
      [{ winners: null, by: null, rounds: 3, moves: 6, tallies: {}, credits: {}, first: null }],
      1,
    )
    expect({ rounds, finished }).toEqual({ rounds: { p10: null, median: null, p90: null }, finished: 0 })
  })
})

describe('sim', () => {
  it('prints one JSON object', async () => {
    const run = async () => {
      const out = await outputOf('pickpocket', '--games', '50', '--players', '3', '--seed', 'x', '--json')
      expect(out.endsWith('}\n')).toBe(true)
      const { ms, ...rest } = JSON.parse(out)
      expect(ms).toBeTypeOf('number')
      return rest
    }
    const report = await run()
    expect(Object.keys(report)).toEqual(['game', 'games', 'finished', 'wins', 'ties', 'ends', 'rounds', 'moves'])
    expect(report).toMatchObject({ game: 'pickpocket', games: 50, finished: 50 })
    expect(Object.keys(report.wins)).toEqual(['ace', 'bee', 'cat'])
    expect(report.wins.ace + report.wins.bee + report.wins.cat + report.ties).toBe(50)
    expect(await run()).toEqual(report)
  })

  it('prints a table', async () => {
    const lines = (await outputOf('pickpocket', '--games', '40', '--players', '2', '--bots', 'clever,random')).split(
      '\n',
    )
    expect(lines[0]).toBe('pickpocket: 40 matches, seed 1')
    expect(lines[1]).toMatch(/^side +bot +wins +share +95 % interval$/)
    expect(lines[2]).toMatch(/^ace +clever +\d+ +[\d.]+ % +[\d.]+ % to [\d.]+ %$/)
    expect(lines[3]).toMatch(/^bee +random /)
  })

  it('counts what the game has counted, beside the rest', async () => {
    const { game, ...rest } = TEST_GAMES.pickpocket as Registered
    const counted: Game = { ...game, tally: ({ type }) => ({ list: 'events', name: type }) }
    const streams = memory()
    await sim(['pickpocket', '--games', '2', '--json'], { pickpocket: { ...rest, game: counted } }, streams)
    expect(JSON.parse(streams.text.out).events.purseDrawn).toBeGreaterThan(0)
  })

  it('counts who began, and how the side fared for which something was counted', () => {
    const match = { by: 'goal', rounds: 4, moves: 8, tallies: {}, first: 'ace' }
    const all: Result[] = [
      { ...match, winners: ['bee'], credits: { cards: { ring: { ace: 1 }, hat: { ace: 1, bee: 2 } } } },
      { ...match, winners: ['ace'], credits: { cards: { ring: { ace: 1 } } } },
      { ...match, winners: ['ace', 'bee'], credits: { cards: { ring: { bee: 2 } } } },
    ]
    const plan = { ...planOf(3, ['plain', 'plain']), game: { ...pickpocket, first: () => 'ace' } as Game }
    const { wins, ties, rates } = reportOf(plan, all, 7)
    expect(wins).toEqual({ ace: 1, bee: 1, first: 1, second: 1 })
    expect(ties).toBe(1)
    expect(rates).toEqual({ cards: { ring: { times: 4, winRate: 0.25 }, hat: { times: 3, winRate: 2 / 3 } } })
  })

  it('counts how often whoever was ahead so far on won in the end', () => {
    const ahead = (leader: (round: number) => string | null): Game => {
      const game: Game = pickpocket
      return { ...game, ahead: state => leader(game.round(state)) }
    }
    const rates = (game: Game) => {
      const plan = { ...planOf(30, ['clever', 'random']), game }
      const all = [...results(plan)]
      return { all, ...reportOf(plan, all, 1) }
    }
    const { all, wins, rates: ace } = rates(ahead(() => 'ace'))
    expect(ace.ahead?.half).toEqual({ times: 30, winRate: (wins.ace ?? 0) / 30 })
    expect(ace.ahead?.threeQuarters).toEqual(ace.ahead?.half)
    const late = rates(ahead(round => (round > Math.max(...all.map(({ rounds }) => rounds)) / 2 ? 'ace' : null)))
    expect(late.rates.ahead?.half).toBeUndefined()
    expect(late.rates.ahead?.threeQuarters?.times).toBeGreaterThan(0)
    expect(rates(ahead(() => null)).rates).toEqual({})
  })

  it('plays with the options given', async () => {
    const { wins } = JSON.parse(await outputOf('pickpocket', '--games', '1', '--options', '2', '--json'))
    expect(Object.keys(wins)).toEqual(['ace', 'bee'])
  })

  it('counts aloud only for somebody who watches', async () => {
    const streams = { ...memory(), watched: true }
    await sim(['pickpocket', '--games', '1000', '--players', '4', '--json'], TEST_GAMES, streams)
    expect(streams.text.err).toMatch(/^(\r\d+ of 1000)*\n?$/)
    expect(JSON.parse(streams.text.out).games).toBe(1000)
  })
})

describe('what bots believe', () => {
  const { game, ...rest } = TEST_GAMES.pickpocket as Registered
  const asking: Game = {
    ...game,
    crowd: {
      // Once in a match.
      question: ({ facts }) => ({ key: 'sky', about: ['sky'], choices: ['a', 'b'], open: facts.round === 1 }),
      truth: () => 'a',
      worth: () => 0,
    },
    beliefs: () => ({ wise: { sky: { a: 0.5, b: 0.5 } }, sure: { sky: { a: 1 } }, wrong: { sky: { b: 1 } } }),
  }

  it('is held against the truth when it is asked no longer', () => {
    const told = beliefsOf({ ...planOf(10, ['plain', 'plain']), game: asking })
    expect(told.map(({ name, asked, ruledOut }) => [name, asked, ruledOut])).toEqual([
      ['wise', 10, 0],
      ['sure', 10, 0],
      ['wrong', 10, 10],
    ])
    expect(told.map(({ loss }) => Math.round(loss * 100) / 100)).toEqual([0.69, 0, 13.82])
  })

  it('is fitted to the truth, the same each time', () => {
    const fit = {
      weights: { a: 3 },
      beliefs: (_told: unknown, { a = 0 }: Weights) => ({ sky: { a: 1 / (1 + (a - 1.25) ** 2) } }),
    }
    const plan = { ...planOf(4, ['plain', 'plain']), game: { ...asking, fit } }
    expect(fitted(plan)).toEqual({ weights: { a: 1.25 }, loss: 0 })
    expect(fitted({ ...plan, game: asking })).toBeNull()
  })

  it('is not told of a game in which nobody is asked', async () => {
    const streams = memory()
    expect(await sim(['pickpocket', '--beliefs'], TEST_GAMES, streams)).not.toBe(0)
    expect(streams.text.err).toContain('nobody asks')
    await sim(['pickpocket', '--beliefs', '--games', '2', '--json'], { pickpocket: { ...rest, game: asking } }, streams)
    expect(JSON.parse(streams.text.out)).toMatchObject({ game: 'pickpocket', games: 2 })
  })
})
