import { matchMaker } from '@colyseus/core'
import type { Game } from '../../shared/kernel/game.ts'
import { Broadcast, type News, type Scene } from '../../shared/match/broadcast.ts'
import { partyOf } from '../../shared/match/company.ts'
import { viewersOf } from '../../shared/match/film.ts'
import type { Described, Loaded } from '../../shared/match/journal.ts'
import { isOpen } from '../../shared/match/openCards.ts'
import type { Company, GalleryLine } from '../../shared/wire/protocol.ts'
import { faultOf, type Report } from '../report.ts'
import type { Store } from '../store/store.ts'
import { WORLD } from '../world.ts'
import { companyOfTable } from './channels.ts'
import type { Counts } from './gallery.ts'

/** What a house is to a table that is watched. */
export interface Surroundings {
  readonly store: Pick<Store, 'follow'>
  readonly times: { readonly gap: number }
  readonly report: Report
}

/** A watch room, as its broadcast sees it. */
export interface Screen {
  readonly clients: { readonly length: number }
  present(scene: Scene, news: News): void
  /** What those who look on think: to all who may know, or each of these their own. */
  guess(people?: ReadonlySet<string>): void
  count(watchers: number): void
  /** What is said in the gallery, to those who may hear it. */
  murmur(lines: readonly GalleryLine[]): void
  /** All that is left of it, anew. */
  remind(): void
  react(counts: Counts): void
  /** Nobody may look through these eyes any more. */
  shut(): void
}

/** Everybody's eyes, and those for which all at the table have to agree. */
export const PUBLIC = 'public'
const isClosed = (eyes: string, saved: Described): boolean => eyes !== PUBLIC && !isOpen(partyOf(saved))

/** A table's broadcast through one pair of eyes. It is given nothing but the log and who is there. */
export class OnAir {
  readonly broadcast: Broadcast
  readonly screens = new Set<Screen>()
  private readonly id: string
  private readonly report: Report
  /** What is still to be shown where. */
  private readonly showing: (() => void)[] = []
  private readonly stopFollowing: () => void
  /** Its rooms are being closed. */
  isShut = false
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
    this.report = house.report
    this.broadcast = new Broadcast(game, loaded, viewersOf(game.seats(options)).get(eyes) ?? PUBLIC, {
      clock: Date.now,
      after: WORLD.after,
      gap: house.times.gap,
      present: (scene, news) => this.present(scene, news),
    })
    this.stopFollowing = house.store.follow(id, {
      entry: written => this.guard(() => this.broadcast.enter(written)),
      saved: saved => this.guard(() => (isClosed(eyes, saved) ? this.shut() : this.broadcast.change(saved))),
      unnamed: person => this.guard(() => this.broadcast.unname(person)),
    })
    void matchMaker.presence.subscribe(companyOfTable(id), this.hear)
  }

  close(): void {
    this.broadcast.stop()
    this.stopFollowing()
    matchMaker.presence.unsubscribe(companyOfTable(this.id), this.hear)
  }

  private shut(): void {
    this.isShut = true
    this.close()
    for (const screen of this.screens) screen.shut()
  }

  private readonly hear = (company: Company): void => this.guard(() => this.broadcast.hear(company))

  private present(scene: Scene, news: News): void {
    this.each(screen => screen.present(scene, news))
    this.guard(() => this.followed(scene))
  }

  /** Room by room: whoever plays meanwhile need not wait for all who watch. */
  each(show: (screen: Screen) => void): void {
    const isIdle = this.showing.length === 0
    for (const screen of this.screens)
      this.showing.push(() => this.screens.has(screen) && this.guard(() => show(screen)))
    if (isIdle) this.showOne()
  }

  private showOne(): void {
    this.showing[0]?.()
    this.showing.shift()
    if (this.showing.length > 0) setImmediate(() => this.showOne())
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
