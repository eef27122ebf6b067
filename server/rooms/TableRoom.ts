import { type Client, ClientState, Room } from '@colyseus/core'
import type { StateView } from '@colyseus/schema'
import type { Part } from '../../shared/match/past.ts'
import { NOTHING, type Shown } from '../../shared/match/shown.ts'
import { CLOSES, type FromServer, type TurnMessage } from '../../shared/wire/protocol.ts'
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

  /** Colyseus calls this with its own serializer when `state` is set. */
  override setSerializer(): void {
    super.setSerializer(new TableSerializer())
  }

  /** Once, in onCreate. A watch room has no chairs. */
  protected open(chairs: readonly number[], first: Shown = NOTHING): void {
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
    this.broadcastPatch()
    for (const client of this.joined()) {
      if (client.view !== this.eyesFor(client)) this.openEyes(client)
      this.sendTurn(client, this.turnOf(client))
      this.hurry(client)
    }
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
  protected past(_client: Client<User>): Iterator<Part, unknown> {
    return [].values()
  }

  /** To everybody whose join is complete, or to those chosen by their chair. Joiners are told by `greet`. */
  protected tell<K extends keyof FromServer>(
    type: K,
    message: FromServer[K],
    to: (player: number | null) => boolean = () => true,
  ): void {
    for (const client of this.joined()) {
      if (!to(this.seatOf(client))) continue
      client.send(type, message)
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
      this.openEyes(client)
      for (const [type, message] of this.greet(client)) client.send(type, message)
      this.sendPast(client, this.past(client))
      const turn = this.turnOf(client)
      this.sendTurn(client, turn && { ...turn, lines: [] })
    } catch (error) {
      this.complain(error, 'sendFullState')
      client.leave(CLOSES.restart)
    }
  }

  /** One part; the next in a later tick, for all others wait while it is made, and not before this one reads. */
  private sendPast(client: Client<User>, parts: Iterator<Part, unknown>): void {
    const { value, done } = parts.next()
    if (done) return
    client.send('past', value)
    if (value.more) setTimeout(() => this.goOn(client, parts))
  }

  private goOn(client: Client<User>, parts: Iterator<Part, unknown>): void {
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

  private sendTurn(client: Client<User>, turn: TurnMessage | undefined): void {
    if (turn) client.send('turn', turn)
  }

  private joined(): Client<User>[] {
    return this.clients.filter(client => client.state === ClientState.JOINED)
  }

  private hurry(client: Client<User>): void {
    if (waitingFor(client) > PATIENCE) client.leave(CLOSES.slow)
  }
}

/** Bytes that this client has not read yet. */
const waitingFor = ({ ref }: Client): number => ('bufferedAmount' in ref ? Number(ref.bufferedAmount) : 0)
