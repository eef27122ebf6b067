import type { Game, Move, Outcome, Seat, SeatSpec } from '../../shared/kernel/game.ts'
import type { Note } from '../../shared/kernel/history.ts'
import { chosen, offersOf } from '../../shared/kernel/offer.ts'
import type { Rng } from '../../shared/kernel/rng.ts'
import type { Company, Line, NoteBody, Person, RefusalReason, RoomNote } from '../../shared/wire/protocol.ts'
import type { Saved, Store, Written } from '../store/store.ts'
import { linesFor, NOTHING, placesOf, type Recording, type Shown, shownOf } from '../table/shown.ts'
import { botLuck, botMove } from './bot.ts'
import { chairOf, inPlay, leave, type Party, refuses, type Seating } from './chairs.ts'
import { changesTo, companyOf, partyOf } from './company.ts'
import { Hands } from './hands.ts'
import { Hold } from './hold.ts'
import { People } from './people.ts'
import { moved, type Next, type Play, restored, tookBack } from './play.ts'
import { type Asked, type AskedOf, granted, remarkOn, type TableRequest } from './requests.ts'
import { cleaned, Talk } from './talk.ts'
import { TIMES, type Times } from './times.ts'

/** The room, as its host sees it. */
export interface Audience {
  show(now: Shown): void
  note(recording: Recording): void
  /** Something about the table or who is there may be otherwise. */
  company(): void
  complain(error: unknown, where: string): void
}

/**
 * One table and its match. Everything that changes it goes through one queue; a move is on disk before anybody is shown
 * what came of it, and what could not be written has not happened.
 */
export class Host {
  readonly table: Saved
  readonly game: Game
  readonly specs: readonly SeatSpec[]
  private readonly store: Store
  private readonly audience: Audience
  private readonly people: People
  private readonly hands: Hands
  private readonly hold: Hold
  private readonly talk: Talk
  private readonly luck: Rng = botLuck()
  private readonly recordings: Recording[]
  private tail: Promise<unknown> = Promise.resolve()
  watchers = 0
  private closed = false
  /** Null before the start. */
  private play: Play | null = null
  party: Party

  constructor(
    game: Game,
    loaded: { readonly saved: Saved; readonly entries: readonly Written[] },
    store: Store,
    audience: Audience,
    times: Times = TIMES,
  ) {
    const { saved, entries } = loaded
    const decision = saved.seconds * times.second
    this.game = game
    this.table = saved
    this.specs = game.seats(game.check(saved.options))
    this.store = store
    this.audience = audience
    this.party = partyOf(saved)
    this.people = new People(times.away)
    this.hands = new Hands(
      decision,
      times,
      (player, taken) => this.timePassed(player, taken),
      (seat, number) => void this.queue(() => this.botMoves(seat, number)),
    )
    this.hold = new Hold(decision || times.hold, () => void this.queue(() => this.release()))
    const { match, recordings } = restored(game, saved, entries)
    this.recordings = recordings
    this.talk = new Talk(recordings.filter(({ record }) => record.type === 'note').length)
    const { phase } = this.party
    if (phase !== 'waiting') this.play = { match, offers: phase === 'running' ? offersOf(match) : {} }
    for (const { person } of this.party.chairs) if (person) this.absent(person.id)
  }

  get id(): string {
    return this.table.id
  }

  /** How things stand, without news. */
  shown(): Shown {
    return this.play ? shownOf(this.play.match, this.play.offers, []) : NOTHING
  }

  past(player: number | null): Line[] {
    const viewer = placesOf(this.specs).find(place => place.player === player)?.viewer ?? 'public'
    return linesFor(this.recordings, this.specs, viewer)
  }

  get outcome(): Outcome | null {
    return this.party.outcome ?? (this.play && this.game.outcome(this.play.match.state))
  }

  get round(): number {
    return this.play ? this.game.round(this.play.match.state) : 0
  }

  isDue(player: number): boolean {
    const chair = this.party.chairs.find(each => each.player === player)
    return chair?.seats.some(seat => (this.play?.offers[seat]?.moves.length ?? 0) > 0) ?? false
  }

  /** How many people are connected. */
  get present(): number {
    return this.people.present.length
  }

  company(): Company {
    const presence = {
      here: (person: string) => this.people.has(person),
      hands: (chair: Seating) => this.hands.of(chair),
      visitors: this.people.present.filter(({ id }) => !chairOf(this.party, id)),
      watchers: this.watchers,
      clock: this.hands.clock.shown(),
    }
    return companyOf(this.table, this.party, presence, this.outcome)
  }

  // Who comes and goes

