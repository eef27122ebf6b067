import type { Socket } from 'node:net'
import { type Client, ClientState, getMessageBytes, Protocol, Room } from '@colyseus/core'
import type { StateView } from '@colyseus/schema'
import type { PastPart } from '../../shared/match/past.ts'
import { NOTHING, type Shown } from '../../shared/match/shown.ts'
import { CLOSES, type FromServer, type TurnMessage } from '../../shared/wire/protocol.ts'
import { PACKED, type Packer, WORDLESS, WORDS } from '../../shared/wire/turns.ts'
import { eyesOf, layTable, project } from './project.ts'
import type { TableSchema } from './schema.ts'
import { TableSerializer } from './serializer.ts'

export { NOTHING, type Shown } from '../../shared/match/shown.ts'

/** Whoever lets so many bytes wait is not reading. */
export const PATIENCE = 1024 * 1024
/** Whoever lets so many wait reads slowly, and is told of the past when it has caught up. */
const LITTLE = 64 * 1024
/** Milliseconds until the next look. */
const CATCHING_UP = 200

/** What a subclass puts on a client in onJoin: the number of its chair, or null for none. */
export interface Seated {
  player: number | null
}

/** A message that a joiner is sent, with its type. */
export type Greeting = { [K in keyof FromServer]: readonly [K, FromServer[K]] }[keyof FromServer]

/**
 * A room that shows views and knows no game. Nothing else may write to `state`. Patches go out with `show` and there is
 * no tick, so timers set on `this.clock` never fire: use setTimeout.
 */
export abstract class TableRoom<User extends Seated = Seated> extends Room<TableSchema, unknown, User> {
  override patchRate = 0
  private readonly eyes = new Map<number, StateView>()
  private turns: Shown['turns'] = NOTHING.turns
  private packer = WORDLESS

  /** Colyseus calls this with its own serializer when `state` is set. */
  override setSerializer(): void {
    super.setSerializer(new TableSerializer())
  }

  /** Once, in onCreate. A watch room has no chairs. */
  protected open(chairs: readonly number[], first: Shown, packer: Packer): void {
    this.packer = packer
    const table = layTable(chairs)
    project(table, first.seq, first.public, first.chairs)
    this.state = table
    for (const chair of chairs) this.eyes.set(chair, eyesOf(table, chair))
    this.turns = first.turns
  }

  /** After every entry that changed the match, also when nobody is here. The patch first: a turn belongs to its state. */
  protected show(now: Shown): void {
    project(this.state, now.seq, now.public, now.chairs)
    this.turns = now.turns
    for (const client of this.clients) {
      // The page's decoder would keep the desk of the chair that was left.
      if (client.view && client.view !== this.eyesFor(client)) client.leave(CLOSES.restart)
    }
    const clients = this.joined()
    inOne(clients, () => {
      this.broadcastPatch()
      for (const client of clients) {
        if (client.view !== this.eyesFor(client)) this.openEyes(client)
        const turn = this.turnOf(client)
        if (turn) client.raw(this.bytesOf('turn', turn))
      }
    })
    for (const client of clients) this.hurry(client)
  }

  /** The number of this client's chair; null: the public's view. */
  protected seatOf(client: Client<User>): number | null {
    return client.userData?.player ?? null
  }

  /** What a joiner is sent between its full state and its turn. */
  protected greet(_client: Client<User>): readonly Greeting[] {
    return []
  }

  /** The past that a joiner is sent, part by part: the first before its turn. */
  protected past(_client: Client<User>): Iterator<PastPart, unknown> {
    return [].values()
  }

  /** To everybody whose join is complete, or to those chosen by their chair. Joiners are told by `greet`. */
  protected tell<K extends keyof FromServer>(
    type: K,
    message: FromServer[K],
    to: (player: number | null) => boolean = () => true,
  ): void {
    const clients = this.joined().filter(client => to(this.seatOf(client)))
    for (const client of clients) {
      client.raw(this.bytesOf(type, message))
      this.hurry(client)
    }
  }

  /** Something went wrong that should not have. The error's text may hold secrets. */
  protected complain(error: unknown, where: string): void {
    console.error(where, error instanceof Error ? error.name : typeof error)
  }

  /** Without this method a throw in a message handler would end the process. */
  override onUncaughtException(error: Error, where: string): void {
    this.complain(error.cause ?? error, where)
  }

  /** Joiners and returners all come through here. What throws here would end the process. */
  protected override sendFullState(client: Client<User>): void {
    try {
      inOne([client], () => {
        this.openEyes(client)
        client.sendBytes(WORDS, this.packer.words)
        for (const [type, message] of this.greet(client)) client.raw(this.bytesOf(type, message))
        this.sendPast(client, this.past(client))
        const turn = this.turnOf(client)
        if (turn) client.raw(this.bytesOf('turn', { ...turn, lines: [] }))
      })
    } catch (error) {
      this.complain(error, 'sendFullState')
      client.leave(CLOSES.restart)
    }
  }

  /** One part; the next in a later tick, for all others wait while it is made, and not before this one reads. */
  private sendPast(client: Client<User>, parts: Iterator<PastPart, unknown>): void {
    const { value, done } = parts.next()
    if (done) return
    client.raw(this.bytesOf('past', value))
    if (value.more) setTimeout(() => this.goOn(client, parts))
  }

  private goOn(client: Client<User>, parts: Iterator<PastPart, unknown>): void {
    if (client.state !== ClientState.JOINED) return
    try {
      if (waitingFor(client) > LITTLE) setTimeout(() => this.goOn(client, parts), CATCHING_UP)
      else this.sendPast(client, parts)
    } catch (error) {
      this.complain(error, 'past')
      client.leave(CLOSES.restart)
    }
  }

  /** Before the start nobody has a desk, so chairs can be changed; the start brings everybody theirs. */
  private openEyes(client: Client<User>): void {
    const eyes = this.eyesFor(client)
    if (eyes) client.view = eyes
    else delete client.view
    super.sendFullState(client)
  }

  private eyesFor(client: Client<User>): StateView | undefined {
    const chair = this.seatOf(client)
    return chair === null || this.turns.size === 0 ? undefined : this.eyes.get(chair)
  }

  private turnOf(client: Client<User>): TurnMessage | undefined {
    return this.turns.get(this.seatOf(client) ?? 'public')
  }

  /** A message as it is sent; what is packed is packed once for all who are told the same. */
  private bytesOf<K extends keyof FromServer>(type: K, message: FromServer[K]): Buffer {
    return PACKED[type]
      ? getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, type, undefined, this.packer.pack(message as object))
      : getMessageBytes.raw(Protocol.ROOM_DATA, type, message)
  }

  private joined(): Client<User>[] {
    return this.clients.filter(client => client.state === ClientState.JOINED)
  }

  private hurry(client: Client<User>): void {
    if (waitingFor(client) > PATIENCE) client.leave(CLOSES.slow)
  }
}

/** What is sent meanwhile leaves in one piece for each: every frame alone would be a call to the system. */
function inOne(clients: readonly Client[], send: () => void): void {
  const sockets = clients.flatMap(({ ref }) => (ref as unknown as { _socket?: Socket })._socket ?? [])
  for (const socket of sockets) socket.cork()
  try {
    send()
  } finally {
    for (const socket of sockets) socket.uncork()
  }
}

/** Bytes that this client has not read yet. */
const waitingFor = ({ ref }: Client): number => ('bufferedAmount' in ref ? Number(ref.bufferedAmount) : 0)
