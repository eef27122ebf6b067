import { type Client, ClientState, Room } from '@colyseus/core'
import type { StateView } from '@colyseus/schema'
import type { PastPart } from '../../shared/match/past.ts'
import { NOTHING, type Shown } from '../../shared/match/shown.ts'
import { CLOSES, type FromServer, type TurnMessage } from '../../shared/wire/protocol.ts'
import { framed, hand, handOrPart, waitingFor } from './frames.ts'
import type { Laid } from './laid.ts'
import type { TableSchema } from './schema.ts'
import { type Greeting, type Part, type Welcome, welcomed } from './welcome.ts'

export { NOTHING, type Shown } from '../../shared/match/shown.ts'

/** Whoever lets so many wait reads slowly, and is told of the past when it has caught up. */
const LITTLE = 64 * 1024
/** Milliseconds until the next look. */
const CATCHING_UP = 200

/** What a subclass puts on a client in onJoin: the number of its chair, or null for none. */
export interface Seated {
  player: number | null
}

/**
 * A room that shows views and knows no game. Nothing else may write to `state`. Patches go out with `show` and there is
 * no tick, so timers set on `this.clock` never fire: use setTimeout.
 */
export abstract class TableRoom<User extends Seated = Seated> extends Room<TableSchema, unknown, User> {
  override patchRate = 0
  private laid: Laid | null = null
  private shown: Shown = NOTHING

  /** Colyseus calls this with its own serializer when `state` is set. */
  override setSerializer(): void {
    super.setSerializer(this.sent.serializer)
  }

  /** Once, in onCreate. */
  protected open(laid: Laid, first = NOTHING): void {
    this.laid = laid
    this.state = laid.table
    this.shown = kept(first)
  }

  private get sent(): Laid {
    if (!this.laid) throw new Error('the table is not laid')
    return this.laid
  }

  /** After every entry that changed the match, also when nobody is here. The patch first: a turn belongs to its state. */
  protected show(now: Shown): void {
    const { sent } = this
    sent.project(now)
    this.shown = kept(now)
    for (const client of this.clients) {
      // The page's decoder would keep the desk of the chair that was left.
      if (client.view && client.view !== this.eyesFor(client)) client.leave(CLOSES.restart)
    }
    const clients = this.joined()
    for (const client of clients) this.orLeave(client, 'show', () => this.look(client))
    const patches = sent.serializer.patches(clients.map(({ view }) => view))
    const frames = new Map<TurnMessage, Buffer>()
    for (const client of clients) {
      const patch = patches?.get(client.view)
      const messages = patch ? [patch] : []
      if (client.view !== this.eyesFor(client)) messages.push(this.openEyes(client))
      const turn = this.turnOf(client)
      if (turn) {
        const frame = frames.get(turn) ?? sent.bytesOf('turn', turn)
        frames.set(turn, frame)
        messages.push(frame)
      }
      handOrPart(client, framed(messages))
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
  protected past(_client: Client<User>): Iterator<PastPart, unknown> {
    return [].values()
  }

  /** To everybody whose join is complete, or to those chosen. Joiners are told by `greet`. */
  protected tell<K extends keyof FromServer>(
    type: K,
    message: FromServer[K],
    to: (client: Client<User>) => boolean = () => true,
  ): void {
    const frames = framed([this.sent.bytesOf(type, message)])
    for (const client of this.joined()) {
      if (to(client)) handOrPart(client, frames)
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
    this.orLeave(client, 'sendFullState', () => {
      const { frames, more } = this.welcome(client)
      hand(client, frames)
      if (more) this.later(client, more)
    })
  }

  /** All that a joiner is sent. */
  protected welcome(client: Client<User>): Welcome {
    this.look(client)
    const turn = this.turnOf(client)
    return welcomed(this.sent, this.openEyes(client), this.greet(client), this.past(client), turn)
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

  /** The rest of the past, part by part, each in a tick of its own: all others wait while it is made. */
  private later(client: Client<User>, parts: Iterator<Part, unknown>): void {
    setTimeout(() => this.goOn(client, parts))
  }

  /** Not before who it is for has read what came before. */
  private goOn(client: Client<User>, parts: Iterator<Part, unknown>): void {
    if (client.state !== ClientState.JOINED) return
    if (waitingFor(client) > LITTLE) setTimeout(() => this.goOn(client, parts), CATCHING_UP)
    else
      this.orLeave(client, 'past', () => {
        const { value, done } = parts.next()
        if (done) return
        hand(client, value.frames)
        if (value.more) this.later(client, parts)
      })
  }

  /** Lays the desk of a chair at which nobody looked when this was shown. */
  private look(client: Client<User>): void {
    const chair = this.seatOf(client)
    const { shown: now } = this
    if (chair === null || !now.late || now.turns.has(chair)) return
    const { own, turn } = now.late(chair)
    this.sent.project({ ...now, chairs: new Map([[chair, own]]) })
    this.shown = { ...now, turns: new Map(now.turns).set(chair, turn) }
  }

  /** Before the start nobody has a desk, so chairs can be changed; the start brings everybody theirs. */
  private openEyes(client: Client<User>): Buffer {
    const eyes = this.eyesFor(client)
    if (eyes) client.view = eyes
    else delete client.view
    return this.sent.serializer.getFullState(client)
  }

  private eyesFor(client: Client<User>): StateView | undefined {
    const chair = this.seatOf(client)
    return chair === null || this.shown.turns.size === 0 ? undefined : this.sent.eyes.get(chair)
  }

  private turnOf(client: Client<User>): TurnMessage | undefined {
    return this.shown.turns.get(this.seatOf(client) ?? 'public')
  }

  private joined(): Client<User>[] {
    return this.clients.filter(client => client.state === ClientState.JOINED)
  }
}

/** The chairs' views are on their desks. */
const kept = (now: Shown): Shown => ({ ...now, chairs: NOTHING.chairs })
