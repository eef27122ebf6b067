import { type Client, ClientState, matchMaker } from '@colyseus/core'
import type { Game } from '../../shared/kernel/game.ts'
import { Broadcast, type News, type Scene, type Told } from '../../shared/match/broadcast.ts'
import { partyOf } from '../../shared/match/company.ts'
import { viewersOf } from '../../shared/match/film.ts'
import type { Described, Loaded } from '../../shared/match/journal.ts'
import { isOpen } from '../../shared/match/openCards.ts'
import type { Company, FromServer } from '../../shared/wire/protocol.ts'
import type { WatchKeys } from '../lobby/watchKeys.ts'
import { faultOf, type Report } from '../report.ts'
import type { Store } from '../store/store.ts'
import { WORLD } from '../world.ts'
import { companyOfTable } from './channels.ts'
import { framed } from './frames.ts'
import { Laid } from './laid.ts'
import { Spreading } from './spreading.ts'
import { type Part, Shared, type Welcome, welcomed } from './welcome.ts'

/** What a house is to a table that is watched. */
export interface Surroundings {
  readonly store: Pick<Store, 'follow'>
  readonly watchKeys: WatchKeys
  readonly times: { readonly gap: number }
  readonly report: Report
}

/** A watch room, as its broadcast sees it. */
export interface Screen {
  readonly clients: readonly Client[]
  /** Nobody may look through these eyes any more. */
  shut(): void
  /** It is shown elsewhere. */
  lose?(): void
  /** Something was shown or said. */
  stir?(): void
}

/** Everybody's eyes, and those for which all at the table have to agree. */
export const PUBLIC = 'public'
const isClosed = (eyes: string, saved: Described): boolean => eyes !== PUBLIC && !isOpen(partyOf(saved))

/** Milliseconds by which those who watch come after those who play: as long as a machine takes to hand them their own. */
const AFTER = 5

/**
 * A table's broadcast through one pair of eyes. It is given nothing but the log and who is there. Everything that it says is
 * put into bytes once, for all rooms, and so is what a joiner is greeted with.
 */
export class OnAir {
  readonly broadcast: Broadcast
  readonly laid: Laid
  readonly screens = new Set<Screen>()
  private readonly id: string
  private readonly keyOf: WatchKeys['of']
  private readonly report: Report
  private readonly spreading = new Spreading()
  /** Of the table, through whatever eyes. */
  watchers = 0
  /** For whoever comes before anything else is said. */
  private welcoming: { readonly frames: Buffer; readonly past: Shared<Part> | null } | null = null
  private readonly stopFollowing: () => void
  /** Its rooms are being closed. */
  isShut = false
  private isOff = false
  /** Told of all that is shown, as soon as the rooms are. */
  followed: (scene: Scene) => void = () => {}

  /** Null: nobody may look through these eyes, or there are none. */
  static of(house: Surroundings, game: Game, loaded: Loaded, eyes: string): OnAir | null {
    const viewer = viewersOf(game.seats(loaded.saved.options)).get(eyes)
    return viewer === undefined || isClosed(eyes, loaded.saved) ? null : new OnAir(house, game, loaded, eyes)
  }

  private constructor(house: Surroundings, game: Game, loaded: Loaded, eyes: string) {
    const { id, options } = loaded.saved
    this.id = id
    this.keyOf = key => house.watchKeys.of(key)
    this.report = house.report
    this.broadcast = new Broadcast(game, loaded, viewersOf(game.seats(options)).get(eyes) ?? PUBLIC, {
      clock: Date.now,
      after: WORLD.after,
      gap: house.times.gap,
      // While it is made nobody looks.
      present: (scene, news) => this.screens.size > 0 && this.present(scene, news),
    })
    this.laid = new Laid([], this.broadcast.scene.shown, this.broadcast.packer)
    this.stopFollowing = house.store.follow(
      id,
      {
        entry: written => this.next(() => this.broadcast.enter(written)),
        saved: saved => (isClosed(eyes, saved) ? this.shut() : this.next(() => this.broadcast.change(saved))),
        unnamed: person => this.next(() => this.broadcast.unname(person)),
      },
      loaded.entries.length,
    )
    void matchMaker.presence.subscribe(companyOfTable(id), this.hear)
  }

