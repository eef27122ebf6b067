import { BOTS, type Game, type Seat, type SeatSpec, type Sight, type Slips, type Types } from './game.ts'
import { heard, type Recorded } from './history.ts'
import type { Step } from './match.ts'
import type { Rng } from './rng.ts'

/** A bot's choice: an index into the moves, of which there must be one. `name` is a bot's, or that of one of the game's trials. */
export function choose<T extends Types>(game: Game<T>, name: string, sight: Sight<T>, rng: Rng): number {
  const { length } = sight.moves
  const index = answerOf(game, name, sight, rng)
  if (!Number.isInteger(index) || index < 0 || index >= length)
    throw new Error(`the ${name} bot of ${game.id} chose ${index} of ${length} moves for ${sight.seat}`)
  return index
}

function answerOf<T extends Types>(game: Game<T>, name: string, sight: Sight<T>, rng: Rng): number {
  if (game.trial && game.trials?.includes(name)) return game.trial(name, sight, rng)
  const bot = BOTS.find(each => each === name)
  if (bot === undefined) throw new Error(`${game.id} has no bot ${name}`)
  if (bot === 'random') return rng.int(sight.moves.length)
  return bot === 'easy' ? slip(game, sight, rng) : game.bot(bot, sight, rng)
}

/** Where a game says nothing else. */
const USUAL: Slips = { of100: 45, tempting: 4 }

/** Plays as `plain` does, but for mistakes: each a move that somebody could think of, and none of them helped by anything unseen. */
function slip<T extends Types>(game: Game<T>, sight: Sight<T>, rng: Rng): number {
  const { of100, tempting } = game.slips ?? USUAL
  if (sight.moves.length === 1 || rng.int(100) >= of100) return game.bot('plain', sight, rng)
  const worth = game.weigh?.('plain', sight, rng)
  if (!worth) return rng.int(sight.moves.length)
  const order = [...worth.keys()].sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0))
  return order[1 + rng.int(Math.min(tempting, order.length - 1))] ?? 0
}

/** What a seat has heard of the steps that stand: a bot must not count on what was taken back. */
export function heardBy<T extends Types>(
  records: readonly Recorded<T>[],
  seats: readonly SeatSpec[],
  seat: Seat,
): T['event'][] {
  const standing: Step<T>[] = []
  for (const record of records) {
    if (record.type === 'step') standing.push(record.step)
    // Only the last step can be taken back.
    if (record.type === 'takeBack') standing.pop()
  }
  return standing.flatMap(({ told }) => told.map(each => heard(each, seats, seat)))
}

/** The index of the best, by a score; the first of equals. */
export function best<T>(list: readonly T[], score: (each: T) => number): number {
  let index = 0
  let top = Number.NEGATIVE_INFINITY
  for (const [i, each] of list.entries()) {
    const value = score(each)
    if (value > top) {
      top = value
      index = i
    }
  }
  return index
}

/** The place of the highest; the first of equals. */
export const highest = (worth: readonly number[]): number => best(worth, each => each)