  /** Why somebody may not come in, or null. */
  refuses(person: string): RefusalReason | null {
    if (this.party.removed.includes(person)) return 'removed'
    if (chairOf(this.party, person)) return null
    if (this.party.phase !== 'waiting') return 'playersOnly'
    return this.store.blocks(this.party.host, person) ? 'blocked' : null
  }

  connect(person: Person): void {
    this.people.connect(person)
    const chair = chairOf(this.party, person.id)
    if (chair && this.hands.clock.came(chair.player)) this.remark(chair, 'cameBack')
    if (this.people.lost(this.party.host)) this.gone(this.party.host)
    this.pulse()
  }

  disconnect(person: string): void {
    if (this.people.disconnect(person)) this.absent(person)
    this.pulse()
  }

  watch(watchers: number): void {
    this.watchers = watchers
    this.audience.company()
  }

  private absent(person: string): void {
    const chair = chairOf(this.party, person)
    if (this.party.phase === 'waiting') this.people.expect(person, () => this.gone(person))
    else if (this.party.phase === 'running' && chair && inPlay(chair)) this.hands.clock.went(chair.player)
  }

  /** Whoever left a waiting table to itself finds it as it was; where others wait, they need the chair and a host. */
  private gone(person: string): void {
    void this.queue(async () => {
      const present = this.people.present.map(({ id }) => id)
      if (present.length === 0 || present.includes(person)) return
      const party = leave(this.party, person, present)
      if (party !== this.party) await this.settle(party)
    })
  }

  /** Nothing moves any more; resolves when all that was begun is written. */
  async close(): Promise<void> {
    this.closed = true
    this.hands.stop()
    this.hold.close()
    this.people.stop()
    await this.tail
  }

  // What people ask for

  /** Does what this person asks, or says why not. */
  ask(person: Person, asked: Exclude<Asked, { type: 'rematch' }>): Promise<RefusalReason | null> {
    return this.queue(async () => {
      const chair = chairOf(this.party, person.id)
      switch (asked.type) {
        case 'move':
        case 'takeBack':
          return this.decideInPlay(chair, asked)
        case 'say':
        case 'phrase':
          return this.speak(person, chair, asked)
        case 'ready':
          // While playing it says: I am back.
          if (this.party.phase === 'running' && chair && inPlay(chair)) return this.back(chair)
          return this.decideTable(person, asked)
        default:
          return this.decideTable(person, asked)
      }
    })
  }

  private async decideInPlay(
    chair: Seating | undefined,
    asked: AskedOf<'move' | 'takeBack'>,
  ): Promise<RefusalReason | null> {
    if (!chair) return 'noSeat'
    if (!chair.seats.includes(asked.seat)) return 'notYours'
    if (!this.play || this.party.phase !== 'running' || chair.conceded) return 'notNow'
    if (asked.type === 'takeBack') {
      const next = tookBack(this.play, asked.seat)
      if (!next) return 'noTakeBack'
      await this.write(next)
    } else {
      const found = chosen(this.play.offers, asked.seat, asked)
      if ('refused' in found) return found.refused
      await this.answer(asked.seat, found.move)
    }
    return this.back(chair)
  }

  private async speak(
    person: Person,
    chair: Seating | undefined,
    asked: AskedOf<'say' | 'phrase'>,
  ): Promise<RefusalReason | null> {
    const by = { id: person.id, name: person.name }
    const said = asked.type === 'say' ? cleaned(asked.text) : null
    if (said && 'refused' in said) return said.refused
    const refused = this.talk.refuse(person.id)
    if (refused) return refused
    const body: NoteBody = said
      ? { type: 'said', by, text: said.text }
      : { type: 'phrase', by, phrase: (asked as AskedOf<'phrase'>).phrase }
    const aside = asked.type === 'say' && asked.audience === 'side' && chair
    await this.note({ author: chair?.seats[0] ?? '', audience: aside ? { side: chair.side } : 'all', body })
    return null
  }

  private async decideTable(person: Person, asked: TableRequest): Promise<RefusalReason | null> {
    const { phase } = this.party
    const answer = granted(this.party, person, asked)
    if (refuses(answer)) return answer
    if (answer === this.party) return null
    const remark = remarkOn(this.party, person, asked)
    const refused = remark && this.talk.refuse(person.id)
    if (refused) return refused
    await this.settle(answer, remark && roomNote(remark.chair, remark.what))
    if (phase === 'waiting' && answer.phase === 'running') this.begin()
    return null
  }

  /** Where those meet who want another match; the first who wants one makes the table. */
  async rematch(person: Person, make: () => Promise<string>): Promise<RefusalReason | null> {
    return this.queue(async () => {
      if (this.party.phase !== 'over') return 'notNow'
      if (!chairOf(this.party, person.id)) return 'noSeat'
      if (this.party.rematch === null) await this.settle({ ...this.party, rematch: await make() })
      return null
    })
  }

  // What comes of it

