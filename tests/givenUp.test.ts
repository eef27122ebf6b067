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
/** Where the next who comes waits until they are let in. */
let door: { there(): void; readonly opens: Promise<void> } | null = null

beforeEach(async () => {
  // Before there is a room: it keeps what it finds then.
  for (const shape of [MatchRoom.prototype, WatchRoom.prototype] as unknown as {
    onAuth(...asked: unknown[]): unknown
  }[]) {
    const { onAuth } = shape
    vi.spyOn(shape, 'onAuth').mockImplementation(async function (this: unknown, ...asked) {
      const at = door
      door = null
      at?.there()
      await at?.opens
      return onAuth.apply(this, asked)
    })
  }
  served = await serve()
  ann = await served.guest('Ann')
  id = (await served.create(ann, { quick: 'easy' })).id
})
afterEach(async () => {
  await served.close()
  vi.restoreAllMocks()
})

/** Whoever comes waits at the door of that room until it has been given up. */
async function meanwhile(room: string, come: () => Promise<unknown>): Promise<unknown> {
  let open = (): void => {}
  const opens = new Promise<void>(resolve => {
    open = resolve
  })
  const isThere = new Promise<void>(there => {
    door = { there, opens }
  })
  const coming = come().then(
    () => 'is in',
    error => (error as Error).message,
  )
  await isThere
  void matchMaker.getLocalRoomById(room)?.disconnect(CLOSES.restart)
  open()
  return coming
}

test('a player does not come into a room that is no more, and plays in the next', async () => {
  await (await joinTable(served.url, id, ann)).leave()
  expect(await meanwhile(id, () => joinTable(served.url, id, ann))).toBe('fault')
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
  expect(await meanwhile(roomId, () => watchTable(served.url, id))).toBe('fault')
  const watcher = await watchTable(served.url, id)
  await watcher.until('the table', () => watcher.turn !== null)
  await watcher.leave()
})
