import { type Client, ClientState, type Serializer } from '@colyseus/core'
import { Encoder, type Iterator, Reflection, type StateView } from '@colyseus/schema'
import type { TableSchema } from './schema.ts'

/** Protocol.ROOM_STATE and Protocol.ROOM_STATE_PATCH. */
const FULL = 14
const PATCH = 15

/** One for the whole process, as encoding is synchronous. Grows when needed. */
let scratch = Buffer.allocUnsafe(256 * 1024)

/**
 * Stands in for Colyseus's SchemaSerializer and speaks the same bytes. It differs where that one is unsafe:
 * - Every frame is copied out of the buffer. SchemaSerializer hands clients without a view a slice of the buffer into
 *   which it next encodes other viewers' secrets, and a socket under back pressure then sends those.
 * - The buffer grows. There is no edge at 8 KB beyond which states are silently corrupt, and no such buffer per room.
 * - The full state is encoded afresh for each joiner, so it is never stale. A patch that was pending then reaches the
 *   joiner as well and does nothing: whatever is done to a map of strings may be done twice.
 */
export class TableSerializer implements Serializer<TableSchema> {
  readonly id = 'schema'
  private encoder: Encoder<TableSchema> | null = null
  private table: TableSchema | null = null
  private types: Buffer | null = null

  /** Every room with this table tells it so. */
  reset(table: TableSchema): void {
    if (this.table === table) return
    this.table = table
    this.encoder = new Encoder(table)
    this.encoder.sharedBuffer = Buffer.alloc(0)
    this.encoder.discardChanges()
  }

  getFullState(client?: Client): Buffer {
    const encoder = this.ready()
    const end = encodeFrom(1, it => encoder.encodeAll(it, scratch))
    return frame(FULL, end, client?.view, (view, it) => encoder.encodeAllView(view, end, it, scratch))
  }

  applyPatches(clients: readonly Client[]): boolean {
    const joined = clients.filter(({ state }) => state === ClientState.JOINED)
    const patches = this.patches(joined.map(({ view }) => view))
    for (const client of joined) {
      const patch = patches?.get(client.view)
      if (patch) client.raw(patch)
    }
    return patches !== null
  }

  /** What has changed since it was last asked for, for these views; null: nothing. */
  patches(views: readonly (StateView | undefined)[]): ReadonlyMap<StateView | undefined, Buffer> | null {
    const encoder = this.ready()
    if (!encoder.hasChanges) return null
    const end = encodeFrom(1, it => encoder.encode(it, undefined, scratch))
    const patches = new Map<StateView | undefined, Buffer>()
    for (const view of views)
      if (!patches.has(view))
        patches.set(
          view,
          frame(PATCH, end, view, (own, it) => encoder.encodeView(own, end, it, scratch)),
        )
    encoder.discardChanges()
    return patches
  }

  handshake(): Buffer {
    this.types ??= Reflection.encode(this.ready())
    return this.types
  }

  private ready(): Encoder<TableSchema> {
    if (!this.encoder) throw new Error('the table is not laid')
    return this.encoder
  }
}

type Encode = (view: StateView, it: Iterator) => void

/** The public part lies in the buffer up to `end`; a viewer's own part is encoded behind it. The frame is a copy of both. */
function frame(code: number, end: number, view: StateView | undefined, own: Encode): Buffer {
  const length = view ? encodeFrom(end, it => own(view, it)) : end
  scratch[0] = code
  return Buffer.from(scratch.subarray(0, length))
}

/** Encoding changes nothing, so where the buffer was too small it is done again in a larger one. */
function encodeFrom(start: number, encode: (it: Iterator) => void): number {
  for (;;) {
    const it = { offset: start }
    encode(it)
    if (it.offset <= scratch.length) return it.offset
    scratch = Buffer.concat([scratch], 2 * it.offset)
  }
}
