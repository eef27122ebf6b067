import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../kernel/game.ts'
import { pickpocket } from '../kernel/pickpocket.ts'
import type { Person } from '../wire/protocol.ts'
import { answer, due, type Hosted, hosted, PEOPLE } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Its bot decides as the people here do. */
const game: Game = { ...(pickpocket as unknown as Game), hold: () => true, bot: () => 0 }
const SECONDS = 30
const timed = () => hosted({ game, players: 2, people: 2, seconds: SECONDS })
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const handsOf = ({ host }: Hosted) => host.company().chairs.map(({ hands }) => hands)
const movesIn = ({ table }: Hosted) => table.entries.filter(({ entry }) => entry.type === 'move').length

/** All that others are told of a window, second by second; whoever has to decide answers in this one, or not at all. */
async function told(when: number | null): Promise<unknown[]> {
  const table = timed()
  const player = due(table)
  const seen: unknown[] = []
  for (let second = 0; second < SECONDS + 2; second++) {
    if (second === when) expect(await answer(table, player)).toBeNull()
    seen.push([second, table.host.company(), table.seen.shown.length, table.seen.notes.length])
    await pass(1)
  }
  await table.host.close()
  return [...seen, table.seen.shown.map(({ late: _, ...now }) => now), table.table.entries]
}

test('nobody is told whether somebody has answered, or when', async () => {
  const [atOnce, late, never] = [await told(0), await told(29), await told(null)]
  expect(late).toEqual(atOnce)
  expect(never).toEqual(atOnce)
})

test('its clock runs until it closes, and then begins anew', async () => {
  const table = timed()
  const player = due(table)
  await pass(10)
  await answer(table, player)
  expect(table.host.company().clock).toEqual({ player, left: 20_000 })
  await pass(20)
  expect(movesIn(table)).toBe(1)
  expect(table.host.company().clock).toEqual({ player: 1 - player, left: 30_000 })
})

test('who answers has not missed it, however often; who does not is played for after two', async () => {
  const table = timed()
  const player = due(table)
  for (let window = 0; window < 3; window++) {
    await answer(table, player)
    await pass(SECONDS)
    expect(movesIn(table)).toBe(2 * window + 1)
    expect(handsOf(table)[player]).toBe('person')
    await pass(SECONDS)
    expect(movesIn(table)).toBe(2 * window + 2)
    expect(handsOf(table)[1 - player]).toBe(window === 0 ? 'person' : 'bot')
  }
})

test('who comes back by answering is seen to when it closes', async () => {
  const table = timed()
  const player = due(table)
  await pass(4 * SECONDS)
  expect(handsOf(table)).toEqual(['bot', 'bot'])
  // The bot may have answered: the person's word counts.
  await pass(5)
  await answer(table, player)
  expect(handsOf(table)[player]).toBe('bot')
  await pass(SECONDS)
  expect(handsOf(table)[player]).toBe('person')
})

test('at a table that sleeps nobody is played for', async () => {
  const table = timed()
  for (const { id } of PEOPLE.slice(0, 2) as Person[]) table.host.disconnect(id)
  await pass(600)
  const before = movesIn(table)
  await pass(600)
  expect(movesIn(table)).toBe(before)
})

test('what could not be written is answered anew', async () => {
  const table = timed()
  const player = due(table)
  await answer(table, player)
  table.table.failing = true
  await pass(SECONDS)
  expect(movesIn(table)).toBe(0)
  table.table.failing = false
  await answer(table, player)
  await pass(SECONDS)
  expect(movesIn(table)).toBe(1)
})
