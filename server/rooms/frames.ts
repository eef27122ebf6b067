import type { Socket } from 'node:net'
import type { Client } from '@colyseus/core'
import { CLOSES } from '../../shared/wire/protocol.ts'

/*
 * Messages as they go over the wire, each behind the head that WebSocket gives it. Made once, they can be handed to any
 * number of sockets: `ws` would make a head for each message and each of them, and a call to the system of its own.
 */

/** The last fragment of a message of bytes. */
const BINARY = 0x82
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/** Several messages in one piece. A copy: nobody writes to it any more. */
export function framed(messages: readonly Uint8Array[]): Buffer {
  const size = messages.reduce((sum, { length }) => sum + headOf(length) + length, 0)
  const bytes = Buffer.allocUnsafe(size)
  let at = 0
  for (const message of messages) {
    const { length } = message
    const head = headOf(length)
    bytes[at] = BINARY
    if (head === 2) bytes[at + 1] = length
    else if (head === 4) {
      bytes[at + 1] = TWO_BYTES
      bytes.writeUInt16BE(length, at + 2)
    } else {
      bytes[at + 1] = EIGHT_BYTES
      bytes.writeBigUInt64BE(BigInt(length), at + 2)
    }
    bytes.set(message, at + head)
    at += head + length
  }
  return bytes
}
const headOf = (length: number): number => (length < TWO_BYTES ? 2 : length < 0x10000 ? 4 : 10)

/** The socket of a client as `ws` has it. Nothing is compressed here, so nothing waits in it that this could overtake. */
interface Ref {
  readonly readyState: number
  readonly OPEN: number
  readonly bufferedAmount: number
  readonly _socket: Socket | null
}
const refOf = ({ ref }: Client): Ref => ref as unknown as Ref

/** Hands somebody what was framed before; whoever is about to go is sent nothing. False: they have more to read now. */
export function hand(client: Client, frames: Buffer): boolean {
  const { readyState, OPEN, _socket } = refOf(client)
  return readyState !== OPEN || !_socket || _socket.write(frames)
}

/** Bytes that this client has not read yet. */
export const waitingFor = (client: Client): number => refOf(client).bufferedAmount

/** Whoever lets so many bytes wait is not reading. */
export const PATIENCE = 1024 * 1024

/** The same, unless they do not read: then they go. */
export function handOrPart(client: Client, frames: Buffer): void {
  if (!hand(client, frames) && waitingFor(client) > PATIENCE) client.leave(CLOSES.slow)
}