  close(): void {
    this.isOff = true
    this.broadcast.stop()
    this.stopFollowing()
    matchMaker.presence.unsubscribe(companyOfTable(this.id), this.hear)
  }

  private shut(): void {
    this.isShut = true
    this.close()
    for (const screen of this.screens) screen.shut()
  }

  private readonly hear = (company: Company): void => this.next(() => this.broadcast.hear(company))

  /** In its order, when those who play have been shown it, and have had time to read it. */
  private next(work: () => void): void {
    setTimeout(() => !this.isOff && this.guard(work), AFTER)
  }

  count(watchers: number): void {
    this.watchers = watchers
    this.tell('watchers', watchers)
  }

  /** Something beside the match: to all who are there, or to some of them. */
  tell<K extends keyof FromServer>(
    type: K,
    message: FromServer[K],
    to: (client: Client) => boolean = () => true,
  ): void {
    this.send([this.laid.bytesOf(type, message)], to)
  }

  /** To one of them, after what was told to all before. */
  tellOne<K extends keyof FromServer>(client: Client, type: K, message: FromServer[K]): void {
    this.spreading.send([client], framed([this.laid.bytesOf(type, message)]))
  }

  welcome(): Welcome {
    this.welcoming ??= this.newWelcome()
    const { frames, past } = this.welcoming
    return { frames, more: past?.values() ?? null }
  }

  private newWelcome() {
    const { laid, broadcast } = this
    const { scene } = broadcast
    const company = ['company', this.keyless(scene.company)] as const
    const turn = scene.shown.turns.get('public')
    const { frames, more } = welcomed(laid, laid.serializer.getFullState(), [company], broadcast.past(scene), turn)
    return { frames, past: more && new Shared(more) }
  }

  private present(scene: Scene, news: News): void {
    if (news === 'turn') this.show(scene)
    else this.send(news.map(told => this.bytesOf(told)))
    this.guard(() => this.followed(scene))
    for (const screen of this.screens) this.guard(() => screen.stir?.())
  }

  private show({ shown }: Scene): void {
    const { laid } = this
    laid.project(shown)
    const patch = laid.serializer.patches([undefined])?.get(undefined)
    const turn = shown.turns.get('public')
    this.send([...(patch ? [patch] : []), ...(turn ? [laid.bytesOf('turn', turn)] : [])])
  }

  private bytesOf([type, message]: Told): Buffer {
    if (type === 'company') return this.laid.bytesOf(type, this.keyless(message))
    return type === 'note' ? this.laid.bytesOf(type, message) : this.laid.bytesOf(type, message)
  }

  /** All who are there. */
  get clients(): Client[] {
    return [...this.screens].flatMap(({ clients }) => clients.filter(({ state }) => state === ClientState.JOINED))
  }

  /** To all who are there now; whoever comes later is greeted with it. */
  private send(messages: readonly Buffer[], to: (client: Client) => boolean = () => true): void {
    this.welcoming = null
    const clients = this.clients.filter(to)
    if (messages.length > 0) this.spreading.send(clients, framed(messages))
  }

  /** Whoever was only let in to watch is given no key to a chair, neither here nor at the table that comes after. */
  private keyless(company: Company): Company {
    const { rematch } = company
    return {
      ...company,
      watchers: this.watchers,
      id: this.keyOf(this.id),
      code: '',
      rematch: rematch && this.keyOf(rematch),
    }
  }

  /** Who writes to the log must not suffer from what goes wrong here. */
  guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.report('fault', { table: this.id, where: 'watch', ...faultOf(error) })
    }
  }
}
