import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { WebSocket } from 'ws'
import type { Guest } from '../../shared/wire/protocol.ts'
import type { Served } from './server.ts'

const JOIN_ROOM = 10
const ROOM_DATA_BYTES = 17

/** A socket to a room that can send any bytes: what no page would. */
interface RawSocket {
  readonly socket: WebSocket
  readonly frames: Buffer[]
  send(bytes: Uint8Array | string): void
  /** Reasons for which something was refused, in order. */
  refusals(): string[]
  /** The code that the socket is closed with. */
  closed(patience?: number): Promise<number>
}

/** What the server answers before a socket is opened. */
export async function reserve(served: Served, room: string, guest: Guest | null): Promise<{ path: string }> {
  const { said } = await served.ask<{ room: { processId: string; roomId: string }; sessionId: string }>(
    'POST',
    `/matchmake/joinById/${room}`,
    null,
    guest ? { token: guest.token } : {},
  )
  return { path: `/${said.room.processId}/${said.room.roomId}?sessionId=${said.sessionId}` }
}

export function openSocket(served: Served, path: string): RawSocket {
  const socket = new WebSocket(served.url.replace('http', 'ws') + path)
  const frames: Buffer[] = []
  const closing = new Promise<number>(resolve => socket.on('close', resolve))
  socket.on('message', (data: Buffer) => void frames.push(data))
  socket.on('error', () => {})
  return {
    socket,
    frames,
    send: bytes => socket.send(bytes),
    refusals: () =>
      frames.flatMap(
        frame =>
          /refused.*?reason(?:\p{C}|[^\w])*?([a-z]\w+?)\p{C}?[^\w]to/su.exec(frame.toString('latin1'))?.[1] ?? [],
      ),
    closed: (patience = 10_000) =>
      Promise.race([
        closing,
        new Promise<number>((_, reject) => setTimeout(() => reject(new Error('still open')), patience).unref()),
      ]),
  }
}

/** In the room, as a page would be. */
export async function joinRaw(served: Served, room: string, guest: Guest | null): Promise<RawSocket> {
  const { path } = await reserve(served, room, guest)
  const raw = openSocket(served, path)
  await new Promise<void>((resolve, reject) => {
    raw.socket.once('message', () => resolve())
    raw.socket.once('close', () => reject(new Error('closed')))
  })
  raw.send(Uint8Array.of(JOIN_ROOM))
  return raw
}

/** A frame as the page would send it, around any body. */
export const messageFrame = (type: string, body: Uint8Array = new Uint8Array()): Buffer =>
  Buffer.concat([Buffer.from([ROOM_DATA_BYTES, 0xa0 | type.length]), Buffer.from(type), body])

const PING = 0x9
const PONG = 0xa
const BINARY = 0x2
/** As a client frames it: masked, with a mask of nothing. */
const frameOf = (opcode: number, payload: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload])
export const PING_FRAME = frameOf(PING, Buffer.alloc(125))
export const PONG_FRAME = frameOf(PONG, Buffer.alloc(0))

/** In the room, and from then on it reads nothing at all. */
export async function joinDeaf(served: Served, room: string, guest: Guest | null): Promise<Socket> {
  const { path } = await reserve(served, room, guest)
  const socket = connect(served.app.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(socket, 'data')
  socket.pause()
  socket.write(frameOf(BINARY, Uint8Array.of(JOIN_ROOM)))
  return socket
}
