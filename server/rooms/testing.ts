import { type Client, ClientState } from '@colyseus/core'
import { type Decoder, Reflection } from '@colyseus/schema'
import type { View } from '../../shared/kernel/game.ts'
import type { Shown } from '../../shared/match/shown.ts'
import { type DecodedTable, readView } from '../../shared/wire/readView.ts'
import { eyesOf, layTable, project } from './project.ts'
import { TableSerializer } from './serializer.ts'

/** How views become what clients receive. Tests plant leaks into its parts. */
export interface Bridge {
  readonly lay: typeof layTable
  readonly eyes: typeof eyesOf
  readonly project: typeof project
}
export const BRIDGE: Bridge = { lay: layTable, eyes: eyesOf, project }

export type Views = Pick<Shown, 'seq' | 'public' | 'chairs'>

/** One device at a table. */
export interface Device {
  readonly client: Client
  /** All that it was sent, byte for byte, from the handshake on. */
  readonly frames: Buffer[]
  /** As it decodes it. */
  view(): View
}

/** A table room without Colyseus: the real serializer, encoder and decoders. */
export function laidTable(chairs: readonly number[], first: Views, bridge: Bridge = BRIDGE) {
  const table = bridge.lay(chairs)
  const serializer = new TableSerializer()
  const clients = new Set<Client>()
  const put = (now: Views) => bridge.project(table, now.seq, now.public, now.chairs)
  const send = () => serializer.applyPatches([...clients])
  put(first)
  serializer.reset(table)
  const eyes = new Map(chairs.map(chair => [chair, bridge.eyes(table, chair)]))

  return {
    /** Writes the views and sends nothing yet. */
    put,
    send,
    show(now: Views): void {
      put(now)
      send()
    },
    join(chair: number | null): Device {
      const handshake = serializer.handshake()
      const frames = [handshake]
      const decoder = Reflection.decode(handshake) as Decoder
      const undecoded: Buffer[] = []
      const raw = (frame: Buffer) => void (frames.push(frame) && undecoded.push(frame))
      const view = chair === null ? undefined : eyes.get(chair)
      const client = { state: ClientState.JOINED, view, raw } as unknown as Client
      raw(serializer.getFullState(client))
      clients.add(client)
      return {
        client,
        frames,
        view() {
          for (const frame of undecoded.splice(0)) decoder.decode(frame, { offset: 1 })
          return readView(decoder.state as unknown as DecodedTable)
        },
      }
    },
    leave: ({ client }: Device): void => void clients.delete(client),
  }
}
