import type { Client } from '@colyseus/core'
import { CLOSES, type Person, type RefusalReason } from '../../shared/wire/protocol.ts'
import { airing } from './airing.ts'
import type { Aside, Looking } from './aside.ts'
import { watchRoomOf } from './channels.ts'
import { type Arrival, type Guarded, GuardedRoom, refusal } from './GuardedRoom.ts'
import type { House } from './house.ts'
import { isWatchers, type Said } from './messages.ts'
import { type OnAir, PUBLIC, type Screen } from './onAir.ts'
import { Strikes } from './strikes.ts'
import type { Watched } from './watched.ts'
import type { Welcome } from './welcome.ts'

/** A school behind one address may watch; nobody fills the rooms from one. */
const MOST_OF_ADDRESS = 60

interface Watcher extends Guarded, Looking {
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
  /** Other eyes than everybody's. */
  private isOpen = false
  private table: Watched | null = null
  private air: OnAir | null = null
  private aside: Aside | null = null
  private detach: () => void = () => {}

  override async onCreate({ house, id = '', eyes = PUBLIC, n = 1 }: Opening): Promise<void> {
    this.stand(house)
    this.maxClients = house.watchersInRoom
    this.isOpen = eyes !== PUBLIC
    this.roomId = watchRoomOf(house.watchKeys.of(id), eyes, n)
    const isOn = await airing(house, id, eyes, ({ table, air, loaded }) => {
      this.table = table
      this.air = air
      this.open(air.laid)
      const { aside, detach } = table.attach(eyes, air, this, loaded)
      this.aside = aside
      this.detach = detach
      return true
    })
    if (!isOn) throw refusal('noOpenCards')
  }

  /** Nobody more gets in here; another room is opened for them. */
  get full(): boolean {
    return this.hasReachedMaxClients()
  }

  override refuses({ address }: Arrival): RefusalReason | null {
    const expected = this.expected.filter(each => each.address === address).length
    return (this.table?.from(address) ?? 0) + expected >= MOST_OF_ADDRESS ? 'tooMany' : null
  }

  override async onAuth(_client: Client<Watcher>, { person }: Arrival): Promise<{ readonly guest: Person | null }> {
    return { guest: this.isOpen && person !== null ? await this.house.store.person(person) : null }
  }

  override onJoin(
    client: Client<Watcher>,
    { address, person }: Arrival,
    { guest }: { readonly guest: Person | null },
  ): void {
    this.stands()
    client.userData = { player: null, address, person, strikes: new Strikes(this.house.limits.messages) }
    this.table?.came(address)
    if (guest) this.table?.looksIn(guest)
  }

  override onLeave({ userData }: Client<Watcher>): void {
    if (userData) this.table?.went(userData.address)
  }

  override onDispose(): void {
    this.detach()
  }

  shut(): void {
    void this.disconnect(CLOSES.closedCards)
  }

  lose(): void {
    void this.disconnect(CLOSES.restart)
  }

  /** Whoever watches has nothing to say to the players. */
  protected async receive({ userData }: Client<Watcher>, asked: Said): Promise<RefusalReason | null> {
    if (!isWatchers(asked) || !userData || !this.table) return 'noSeat'
    const { person: id, address } = userData
    const person = id === null ? null : await this.house.store.person(id)
    if (!person) return 'badToken'
    return this.table.receive({ person, address, open: this.isOpen, over: this.aside?.isOver === true }, asked)
  }

  protected override welcome(client: Client<Watcher>): Welcome {
    if (!this.air || !this.aside) throw new Error('nothing is on air here')
    const { frames, more } = this.air.welcome()
    return { frames: Buffer.concat([frames, ...this.aside.greet(client)]), more }
  }
}
