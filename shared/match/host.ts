import type { Game, SeatSpec } from '../kernel/game.ts'
import type { Note } from '../kernel/history.ts'
import {
  type Casebook,
  type Company,
  type Counsel,
  inDays,
  type Person,
  type RefusalReason,
  type RoomNote,
} from '../wire/protocol.ts'
import { Readership } from './casebook.ts'
import { bequeath, chairOf, inPlay, leave, type Party, pair, refuses, renamed, type Seating } from './chairs.ts'
import { committed, companyOf } from './company.ts'
import { Days } from './days.ts'
import type { Journal, KeptRun, Saved } from './journal.ts'
import { Ledger } from './ledger.ts'
import { Marks } from './marks.ts'
import { type PastPart, pastOf } from './past.ts'
import { People } from './people.ts'
import type { Opened } from './play.ts'
import { type Asking, LiveMatch } from './playing.ts'
import { Queue } from './queue.ts'
import { type Asked, type AskedOf, granted, remarkOn, type TableRequest } from './requests.ts'
import { type Recording, type Shown, sittersOf } from './shown.ts'
import { type Standing, Standings } from './standings.ts'
import { isWhisper, roomNote, Talk } from './talk.ts'
import { TIMES, type Times } from './times.ts'
import type { World } from './world.ts'

/** The room, as its host sees it. */
export interface Audience {
  show(now: Shown): void
  /** Is anybody there who looks from this chair? Whoever comes later asks what is shown (`Shown.late`). */
  looks(player: number): boolean
  note(recording: Recording): void
  /** Something about the table or who is there may be otherwise. */
  company(): void
  complain(error: unknown, where: string): void
  /** At a table of days: it is this person's turn, and they do not look. Once a turn. */
  call?(person: Person): void
}

/**
 * One table, from the first who sits down to the rematch. Everything that changes it goes through one queue; a move is
 * on disk before anybody is shown what came of it, and what could not be written has not happened.
 */
export class Host {
  readonly specs: readonly SeatSpec[]
  private readonly journal: Journal
  private readonly audience: Audience
  private readonly people: People
  private readonly ledger: Ledger
  private readonly playing: LiveMatch
  private readonly talk: Talk
  private readonly marks: Marks
  private readonly readership: Readership
  private readonly queue: Queue
  private readonly world: World
  private readonly heir: number
  /** Whoever is away has their days all the same. */
  private readonly slow: boolean
  private readonly days: Days
  private readonly standings = new Standings()
  /** Who was host and left a moment ago: whoever only looked something up is host again. */
  private lent: string | null = null
  private closed = false
  watchers = 0

  constructor(game: Game, opened: Opened, journal: Journal, audience: Audience, world: World, times: Times = TIMES) {
    const { saved, match, recordings, remembered, runs } = opened
    this.specs = match.seats
    this.journal = journal
    this.audience = audience
    this.world = world
    this.heir = times.heir
    this.slow = inDays(saved.seconds)
    this.people = new People(world, this.slow ? Number.POSITIVE_INFINITY : times.away)
    this.queue = new Queue(error => audience.complain(error, 'host'))
    this.ledger = new Ledger(saved, recordings, remembered, journal, (recording, note) => {
      this.talk.count(note)
      audience.note(recording)
    })
    this.talk = new Talk(this.ledger.notes, game, world.now)
    this.marks = new Marks(game.markings ?? [], world.now)
    this.readership = new Readership(game, saved.options, person => journal.finished(person, game.id))
    this.playing = new LiveMatch(game, { match, runs }, this.ledger, world, times, {
      show: now => {
        this.standings.show(now, this.round, this.party)
        audience.show(now)
      },
      looks: player => audience.looks(player),
      queue: work => void this.queue.run(work),
      remark: (chair, what) => this.remark(chair, what),
      changed: () => this.changed(),
      complain: (error, where) => audience.complain(error, where),
    })
    this.days = new Days(world, times.away, {
      keep: runs => this.keep(runs),
      isHere: person => this.people.has(person),
      call: person => !this.closed && audience.call?.(person),
    })
    for (const { person } of this.party.chairs) if (person) this.absent(person.id)
    if (this.party.phase !== 'waiting') this.standings.show(this.shown(), this.round, this.party)
  }

