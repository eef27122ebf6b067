import { Room } from 'colyseus.js'
import type { View } from '../../shared/kernel/game.ts'
import type { TurnMessage } from '../../shared/wire/protocol.ts'
import { type DecodedTable, readView } from '../../shared/wire/readView.ts'

/** Everything that one socket brought. */
export interface Tapped {
  /** Each frame as it came, with the turn that it led up to; null: what came after the last. */
  readonly frames: { readonly bytes: Buffer; turn: TurnMessage | null }[]
  /** The view as it was decoded when each turn came. */
  readonly views: { readonly seq: number; readonly view: View }[]
}

interface Callbacks {
  onMessageCallback(event: { data: ArrayBuffer | Uint8Array }): void
  dispatchMessage(type: string | number, message: unknown): void
}

/** Listens to all sockets of colyseus.js in this process, from the handshake on. */
export function tapAll(): { of(room: Room): Tapped; stop(): void } {
  const taps = new Map<unknown, Tapped>()
  const tapOf = (room: unknown): Tapped => {
    const tapped = taps.get(room) ?? { frames: [], views: [] }
    taps.set(room, tapped)
    return tapped
  }
  const shape = Room.prototype as unknown as Callbacks
  const { onMessageCallback, dispatchMessage } = shape
  shape.onMessageCallback = function (event) {
    tapOf(this).frames.push({ bytes: Buffer.from(new Uint8Array(event.data)), turn: null })
    onMessageCallback.call(this, event)
  }
  shape.dispatchMessage = function (type, message) {
    if (type === 'turn') {
      const turn = message as TurnMessage
      const { frames, views } = tapOf(this)
      for (let at = frames.length - 1; at >= 0 && frames[at]?.turn === null; at--)
        (frames[at] as (typeof frames)[0]).turn = turn
      views.push({ seq: turn.seq, view: readView((this as unknown as Room<DecodedTable>).state) })
    }
    dispatchMessage.call(this, type, message)
  }
  return {
    of: tapOf,
    stop: () => void Object.assign(shape, { onMessageCallback, dispatchMessage }),
  }
}
