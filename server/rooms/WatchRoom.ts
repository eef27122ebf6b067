import type { Client } from '@colyseus/core'
import type { Broadcast, News, Scene } from '../../shared/match/broadcast.ts'
import type { PastPart } from '../../shared/match/past.ts'
import type { CrowdMessage, OwnGuesses } from '../../shared/wire/crowd.ts'
import {
  CLOSES,
  type Company,
  type FromServer,
  type GalleryLine,
  type RefusalReason,
} from '../../shared/wire/protocol.ts'
import { watchRoomOf } from './channels.ts'
import { type Arrival, type Guarded, GuardedRoom, refusal, tableIn } from './GuardedRoom.ts'
import { type Counts, readable } from './gallery.ts'
import type { House } from './house.ts'
import { isWatchers, type Said } from './messages.ts'
import { OnAir, PUBLIC, type Screen } from './onAir.ts'
import { Strikes } from './strikes.ts'
import type { Greeting } from './TableRoom.ts'
import { Watched } from './watched.ts'

/** A school behind one address may watch; nobody fills the rooms from one. */
const MOST_OF_ADDRESS = 60

interface Watcher extends Guarded {
  readonly address: string
  /** The id of who has shown a guest's token. */
  readonly person: string | null
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
  /** Other eyes than everybody's. */
  private isOpen = false
  private table: Watched | null = null
  private scene: Scene | null = null
  private pastOf: Broadcast['past'] = () => [].values()
  private detach: () => void = () => {}

  override onCreate({ house, id = '', eyes = PUBLIC, n = 1 }: Opening): void {
    this.stand(house)
    this.maxClients = house.watchersInRoom
    this.key = house.watchKeys.of(id)
    this.isOpen = eyes !== PUBLIC
    this.roomId = watchRoomOf(this.key, eyes, n)
    const known = house.watched.get(id)
    const air = known?.through(eyes) ?? tableIn(house, id, (game, loaded) => OnAir.of(house, game, loaded, eyes))
    if (!air) throw refusal('noOpenCards')
    const table = known ?? new Watched(id, house)
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

  override onJoin(client: Client<Watcher>, { address, person }: Arrival): void {
    client.userData = { player: null, address, person, strikes: new Strikes(this.house.limits.messages) }
    this.table?.came(address)
    const guest = this.isOpen && person !== null && this.house.store.person(person)
    if (guest) this.table?.looksIn(guest)
  }

  override onLeave({ userData }: Client<Watcher>): void {
    if (userData) this.table?.went(userData.address)
  }

  override onDispose(): void {
    this.detach()
  }

  private get isOver(): boolean {
    return this.scene?.company.phase === 'over'
  }

  present(scene: Scene, news: News): void {
    const wasOver = this.isOver
    this.scene = scene
    this.pass(news)
    if (this.isOver && !wasOver) this.mingle()
  }

  private pass(news: News): void {
    if (news === 'turn') return this.scene ? this.show(this.scene.shown) : undefined
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

  murmur(lines: readonly GalleryLine[]): void {
    const told = readable(lines, this.isOpen, this.isOver)
    const isDeaf = this.deaf
    if (told.length > 0) this.tell('gallery', { lines: told, whole: false }, client => !isDeaf(client))
  }

  remind(): void {
    const isDeaf = this.deaf
    this.tell('gallery', this.gallery, client => !isDeaf(client))
  }

  /** The end has been shown: everybody may read everything, and most have read what there is on their side. */
  private mingle(): void {
    const seated = this.table?.seated
    const isNews = this.table?.gallery.has(!this.isOpen)
    this.tell('gallery', this.gallery, ({ userData }) => isNews || seated?.has(userData?.person ?? '') === true)
  }

  guess(people?: ReadonlySet<string>): void {
    const crowd = people ? null : this.crowd
    const isDeaf = this.deaf
    if (crowd) this.tell('crowd', crowd, client => !isDeaf(client))
    for (const client of this.clients) {
      const person = client.userData?.person ?? ''
      const isTold = people ? people.has(person) : this.table?.hunt.hasGuessed(person)
      const own = isTold && !isDeaf(client) ? this.own(client) : null
      if (own) client.send('guesses', own)
    }
  }

  /** Whoever sees more, and later, is told when they have been shown the end. */
  private get crowd(): CrowdMessage | null {
    return this.isOpen && !this.isOver ? null : (this.table?.hunt.told() ?? null)
  }

  private own({ userData }: Client<Watcher>): OwnGuesses | null {
    const { table, isOpen, isOver } = this
    const person = userData?.person ?? null
    const own = person === null || (isOpen && !isOver) ? null : table?.hunt.own(person)
    return own && table ? { ...own, barred: table.hasLookedIn(person ?? '') } : null
  }

  react(counts: Counts): void {
    this.tell('reactions', counts)
  }

  /** Whoever watches has nothing to say to the players. */
  protected async receive({ userData }: Client<Watcher>, asked: Said): Promise<RefusalReason | null> {
    if (!isWatchers(asked) || !userData || !this.table) return 'noSeat'
    const { person: id, address } = userData
    const person = id === null ? null : this.house.store.person(id)
    if (!person) return 'badToken'
    return this.table.receive({ person, address, open: this.isOpen, over: this.isOver }, asked)
  }

  protected override greet(client: Client<Watcher>): readonly Greeting[] {
    if (!this.scene) return []
    const company: Greeting = ['company', this.keyless(this.scene.company)]
    if (this.deaf(client)) return [company]
    const { crowd } = this
    const own = this.own(client)
    return [
      company,
      ['gallery', this.gallery],
      ...(crowd ? ([['crowd', crowd]] as const) : []),
      ...(own ? ([['guesses', own]] as const) : []),
    ]
  }

  private get gallery(): FromServer['gallery'] {
    return { lines: this.table?.gallery.last(this.isOpen, this.isOver) ?? [], whole: true }
  }

  /** Who plays here hears nothing of the gallery before the end, not even as one who watches. */
  private get deaf(): (client: Client<Watcher>) => boolean {
    const seated = this.isOver ? undefined : this.table?.seated
    return ({ userData }) => seated?.has(userData?.person ?? '') === true
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
