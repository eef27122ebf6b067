import type { BotName, Game, Seat, Team } from '../../shared/kernel/game.ts'
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
  /** What the game has counted: lists of names, and how often each came up. */
  readonly tallies: Tallies
}
type Tallies = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The matches one by one. Each has a seed of its own, so a longer run begins with the same matches. */
export function* results({ game, options, bots, games, seed }: Plan): Generator<Result> {
  for (let i = 0; i < games; i++) {
    const tallies: Record<string, Record<string, number>> = {}
    const { match, outcome, entries } = playMatch(game, options, seedOf(`sim ${seed} ${i}`), bots, event => {
      const tally = game.tally?.(event)
      if (tally) count(tallies, tally.list, tally.name, 1)
    })
    yield {
      winners: outcome?.winners ?? null,
      by: outcome?.by ?? null,
      rounds: game.round(match.state),
      moves: entries.length,
      tallies,
    }
  }
}

function count(tallies: Record<string, Record<string, number>>, list: string, name: string, more: number): void {
  const names = tallies[list] ?? {}
  names[name] = (names[name] ?? 0) + more
  tallies[list] = names
}

export interface Report {
  readonly game: string
  readonly games: number
  readonly finished: number
  /** Matches that a side won; one shared between sides is a tie. */
  readonly wins: Readonly<Record<Team, number>>
  readonly ties: number
  /** Matches by how they ended, in the game's words. */
  readonly ends: Readonly<Record<string, number>>
  /** Of the matches that ended. */
  readonly rounds: Readonly<Record<'p10' | 'median' | 'p90', number | null>>
  /** Of all matches together. */
  readonly moves: number
  readonly ms: number
  readonly tallies: Tallies
}

export function reportOf(plan: Plan, all: readonly Result[], ms: number): Report {
  const { game, options, games } = plan
  const seats = game.seats(options)
  const wins: Record<Team, number> = Object.fromEntries(seats.map(({ side }) => [side, 0]))
  const ends: Record<string, number> = {}
  const tallies: Record<string, Record<string, number>> = {}
  let ties = 0
  let moves = 0
  const rounds: number[] = []
  for (const result of all) {
    moves += result.moves
    for (const [list, names] of Object.entries(result.tallies))
      for (const [name, times] of Object.entries(names)) count(tallies, list, name, times)
    if (!result.winners) continue
    rounds.push(result.rounds)
    const { winners, by } = result
    if (by !== null) ends[by] = (ends[by] ?? 0) + 1
    const sides = new Set(seats.filter(({ seat }) => winners.includes(seat)).map(({ side }) => side))
    if (sides.size > 1) ties++
    else for (const side of sides) wins[side] = (wins[side] ?? 0) + 1
  }
  const sorted = ascending(rounds)
  const [p10 = null, median = null, p90 = null] = [0.1, 0.5, 0.9].map(p => tenths(percentile(sorted, p)))
  const finished = rounds.length
  return { game: game.id, games, finished, wins, ties, ends, rounds: { p10, median, p90 }, moves, ms, tallies }
}

const tenths = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10)