  get table(): Saved {
    return this.ledger.table
  }

  get party(): Party {
    return this.ledger.party
  }

  get round(): number {
    return this.playing.round
  }

  /** How things stand, as far as whoever watches may know. */
  get told(): Standing {
    return this.standings.told(this.round, this.party)
  }

  /** How many people are connected. */
  get present(): number {
    return this.people.present.length
  }

  isDue(chair: Seating): boolean {
    return this.playing.isDue(chair)
  }

  shown(): Shown {
    return this.playing.shown()
  }

  past(player: number | null): Iterator<PastPart, unknown> & Iterable<PastPart> {
    const viewer = sittersOf(this.specs).find(place => place.player === player)?.viewer ?? 'public'
    const { recordings } = this.ledger
    const began = this.party.began ?? recordings.find(({ record }) => record.type === 'step')?.n ?? Infinity
    // Somebody else may have sat there then.
    const heard = recordings.filter(
      ({ n, record }) => n >= began || !(record.type === 'note' && isWhisper(record.note)),
    )
    return pastOf(heard, this.specs, viewer)
  }

  company(): Company {
    const { hands } = this.playing
    return companyOf(this.table, this.party, {
      here: person => this.people.has(person),
      hands: chair => hands.of(chair),
      reads: chair => this.readership.has(chair),
      visitors: this.people.present.filter(({ id }) => id !== this.party.stage && !chairOf(this.party, id)),
      watchers: this.watchers,
      clock: hands.clock.shown(),
    })
  }

  /** Why somebody may not come in, or null. */
  refuses(person: string): RefusalReason | null {
    if (this.party.removed.includes(person)) return 'removed'
    if (chairOf(this.party, person) || person === this.party.stage) return null
    return this.party.phase === 'waiting' ? null : 'playersOnly'
  }

  /** The same, and whether the host does not want to meet them. */
  async bars(person: string): Promise<RefusalReason | null> {
    const reason = this.refuses(person)
    const comes = reason === null && !chairOf(this.party, person) && person !== this.party.stage
    return comes && (await this.journal.blocks(this.party.host, person)) ? 'blocked' : reason
  }

  connect(person: Person): void {
    this.people.connect(person)
    const chair = chairOf(this.party, person.id)
    const { clock } = this.playing.hands
    if (chair && (clock.came(chair.player) || (this.slow && clock.acted(chair.player)))) this.remark(chair, 'cameBack')
    if (chair && chair.person?.name !== person.name) this.rename(person)
    if (this.people.lost(this.party.host)) this.gone(this.party.host)
    if (this.lent === person.id) this.returned(person.id)
    this.changed()
    void this.meet(person.id)
  }

  private async meet(person: string): Promise<void> {
    try {
      if (await this.readership.meet(person)) this.audience.company()
    } catch (error) {
      this.audience.complain(error, 'casebook')
    }
  }

  /** `left`: they went, and did not just lose the line. */
  disconnect(person: string, left = false): void {
    if (this.people.disconnect(person)) {
      const chair = chairOf(this.party, person)
      if (chair) this.playing.hands.lost(chair.player)
      this.absent(person)
      if (this.party.phase === 'waiting' && person === this.party.host) this.passOn(person, left)
    }
    this.changed()
  }

  /** Goes by another name from now on. */
  rename(person: Person): void {
    if (!this.people.has(person.id) && !chairOf(this.party, person.id)) return
    this.people.rename(person)
    void this.queue.run(async () => {
      const party = renamed(this.party, person)
      if (party !== this.party) await this.settle(party)
      else this.audience.company()
      return null
    })
  }

