import { Room } from 'colyseus.js'
import type { View } from '../../shared/kernel/game.ts'
import type { TurnMessage } from '../../shared/wire/protocol.ts'
import { type DecodedTable, readView } from '../../shared/wire/readView.ts'
import { listenTo } from '../../shared/wire/turns.ts'

/** Everything that one socket brought. */
export interface Tapped {
  /** Each frame as it came, as it reads, and with the turn that it led up to; null: what came after the last. */
  readonly frames: { readonly bytes: Buffer; read: string; turn: TurnMessage | null }[]
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
  /** What each hears of a message before it is handed on. */
  const ears = new Map<unknown, Map<string, (message: unknown) => void>>()
  const tapOf = (room: unknown): Tapped => {
    const known = taps.get(room)
    if (known) return known
    const tapped: Tapped = { frames: [], views: [] }
    const heard = new Map<string, (message: unknown) => void>()
    listenTo(
      (type, hear) => heard.set(type, hear),
      (type, message) => {
        const { frames, views } = tapped
        const last = frames.at(-1)
        if (last) last.read = JSON.stringify(message)
        if (type !== 'turn') return
        const turn = message as TurnMessage
        for (let at = frames.length - 1; at >= 0 && frames[at]?.turn === null; at--)
          (frames[at] as (typeof frames)[0]).turn = turn
        views.push({ seq: turn.seq, view: readView((room as Room<DecodedTable>).state) })
      },
    )
    taps.set(room, tapped)
    ears.set(room, heard)
    return tapped
  }
  const shape = Room.prototype as unknown as Callbacks
  const { onMessageCallback, dispatchMessage } = shape
  shape.onMessageCallback = function (event) {
    tapOf(this).frames.push({ bytes: Buffer.from(new Uint8Array(event.data)), read: '', turn: null })
    onMessageCallback.call(this, event)
  }
  shape.dispatchMessage = function (type, message) {
    ears.get(this)?.get(String(type))?.(message)
    dispatchMessage.call(this, type, message)
  }
  return {
    of: tapOf,
    stop: () => void Object.assign(shape, { onMessageCallback, dispatchMessage }),
  }
}
