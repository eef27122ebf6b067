import type { Client } from '@colyseus/core'
import { enter } from '../../shared/kernel/history.ts'
import type { Match } from '../../shared/kernel/match.ts'
import { companyOf, lasting, partyOf, UNSEEN } from '../../shared/match/company.ts'
import type { Described, Written } from '../../shared/match/journal.ts'
import { type PastPart, pastOf } from '../../shared/match/past.ts'
import { linesFor, NOTHING, type Recording, type Shown } from '../../shared/match/shown.ts'
import { unsigned } from '../../shared/match/unnamed.ts'
import type { Company, Line, RefusalReason } from '../../shared/wire/protocol.ts'
import { packerOf } from '../../shared/wire/turns.ts'
import { companyOfTable, watchersOfTable, watchRoomOf } from './channels.ts'
import { type Arrival, type Guarded, GuardedRoom } from './GuardedRoom.ts'
import type { House } from './house.ts'
import { Strikes } from './strikes.ts'
import type { Greeting } from './TableRoom.ts'

const MOST_WATCHERS = 500
/** A school behind one address may watch; nobody fills the room from one. */
const MOST_OF_ADDRESS = 60
/** Milliseconds from one count of them to the next: else everybody would be told of everybody who comes. */
const COUNTED = 1000

interface Watcher extends Guarded {
  readonly address: string
}

/**
 * For everybody who has no chair. Steps a match of its own through the log, behind the players, and shows of it what the
 * public may see. It is given nothing but the log and who is there.
 */
export class WatchRoom extends GuardedRoom<Watcher> {
  override maxClients = MOST_WATCHERS
  private match: Match | null = null
  private saved: Described | null = null
  private key = ''
  private heard: Company | null = null
  private recordings: Recording[] = []
  private stopFollowing: () => void = () => {}
  private counted = { at: Number.NEGATIVE_INFINITY, watchers: 0 }
  private counting: NodeJS.Timeout | undefined

  override onCreate({ house, id = '' }: { house: House; id?: string }): void {
    const { opened } = this.stand(house, id)
    this.key = house.watchKeys.of(id)
    this.roomId = watchRoomOf(this.key)
    const { saved, match, recordings } = opened
    this.match = match
    this.saved = saved
    this.recordings = recordings
    this.open([], this.now([]), packerOf(match.game, match.seats))
    this.stopFollowing = house.store.follow(id, {
      entry: written => this.guard(() => this.step(written)),
      saved: saved => this.guard(() => this.change(saved)),
      unnamed: person => this.guard(() => this.unname(person)),
    })
    void this.presence.subscribe(companyOfTable(id), (company: Company) => this.guard(() => this.hearCompany(company)))
  }

  override refuses({ address }: Arrival): RefusalReason | null {
    const here = [...this.clients.map(({ userData }) => userData?.address), ...this.expected.map(each => each.address)]
    return here.filter(each => each === address).length >= MOST_OF_ADDRESS ? 'tooMany' : null
  }

  override onJoin(client: Client<Watcher>, { address }: Arrival): void {
    client.userData = { player: null, address, strikes: new Strikes(this.house.limits.messages) }
    this.count()
  }

  override onLeave(): void {
    this.count()
  }

  override onDispose(): void {
    this.stopFollowing()
    clearTimeout(this.counting)
    if (!this.saved) return
    this.presence.unsubscribe(companyOfTable(this.saved.id))
    void this.presence.publish(watchersOfTable(this.saved.id), 0)
  }

  /** Whoever watches has nothing to say here. */
  protected async receive(): Promise<RefusalReason> {
    return 'noSeat'
  }

  protected override greet(): readonly Greeting[] {
    const company = this.company()
    return company ? [['company', company]] : []
  }

  protected override past(): Iterator<PastPart, unknown> {
    return pastOf(this.recordings, this.match?.seats ?? [], 'public')
  }

  private step({ n, at, entry }: Written): void {
    if (!this.match) return
    const { match, record } = enter(this.match, entry)
    const news = [{ n, at, record }]
    this.match = match
    this.recordings.push(...news)
    if (record.type !== 'note') this.show(this.now(news))
    else for (const line of this.lines(news)) this.tell('note', line)
  }

  private change(saved: Described): void {
    const began = this.saved?.phase === 'waiting' && saved.phase !== 'waiting'
    this.saved = saved
    if (began) this.show(this.now([]))
    this.tellCompany()
  }

  private unname(person: string): void {
    this.recordings = this.recordings.map(recording => unsigned(recording, person))
    // What the players' room said before still has the name; it says it anew where there is one.
    this.heard = null
  }

  private hearCompany(company: Company): void {
    const before = this.heard
    this.heard = company
    if (before === null || lasting(company) !== lasting(before)) this.tellCompany()
    else if (company.clock !== null || before.clock !== null) this.tell('clock', company.clock)
    if (company.watchers !== this.counted.watchers) this.count()
  }

  private tellCompany(): void {
    const company = this.company()
    if (company) this.tell('company', company)
  }

  /** Who is there as the players' room says it, what the table is as the log says it. */
  private company(): Company | null {
    if (!this.saved) return null
    const party = partyOf(this.saved)
    const known = companyOf(this.saved, party, { ...UNSEEN, watchers: this.clients.length })
    const { heard } = this
    const { watchers, outcome, rematch } = known
    return this.keyless(!heard || heard.phase !== known.phase ? known : { ...heard, watchers, outcome, rematch })
  }

  /** Whoever was only let in to watch is given no key to a chair, neither here nor at the table that comes after. */
  private keyless(company: Company): Company {
    const { rematch } = company
    return { ...company, id: this.key, code: '', rematch: rematch && this.house.watchKeys.of(rematch) }
  }

  private now(news: readonly Recording[]): Shown {
    if (!this.match || this.saved?.phase === 'waiting') return NOTHING
    const { game, state, seq } = this.match
    const turn = { seq, offers: {}, undo: null, lines: this.lines(news) }
    return { seq, public: game.view(state, 'public'), chairs: new Map(), turns: new Map([['public', turn]]) }
  }

  private lines(recordings: readonly Recording[]): Line[] {
    return linesFor(recordings, this.match?.seats ?? [], 'public')
  }

  /** How many there are: told to the players, and to all who are here. */
  private count(): void {
    this.counting ??= setTimeout(
      () => {
        this.counting = undefined
        const watchers = this.clients.length
        this.counted = { at: performance.now(), watchers }
        if (this.saved) void this.presence.publish(watchersOfTable(this.saved.id), watchers)
        this.tell('watchers', watchers)
      },
      Math.max(0, this.counted.at + COUNTED - performance.now()),
    )
  }

  /** Who writes to the log must not suffer from what goes wrong here. */
  private guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.complain(error, 'watch')
    }
  }
}
