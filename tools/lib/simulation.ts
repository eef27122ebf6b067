import type { Game, Seat, Team } from '../../shared/kernel/game.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { playMatch } from './playout.ts'
import { ascending, percentile } from './stats.ts'

export interface SimulationPlan {
  readonly game: Game
  readonly options: unknown
  /** By name, in the order of seats; also the game's trials. */
  readonly bots: readonly string[]
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
  readonly tallies: Lists<number>
  /** Of what was counted for a side: for which, and how often. */
  readonly credits: Lists<Readonly<Record<Team, number>>>
  /** The side that began, where the game says so. */
  readonly first: Team | null
}
type Lists<T> = Readonly<Record<string, Readonly<Record<string, T>>>>
/** How often something came up, and the share of these in which the side won that it was counted for. */
export interface Rate {
  readonly times: number
  readonly winRate: number
}

/** When it is looked who is ahead: at the end of the round in which so much of the match is over. */
const MILESTONES = { half: 1 / 2, threeQuarters: 3 / 4 }

/** The matches one by one. Each has a seed of its own, so a longer run begins with the same matches. */
export function* results({ game, options, bots, games, seed }: SimulationPlan): Generator<Result> {
  const sides = Object.fromEntries(game.seats(options).map(({ seat, side }) => [seat, side]))
  for (let i = 0; i < games; i++) {
    const tallies: Record<string, Record<string, number>> = {}
    const credits: Record<string, Record<string, Record<Team, number>>> = {}
    const leaders: (Team | null)[] = []
    const { match, outcome, entries } = playMatch(game, options, seedOf(`sim ${seed} ${i}`), bots, (event, after) => {
      if (game.ahead) leaders[game.round(after)] = game.ahead(after)
      for (const { list, name, seat = '' } of [game.tally?.(event) ?? []].flat()) {
        const side = sides[seat]
        if (side === undefined) count(tallies, list, name, 1)
        else count(inner(credits, list), name, side, 1)
      }
    })
    for (const [when, part] of Object.entries(MILESTONES)) {
      const leader = leaders[Math.floor(game.round(match.state) * part)]
      if (leader) count(inner(credits, 'ahead'), when, leader, 1)
    }
    yield {
      winners: outcome?.winners ?? null,
      by: outcome?.by ?? null,
      rounds: game.round(match.state),
      moves: entries.length,
      tallies,
      credits,
      first: game.first?.(match.state) ?? null,
    }
  }
}

/** The record within a record, made where there is none yet. */
function inner<T>(outer: Record<string, Record<string, T>>, key: string): Record<string, T> {
  const found = outer[key] ?? {}
  outer[key] = found
  return found
}

function count(tallies: Record<string, Record<string, number>>, list: string, name: string, more: number): void {
  const names = inner(tallies, list)
  names[name] = (names[name] ?? 0) + more
}

export interface SimulationReport {
  readonly game: string
  readonly games: number
  readonly finished: number
  /** Matches that a side won; one shared between sides is a tie. Again for `first` and `second`, where either begins. */
  readonly wins: Readonly<Record<Team, number>>
  readonly ties: number
  /** Matches by how they ended, in the game's words. */
  readonly ends: Readonly<Record<string, number>>
  /** Of the matches that ended. */
  readonly rounds: Readonly<Record<'p10' | 'median' | 'p90', number | null>>
  /** Of all matches together. */
  readonly moves: number
  readonly ms: number
  readonly tallies: Lists<number>
  readonly rates: Lists<Rate>
}

export function reportOf(plan: SimulationPlan, all: readonly Result[], ms: number): SimulationReport {
  const { game, options, games } = plan
  const seats = game.seats(options)
  const wins: Record<Team, number> = Object.fromEntries(seats.map(({ side }) => [side, 0]))
  const ends: Record<string, number> = {}
  const tallies: Record<string, Record<string, number>> = {}
  const rates: Record<string, Record<string, Rate>> = {}
  if (game.first) Object.assign(wins, { first: 0, second: 0 })
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
    const [side, ...more] = new Set(seats.filter(({ seat }) => winners.includes(seat)).map(({ side }) => side))
    const winner = more.length === 0 ? side : undefined
    if (more.length > 0) ties++
    for (const won of winner === undefined ? [] : [winner, ...order(result.first, winner)])
      wins[won] = (wins[won] ?? 0) + 1
    for (const [list, names] of Object.entries(result.credits))
      for (const [name, sides] of Object.entries(names)) credit(inner(rates, list), name, sides, winner)
  }
  const sorted = ascending(rounds)
  const [p10 = null, median = null, p90 = null] = [0.1, 0.5, 0.9].map(p => tenths(percentile(sorted, p)))
  const finished = rounds.length
  return { game: game.id, games, finished, wins, ties, ends, rounds: { p10, median, p90 }, moves, ms, tallies, rates }
}

const order = (first: Team | null, winner: Team): string[] =>
  first === null ? [] : [winner === first ? 'first' : 'second']

/** More of the same: so many times for each side, one of which won. */
function credit(rates: Record<string, Rate>, name: string, sides: Readonly<Record<Team, number>>, winner?: Team): void {
  const { times, winRate } = rates[name] ?? { times: 0, winRate: 0 }
  const more = Object.values(sides).reduce((sum, each) => sum + each, 0)
  const won = winRate * times + (winner === undefined ? 0 : (sides[winner] ?? 0))
  rates[name] = { times: times + more, winRate: won / (times + more) }
}

const tenths = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10)
