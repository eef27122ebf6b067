import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '../kernel/game.ts'
import { pickpocket } from '../kernel/pickpocket.ts'
import { drafted } from './creating.ts'
import { answer, due, type Hosted, hosted, PEOPLE, reopen } from './testing.ts'

/* Tables of days: nobody need sit there. */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const game = pickpocket as unknown as Game
const [ann] = PEOPLE
const DAY = 86_400_000
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const ofDays = (people: number, players = 2) => hosted({ game, players, people, seconds: 86_400, times: { pace: 0 } })
const moves = ({ table }: Hosted): number => table.entries.filter(({ entry }) => entry.type === 'move').length
const handsOf = ({ host }: Hosted) => host.company().chairs.map(({ hands }) => hands)
/** All pages are closed. */
const leave = (table: Hosted, people = 2): void => {
  for (const { id } of PEOPLE.slice(0, people)) table.host.disconnect(id)
}
/** The table goes to sleep, and wakes so much later. */
async function sleep(table: Hosted, milliseconds: number): Promise<Hosted> {
  await table.host.close()
  await pass(milliseconds)
  const { runs } = table.table
  table.table.runs = runs.map(run => ({ ...run, left: run.left === null ? null : run.left - milliseconds }))
  return reopen(game, table.table, { pace: 0 })
}

test('whoever is away is not played for before their days are over', async () => {
  const table = ofDays(2)
  const player = due(table)
  leave(table)
  await pass(DAY - 1000)
  expect([moves(table), handsOf(table)]).toEqual([0, ['person', 'person']])
  expect(table.host.company().clock).toEqual({ player, left: 1000 })
  await pass(1001)
  expect(moves(table)).toBe(1)
  expect(due(table)).toBe(1 - player)
})

test('bots move with nobody there, until it comes to a person', async () => {
  const table = ofDays(1, 3)
  leave(table, 1)
  await pass(1000)
  expect(due(table)).toBe(0)
  const played = moves(table)
  expect(await answer(table, 0)).toBeNull()
  await pass(1000)
  expect(due(table)).toBe(0)
  expect(moves(table)).toBeGreaterThan(played + 1)
  expect(table.host.busy).toBe(false)
})

describe('asleep', () => {
  test('what is left of a run is kept, and looking at it gives no more', async () => {
    const table = ofDays(2)
    const player = due(table)
    leave(table)
    await pass(DAY / 4)
    expect(table.table.runs).toMatchObject([{ player, missed: 0 }])
    const woken = await sleep(table, DAY / 4)
    expect(woken.table.runs).toMatchObject([{ player, left: DAY / 2 }])
    const person = PEOPLE[player]
    if (!person) throw new Error('nobody')
    woken.host.connect(person)
    await woken.host.ask(person, { type: 'shown', seq: 0 })
    expect(woken.host.company().clock).toEqual({ player, left: DAY / 2 })
  })

  test('a run that is over is played for as it wakes; the second in a row leaves the chair to the bot', async () => {
    let table = ofDays(2)
    const player = due(table)
    leave(table)
    for (const missed of [1, 2]) {
      table = await sleep(table, 2 * DAY)
      table.host.goOn()
      await pass(1000)
      expect(moves(table)).toBe(2 * missed - 1)
      expect(table.table.runs.find(run => run.player === player)?.missed).toBe(missed)
      if (missed === 2) break
      expect(await answer(table, 1 - player)).toBeNull()
      await pass(1000)
    }
    expect(handsOf(table)[player]).toBe('bot')
    expect(handsOf(table)[1 - player]).toBe('person')
    // Whoever comes back has it again.
    const person = PEOPLE[player]
    if (person) table.host.connect(person)
    expect(handsOf(table)).toEqual(['person', 'person'])
  })

  test('with nobody left to decide, it sleeps for good', async () => {
    const table = ofDays(1)
    leave(table, 1)
    await pass(10 * DAY)
    expect(handsOf(table)[0]).toBe('bot')
    const played = moves(table)
    await pass(10 * DAY)
    expect(moves(table)).toBe(played)
    await table.host.close()
    expect(table.table.runs).toEqual([{ player: 0, left: null, missed: 2 }])
    expect(table.table.due).not.toBeNull()
  })

  test('one that is ended as a bot is about to move says so, to be woken at once', async () => {
    const table = hosted({ game, players: 2, people: 1, seconds: 86_400 })
    if (due(table) !== 0) await pass(1000)
    expect(await answer(table, 0)).toBeNull()
    expect(table.host.busy).toBe(true)
    await table.host.close()
    expect(table.table.due).toBeNull()
    const woken = reopen(game, table.table)
    woken.host.goOn()
    await pass(1000)
    expect(due(woken)).toBe(0)
  })
})

describe('a call', () => {
  test('goes to whoever does not look, once a turn, also when the table sleeps in between', async () => {
    const table = ofDays(2)
    const player = due(table)
    // Both look: they have a minute.
    await pass(59_000)
    expect(table.seen.called).toEqual([])
    await pass(2000)
    expect(table.seen.called).toEqual([PEOPLE[player]?.id])
    leave(table)
    expect(await answer(table, player)).toBeNull()
    await pass(0)
    expect(table.seen.called).toEqual([PEOPLE[player]?.id, PEOPLE[1 - player]?.id])
    const woken = await sleep(table, 1000)
    woken.host.goOn()
    await pass(DAY / 2)
    expect(woken.seen.called).toEqual([])
  })

  test('is not for who has answered meanwhile, nor at a table of seconds', async () => {
    const table = ofDays(2)
    const player = due(table)
    expect(await answer(table, player)).toBeNull()
    expect(await answer(table, 1 - player)).toBeNull()
    await pass(59_000)
    expect(await answer(table, player)).toBeNull()
    await pass(2000)
    expect(table.seen.called).toEqual([])
    const quick = hosted({ game, players: 2, people: 2, seconds: 120 })
    leave(quick)
    await pass(DAY)
    expect(quick.seen.called).toEqual([])
  })
})

test('what is held open elsewhere is answered at once', async () => {
  const held: Game = { ...game, hold: () => true }
  const table = hosted({ game: held, players: 2, people: 2, seconds: 86_400 })
  expect(await answer(table, due(table))).toBeNull()
  expect(moves(table)).toBe(1)
})

test('whoever sits at one that waits keeps the chair, and a living room is none', async () => {
  const table = hosted({ game, players: 2, people: 2, seconds: 86_400, phase: 'waiting' })
  table.host.disconnect('bob')
  await pass(DAY)
  expect(table.host.company().chairs.map(({ person }) => person?.id)).toEqual(['ann', 'bob'])
  if (!ann) throw new Error('nobody')
  const wish = { game: game.id, players: 2, public: false, seconds: 86_400, living: true } as const
  expect(drafted(game, ann, wish)).toBe('badOptions')
})