  /** Whoever asks for it when the match is over is nobody here from now on. */
  unname(person: string): Promise<RefusalReason | null> {
    return this.queue.run(async () => {
      if (this.party.phase !== 'over') return 'notNow'
      await this.ledger.unname(person)
      this.changed()
      return null
    })
  }

  /** This person has a screen from now on; the one before it has no seat any more. */
  pair(person: string, paired: string): Promise<RefusalReason | null> {
    return this.queue.run(async () => {
      const answer = pair(this.party, person, paired)
      if (refuses(answer)) return answer
      await this.settle(answer)
      return null
    })
  }

  watch(watchers: number): void {
    this.watchers = watchers
    this.audience.company()
  }

  /** Does what this person asks, or says why not. */
  async ask(by: Person, asked: Exclude<Asked, { type: 'rematch' | 'casebook' }>): Promise<RefusalReason | null> {
    if (asked.type === 'shown') return this.saw(by, asked)
    return this.queue.run(() => {
      const person = this.people.named(by)
      const chair = chairOf(this.party, person.id)
      if (asked.type === 'move' || asked.type === 'takeBack')
        return chair ? this.playing.decide(chair, asked) : 'noSeat'
      if (asked.type === 'say' && asked.audience === 'side' && this.party.phase === 'waiting') return 'notNow'
      if (asked.type === 'say' || asked.type === 'phrase') return this.write(this.talk.says(person, chair, asked))
      if (asked.type === 'mark')
        return this.write(this.marks.placed(person, chair, this.party.phase, this.ledger.notes, asked))
      // While playing it says: I am back.
      if (asked.type === 'ready' && this.party.phase === 'running' && chair && inPlay(chair))
        return this.playing.back(chair)
      return this.decide(person, asked)
    })
  }

  /** What a bot would do in this person's place, or why that is not told. */
  async counsel(person: Person, asked: Asking): Promise<Counsel | RefusalReason> {
    let told: Counsel | null = null
    const refused = await this.queue.run(async () => {
      const chair = chairOf(this.party, person.id)
      const answer = chair ? await this.playing.counsel(chair, asked) : 'noSeat'
      if (typeof answer === 'string') return answer
      told = answer
      return null
    })
    return told ?? refused ?? 'fault'
  }

  /** What the Casebook says to this person, or why it is closed to them. It changes nothing, and nobody waits for it. */
  async casebook({ id }: Person): Promise<Casebook | RefusalReason> {
    const chair = chairOf(this.party, id)
    if (!chair) return 'noSeat'
    return this.readership.has(chair) ? this.playing.casebook(chair) : 'notNow'
  }

  /** It changes nothing, so it need not wait its turn. */
  private saw({ id }: Person, { seq }: AskedOf<'shown'>): null {
    const chair = chairOf(this.party, id)
    if (chair && this.people.has(id) && this.playing.hands.saw(chair.player, seq)) this.audience.company()
    return null
  }

  /** Where those meet who want another match; the first of them makes the table. */
  rematch(person: Person, make: () => Promise<string>): Promise<RefusalReason | null> {
    return this.queue.run(async () => {
      if (this.party.phase !== 'over') return 'notNow'
      if (!chairOf(this.party, person.id)) return 'noSeat'
      if (this.party.rematch === null) await this.settle({ ...this.party, rematch: await make() })
      return null
    })
  }

  /** Nothing moves any more; resolves when all that was begun is written. */
  async close(): Promise<void> {
    this.closed = true
    this.playing.stop()
    this.people.stop()
    await this.queue.close()
    await this.playing.rest().catch(error => this.audience.complain(error, 'rest'))
  }

  private absent(person: string): void {
    const chair = chairOf(this.party, person)
    if (this.party.phase === 'waiting') this.people.expect(person, () => this.gone(person))
    else if (this.party.phase === 'running' && chair && inPlay(chair)) this.playing.hands.clock.went(chair.player)
  }

