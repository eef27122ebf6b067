import { afterEach, expect, test, vi } from 'vitest'
import { TableSerializer } from '../server/rooms/serializer.ts'
import type { Guest } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'
import { tapAll } from './lib/tap.ts'

/* However many look on: what they are sent is made once. How long it takes is measured by `npm run load -- --watch`. */

let served: Served
const players: Player[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(players.splice(0).map(player => player.leave()))
  await served.close()
})
const kept = async (player: Promise<Player>): Promise<Player> => {
  players.push(await player)
  return player
}

const WATCHERS = 10

/** A match of people, and some who look on in four rooms. */
async function watched() {
  served = await serve({ watchersInRoom: 3 })
  const tap = tapAll()
  const guests = await Promise.all(['Ann', 'Bob'].map(name => served.guest(name)))
  const { id } = await served.create(guests[0] as Guest, { game: 'diabolik', players: 2 })
  const seated: Player[] = []
  for (const guest of guests) seated.push(await kept(joinTable(served.url, id, guest)))
  const [ann, bob] = seated as [Player, Player]
  bob.send('sit', { player: 1 })
  await ann.until('both sit', () => ann.company?.chairs.every(({ person }) => person) ?? false)
  ann.send('start', {})
  await Promise.all(seated.map(each => each.until('start', () => each.turn !== null)))
  const watch = () => kept(watchTable(served.url, id))
  const watchers: Player[] = []
  for (let n = 0; n < WATCHERS; n++) watchers.push(await watch())
  await ann.until('the count', () => ann.company?.watchers === WATCHERS)
  const heard = (each: Player) => tap.of(each.room).frames
  const marks = new Map(watchers.map(each => [each, heard(each).length]))
  /** What came to each since, without the count and what they may guess, which is told by itself. */
  const news = (each: Player) =>
    heard(each)
      .slice(marks.get(each))
      .map(({ bytes }) => bytes)
      .filter(bytes => !/watchers|crowd/.test(bytes.subarray(0, 12).toString('latin1')))
  return { seated, watchers, watch, news, stop: tap.stop }
}

test('a move is put into bytes once for all who look on, in however many rooms', async () => {
  const { seated, watchers, news, stop } = await watched()
  expect(new Set(watchers.map(({ room }) => room.roomId)).size).toBe(4)
  const patches = vi.spyOn(TableSerializer.prototype, 'patches')
  const MOVES = 5
  for (let n = 0; n < MOVES; n++) {
    const seq = seated[0]?.turn?.seq ?? 0
    seated.find(each => each.choices().length > 0)?.answer()
    await Promise.all([...seated, ...watchers].map(each => each.until('a move', () => (each.turn?.seq ?? 0) > seq)))
  }
  const toWatchers = patches.mock.calls.filter(([views]) => views.every(view => view === undefined))
  expect(toWatchers).toHaveLength(MOVES)
  expect(patches).toHaveBeenCalledTimes(2 * MOVES)
  const [first, ...others] = watchers.map(news) as [Buffer[], ...Buffer[][]]
  expect(first).toHaveLength(2 * MOVES)
  for (const frames of others) expect(Buffer.concat(frames).equals(Buffer.concat(first))).toBe(true)
  stop()
})

test('whoever comes costs nobody else a message but the count, and is shown what all are', async () => {
  const { watchers, watch, news, stop } = await watched()
  const late = [await watch(), await watch(), await watch()]
  await Promise.all(watchers.map(each => each.until('the count', () => each.company?.watchers === WATCHERS + 3)))
  for (const each of watchers) expect(news(each)).toEqual([])
  for (const each of late) {
    expect(each.view()).toEqual(watchers[0]?.view())
    expect(each.turn?.seq).toBe(watchers[0]?.turn?.seq)
    expect(each.past).toEqual(watchers[0]?.past)
  }
  stop()
})
