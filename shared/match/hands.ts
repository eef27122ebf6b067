import type { Move, Seat } from '../kernel/game.ts'
import { equal } from '../kernel/plain.ts'
import { type Rng, rngOf } from '../kernel/rng.ts'
import type { Chair } from '../wire/protocol.ts'
import { inPlay, type Party, type Seating } from './chairs.ts'
import { Clock } from './clock.ts'
import type { HeldAnswers } from './hold.ts'
import type { Play } from './play.ts'
import type { Times } from './times.ts'
import type { World } from './world.ts'

interface Planned {
  readonly seat: Seat
  /** Of the offer that is to be answered. */
  readonly number: number
  readonly stop: () => void
}

/** Whose hands play each chair, and when the bots' do. */
export class Hands {
  readonly clock: Clock
  private readonly world: World
  private readonly pace: number
  /** How long bots seem to think: drawn without a look at what they think about, so that it tells nothing. */
  private readonly thinking: Rng
  private readonly botMoves: (seat: Seat, number: number) => void
  private planned: Planned | null = null

  constructor(
    world: World,
    decision: number,
    times: Times,
    passed: (player: number, taken: boolean) => void,
    botMoves: (seat: Seat, number: number) => void,
  ) {
    this.world = world
    this.thinking = rngOf(world.chance(), 0)
    this.clock = new Clock(world, { decision, away: times.away }, passed)
    this.pace = times.pace
    this.botMoves = botMoves
  }

  of(chair: Seating): Chair['hands'] {
    return inPlay(chair) && !this.clock.bot(chair.player) ? 'person' : 'bot'
  }

  /**
   * After every change: starts the clocks of those who have to decide, and lets a bot think where one has to. Who has
   * answered what is held open is measured on: it must not show. A table that sleeps has no play: nobody would see it.
   */
  plan(party: Party, play: Play | null, hold: HeldAnswers): void {
    const isDue = (seat: Seat): boolean => movesOf(play, seat).length > 0
    const waits = (seat: Seat): boolean => isDue(seat) && !hold.hasAnswer(seat)
    const due = play ? party.chairs.filter(({ seats }) => seats.some(isDue)) : []
    this.clock.decide(
      due.filter(inPlay).map(({ player }) => player),
      hold.ends,
    )
    const seat = due
      .filter(chair => this.of(chair) === 'bot')
      .flatMap(({ seats, side }) =>
        seats.filter(each => waits(each) && (hold.ends !== null || !this.leaves(party, play, each, side))),
      )[0]
    const number = (seat === undefined ? undefined : play?.offers[seat]?.number) ?? null
    if (this.planned?.seat === seat && this.planned?.number === number) return
    this.planned?.stop()
    this.planned = null
    if (seat === undefined || number === null) return
    const stop = this.world.after(Math.round(this.pace * (700 + this.thinking.int(801))), () => {
      this.planned = null
      this.botMoves(seat, number)
    })
    this.planned = { seat, number, stop }
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

const movesOf = (play: Play | null, seat: Seat): readonly Move[] => play?.offers[seat]?.moves ?? []
