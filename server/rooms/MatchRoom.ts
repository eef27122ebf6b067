import { type AuthContext, type Client, ClientState } from '@colyseus/core'
import { chairOf, type Party } from '../../shared/match/chairs.ts'
import { type Audience, Host } from '../../shared/match/host.ts'
import type { Journal } from '../../shared/match/journal.ts'
import type { PastPart } from '../../shared/match/past.ts'
import { restored } from '../../shared/match/play.ts'
import type { Asked, AskedOf } from '../../shared/match/requests.ts'
import { linesFor, type Recording, type Shown, sittersOf } from '../../shared/match/shown.ts'
import {
  CLOSES,
  type Company,
  type Device,
  type FromServer,
  type Person,
  type RefusalReason,
} from '../../shared/wire/protocol.ts'
import { packerOf } from '../../shared/wire/turns.ts'
import { companyOfTable, reactionsOfTable, watchersOfTable } from './channels.ts'
import { type Arrival, type Guarded, GuardedRoom, refusal, tableIn } from './GuardedRoom.ts'
import type { House } from './house.ts'
import { Laid } from './laid.ts'
import { isWatchers, type Said } from './messages.ts'
import { Strikes } from './strikes.ts'
import type { Greeting } from './welcome.ts'

interface Player extends Guarded {
  readonly person: Person
  readonly device: Device
  /** Which screen of its seat it is, where it is one that was paired. */
  readonly paired: string | null
  /** To a stage: whether its seat's screen is there, as it was last told. */
  screenTold: boolean | null
  /** By another device of the same person. */
  isReplaced: boolean
}

/** What all were last told of the table: a party is a value, and so are names. */
interface Told {
  readonly party: Party | null
  readonly presence: string
  readonly clock: string
  readonly watchers: number
}
/** What no table keeps: who is there, and whose hands play. */
const presenceIn = ({ chairs, visitors }: Company): string =>
  `${chairs.map(({ here, hands }) => `${here} ${hands}`)} ${JSON.stringify(visitors)}`

/** What only the seat itself may say or see. */
const isPrivate = (asked: Asked): boolean =>
  asked.type === 'move' ||
  asked.type === 'takeBack' ||
  asked.type === 'mark' ||
  asked.type === 'casebook' ||
  (asked.type === 'say' && asked.audience === 'side')
/** A paired screen plays its seat; the table itself is its person's. */
const ON_SCREENS: readonly Asked['type'][] = [
  'move',
  'takeBack',
  'mark',
  'casebook',
  'say',
  'phrase',
  'shown',
  'ready',
  'concede',
  'agree',
  'openCards',
  'rematch',
]

/** Of who has a chair: one more takes the place of the oldest. */
const MOST_DEVICES = 6
/** People without a chair, and the devices of one of them. */
const MOST_VISITORS = 30
const VISITORS_DEVICES = 2

/** The players' room of a table, for any game. Whoever has no chair is here only until the match begins. */
export class MatchRoom extends GuardedRoom<Player> {
  override autoDispose = false
  private table: Host | null = null
  private sleep: NodeJS.Timeout | undefined
  private telling: NodeJS.Immediate | undefined
  private filmed = false
  /** The number that it writes with. */
  private fence = 0
  private told: Told = { party: null, presence: '', clock: '', watchers: 0 }

  private get host(): Host {
    if (!this.table) throw new Error('nobody hosts this room')
    return this.table
  }

  override async onCreate({ house, id = '' }: { house: House; id?: string }): Promise<void> {
    this.stand(house)
    const { store } = house
    const fence = await store.claim(id)
    if (fence === null) throw refusal((await store.table(id)) ? 'fault' : 'noTable')
    this.fence = fence
    // Read when nobody else writes any more.
    const { game, opened } = await tableIn(house, id, (game, loaded) => ({
      game,
      opened: restored(game, loaded),
    })).catch(async error => {
      await store.release(id, fence)
      throw error
    })
    const journal: Journal = {
      ...store,
      write: (id, known, deed) => this.measured(store.write(id, known, deed, fence)),
    }
    this.roomId = id
    const audience: Audience = {
      show: now => this.present(now),
      looks: player => this.clients.some(({ userData }) => userData?.player === player),
      note: recording => this.pass(recording),
      company: () => this.mention(),
      complain: (error, where) => this.complain(error, where),
      call: person => house.calling.call(person.id, id),
    }
    const host = new Host(game, opened, journal, audience, house.world, house.times)
    const chairs = sittersOf(host.specs).map(({ player }) => player)
    const first = host.shown()
    this.open(new Laid(chairs, first, packerOf(game, host.specs)), first)
    this.table = host
    house.hosts.set(id, host)
    void this.presence.subscribe(watchersOfTable(id), (watchers: number) => host.watch(watchers))
    void this.presence.subscribe(reactionsOfTable(id), (counts: FromServer['reactions']) =>
      this.tell('reactions', counts),
    )
    this.mention()
    host.goOn()
    this.rest()
  }

