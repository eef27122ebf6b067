import { type Client, ClientState } from '@colyseus/core'
import { type Decoder, Reflection, type StateView } from '@colyseus/schema'
import type { View } from '../../shared/kernel/game.ts'
import { type DecodedTable, readView } from '../../shared/wire/readView.ts'
import { eyesOf, layTable, project } from './project.ts'
import { TableSerializer } from './serializer.ts'

/** The views of a table at one moment: the public's, then each chair's. */
export type Views = readonly [View, ...View[]]

/** A table with its serializer and with clients that decode what they are sent. */
export function laidTable([shown, ...chairs]: Views) {
  const table = layTable(chairs.map((_, chair) => chair))
  const serializer = new TableSerializer()
  const clients: Client[] = []
  const eyes = new Map<number, StateView>()
  let seq = 0
  const put = (open: View, own: readonly View[]) => project(table, seq++, open, new Map(own.entries()))
  put(shown, chairs)
  serializer.reset(table)
  for (const chair of chairs.keys()) eyes.set(chair, eyesOf(table, chair))

  return {
    table,
    join(chair: number | null) {
      const frames: Buffer[] = []
      const decoder = Reflection.decode(serializer.handshake()) as Decoder
      const raw = (frame: Buffer) => {
        frames.push(frame)
        decoder.decode(frame, { offset: 1 })
      }
      const view = chair === null ? undefined : eyes.get(chair)
      const client = { state: ClientState.JOINED, view, raw } as unknown as Client
      raw(serializer.getFullState(client))
      clients.push(client)
      return { frames, view: () => readView(decoder.state as unknown as DecodedTable) }
    },
    /** Writes the views and sends nothing yet. */
    put: ([open, ...own]: Views) => put(open, own),
    send: () => serializer.applyPatches(clients),
    show([open, ...own]: Views) {
      put(open, own)
      serializer.applyPatches(clients)
    },
  }
}
