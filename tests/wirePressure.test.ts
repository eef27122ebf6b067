import { type Client, Room } from '@colyseus/core'
import { Encoder, type StateView } from '@colyseus/schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eyesOf, layTable, project } from '../server/rooms/project.ts'
import type { TableSchema } from '../server/rooms/schema.ts'
import type { Shown } from '../server/rooms/TableRoom.ts'
import type { Fact } from '../shared/kernel/game.ts'
import { CLOSES, type Line, type TurnMessage } from '../shared/wire/protocol.ts'
import { RoomGuest, type ScriptRoom, sleep, type TableServer, tableServer, until } from './lib/tableServer.ts'

/*
 * A client of the public stops reading, the socket's buffer fills, and frames wait in the process. Colyseus's own
 * serializer queues slices of the very buffer into which it encodes the next patch, with the chairs' secrets behind the
 * public part. That it does so is shown here, too: a test that cannot see the leak says nothing by not seeing one.
 */

/** What a room would be with Colyseus's own serializer. */
class PlainRoom extends Room<TableSchema> {
  override patchRate = 0
  override autoDispose = false
  private eyes: StateView | null = null

  override onCreate({ first }: { first: Shown }): void {
    const table = layTable([0])
    project(table, first.seq, first.public, first.chairs)
    this.state = table
    this.eyes = eyesOf(table, 0)
  }
  override onJoin(client: Client, { player }: { player: number | null }): void {
    if (player !== null && this.eyes) client.view = this.eyes
  }
  show(now: Shown): void {
    project(this.state, now.seq, now.public, now.chairs)
    this.broadcastPatch()
  }
}

const usual = Encoder.BUFFER_SIZE
let server: TableServer
beforeAll(async () => {
  Encoder.BUFFER_SIZE = 256 * 1024
  server = await tableServer({ plain: PlainRoom })
})
afterAll(async () => {
  await server.close()
  Encoder.BUFFER_SIZE = usual
})

const many = (name: string, text: string): [string, Fact][] =>
  Array.from({ length: 40 }, (_, i) => [`${name}${i}`, text])

/** 40 KB of what is public change in every other move, and one line in the others; 40 KB of secrets in each. */
function shown(seq: number): Shown {
  const facts = Object.fromEntries(many('public', `${'p'.repeat(999)}${seq % 2 === 0 ? 0 : seq % 10}`))
  if (seq % 2 === 0) facts.public0 = `q${seq}`
  const own = Object.fromEntries(many('own', `${'SECRET'.repeat(160)}${seq}`))
  const chairs = new Map([[0, { pieces: {}, facts: own }]])
  const turns = new Map<number | 'public', TurnMessage>([[0, TURN]]).set('public', TURN)
  return { seq, public: { pieces: {}, facts }, chairs, turns }
}
const TURN: TurnMessage = { seq: 0, offers: {}, undo: null, lines: [] }

/** What a public client was sent that read nothing while the match went on. */
async function stalled(name: string): Promise<{ frames: number; secrets: number; closed: number | null; own: number }> {
  const room = await server.room<ScriptRoom | PlainRoom>({ chairs: [0], first: shown(0) }, name)
  const [chair, looking] = await Promise.all([0, null].map(player => RoomGuest.join(server.url, room.roomId, player)))
  if (!chair || !looking) throw new Error('nobody came')
  await until(() => chair.seq === 0 && looking.seq === 0, 'both have joined')
  const socket = (looking.socket as unknown as { _socket: { pause(): void; resume(): void } })._socket
  socket.pause()
  for (let seq = 1; seq <= 400; seq++) {
    room.show(shown(seq))
    if (seq % 20 === 0) await sleep(2)
  }
  await until(() => chair.seq === 400, 'the chair has all moves')
  socket.resume()
  // The join, the full state, and every move.
  await until(() => looking.frames.length >= 402 || looking.closed !== null, 'the other has all that was sent')
  const { frames, closed } = looking
  const secrets = frames.filter(frame => frame.includes('SECRET')).length
  const own = chair.frames.filter(frame => frame.includes('SECRET')).length
  await room.disconnect()
  return { frames: frames.length, secrets, closed, own }
}

const LINES = 400
const BIG: Line = {
  n: 0,
  at: 0,
  heard: { type: 'note', note: { author: '', audience: 'all', body: 'x'.repeat(40_000) } },
}
const waitingFor = ({ ref }: Client): number => ('bufferedAmount' in ref ? Number(ref.bufferedAmount) : 0)

/** A past of 16 MB; `asked`: what waited for its reader whenever the next part was asked for. */
async function longPast() {
  const room = await server.room({ chairs: [0], first: shown(0) })
  const asked: number[] = []
  room.parts = function* (client) {
    for (let i = 0; i < LINES; i++) {
      asked.push(waitingFor(client))
      yield { lines: [BIG], more: i < LINES - 1 }
    }
  }
  const guest = await RoomGuest.join(server.url, room.roomId, null)
  const socket = (guest.socket as unknown as { _socket: { pause(): void; resume(): void } })._socket
  socket.pause()
  await until(() => room.clients.some(client => waitingFor(client) > 0), 'some of it waits')
  return { room, asked, guest, socket }
}

test('a long past waits for who reads slowly, and is read to its end', async () => {
  const { room, asked, guest, socket } = await longPast()
  expect(asked.length).toBeLessThan(LINES)
  socket.resume()
  await until(() => guest.heard.length === LINES, 'all of it has come')
  expect(Math.max(...asked)).toBeLessThan(100_000)
  expect(guest.closed).toBeNull()
  await room.disconnect()
})

test('a long past is made no further for who has left', async () => {
  const { room, asked, guest } = await longPast()
  guest.drop()
  await until(() => room.clients.length === 0, 'nobody is there')
  const { length } = asked
  await sleep(500)
  expect(asked).toHaveLength(length)
  await room.disconnect()
})

test("Colyseus's serializer sends a stalled client of the public what is a chair's alone", async () => {
  // What it was not meant for makes no sense to the client's decoder, which says so at length.
  const loud = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')].map(spy => spy.mockImplementation(() => {}))
  // Where this fails, Colyseus has been mended, and server/rooms/serializer.ts may go.
  expect((await stalled('plain')).secrets).toBeGreaterThan(0)
  for (const spy of loud) spy.mockRestore()
})

test('ours does not; and whoever does not read is sent away', async () => {
  const { frames, secrets, closed, own } = await stalled('script')
  expect(frames).toBeGreaterThan(20)
  expect(own).toBeGreaterThan(400)
  expect(secrets).toBe(0)
  expect(closed).toBe(CLOSES.slow)
})
