import type { Game, Move, Seat } from '../kernel/game.ts'
import type { Note } from '../kernel/history.ts'
import type { Match } from '../kernel/match.ts'
import { chosen, offersOf } from '../kernel/offer.ts'
import { equal } from '../kernel/plain.ts'
import { rngOf, type Seed, seedOf } from '../kernel/rng.ts'
import { type Casebook, type Counsel, inDays, type RefusalReason, type RoomNote } from '../wire/protocol.ts'
import { questionOf, thinkHere } from './bot.ts'
import { Pages } from './casebook.ts'
import { inPlay, type Seating } from './chairs.ts'
import { counselOn, counselsLeft, isAlone, isFilmed } from './counsel.ts'
import { runsOf } from './days.ts'
import { type Bots, Hands } from './hands.ts'
import { HeldAnswers, type KeptAnswer } from './hold.ts'
import type { KeptRun } from './journal.ts'
import type { Ledger } from './ledger.ts'
import { remarkOn } from './manners.ts'
import { moved, type Next, type Play, tookBack } from './play.ts'
import type { AskedOf } from './requests.ts'
import { type Looks, NOTHING, type Shown, shownOf } from './shown.ts'
import { takeBacksIn, within } from './takeBacks.ts'
import { roomNote } from './talk.ts'
import type { Times } from './times.ts'
import type { World } from './world.ts'

/** What is offered to a seat, by its number. */
export interface Asking {
  readonly seat: Seat
  readonly offer: number
}

/** After a bot could not move for a fault of ours. */
const RETRY = 1000
/** Milliseconds until a bot says something of what it has seen. */
const BREATH = 900
/** What it would do by so many other chances, until one brings no fault. */
const TRIES = 16

/** The table around a match. */
interface Surroundings {
  show(now: Shown): void
  readonly looks: Looks
  /** In the table's queue. */
  queue(work: () => Promise<null>): void
  /** A line in the log about whoever has this chair. */
  remark(chair: Seating, what: RoomNote): void
  /** Things stand otherwise: see what happens next. */
  changed(): void
  complain(error: unknown, where: string): void
}

/** The match of a table, and whose hands play it. */
export class LiveMatch {
  readonly hands: Hands
  private readonly game: Game
  private readonly ledger: Ledger
  private readonly around: Surroundings
  private readonly hold: HeldAnswers
  private readonly world: World
  private readonly luck: Seed
  private readonly times: Times
  private readonly slow: boolean
  private faults = 0
  private readonly pages = new Pages()
  private awake = false
  /** It was ended as a bot was about to move. */
  private unfinished = false
  /** How the clocks stood as it was ended. */
  private runs: readonly KeptRun[] | null = null
  /** The match as it was when the table woke. */
  private readonly laid: Match
  /** Null before the start. */
  private play: Play | null = null

  constructor(
    game: Game,
    { match, runs }: { readonly match: Match; readonly runs: readonly KeptRun[] },
    ledger: Ledger,
    world: World,
    times: Times,
    around: Surroundings,
  ) {
    const { seconds } = ledger.table
    const decision = seconds * times.second
    this.slow = inDays(seconds)
    this.game = game
    this.ledger = ledger
    this.around = around
    this.world = world
    this.luck = world.chance()
    this.times = times
    const bots: Bots = {
      think: seat => this.think(seat),
      stakes: () => (this.play ? (game.stakes?.(game.view(this.play.match.state, 'public')) ?? 0) : 0),
      move: (seat, number, move) => around.queue(() => this.botMoves(seat, number, move)),
      failed: error => this.botFailed(error),
    }
    const passed = (player: number, taken: boolean): void => this.timePassed(player, taken)
    const away = this.slow ? Number.POSITIVE_INFINITY : times.away
    this.hands = new Hands(world, decision, { away, pace: times.pace }, passed, bots, runs)
    this.hold = new HeldAnswers(world, decision || times.hold, () => around.queue(() => this.release()))
    const { phase } = ledger.party
    this.laid = match
    if (phase !== 'waiting') this.lay(match)
  }

  private lay(match: Match): void {
    const { recordings, party } = this.ledger
    const takeBacks = takeBacksIn(recordings.map(({ record }) => record))
    this.play = { match: within(takeBacks, match), offers: party.phase === 'over' ? {} : offersOf(match), takeBacks }
  }

  /** From the start, or from where another table left off: what lies before it is in the log. */
  begin(): void {
    this.lay(this.laid)
    this.around.show(this.shown())
  }

  /** Ended by the people and not by the rules: nothing is offered any more. */
  end(): void {
    if (!this.play) return
    this.play = { ...this.play, offers: {} }
    this.around.show(this.shown())
  }