  override async onAuth(_client: Client<Player>, arrival: Arrival, _context: AuthContext): Promise<Person> {
    const person = arrival.person === null ? null : await this.house.store.person(arrival.person)
    if (!person) throw refusal('badToken')
    const reason = await this.bars(arrival)
    if (reason) throw refusal(reason)
    return person
  }

  override onJoin(client: Client<Player>, arrival: Arrival, person: Person): void {
    this.stands()
    clearTimeout(this.sleep)
    // Joining takes a while: the match may have begun meanwhile.
    this.admit(arrival)
    this.makeRoom(person)
    const { device, paired } = arrival
    const strikes = new Strikes(this.house.limits.messages)
    const player = this.eyesOf(person.id, device)
    client.userData = { person, device, paired, player, screenTold: null, isReplaced: false, strikes }
    this.host.connect(person)
  }

  private async measured<T>(writing: Promise<T>): Promise<T> {
    const { metrics } = this.house
    if (!metrics) return writing
    const at = performance.now()
    const written = await writing
    metrics.stored(performance.now() - at)
    return written
  }

  /** The chair from which a device looks. What is filmed looks from none: it is never sent what only one may see. */
  private eyesOf(person: string, device: Device): number | null {
    return device === 'stage' ? null : (chairOf(this.host.party, person)?.player ?? null)
  }

  private admit(arrival: Arrival): void {
    const reason = this.refuses(arrival)
    if (reason) throw refusal(reason)
  }

  /** Whoever has a chair gets in, however many others are there. */
  override refuses({ person, device, paired }: Arrival): RefusalReason | null {
    if (person === null) return 'badToken'
    const { party } = this.host
    const chair = chairOf(party, person)
    if (paired !== null && chair?.paired !== paired) return 'unpaired'
    // Whose device is the stage of all has no other business here.
    if (!chair && person === party.stage && device !== 'stage') return 'playersOnly'
    const reason = this.host.refuses(person)
    if (reason || chair || person === party.stage) return reason
    const here = [...this.clients.map(({ userData }) => userData?.person.id), ...this.expected.map(each => each.person)]
    const visitors = here.filter(each => each && !chairOf(party, each))
    const own = visitors.filter(each => each === person).length
    const isFull = own === 0 ? new Set(visitors).size >= MOST_VISITORS : own >= VISITORS_DEVICES
    return isFull ? 'tooMany' : null
  }

  override async bars(arrival: Arrival): Promise<RefusalReason | null> {
    return this.refuses(arrival) ?? (arrival.person === null ? null : this.host.bars(arrival.person))
  }

  private makeRoom({ id }: Person): void {
    const devices = this.clients.filter(({ userData }) => userData?.person.id === id && !userData.isReplaced)
    const [oldest] = devices
    if (!oldest?.userData || devices.length < MOST_DEVICES) return
    // It may take its time to go.
    oldest.userData.isReplaced = true
    oldest.leave(CLOSES.elsewhere)
  }

  override onLeave(client: Client<Player>, consented?: boolean): void {
    if (client.userData) this.host.disconnect(client.userData.person.id, consented)
    this.rest()
  }

  override async onDispose(): Promise<void> {
    clearTimeout(this.sleep)
    clearImmediate(this.telling)
    this.house.hosts.delete(this.roomId)
    for (const channel of [watchersOfTable, reactionsOfTable]) this.presence.unsubscribe(channel(this.roomId))
    await this.table?.close()
    await this.house.store.release(this.roomId, this.fence)
  }

  protected async receive(client: Client<Player>, asked: Said): Promise<RefusalReason | null> {
    const person = client.userData?.person
    if (!person) return 'noSeat'
    if (isWatchers(asked)) return 'malformed'
    const { device, paired } = client.userData ?? {}
    if (device === 'stage' && isPrivate(asked)) return 'onStage'
    if (paired != null && !ON_SCREENS.includes(asked.type)) return 'noSeat'
    if (asked.type === 'shown') return this.saw(client, asked)
    if (asked.type === 'casebook') return this.showCasebook(client, person)
    if (asked.type === 'unpair') await this.house.pairings.withdraw(person.id, this.roomId)
    if (asked.type !== 'rematch') return this.host.ask(person, asked)
    return this.house.another(this.host, person)
  }

