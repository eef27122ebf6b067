import { matchMaker } from '@colyseus/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MatchRoom } from '../server/rooms/MatchRoom.ts'
import { WatchRoom } from '../server/rooms/WatchRoom.ts'
import { CLOSES, type Guest } from '../shared/wire/protocol.ts'
import { joinTable, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* A process loses a table, as one that hung does, while somebody is on their way in there. */

let served: Served
let ann: Guest
let id: string
beforeEach(async () => {
  served = await serve()
  ann = await served.guest('Ann')
  id = (await served.create(ann, { quick: 'easy' })).id
})
afterEach(async () => {
  vi.restoreAllMocks()
  await served.close()
})

/** Whoever comes waits at the door of that room until it has been given up. */
async function meanwhile(
  shape: { onAuth(...args: unknown[]): Promise<unknown> },
  room: string,
  come: () => Promise<unknown>,
): Promise<unknown> {
  const { onAuth } = shape
  const at = { door: (): void => {}, open: (): void => {} }
  const isAtDoor = new Promise<void>(resolve => {
    at.door = resolve
  })
  const isOpen = new Promise<void>(resolve => {
    at.open = resolve
  })
  vi.spyOn(shape, 'onAuth').mockImplementationOnce(async function (this: unknown, ...args) {
    at.door()
    await isOpen
    return onAuth.apply(this, args)
  })
  const coming = come().then(
    () => 'is in',
    error => (error as Error).message,
  )
  await isAtDoor
  void matchMaker.getLocalRoomById(room)?.disconnect(CLOSES.restart)
  at.open()
  return coming
}

test('a player does not come into a room that is no more, and plays in the next', async () => {
  await (await joinTable(served.url, id, ann)).leave()
  expect(await meanwhile(MatchRoom.prototype as never, id, () => joinTable(served.url, id, ann))).toBe('fault')
  const back = await joinTable(served.url, id, ann)
  await back.until('turn', () => back.choices().length > 0)
  const seq = back.turn?.seq ?? 0
  back.answer()
  await back.until('a move', () => (back.turn?.seq ?? 0) > seq)
  await back.leave()
})

test('nor does somebody who watches', async () => {
  const before = await watchTable(served.url, id)
  const { roomId } = before.room
  expect(await meanwhile(WatchRoom.prototype as never, roomId, () => watchTable(served.url, id))).toBe('fault')
  const watcher = await watchTable(served.url, id)
  await watcher.until('the table', () => watcher.turn !== null)
  await watcher.leave()
})