  /** How things stand, without news. */
  shown(): Shown {
    return this.play ? shownOf(this.play.match, this.play.offers, [], this.around.looks) : NOTHING
  }

  get round(): number {
    return this.play ? this.game.round(this.play.match.state) : 0
  }

  isDue({ seats }: Seating): boolean {
    return seats.some(seat => this.movesOf(seat).length > 0)
  }

  private movesOf(seat: Seat): readonly Move[] {
    return this.play?.offers[seat]?.moves ?? []
  }

  /** A person's answer to what is offered to one of their seats. */
  async decide(chair: Seating, asked: AskedOf<'move' | 'takeBack'>): Promise<RefusalReason | null> {
    if (!chair.seats.includes(asked.seat)) return 'notYours'
    if (!this.play || this.ledger.party.phase !== 'running' || chair.conceded) return 'notNow'
    if (asked.type === 'takeBack') {
      const next = tookBack(this.play, asked.seat, this.around.looks)
      if (!next) return 'noTakeBack'
      await this.write(next)
    } else {
      const found = chosen(this.play.offers, asked.seat, asked)
      if ('refused' in found) return found.refused
      if (this.hold.ends !== null) {
        // Nothing stirs: not even that somebody is back.
        this.hold.keep({ seat: asked.seat, move: found.move, by: chair })
        return null
      }
      await this.write(moved(this.play, asked.seat, found.move, this.around.looks))
    }
    return this.back(chair)
  }

  /** What a bot would do in their place. That they asked is written down before they are told. */
  async counsel(chair: Seating, { seat, offer }: Asking): Promise<Counsel | RefusalReason> {
    const { party, notes, recordings } = this.ledger
    if (!chair.seats.includes(seat)) return 'notYours'
    const offered = this.play?.offers[seat]
    const isOpen = party.phase === 'running' && offered?.number === offer && this.hold.ends === null
    // Their browser may be filmed, and asks like any other.
    if (isFilmed(chair)) return 'onStage'
    const left = counselsLeft(notes, chair.person?.id ?? '')
    if (!this.play || !offered || !isOpen || chair.conceded || !isAlone(party, chair) || left === 0) return 'notNow'
    const records = recordings.map(({ record }) => record)
    const picks = counselOn(this.play.match, records, seat, offered.moves)
    await this.ledger.note(roomNote(chair, 'askedBot'))
    return { picks, left: left - 1 }
  }

  async casebook(chair: Seating): Promise<Casebook | RefusalReason> {
    if (!this.play || this.ledger.party.phase !== 'running') return 'notNow'
    const records = this.ledger.recordings.map(({ record }) => record)
    try {
      return await this.pages.of(this.play.match, records, chair, this.world.consult)
    } catch (error) {
      this.around.complain(error, 'casebook')
      return 'fault'
    }
  }

  /** The person is there: the bot is not needed. */
  back(chair: Seating): null {
    if (this.hands.clock.acted(chair.player)) this.around.remark(chair, 'cameBack')
    this.around.changed()
    return null
  }

  /** On disk first, then for all to see. */
  private async write(next: Next): Promise<void> {
    const written = await this.ledger.enter(next)
    this.play = { match: next.match, offers: next.offers, takeBacks: next.takeBacks }
    this.around.show(next.shown(written))
    this.remark(next)
  }

  /** What a bot says of it, a moment later. */
  private remark({ record, match }: Next): void {
    const { party, table, notes } = this.ledger
    const { pace } = this.times
    // Whoever is told how it goes is not to be talked to by others; nor does a bot talk that takes no time.
    if (pace === 0 || party.phase !== 'running' || table.seed === this.game.guided?.seed) return
    const isBot = (seat: Seat): boolean => this.chairOf(seat)?.person === null
    const luck = rngOf(seedOf(`${this.luck} says ${match.seq}`), 0)
    const note = remarkOn(this.game, record, isBot, notes, luck)
    if (note) this.world.after(pace * BREATH, () => this.around.queue(() => this.say(note)))
  }

  private async say(note: Note): Promise<null> {
    if (this.ledger.party.phase === 'running') await this.ledger.note(note)
    return null
  }

