import { type Client, ClientState, Protocol, ServerError } from '@colyseus/core'
import type { Game } from '../../shared/kernel/game.ts'
import { partyOf } from '../../shared/match/company.ts'
import { Damaged, OutOfStep } from '../../shared/match/errors.ts'
import type { Loaded } from '../../shared/match/journal.ts'
import { CLOSES, type Device, type RefusalReason, type Sendable } from '../../shared/wire/protocol.ts'
import { faultOf } from '../report.ts'
import type { House } from './house.ts'
import { readMessage, type Said } from './messages.ts'
import type { Strikes } from './strikes.ts'
import { type Seated, TableRoom } from './TableRoom.ts'

export interface Guarded extends Seated {
  readonly strikes: Strikes
}

/** Who wants in; kept with their place until they take it. */
export interface Arrival {
  readonly token: unknown
  /** Whose token it is. */
  readonly person: string | null
  readonly device: Device
  /** Which of the screens that were paired with the seat it is, where it is one. */
  readonly paired: string | null
  readonly address: string
}

/** For a join that is refused; the page reads the reason from the error's text. */
export const refusal = (reason: RefusalReason): ServerError => new ServerError(REFUSED, reason)
const REFUSED = 4220

/** Makes something of all that the house knows of a table, or refuses to. */
export async function tableIn<T>(
  house: House,
  id: string,
  make: (game: Game, loaded: Loaded) => T | Promise<T>,
): Promise<T> {
  try {
    const loaded = await house.store.load(id)
    if (!loaded) throw refusal('noTable')
    const game = house.game(loaded.saved.game)
    if (!game || game.version !== loaded.saved.version) throw refusal('retired')
    partyOf(loaded.saved)
    return await make(game, loaded)
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    house.report('damaged', { table: id, ...faultOf(error.cause ?? error) })
    throw refusal('damaged')
  }
}

/** A table's room that nobody can hurt by what they send. */
export abstract class GuardedRoom<User extends Guarded> extends TableRoom<User> {
  private home: House | null = null
  private ends = false

  /** First of all, in onCreate. */
  protected stand(house: House): void {
    this.home = house
  }

  protected get house(): House {
    if (!this.home) throw new Error('this room stands in no house')
    return this.home
  }

  /** It may end while somebody is on their way in: Colyseus would let them in, and nobody would ever hear them. */
  override disconnect(code?: number): Promise<unknown> {
    this.ends = true
    return super.disconnect(code)
  }

  /** Last of all, before somebody is in: where it has ended they are to come in anew. */
  protected stands(): void {
    if (this.ends) throw refusal('fault')
  }

  /** Why there is no place for somebody, or null. */
  abstract refuses(arrival: Arrival): RefusalReason | null

  /** The same, and what is only known on disk. */
  bars(arrival: Arrival): Promise<RefusalReason | null> {
    return Promise.resolve(this.refuses(arrival))
  }

  /** Those for whom a place is kept. */
  protected get expected(): Arrival[] {
    return Object.values(this.reservedSeats).flatMap(([arrival, , isTaken]) => (isTaken ? [] : [arrival as Arrival]))
  }

  /** What is wrong with it, if anything. */
  protected abstract receive(client: Client<User>, asked: Said): Promise<RefusalReason | null>

  /** In place of Colyseus's own, which closes on the first fault, prints what it was sent, and can be made to throw. */
  protected override _onMessage(
    client: Client<User> & Parameters<TableRoom<User>['_onMessage']>[0],
    frame: Buffer,
  ): void {
    try {
      const strikes = client.userData?.strikes
      if (!strikes || strikes.out || client.state === ClientState.LEAVING) return
      const [code] = frame
      if (code === Protocol.LEAVE_ROOM) super._onMessage(client, LEAVE)
      else if (code === Protocol.JOIN_ROOM && client.state === ClientState.JOINING) super._onMessage(client, JOIN)
      else if (!strikes.message()) this.refuse(client, 'tooFast', null)
      else if (code !== Protocol.ROOM_DATA_BYTES) this.refuse(client, 'malformed', null)
      else void this.hear(client, frame)
    } catch (error) {
      this.complain(error, 'message')
    }
  }

  private async hear(client: Client<User>, frame: Buffer): Promise<void> {
    const heard = readMessage(frame)
    if ('refused' in heard) return this.refuse(client, heard.refused, heard.to)
    try {
      const at = performance.now()
      const reason = await this.receive(client, heard.asked)
      this.house.metrics?.heard(heard.asked.type, reason, performance.now() - at)
      if (reason) this.refuse(client, reason, heard.asked.type)
    } catch (error) {
      this.complain(error, heard.asked.type)
    }
  }

  private refuse(client: Client<User>, reason: RefusalReason, to: Sendable | null): void {
    const strikes = client.userData?.strikes
    if (!strikes || strikes.out) return
    client.send('refused', { reason, to })
    strikes.count(reason, to)
    if (!strikes.out) return
    this.house.report('abuse', { table: this.roomId, reason })
    client.leave(CLOSES.abuse)
  }

  protected override complain(error: unknown, where: string): void {
    // Another server writes here. What this one shows is not what is on disk: everybody comes in anew.
    if (error instanceof OutOfStep) void this.disconnect(CLOSES.restart)
    if (!(error instanceof ServerError)) this.home?.report('fault', { table: this.roomId, where, ...faultOf(error) })
  }

  override onBeforeShutdown(): void {
    void this.disconnect(CLOSES.restart)
  }
}

const LEAVE = Buffer.from([Protocol.LEAVE_ROOM])
const JOIN = Buffer.from([Protocol.JOIN_ROOM])
