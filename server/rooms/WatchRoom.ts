import type { Client } from '@colyseus/core'
import type { Broadcast, News, Scene } from '../../shared/match/broadcast.ts'
import type { PastPart } from '../../shared/match/past.ts'
import { CLOSES, type Company, type RefusalReason } from '../../shared/wire/protocol.ts'
import { watchRoomOf } from './channels.ts'
import { type Arrival, type Guarded, GuardedRoom, refusal, tableIn } from './GuardedRoom.ts'
import type { House } from './house.ts'
import { OnAir, PUBLIC, type Screen } from './onAir.ts'
import { Strikes } from './strikes.ts'
import type { Greeting } from './TableRoom.ts'
import { Watched } from './watched.ts'

/** A school behind one address may watch; nobody fills the rooms from one. */
const MOST_OF_ADDRESS = 60

interface Watcher extends Guarded {
  readonly address: string
}

interface Opening {
  readonly house: House
  readonly id?: string
  readonly eyes?: string
  /** Counts the rooms for these eyes, from 1. */
  readonly n?: number
}

/** For those who have no chair, or some of them: shows what the table's broadcast hands it. */
export class WatchRoom extends GuardedRoom<Watcher> implements Screen {
  private key = ''
  private table: Watched | null = null
  private scene: Scene | null = null
  private pastOf: Broadcast['past'] = () => [].values()
  private detach: () => void = () => {}

  override onCreate({ house, id = '', eyes = PUBLIC, n = 1 }: Opening): void {
    this.stand(house)
    this.maxClients = house.watchersInRoom
    this.key = house.watchKeys.of(id)
    this.roomId = watchRoomOf(this.key, eyes, n)
    const known = house.watched.get(id)
    const air = known?.through(eyes) ?? tableIn(house, id, (game, loaded) => OnAir.of(house, game, loaded, eyes))
    if (!air) throw refusal('noOpenCards')
    const table = known ?? new Watched(id, () => void house.watched.delete(id))
    house.watched.set(id, table)
    const { broadcast } = air
    const { scene, packer } = broadcast
    this.table = table
    this.scene = scene
    this.open([], scene.shown, packer)
    this.pastOf = shown => broadcast.past(shown)
    this.detach = table.attach(eyes, air, this)
  }

  /** Nobody more gets in here; another room is opened for them. */
  get full(): boolean {
    return this.hasReachedMaxClients()
  }

  override refuses({ address }: Arrival): RefusalReason | null {
    const expected = this.expected.filter(each => each.address === address).length
    return (this.table?.from(address) ?? 0) + expected >= MOST_OF_ADDRESS ? 'tooMany' : null
  }

  override onJoin(client: Client<Watcher>, { address }: Arrival): void {
    client.userData = { player: null, address, strikes: new Strikes(this.house.limits.messages) }
    this.table?.came(address)
  }

  override onLeave({ userData }: Client<Watcher>): void {
    if (userData) this.table?.went(userData.address)
  }

  override onDispose(): void {
    this.detach()
  }

  present(scene: Scene, news: News): void {
    this.scene = scene
    if (news === 'turn') return this.show(scene.shown)
    for (const [type, message] of news)
      if (type === 'company') this.tell(type, this.keyless(message))
      else if (type === 'note') this.tell(type, message)
      else this.tell(type, message)
  }

  shut(): void {
    void this.disconnect(CLOSES.closedCards)
  }

  count(watchers: number): void {
    this.tell('watchers', watchers)
  }

  /** Whoever watches has nothing to say here. */
  protected async receive(): Promise<RefusalReason> {
    return 'noSeat'
  }

  protected override greet(): readonly Greeting[] {
    return this.scene ? [['company', this.keyless(this.scene.company)]] : []
  }

  protected override past(): Iterator<PastPart, unknown> {
    return this.scene ? this.pastOf(this.scene) : [].values()
  }

  /** Whoever was only let in to watch is given no key to a chair, neither here nor at the table that comes after. */
  private keyless(company: Company): Company {
    const { rematch } = company
    const { watchKeys } = this.house
    const watchers = this.table?.watchers ?? 0
    return { ...company, watchers, id: this.key, code: '', rematch: rematch && watchKeys.of(rematch) }
  }
}
