import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../kernel/game.ts'
import { pickpocket } from '../kernel/pickpocket.ts'
import type { Question, Think } from './bot.ts'
import { answer, due, type Hosted, hosted, PEOPLE, WORLD } from './testing.ts'

/* Bots whose thoughts take a while: nobody else waits for them, and nothing is told by how long they take. */

const game = pickpocket as unknown as Game
const [ann] = PEOPLE as [(typeof PEOPLE)[number]]

interface Thought {
  readonly question: Question
  answer(index: number): void
  fail(error: Error): void
}

interface Pondering extends Hosted {
  readonly thoughts: readonly Thought[]
  /** So much was in its log. */
  readonly before: number
}

/** A table at which a bot is to move, and what it thinks about. */
async function pondering(setting: Partial<Parameters<typeof hosted>[0]> = {}): Promise<Pondering> {
  const thoughts: Thought[] = []
  const think: Think = (_, question) =>
    new Promise((answer, fail) => {
      thoughts.push({ question, answer, fail })
    })
  const table = hosted({ game, players: 2, people: 1, world: { ...WORLD, think }, ...setting })
  if (due(table) === 0) await answer(table, 0)
  return { ...table, thoughts, before: table.table.entries.length }
}
const moved = ({ table, before }: Pondering): number =>
  table.entries.slice(before).filter(({ entry }) => entry.type === 'move').length

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a bot thinks while it pauses, and a longer thought takes another whole pause', async () => {
  const quick = await pondering()
  await vi.advanceTimersByTimeAsync(100)
  expect(quick.thoughts).toHaveLength(1)
  quick.thoughts[0]?.answer(0)
  await vi.advanceTimersByTimeAsync(49)
  expect(moved(quick)).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(moved(quick)).toBe(1)
  const slow = await pondering()
  await vi.advanceTimersByTimeAsync(160)
  slow.thoughts[0]?.answer(0)
  await vi.advanceTimersByTimeAsync(139)
  expect(moved(slow)).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(moved(slow)).toBe(1)
})

test('whoever talks meanwhile is heard at once', async () => {
  const table = await pondering()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await table.host.ask(ann, { type: 'say', audience: 'all', text: 'Well?' })).toBeNull()
  expect(moved(table)).toBe(0)
})

test('what a bot made of a position that is no more is forgotten', async () => {
  const table = await pondering({ people: 2 })
  const bob = PEOPLE[1] as typeof ann
  table.host.disconnect(bob.id)
  await vi.advanceTimersByTimeAsync(60_100)
  expect(table.thoughts).toHaveLength(1)
  table.host.connect(bob)
  const seat = table.host.party.chairs[1]?.seats[0] as string
  const offer = table.host.shown().turns.get(1)?.offers?.[seat]
  expect(await table.host.ask(bob, { type: 'move', seat, offer: offer?.number ?? -1, index: 0 })).toBeNull()
  table.thoughts[0]?.answer(0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(moved(table)).toBe(1)
  expect(table.seen.faults).toEqual([])
})

test('nothing comes of a thought when the table has been left', async () => {
  const table = await pondering()
  await vi.advanceTimersByTimeAsync(50)
  await table.host.close()
  table.thoughts[0]?.answer(0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(moved(table)).toBe(0)
  expect(table.seen.faults).toEqual([])
})

test('a thought that fails is told, and thought again', async () => {
  const table = await pondering()
  await vi.advanceTimersByTimeAsync(50)
  table.thoughts[0]?.fail(new Error('at a loss'))
  await vi.advanceTimersByTimeAsync(1100)
  expect(table.seen.faults).toHaveLength(1)
  expect(table.thoughts).toHaveLength(2)
  table.thoughts[1]?.answer(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(moved(table)).toBe(1)
})

test('a bot is asked with its level, its sight, and chance of its own, which is another one after a fault', async () => {
  const table = await pondering()
  await vi.advanceTimersByTimeAsync(10)
  const [first] = table.thoughts
  expect(first?.question).toMatchObject({ level: 'clever', sight: { seat: table.host.party.chairs[1]?.seats[0] } })
  expect(Object.keys(first?.question.sight ?? {}).sort()).toEqual(['heard', 'moves', 'seat', 'view'])
  expect(JSON.parse(JSON.stringify(first?.question))).toEqual(first?.question)
  first?.fail(new Error('at a loss'))
  await vi.advanceTimersByTimeAsync(1100)
  expect(table.thoughts[1]?.question.luck.nth).not.toBe(first?.question.luck.nth)
})

test('a bot that is asked twice about the same has the same chance, and another at the next move', async () => {
  const table = await pondering({ people: 2 })
  const bob = PEOPLE[1] as typeof ann
  const nths = () => table.thoughts.map(({ question }) => question.luck.nth)
  for (let n = 1; n <= 2; n++) {
    table.host.disconnect(bob.id)
    await vi.advanceTimersByTimeAsync(60_100)
    expect(table.thoughts).toHaveLength(n)
    if (n < 2) table.host.connect(bob)
    // Somebody who is back decides for themselves.
    if (n < 2) await table.host.ask(bob, { type: 'ready', ready: true })
  }
  expect(nths()[1]).toBe(nths()[0])
  table.thoughts[1]?.answer(0)
  await vi.advanceTimersByTimeAsync(200)
  while (table.thoughts.length === 2 && due(table) === 0) await answer(table, 0)
  await vi.advanceTimersByTimeAsync(200)
  expect(nths()[2]).not.toBe(nths()[1])
})