  private async showCasebook(client: Client<Player>, person: Person): Promise<RefusalReason | null> {
    const told = await this.host.casebook(person)
    if (typeof told === 'string') return told
    this.tell('casebook', told, each => each === client)
    return null
  }

  /** Where there is a stage, it is what people look at: it tells for those who have but a screen. */
  private async saw({ userData }: Client<Player>, asked: AskedOf<'shown'>): Promise<null> {
    if (!userData) return null
    const { stage } = this.host.party
    const users = this.clients.flatMap(({ userData }) => (userData && !userData.isReplaced ? [userData] : []))
    const stages = users.filter(({ device }) => device === 'stage').map(({ person }) => person.id)
    const isStaged = (id: string): boolean => stages.includes(id) || (stage !== undefined && stages.includes(stage))
    const { person, device } = userData
    if (device === 'screen' && isStaged(person.id)) return null
    const speaksFor =
      person.id === stage ? users.filter(user => user.device === 'screen').map(user => user.person) : [person]
    for (const each of new Set(speaksFor)) await this.host.ask(each, asked)
    return null
  }

  protected override greet({ userData }: Client<Player>): readonly Greeting[] {
    return [['company', this.host.company()], ...(userData ? this.screenNews(userData) : [])]
  }

  /** What a stage is to be told of the screen of its seat. */
  private screenNews(stage: Player): Greeting[] {
    const chair = stage.device === 'stage' && chairOf(this.host.party, stage.person.id)
    if (!chair) return []
    const here = this.clients.some(({ userData }) => userData?.paired != null && userData.paired === chair.paired)
    if (stage.screenTold === here) return []
    stage.screenTold = here
    return [['screen', { here }]]
  }

  protected override past(client: Client<Player>): Iterator<PastPart, unknown> {
    return this.host.past(this.seatOf(client))
  }

  private present(now: Shown): void {
    this.seat()
    this.show(now)
  }

  private pass(recording: Recording): void {
    const { specs } = this.host
    for (const { player, viewer } of [...sittersOf(specs), { player: null, viewer: 'public' as const }])
      for (const line of linesFor([recording], specs, viewer))
        this.tell('note', line, client => this.seatOf(client) === player)
  }

  /** Everybody to their chair; whoever has none any more, or not any longer a right to be here, out. */
  private seat(): void {
    const { party } = this.host
    for (const client of this.clients) {
      const { userData } = client
      if (!userData) continue
      const { id } = userData.person
      const chair = chairOf(party, id)
      userData.player = this.eyesOf(id, userData.device)
      if (party.removed.includes(id)) client.leave(CLOSES.removed)
      else if (userData.paired !== null && chair?.paired !== userData.paired) client.leave(CLOSES.unpaired)
      else if (!chair && id !== party.stage && party.phase !== 'waiting') client.leave(CLOSES.watch)
    }
  }

  /** For good, while its rules are there. */
  private film(): void {
    this.filmed = true
    this.house.films.of({ id: this.roomId, phase: 'over' }).catch(error => this.complain(error, 'film'))
  }

  /** Once for all that happened in this tick, and only where it makes a difference. */
  private mention(): void {
    this.telling ??= setImmediate(() => {
      this.telling = undefined
      this.seat()
      for (const client of this.clients) {
        const told = client.state === ClientState.JOINED && client.userData ? this.screenNews(client.userData) : []
        for (const [type, message] of told) this.tell(type, message, each => each === client)
      }
      const company = this.host.company()
      if (company.phase === 'over' && !this.filmed) this.film()
      // Time passes, which is no news.
      const ends = company.clock && Math.round((performance.now() + company.clock.left) / 500)
      const before = this.told
      const { watchers } = company
      this.told = {
        party: this.host.party,
        presence: presenceIn(company),
        clock: `${company.clock?.player} ${ends}`,
        watchers,
      }
      if (this.told.party !== before.party || this.told.presence !== before.presence) this.tell('company', company)
      else if (this.told.clock === before.clock && watchers === before.watchers) return
      else {
        if (this.told.clock !== before.clock) this.tell('clock', company.clock)
        if (watchers !== before.watchers) this.tell('watchers', watchers)
      }
      void this.presence.publish(companyOfTable(this.roomId), company)
    })
  }

  /** A table where nobody is goes to sleep in the log. */
  private rest(): void {
    clearTimeout(this.sleep)
    if (this.clients.length > 0) return
    this.sleep = setTimeout(() => {
      const expected = Object.keys(this.reservedSeats).length > 0
      if (expected || this.host.busy) this.rest()
      else if (this.clients.length === 0) void this.disconnect()
    }, this.house.times.idle)
  }
}
