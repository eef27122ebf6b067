import type { Move, Seat } from '../kernel/game.ts'
import { equal } from '../kernel/plain.ts'
import type { Chair } from '../wire/protocol.ts'
import { inPlay, type Party, type Seating } from './chairs.ts'
import { Clock } from './clock.ts'
import type { HeldAnswers } from './hold.ts'
import type { KeptRun } from './journal.ts'
import type { Play } from './play.ts'
import type { Times } from './times.ts'
import type { World } from './world.ts'

/**
 * Milliseconds before a bot moves, whatever it has to decide: were it quicker where it has no choice, that would tell what
 * it holds. It thinks meanwhile; who has not come to an end takes another pause. It is no time to watch by; for that the
 * pages ask themselves, and bots keep step with them.
 */
const PAUSE = 150
/** A master thinks longer where it has more to choose from, which would show but for this. */
const MASTERS = 4 * PAUSE
/** Whatever is at stake, no more pauses than these are added. */
const GRAVEST = 3
/** So many moves may be on their way to a page, or wait there: the next is there when the last has been played. */
const AHEAD = 2
/** No page holds the table up for longer. */
const PATIENCE = 4000

/** Whoever plays for bots. */
export interface Bots {
  /** What this seat's makes of what is offered to it. */
  think(seat: Seat): Promise<Move | undefined>
  /** How many pauses more the next move is worth, by what everybody sees. */
  stakes(): number
  /** It moves, should that offer still be open. */
  move(seat: Seat, number: number, move: Move | undefined): void
  failed(error: unknown): void
}

interface Planned {
  readonly seat: Seat
  /** Of the offer that is to be answered. */
  readonly number: number
  /** Of the match, when it was asked for. */
  readonly seq: number
  readonly pause: number
  /** It takes so many of them at least. */
  readonly least: number
  /** What it will do. */
  move?: Move | undefined
  /** Its pause is over: it waits for the pages. */
  ripe: boolean
  stop: () => void
}

/** Whose hands play each chair, and when the bots' do. */
export class Hands {
  readonly clock: Clock
  private readonly world: World
  private readonly pace: number
  /** How far the page of each person has shown the match, of those who tell. */
  private readonly pages = new Map<number, number>()
  private readonly bots: Bots
  private planned: Planned | null = null
  /** How far the match is. */
  private seq = 0

  constructor(
    world: World,
    decision: number,
    times: Pick<Times, 'away' | 'pace'>,
    passed: (player: number, taken: boolean) => void,
    bots: Bots,
    runs: readonly KeptRun[] = [],
  ) {
    this.world = world
    this.clock = new Clock(world, { decision, away: times.away }, passed, runs)
    this.pace = times.pace
    this.bots = bots
  }

  of(chair: Seating): Chair['hands'] {
    return inPlay(chair) && !this.clock.bot(chair.player) ? 'person' : 'bot'
  }

  /**
   * After every change: starts the clocks of those who have to decide, and lets a bot think where one has to. Who has
   * answered what is held open is measured on: it must not show. A table that sleeps has no play: nobody would see it.
   */
  plan(party: Party, play: Play | null, hold: HeldAnswers): void {
    this.seq = play?.match.seq ?? this.seq
    const due = dueIn(party, play)
    this.clock.decide(
      due.filter(inPlay).map(({ player }) => player),
      hold.ends,
    )
    const seat = this.next(party, play, hold)
    const number = (seat === undefined ? undefined : play?.offers[seat]?.number) ?? null
    if (this.planned?.seat === seat && this.planned?.number === number) return
    this.planned?.stop()
    this.planned = null
    if (seat === undefined || number === null) return
    const isMaster = due.some(({ seats, bot }) => bot === 'master' && seats.includes(seat))
    const pause = this.pace * (isMaster ? MASTERS : PAUSE)
    const least = 1 + Math.max(0, Math.min(GRAVEST, this.bots.stakes()))
    const planned: Planned = { seat, number, seq: this.seq, pause, least, ripe: false, stop: () => undefined }
    this.planned = planned
    void this.think(planned)
  }

  /** Where a bot has to move first. */
  next(party: Party, play: Play | null, hold: HeldAnswers): Seat | undefined {
    const waits = (seat: Seat): boolean => movesOf(play, seat).length > 0 && !hold.hasAnswer(seat)
    return dueIn(party, play)
      .filter(chair => this.of(chair) === 'bot')
      .flatMap(({ seats, side }) =>
        seats.filter(each => waits(each) && (hold.ends !== null || !this.leaves(party, play, each, side))),
      )[0]
  }

  /** What it thinks of an offer that is not the one to be answered any more is forgotten. */
  private async think(planned: Planned): Promise<void> {
    const began = this.world.now()
    try {
      planned.move = await this.bots.think(planned.seat)
    } catch (error) {
      if (this.planned !== planned) return
      this.planned = null
      return this.bots.failed(error)
    }
    if (this.planned !== planned) return
    const { pause, least } = planned
    const gone = this.world.now() - began
    const left = pause === 0 ? 0 : Math.max(least, Math.floor(gone / pause) + 1) * pause - gone
    planned.stop = this.world.after(left, () => {
      planned.ripe = true
      planned.stop = this.world.after(this.pace * PATIENCE, () => this.move(planned))
      this.keepStep()
    })
  }

  private move(planned: Planned): void {
    planned.stop()
    this.planned = null
    this.bots.move(planned.seat, planned.number, planned.move)
  }

  /** The bot moves when all who look have seen what was before. */
  private keepStep(): void {
    const { planned } = this
    if (planned?.ripe && [...this.pages.values()].every(seq => seq + AHEAD >= planned.seq)) this.move(planned)
  }

  /** This person's page has shown the match up to here. True: their clock begins now. */
  saw(player: number, seq: number): boolean {
    this.pages.set(player, Math.max(seq, this.pages.get(player) ?? 0))
    this.keepStep()
    return seq >= this.seq && this.clock.appeared(player)
  }

  /** Nobody looks from there any more. */
  lost(player: number): void {
    this.pages.delete(player)
    this.keepStep()
  }

  /** A decision that a team shares is left to a person of the team, unless it is held open: then each has time to answer. */
  private leaves(party: Party, play: Play | null, seat: Seat, side: string): boolean {
    return party.chairs.some(
      chair =>
        chair.side === side &&
        this.of(chair) === 'person' &&
        chair.seats.some(other => equal(movesOf(play, other), movesOf(play, seat))),
    )
  }

  stop(): void {
    this.clock.stop()
    this.planned?.stop()
    this.planned = null
  }
}

const dueIn = (party: Party, play: Play | null): Seating[] =>
  play ? party.chairs.filter(({ seats }) => seats.some(seat => movesOf(play, seat).length > 0)) : []

const movesOf = (play: Play | null, seat: Seat): readonly Move[] => play?.offers[seat]?.moves ?? []
