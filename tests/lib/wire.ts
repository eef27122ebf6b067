import { getMessageBytes, Protocol } from '@colyseus/core'
import { BRIDGE, type Bridge, type Device, laidTable } from '../../server/rooms/testing.ts'
import type { Match } from '../../shared/kernel/match.ts'
import { type Shown, type Sitter, shownOf, sittersOf } from '../../shared/match/shown.ts'
import { packing, unpacking } from '../../shared/wire/compact.ts'
import type { TurnMessage } from '../../shared/wire/protocol.ts'
import { knownOf } from '../../shared/wire/turns.ts'

/** The whole road from a match to what a client receives. Tests plant leaks into its parts. */
export interface Road extends Bridge {
  readonly shown: typeof shownOf
  readonly known: typeof knownOf
  readonly packing: typeof packing
}
export const ROAD: Road = { ...BRIDGE, shown: shownOf, known: knownOf, packing }

/** The public's place: nobody's chair. */
export const LOOKING_ON: Sitter = { player: -1, seats: [], viewer: 'public' }

/** A device in its place, with the last turn that it was sent, and what it reads. */
export interface WiredDevice extends Device {
  readonly place: Sitter
  sent: TurnMessage | null
  turn(): TurnMessage | null
}

/** A table with guests who are sent messages, too, in their real bytes. */
export class Wire {
  readonly places: readonly Sitter[]
  readonly guests: WiredDevice[] = []
  private readonly table: ReturnType<typeof laidTable>
  private readonly pack: (value: unknown) => Uint8Array
  private readonly unpack: (bytes: Uint8Array) => unknown
  private shown: Shown

  constructor(road: Road, { game, seats }: Match, first: Shown) {
    const known = road.known(game, seats)
    this.pack = road.packing(known)
    this.unpack = unpacking(known)
    const places = sittersOf(seats)
    this.places = [...places, LOOKING_ON]
    this.shown = first
    this.table = laidTable(
      places.map(({ player }) => player),
      first,
      road,
    )
  }

  join(place: Sitter): WiredDevice {
    const guest: WiredDevice = {
      ...this.table.join(place === LOOKING_ON ? null : place.player),
      place,
      sent: null,
      turn: () => null,
    }
    this.guests.push(guest)
    const turn = this.turnOf(place)
    this.send(guest, turn && { ...turn, lines: [] })
    return guest
  }

  leave(guest: WiredDevice): void {
    this.table.leave(guest)
    this.guests.splice(this.guests.indexOf(guest), 1)
  }

  show(now: Shown): void {
    this.shown = now
    this.table.show(now)
    for (const guest of this.guests) this.send(guest, this.turnOf(guest.place))
  }

  private turnOf(place: Sitter): TurnMessage | undefined {
    return this.shown.turns.get(place === LOOKING_ON ? 'public' : place.player)
  }

  private send(guest: WiredDevice, turn: TurnMessage | undefined): void {
    if (!turn) return
    const bytes = this.pack(turn)
    guest.sent = turn
    guest.turn = () => this.unpack(bytes) as TurnMessage
    guest.frames.push(Buffer.from(getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, 'turn', undefined, bytes)))
  }
}
