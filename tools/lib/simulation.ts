import type { BotName, Game, Seat } from '../../shared/kernel/game.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { playMatch } from './playout.ts'
import { ascending, percentile } from './stats.ts'

export interface Plan {
  readonly game: Game
  readonly options: unknown
  readonly bots: readonly BotName[]
  readonly games: number
  /** Any text. */
  readonly seed: string
}

export interface Result {
  /** Null: the match did not end. */
  readonly winners: readonly Seat[] | null
  /** The game's word for how it ended. */
  readonly by: string | null
  readonly rounds: number
  readonly moves: number
}

/** The matches one by one. Each has a seed of its own, so a longer run begins with the same matches. */
export function* results({ game, options, bots, games, seed }: Plan): Generator<Result> {
  for (let i = 0; i < games; i++) {
    const { match, outcome, entries } = playMatch(game, options, seedOf(`sim ${seed} ${i}`), bots)
    yield {
      winners: outcome?.winners ?? null,
      by: outcome?.by ?? null,
      rounds: game.round(match.state),
      moves: entries.length,
    }
  }
}

export interface Report {
  readonly game: string
  readonly games: number
  readonly finished: number
  /** Matches that a seat's side won; one shared between sides is a tie. */
  readonly wins: Readonly<Record<Seat, number>>
  readonly ties: number
  /** Of the matches that ended. */
  readonly rounds: Readonly<Record<'p10' | 'median' | 'p90', number | null>>
  /** Of all matches together. */
  readonly moves: number
  readonly ms: number
}

export function reportOf(plan: Plan, all: readonly Result[], ms: number): Report {
  const { game, options, games } = plan
  const seats = game.seats(options)
  const wins: Record<Seat, number> = Object.fromEntries(seats.map(({ seat }) => [seat, 0]))
  let ties = 0
  let moves = 0
  const rounds: number[] = []
  for (const result of all) {
    moves += result.moves
    if (!result.winners) continue
    rounds.push(result.rounds)
    const { winners } = result
    const sides = new Set(seats.filter(({ seat }) => winners.includes(seat)).map(({ side }) => side))
    if (sides.size > 1) ties++
    else for (const winner of winners) wins[winner] = (wins[winner] ?? 0) + 1
  }
  const sorted = ascending(rounds)
  const [p10 = null, median = null, p90 = null] = [0.1, 0.5, 0.9].map(p => tenths(percentile(sorted, p)))
  return { game: game.id, games, finished: rounds.length, wins, ties, rounds: { p10, median, p90 }, moves, ms }
}

const tenths = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10)
