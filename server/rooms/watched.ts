import { matchMaker } from '@colyseus/core'
import type { Broadcast } from '../../shared/match/broadcast.ts'
import type { Party } from '../../shared/match/chairs.ts'
import { partyOf } from '../../shared/match/company.ts'
import type { Loaded } from '../../shared/match/journal.ts'
import type { AskedByWatcher } from '../../shared/match/requests.ts'
import type { Company, Person, RefusalReason } from '../../shared/wire/protocol.ts'
import type { Limits } from '../http/limits.ts'
import type { Store } from '../store/store.ts'
import { Aside } from './aside.ts'
import { companyOfTable, reactionsOfTable, watchersOfTable } from './channels.ts'
import { type Counts, Gallery, type Spectator } from './gallery.ts'
import { Hunt } from './hunt.ts'
import { type OnAir, PUBLIC, type Screen } from './onAir.ts'
import { Remarks, type Words } from './remarks.ts'

/** Milliseconds from one count of them to the next: else everybody would be told of everybody who comes. */
const COUNTED = 1000
/** Of more than these each is told less often, so that telling costs no more. */
const MANY = 500

/** What a house is to those who watch there. */
interface Hall {
  readonly store: Store
  readonly limits: Limits
  readonly hosts: ReadonlyMap<string, { readonly party: Party }>
  readonly watched: Map<string, Watched>
}

/** A table that is watched: a broadcast for each pair of eyes, in as many rooms as are needed, and all who watch. */
export class Watched {
  private readonly id: string
  private readonly house: Hall
  private readonly remarks: Remarks
  readonly gallery: Gallery
  readonly hunt: Hunt
  private readonly stopFollowing: () => void
  /** On disk. */
  private kept: Party
  /** Who has looked into hands: nobody forgets what they have seen there. */
  private readonly openEyed: Set<string>
  private readonly airs = new Map<string, { readonly air: OnAir; readonly aside: Aside }>()
  private readonly addresses = new Map<string, number>()
  private counted = Number.NEGATIVE_INFINITY
  private counting: NodeJS.Timeout | undefined
  watchers = 0

  constructor(id: string, house: Hall, { saved }: Pick<Loaded, 'saved'>, words: Words) {
    this.id = id
    this.house = house
    this.kept = partyOf(saved)
    this.remarks = new Remarks(id, house.store, words, (written, gone) => {
      this.gallery.written(written, gone)
      this.hunt.written(written)
    })
    this.gallery = new Gallery(this.remarks, house.limits, {
      tell: (lines, gone) => this.each(aside => aside.murmur(lines, gone)),
      react: (counts, open) => this.react(counts, open),
    })
    this.hunt = new Hunt(this.remarks, house.limits, {
      tell: people => this.each(aside => aside.guess(people)),
    })
    this.openEyed = new Set(this.remarks.all('looked').map(({ by }) => by.id))
    this.stopFollowing = house.store.follow(id, {
      unnamed: person => this.unname(person),
      saved: table => {
        this.kept = partyOf(table)
      },
    })
    house.watched.set(id, this)
    void matchMaker.presence.subscribe(companyOfTable(id), this.hear)
  }

  /** What most are shown; where nobody is, what others are. */
  get broadcast(): Broadcast | undefined {
    const [any] = this.airs.values()
    return (this.airs.get(PUBLIC) ?? any)?.air.broadcast
  }

  through(eyes: string): OnAir | undefined {
    const air = this.airs.get(eyes)?.air
    return air?.isShut ? undefined : air
  }

  /** Another room of it; `detach` ends it there, and with the last of them all of it. */
  attach(
    eyes: string,
    air: OnAir,
    screen: Screen,
    loaded: Loaded | null,
  ): { readonly aside: Aside; readonly detach: () => void } {
    const known = this.airs.get(eyes)
    const aside = known?.air === air ? known.aside : this.seat(eyes, air, loaded)
    air.screens.add(screen)
    const detach = (): void => {
      air.screens.delete(screen)
      if (air.screens.size > 0) return
      air.close()
      if (this.airs.get(eyes)?.air === air) this.airs.delete(eyes)
      if (this.airs.size === 0) this.close()
    }
    return { aside, detach }
  }

