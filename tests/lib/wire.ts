import { type Client, ClientState, getMessageBytes, Protocol } from '@colyseus/core'
import { type Decoder, Reflection, type StateView } from '@colyseus/schema'
import { eyesOf, layTable, project } from '../../server/table/project.ts'
import type { Table } from '../../server/table/schema.ts'
import { TableSerializer } from '../../server/table/serializer.ts'
import { type Place, placesOf, type Shown, shownOf } from '../../server/table/shown.ts'
import type { SeatSpec, View } from '../../shared/kernel/game.ts'
import type { TurnMessage } from '../../shared/wire/protocol.ts'
import { type DecodedTable, readView } from '../../shared/wire/readView.ts'

/** The road from a match to what a client receives. Tests plant leaks into its parts. */
export interface Road {
  readonly lay: typeof layTable
  readonly eyes: typeof eyesOf
  readonly project: typeof project
  readonly shown: typeof shownOf
}
export const ROAD: Road = { lay: layTable, eyes: eyesOf, project, shown: shownOf }

/** The public's place: nobody's chair. */
export const LOOKING_ON: Place = { player: -1, seats: [], viewer: 'public' }

/** One device. */
export interface Device {
  readonly place: Place
  readonly client: Client
  /** All that it was sent, byte for byte, from the handshake on. */
  readonly frames: Buffer[]
  turn: TurnMessage | null
  view(): View
}

/** A table room without Colyseus: the real serializer, encoder and decoders, and real message bytes. */
export class Wire {
  readonly places: readonly Place[]
  readonly devices: Device[] = []
  private readonly road: Road
  private readonly table: Table
  private readonly serializer = new TableSerializer()
  private readonly eyes = new Map<number, StateView>()
  private shown: Shown

  constructor(road: Road, seats: readonly SeatSpec[], first: Shown) {
    this.road = road
    this.shown = first
    const places = placesOf(seats)
    this.places = [...places, LOOKING_ON]
    this.table = road.lay(places.map(({ player }) => player))
    road.project(this.table, first.seq, first.public, first.chairs)
    this.serializer.reset(this.table)
    for (const { player } of places) this.eyes.set(player, road.eyes(this.table, player))
  }

  join(place: Place): Device {
    const frames: Buffer[] = []
    const handshake = this.serializer.handshake()
    const decoder = Reflection.decode(handshake) as Decoder
    const raw = (frame: Buffer) => {
      frames.push(frame)
      if (frame[0] !== Protocol.ROOM_DATA) decoder.decode(frame, { offset: 1 })
    }
    const client = { state: ClientState.JOINED, view: this.eyes.get(place.player), raw } as unknown as Client
    const view = () => readView(decoder.state as unknown as DecodedTable)
    const device: Device = { place, client, frames, turn: null, view }
    frames.push(handshake)
    raw(this.serializer.getFullState(client))
    const turn = this.turnOf(place)
    this.send(device, turn && { ...turn, lines: [] })
    this.devices.push(device)
    return device
  }

  leave(device: Device): void {
    this.devices.splice(this.devices.indexOf(device), 1)
  }

  show(now: Shown): void {
    this.shown = now
    this.road.project(this.table, now.seq, now.public, now.chairs)
    this.serializer.applyPatches(this.devices.map(({ client }) => client))
    for (const device of this.devices) this.send(device, this.turnOf(device.place))
  }

  private turnOf({ player }: Place): TurnMessage | undefined {
    return this.shown.turns.get(player === LOOKING_ON.player ? 'public' : player)
  }

  private send(device: Device, turn: TurnMessage | undefined): void {
    if (!turn) return
    device.turn = turn
    device.client.raw(Buffer.from(getMessageBytes.raw(Protocol.ROOM_DATA, 'turn', turn)))
  }
}
