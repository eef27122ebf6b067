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
  private shown: Shown = NOTHING
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
    this.shown = kept(first)
  }

  /** After every entry that changed the match, also when nobody is here. The patch first: a turn belongs to its state. */
  protected show(now: Shown): void {
    project(this.state, now.seq, now.public, now.chairs)
    this.shown = kept(now)
    for (const client of this.clients) {
      // The page's decoder would keep the desk of the chair that was left.
      if (client.view && client.view !== this.eyesFor(client)) client.leave(CLOSES.restart)
    }
    const clients = this.joined()
    for (const client of clients) this.orLeave(client, 'show', () => this.look(client))
    const frames = new Map<TurnMessage, Buffer>()
    inOne(clients, () => {
      this.broadcastPatch()
      for (const client of clients) {
        if (client.view !== this.eyesFor(client)) this.openEyes(client)
        const turn = this.turnOf(client)
        if (!turn) continue
        const frame = frames.get(turn) ?? this.bytesOf('turn', turn)
        frames.set(turn, frame)
        client.raw(frame)
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

  /** To everybody whose join is complete, or to those chosen. Joiners are told by `greet`. */
  protected tell<K extends keyof FromServer>(
    type: K,
    message: FromServer[K],
    to: (client: Client<User>) => boolean = () => true,
  ): void {
    const frame = this.bytesOf(type, message)
    for (const client of this.joined()) {
      if (!to(client)) continue
      client.raw(frame)
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
    const greet = (): void => {
      this.look(client)
      this.openEyes(client)
      client.sendBytes(WORDS, this.packer.words)
      for (const [type, message] of this.greet(client)) client.raw(this.bytesOf(type, message))
      this.sendPast(client, this.past(client))
      const turn = this.turnOf(client)
      if (turn) client.raw(this.bytesOf('turn', { ...turn, lines: [] }))
    }
    this.orLeave(client, 'sendFullState', () => inOne([client], greet))
  }

  /** Whoever cannot be shown something comes in anew; all others are shown it. */
  private orLeave(client: Client<User>, where: string, work: () => void): void {
    try {
      work()
    } catch (error) {
      this.complain(error, where)
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
    if (waitingFor(client) > LITTLE) setTimeout(() => this.goOn(client, parts), CATCHING_UP)
    else this.orLeave(client, 'past', () => this.sendPast(client, parts))
  }

  /** Lays the desk of a chair at which nobody looked when this was shown. */
  private look(client: Client<User>): void {
    const chair = this.seatOf(client)
    const { shown: now } = this
    if (chair === null || !now.late || now.turns.has(chair)) return
    const { view, turn } = now.late(chair)
    project(this.state, now.seq, now.public, new Map([[chair, view]]))
    this.shown = { ...now, turns: new Map(now.turns).set(chair, turn) }
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
    return chair === null || this.shown.turns.size === 0 ? undefined : this.eyes.get(chair)
  }

  private turnOf(client: Client<User>): TurnMessage | undefined {
    return this.shown.turns.get(this.seatOf(client) ?? 'public')
  }

  /** A message as it is sent. */
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

/** The chairs' views are on their desks. */
const kept = (now: Shown): Shown => ({ ...now, chairs: NOTHING.chairs })

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
