import { matchMaker } from '@colyseus/core'
import { expect, test, vi } from 'vitest'
import { CLOSES } from '../shared/wire/protocol.ts'
import { joinTable } from './lib/player.ts'
import { serve } from './lib/server.ts'

/* A process loses a table, as one that hung does, while somebody is on their way in there. */

test('nobody comes into a room that is no more: they come in anew, and play', async () => {
  const served = await serve()
  const { store } = served.app
  const ann = await served.guest('Ann')
  const { id } = await served.create(ann, { quick: 'easy' })
  await (await joinTable(served.url, id, ann)).leave()

  const { person } = store
  let open = (): void => {}
  const opens = new Promise<void>(resolve => {
    open = resolve
  })
  const isAtDoor = new Promise<void>(there => {
    let asked = 0
    vi.spyOn(store, 'person').mockImplementation(async who => {
      // Once by HTTP, and once at the room's door.
      if (++asked === 2) {
        there()
        await opens
      }
      return person(who)
    })
  })
  const coming = joinTable(served.url, id, ann).then(
    () => 'is in',
    error => (error as Error).message,
  )
  await isAtDoor
  void matchMaker.getLocalRoomById(id)?.disconnect(CLOSES.restart)
  open()
  expect(await coming).toBe('fault')

  const back = await joinTable(served.url, id, ann)
  await back.until('turn', () => back.choices().length > 0)
  const seq = back.turn?.seq ?? 0
  back.answer()
  await back.until('a move', () => (back.turn?.seq ?? 0) > seq)
  await back.leave()
  vi.restoreAllMocks()
  await served.close()
})