  /** Those who look through these eyes. */
  private seat(eyes: string, air: OnAir, loaded: Loaded | null): Aside {
    const aside = new Aside(this, air, eyes !== PUBLIC)
    const hunt = eyes === PUBLIC ? this.hunt.begin(air.broadcast, loaded) : null
    air.watchers = this.watchers
    air.followed = scene => {
      aside.follow()
      hunt?.(scene)
    }
    this.airs.set(eyes, { air, aside })
    return aside
  }

  /** Another process has the table, and all who watch it. */
  lose(): void {
    for (const { air } of this.airs.values()) for (const screen of [...air.screens]) screen.lose?.()
  }

  /** How many watch from there. */
  from(address: string): number {
    return this.addresses.get(address) ?? 0
  }

  came(address: string): void {
    this.addresses.set(address, this.from(address) + 1)
    this.count()
  }

  went(address: string): void {
    const left = this.from(address) - 1
    if (left > 0) this.addresses.set(address, left)
    else this.addresses.delete(address)
    this.count()
  }

  /** Somebody looks into hands. */
  looksIn(person: Person): void {
    if (this.openEyed.has(person.id)) return
    this.openEyed.add(person.id)
    void this.remarks.write(person, { type: 'looked' })
  }

  hasLookedIn(person: string): boolean {
    return this.openEyed.has(person)
  }

  /** They are no audience: they play here. */
  get seated(): ReadonlySet<string> {
    return new Set(this.party.chairs.flatMap(({ person }) => person?.id ?? []))
  }

  /** Does what somebody who watches asks for, or says why not. */
  async receive(from: Spectator, asked: AskedByWatcher): Promise<RefusalReason | null> {
    if (asked.type === 'unsay') return this.gallery.unsays(from, asked)
    const reason = await this.refuses(from)
    if (reason) return reason
    if (asked.type === 'guess') return this.hunt.guess(from, asked)
    if (asked.type === 'react') return this.gallery.reacts(from, asked.reaction)
    return this.gallery.says(from, asked.text)
  }

  private async refuses({ person, open, over }: Spectator): Promise<RefusalReason | null> {
    const { party } = this
    if (party.phase === 'waiting') return 'notNow'
    if (!over && this.seated.has(person.id)) return 'watchersOnly'
    if (!over && !open && this.openEyed.has(person.id)) return 'sawOpenCards'
    return (await this.house.store.blocks(party.host, person.id)) ? 'noVoice' : null
  }

  /** As it is, and not as it is shown. */
  private get party(): Party {
    return this.house.hosts.get(this.id)?.party ?? this.kept
  }

  /** A reaction could tell what one sees: of those who see more than the players, nobody else is told. */
  private react(counts: Counts, open: boolean): void {
    this.each(
      aside => aside.react(counts),
      eyes => (eyes !== PUBLIC) === open,
    )
    if (!open) void matchMaker.presence.publish(reactionsOfTable(this.id), counts)
  }

  private unname(person: string): void {
    if (this.gallery.unname(person)) this.each(aside => aside.remind())
  }

  private each(tell: (aside: Aside) => void, through: (eyes: string) => boolean = () => true): void {
    for (const [eyes, { air, aside }] of this.airs) if (through(eyes)) air.guard(() => tell(aside))
  }

  private close(): void {
    clearTimeout(this.counting)
    this.stopFollowing()
    this.gallery.close()
    this.hunt.close()
    this.remarks.close()
    matchMaker.presence.unsubscribe(companyOfTable(this.id), this.hear)
    void matchMaker.presence.publish(watchersOfTable(this.id), 0)
    this.house.watched.delete(this.id)
  }

  /** The players' room may have come after the watchers. */
  private readonly hear = ({ watchers }: Company): void => {
    if (watchers !== this.watchers) this.count()
  }

  /** How many there are: told to the players, and to all who are here. */
  private count(): void {
    this.counting ??= setTimeout(
      () => {
        this.counting = undefined
        this.counted = performance.now()
        const airs = [...this.airs.values()].map(({ air }) => air)
        const screens = airs.flatMap(air => [...air.screens])
        this.watchers = screens.reduce((sum, { clients }) => sum + clients.length, 0)
        void matchMaker.presence.publish(watchersOfTable(this.id), this.watchers)
        for (const air of airs) air.count(this.watchers)
      },
      Math.max(0, this.counted + COUNTED * Math.max(1, this.watchers / MANY) - performance.now()),
    )
  }
}
