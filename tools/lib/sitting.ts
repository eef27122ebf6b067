import { choose, heardBy } from '../../shared/kernel/bots.ts'
import type { BotName, Move, Seat, SeatSpec, Told } from '../../shared/kernel/game.ts'
import { type Entry, heard, type Recorded } from '../../shared/kernel/history.ts'
import { rngOf, seedOf } from '../../shared/kernel/rng.ts'
import type { Common } from '../../shared/words/common.ts'
import type { Speech } from '../../shared/words/speech.ts'
import type { LocalSession } from './session.ts'

/** One person at a table with bots. Whatever is said comes from what this person's seats see and hear. */
export interface Sitting {
  /** The seats of this person, whoever else shares the side. */
  readonly own: readonly [Seat, ...Seat[]]
  /** In the order of seats; those of the own are not asked. */
  readonly bots: readonly BotName[]
  readonly speech: Speech
  readonly words: Common
}

/** The seats that go with this one: all that one person plays. */
export const ownOf = (seats: readonly SeatSpec[], seat: Seat): [Seat, ...Seat[]] => {
  const player = seats.find(spec => spec.seat === seat)?.player
  return [seat, ...seats.flatMap(spec => (spec.player === player && spec.seat !== seat ? [spec.seat] : []))]
}

/** Who decides now. What a bot and a person may both decide is left to the person. */
export function decider({ match, offers }: LocalSession, own: readonly Seat[]): Seat {
  const able = match.seats.map(({ seat }) => seat).filter(seat => offers[seat]?.moves.length)
  const seat = able.find(each => own.includes(each)) ?? able[0]
  if (seat === undefined) throw new Error(`nobody can move, and the match is not over (step ${match.seq})`)
  return seat
}

/** A bot's entry. Its luck depends on the seed and the step alone, so that a saved match goes on the same way. */
export function botEntry({ match, offers, records }: LocalSession, seat: Seat, bots: readonly BotName[]): Entry<Move> {
  const { game, seats, state, seed, seq } = match
  const moves = offers[seat]?.moves ?? []
  const name = bots[seats.findIndex(spec => spec.seat === seat)] ?? 'random'
  const sight = { seat, view: game.view(state, seat), moves, heard: heardBy(records, seats, seat) }
  const move = moves[choose(game, name, sight, rngOf(seedOf(`bot ${seed} ${seat} ${seq}`), 0))]
  return { type: 'move', seat, move: move as Move }
}

/** What this person is told of a record, line by line. */
export function linesOf(sitting: Sitting, seats: readonly SeatSpec[], record: Recorded): string[] {
  const { speech, words } = sitting
  if (record.type === 'note') return []
  if (record.type === 'takeBack') return [words.terminal.tookBack(speech.seat(record.seat))]
  return record.step.told.map(told => speech.event(heard(told, seats, earOf(sitting, told)))).filter(Boolean)
}

/** Of the own seats, one that was told more. */
const earOf = ({ own }: Sitting, { secret }: Told): Seat => own.find(seat => secret?.to.includes(seat)) ?? own[0]