  /** Whoever left a waiting table to itself finds it as it was; where others wait, they need the chair and a host. */
  private gone(person: string): void {
    if (this.lent === person) this.lent = null
    void this.queue.run(async () => {
      const present = this.people.present.map(({ id }) => id)
      if (present.length === 0 || present.includes(person)) return null
      const party = leave(this.party, person, present)
      if (party !== this.party) await this.settle(party)
      return null
    })
  }

  /** Nobody waits for a host who left; one whose line was lost, or who loads the page anew, is back in a moment. */
  private passOn(host: string, left: boolean): void {
    const pass = (): void =>
      void this.queue.run(async () => {
        const present = this.people.present.map(({ id }) => id)
        const party = present.includes(host) ? this.party : bequeath(this.party, host, present)
        if (party === this.party) return null
        await this.settle(party)
        this.lent = host
        return null
      })
    if (left) pass()
    else this.world.after(this.heir, pass)
  }

  private returned(host: string): void {
    this.lent = null
    void this.queue.run(async () => {
      if (this.party.phase === 'waiting' && this.people.has(host)) await this.settle({ ...this.party, host })
      return null
    })
  }

  private async write(note: Note | RefusalReason | null): Promise<RefusalReason | null> {
    if (typeof note === 'string') return note
    if (note) await this.ledger.note(note)
    return null
  }

  private async decide(person: Person, asked: TableRequest): Promise<RefusalReason | null> {
    // Else a host could fill the list with people who never were.
    if (asked.type === 'remove' && !this.people.has(asked.person) && !chairOf(this.party, asked.person)) return 'notNow'
    const answer = granted(this.party, person, asked)
    if (refuses(answer)) return answer
    if (answer === this.party) return null
    const isMind = asked.type === 'agree' || asked.type === 'openCards'
    const refused = isMind ? this.talk.refuse(person, asked) : null
    if (refused) return refused
    const remark = remarkOn(this.party, person, asked)
    await this.settle(answer, remark && roomNote(remark.chair, remark.what))
    return null
  }

  private async settle(party: Party, note: Note | null = null): Promise<void> {
    const { phase } = this.party
    const begins = phase === 'waiting' && party.phase === 'running'
    const began = (this.ledger.recordings.at(-1)?.n ?? -1) + 1
    await this.ledger.settle(begins ? committed({ ...party, began }, this.table) : party, note)
    if (!begins) this.standings.settle(this.round, this.party)
    for (const chair of party.chairs) if (!inPlay(chair)) this.playing.hands.clock.forget(chair.player)
    if (begins) this.begin()
    if (phase === 'running' && party.phase === 'over') this.playing.end()
    this.changed()
  }

  private begin(): void {
    this.people.stop()
    this.playing.begin()
    for (const { person } of this.party.chairs) if (person && !this.people.has(person.id)) this.absent(person.id)
  }

  private remark(chair: Seating, what: RoomNote): void {
    if (this.party.phase !== 'running') return
    void this.queue.run(async () => {
      await this.ledger.note(roomNote(chair, what))
      return null
    })
  }

  /** After every change: what happens next. Bots do not play for nobody. */
  private changed(): void {
    if (this.closed) return
    const { clock } = this.playing.hands
    const here = this.people.present.some(({ id }) => chairOf(this.party, id)) || clock.expecting
    this.playing.plan(
      here || (this.slow && this.party.chairs.some(chair => inPlay(chair) && !clock.taken(chair.player))),
    )
    this.audience.company()
    if (this.slow && this.party.phase !== 'waiting') this.days.follow(clock, this.party)
  }

  private async keep(runs: readonly KeptRun[]): Promise<void> {
    const refused = await this.queue.run(async () => {
      await this.ledger.time(runs)
      return null
    })
    if (refused) throw new Error(refused)
  }

  /** A table of days goes on while nobody is there: as long as a bot has to move, or to whom it comes next. */
  goOn(): void {
    if (this.slow) this.changed()
  }

  /** May it not go to sleep yet? */
  get busy(): boolean {
    return this.playing.busy
  }
}
