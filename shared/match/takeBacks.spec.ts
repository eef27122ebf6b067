import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onTheLam } from '../games/on-the-lam/index.ts'
import type { Game } from '../kernel/game.ts'
import type { Person, RefusalReason } from '../wire/protocol.ts'
import { answer, due, type Hosted, hosted, offered, PEOPLE, reopen } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const game = onTheLam as unknown as Game
const begun = () => hosted({ game, players: 2, people: 2 })
const undo = ({ host }: Hosted, player: number) => host.shown().turns.get(player)?.undo ?? null
function takeBack(table: Hosted, player: number): Promise<RefusalReason | null> {
  const seat = table.host.party.chairs[player]?.seats[0] ?? ''
  return table.host.ask(PEOPLE[player] as Person, { type: 'takeBack', seat })
}
async function thereAndBack(table: Hosted, player: number, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    expect(await answer(table, player)).toBeNull()
    expect(await takeBack(table, player)).toBeNull()
  }
}
/** A step that nobody can take back, by whoever has to decide. */
async function goOn(table: Hosted): Promise<void> {
  const player = due(table)
  for (let i = 0; i < 20 && due(table) === player; i++) await answer(table, player)
  expect(due(table)).not.toBe(player)
}

test('ten in a row, then what is done is done, and none is offered', async () => {
  const table = begun()
  const player = due(table)
  await thereAndBack(table, player, 10)
  const entries = table.table.entries.length
  expect(await answer(table, player)).toBeNull()
  expect(undo(table, player)).toBeNull()
  expect(await takeBack(table, player)).toBe('noTakeBack')
  expect(table.table.entries).toHaveLength(entries + 1)
})

test('the next may take back again, and so may the same when the table has gone on', async () => {
  const table = begun()
  const player = due(table)
  await thereAndBack(table, player, 10)
  await goOn(table)
  await thereAndBack(table, 1 - player, 10)
  await goOn(table)
  await thereAndBack(table, player, 1)
})

test('one that could not be written does not count', async () => {
  const table = begun()
  const player = due(table)
  await answer(table, player)
  table.table.failing = true
  for (let i = 0; i < 20; i++) expect(await takeBack(table, player)).toBe('unwritten')
  table.table.failing = false
  expect(await takeBack(table, player)).toBeNull()
  await thereAndBack(table, player, 9)
})

test('two hundred a seat in a match, also after a restart', async () => {
  const table = begun()
  const player = due(table)
  const { seat, moves } = offered(table, player) ?? { seat: '', moves: [] }
  const { entries } = table.table
  for (let i = 0; i < 199; i++)
    for (const type of ['move', 'takeBack'] as const) {
      const entry = type === 'move' ? { type, seat, move: moves[0] ?? { type: '' } } : { type, seat }
      entries.push({ n: entries.length, at: 0, entry, record: null })
    }
  await thereAndBack(reopen(game, table.table), player, 1)
  const last = reopen(game, table.table)
  expect(await answer(last, player)).toBeNull()
  expect(undo(last, player)).toBeNull()
  expect(undo(reopen(game, table.table), player)).toBeNull()
  expect(await takeBack(last, player)).toBe('noTakeBack')
  await goOn(last)
  await thereAndBack(last, 1 - player, 1)
})