  private begin(): void {
    const { match } = restored(this.game, this.table, [])
    this.play = { match, offers: offersOf(match) }
    this.people.stop()
    this.audience.show(this.shown())
    for (const { person } of this.party.chairs) if (person && !this.people.has(person.id)) this.absent(person.id)
    this.pulse()
  }

  private async answer(seat: Seat, move: Move): Promise<void> {
    if (!this.play) return
    if (this.hold.isOpen) this.hold.keep(seat, move)
    else await this.write(moved(this.play, seat, move))
    this.pulse()
  }

  /** The time of a held decision is over: all that was answered counts now, as far as it is still to be had. */
  private async release(): Promise<void> {
    for (const [seat, move] of this.hold.close()) {
      const moves = this.play?.offers[seat]?.moves ?? []
      if (this.play && this.party.phase === 'running' && moves.includes(move))
        await this.write(moved(this.play, seat, move))
    }
    this.pulse()
  }

  private async botMoves(seat: Seat, number: number): Promise<void> {
    const chair = this.party.chairs.find(({ seats }) => seats.includes(seat))
    const offer = this.play?.offers[seat]
    if (!this.play || !chair || this.party.phase !== 'running' || offer?.number !== number) return
    // The person was quicker.
    if (this.hands.of(chair) !== 'bot') return
    try {
      const records = this.recordings.map(({ record }) => record)
      const move = botMove(this.play.match, records, seat, offer.moves, chair.bot, this.luck)
      if (move) await this.answer(seat, move)
    } catch (error) {
      this.audience.complain(error, 'bot')
      setTimeout(() => this.pulse(), RETRY).unref()
    }
  }

  private async write(next: Next): Promise<void> {
    const party: Party = next.outcome ? { ...this.party, phase: 'over', outcome: next.outcome } : this.party
    const [written] = await Promise.all([
      this.store.append(this.id, next.entry),
      ...(next.outcome ? [this.store.save(this.id, changesTo(party))] : []),
    ] as const)
    this.play = { match: next.match, offers: next.offers }
    this.party = party
    this.recordings.push({ n: written.n, at: written.at, record: next.record })
    this.audience.show(next.shown(written))
    this.pulse()
  }

  private async settle(party: Party, note: Note | null = null): Promise<void> {
    await Promise.all([this.store.save(this.id, changesTo(party)), note && this.note(note)])
    const ended = this.party.phase === 'running' && party.phase === 'over'
    for (const { player } of this.party.chairs)
      if (!party.chairs.some(chair => chair.player === player && inPlay(chair))) this.hands.clock.forget(player)
    this.party = party
    if (ended && this.play) {
      this.play = { match: this.play.match, offers: {} }
      this.audience.show(this.shown())
    }
    this.pulse()
  }

  private async note(note: Note): Promise<void> {
    const { n, at } = await this.store.append(this.id, { type: 'note', note })
    const recording: Recording = { n, at, record: { type: 'note', note } }
    this.recordings.push(recording)
    this.audience.note(recording)
  }

  private remark(chair: Seating, what: RoomNote): void {
    if (this.party.phase === 'running') void this.queue(() => this.note(roomNote(chair, what)))
  }

  /** The person did something: the bot is not needed. */
  private back(chair: Seating): null {
    if (this.hands.clock.acted(chair.player)) this.remark(chair, 'cameBack')
    this.pulse()
    return null
  }

  private timePassed(player: number, taken: boolean): void {
    const chair = this.party.chairs.find(each => each.player === player)
    if (chair && taken) this.remark(chair, 'botTookOver')
    this.pulse()
  }

  /** After every change: what happens next, and when. Bots do not play for nobody. */
  private pulse(): void {
    if (this.closed) return
    const play = this.party.phase === 'running' ? this.play : null
    if (play && this.game.hold?.(play.match.state)) this.hold.open()
    else this.hold.close()
    const awake = this.people.present.some(({ id }) => chairOf(this.party, id)) || this.hands.clock.expecting
    this.hands.plan(this.party, awake ? play : null, this.hold.answered)
    this.audience.company()
  }

  private queue(work: () => Promise<RefusalReason | null | undefined> | Promise<void>): Promise<RefusalReason | null> {
    const done = this.tail.then(async () => {
      if (this.closed) return 'notNow'
      try {
        return (await work()) ?? null
      } catch (error) {
        this.audience.complain(error, 'host')
        return 'notNow'
      }
    })
    this.tail = done
    return done
  }
}

const RETRY = 1000

/** `by` is who it is about. */
const roomNote = ({ seats, person }: Seating, what: RoomNote): Note => {
  const body: NoteBody = { type: 'room', by: person ?? { id: '', name: '' }, what }
  return { author: seats[0] ?? '', audience: 'all', body }
}