  /** The time of a held decision is over: all that was answered counts now, as far as it is still to be had. */
  private async release(): Promise<null> {
    try {
      const late = this.late().filter(({ seats }) => !seats.some(seat => this.hold.hasAnswer(seat)))
      const standIns = await Promise.all(late.flatMap(({ seats }) => seats.map(seat => this.standIn(seat))))
      // Nobody is there any more.
      if (this.hold.ends === null) return null
      const answers = this.hold.close()
      for (const { seat, move } of [...answers, ...standIns.flat()])
        if (this.play && this.ledger.party.phase === 'running' && this.movesOf(seat).some(each => equal(each, move)))
          await this.write(moved(this.play, seat, move, this.around.looks))
      for (const { by } of answers) if (by) this.back(by)
      for (const { player } of late) this.hands.clock.missed(player)
    } finally {
      this.around.changed()
    }
    return null
  }

  /** Those who had their time for what is held open. Their bots answer, no later than they could have. */
  private late(): Seating[] {
    const { chairs } = this.ledger.party
    return chairs.filter(chair => inPlay(chair) && this.isDue(chair) && this.hands.clock.isTimed(chair.player))
  }

  private async standIn(seat: Seat): Promise<KeptAnswer[]> {
    const move = await this.think(seat)
    return move ? [{ seat, move, by: null }] : []
  }

  /** What the bot of this seat's chair would do. Where there is no choice it need not think. */
  private async think(seat: Seat): Promise<Move | undefined> {
    const moves = this.movesOf(seat)
    const chair = this.chairOf(seat)
    if (!this.play || !chair || moves.length < 2) return moves[0]
    const records = this.ledger.recordings.map(({ record }) => record)
    // However often it is asked: when that is, and whether somebody else was asked before, is a matter of time alone.
    const { seq, seats } = this.play.match
    const tried = seq * TRIES + (this.faults % TRIES)
    const luck = { seed: this.luck, nth: tried * seats.length + seats.findIndex(each => each.seat === seat) }
    const question = questionOf(this.play.match, records, seat, moves, { level: chair.bot, luck })
    return moves[await (this.world.think ?? thinkHere)(this.game, question)]
  }

  private chairOf(seat: Seat): Seating | undefined {
    return this.ledger.party.chairs.find(({ seats }) => seats.includes(seat))
  }

  private async botMoves(seat: Seat, number: number, move: Move | undefined): Promise<null> {
    const chair = this.chairOf(seat)
    // The person may have been quicker.
    const isOpen = this.play?.offers[seat]?.number === number && !this.hold.hasAnswer(seat)
    if (!chair || !isOpen || this.ledger.party.phase !== 'running' || this.hands.of(chair) !== 'bot') return null
    try {
      if (!move || !this.play) return null
      if (this.hold.ends !== null) this.hold.keep({ seat, move, by: null })
      else {
        if (this.hands.clock.steppedIn(chair.player)) await this.ledger.note(roomNote(chair, 'timeRanOut'))
        await this.write(moved(this.play, seat, move, this.around.looks))
      }
      this.around.changed()
    } catch (error) {
      this.botFailed(error)
    }
    return null
  }

  private botFailed(error: unknown): void {
    this.faults++
    this.around.complain(error, 'bot')
    this.world.after(RETRY, () => this.around.changed())
  }

  private timePassed(player: number, taken: boolean): void {
    const chair = this.ledger.party.chairs.find(each => each.player === player)
    if (chair && taken) this.around.remark(chair, 'botTookOver')
    this.around.changed()
  }

  /** After every change: what happens next, and when. Nobody plays while all sleep. */
  plan(awake: boolean): void {
    const { party } = this.ledger
    const play = party.phase === 'running' ? this.play : null
    this.awake = awake && play !== null
    // Where one has days, when somebody answers tells when they looked, and nobody waits a day for each.
    if (play && !this.slow && this.game.hold?.(play.match.state)) this.hold.open()
    else this.hold.close()
    this.hands.plan(party, awake ? play : null, this.hold)
  }

  /** Nobody is there any more: what was played is kept so that it wakes quickly. */
  async rest(): Promise<void> {
    const { party } = this.ledger
    // Else nothing would wake it: what was on its way as it was ended may have made it somebody else's turn.
    const isTimed = ({ player }: Seating): boolean =>
      this.runs?.some(run => run.player === player && run.left !== null) ?? false
    const unfinished =
      this.unfinished || (this.slow && this.awake && !party.chairs.some(chair => isTimed(chair) && this.isDue(chair)))
    if (this.play) await this.ledger.rest(this.play, unfinished && party.phase === 'running', this.runs)
  }

  /** Is a bot to move, at a table of days? */
  get busy(): boolean {
    return this.slow && this.awake && this.hands.next(this.ledger.party, this.play, this.hold) !== undefined
  }

  stop(): void {
    this.unfinished = this.busy
    if (this.slow) this.runs = runsOf(this.hands.clock, this.world)
    this.hands.stop()
    this.hold.close()
  }
}
