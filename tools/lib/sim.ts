import {
  BadArguments,
  contendersOf,
  countOf,
  type Games,
  gameOf,
  parse,
  SEATING,
  seatingOf,
  USUAL_BOT,
} from './arguments.ts'
import { beliefsOf } from './beliefs.ts'
import { command, type Streams } from './command.ts'
import { fitted } from './fit.ts'
import { type Rate, type Result, reportOf, results, type SimulationPlan, type SimulationReport } from './simulation.ts'
import { wilson } from './stats.ts'
import { columns, percent } from './table.ts'

const USAGE = `npm run -s sim -- GAME [options]     bots play whole matches against each other

  --games N        how many matches (100)
  --players N      how many people (the most that the game takes)
  --bots NAME      random, easy, plain, clever or master (clever), or one that a game has for trials (of diabolik:
                   clueless); one for all, or one for each seat: clever,plain,plain,random
  --options JSON   goes over the game's usual options
  --seed TEXT      a run with the same seed is the same run (1)
  --beliefs        instead of who wins: how well the game's bots know what is hidden (of diabolik: where the Criminals are
                   as the Police phase begins), as the mean of minus the logarithm of the chance given to the truth
  --tune           with --beliefs: finds the weights that what is believed rests on, from these
                   matches
  --json           one line of JSON: { game, games, finished, wins: { side: n }, ties,
                   ends: { how: n }, rounds: { p10, median, p90 }, moves (of all matches), ms }
                   and what the game counts, list by list: { name: n }, or { name: { times, winRate } } where it
                   counts for a side; wins has first and second too where either side may begin, and
                   ahead, where somebody can be, says how often who was so far on won in the end
  --help           this

A match shared between sides counts among the ties and is nobody's win.
`

/** How often somebody who watches is told how far it is. */
const PROGRESS_MS = 200

export const sim = (args: readonly string[], games: Games, streams: Streams): Promise<number> =>
  command('sim', streams, () => {
    const { values, positionals } = parse(args, {
      ...SEATING,
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      beliefs: { type: 'boolean', default: false },
      tune: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    })
    if (values.help) return streams.out(USAGE)
    const { game } = gameOf(games, positionals)
    const { options, seats } = seatingOf(game, { ...values, bots: USUAL_BOT })
    const bots = contendersOf(values.bots, seats, game)
    const plan: SimulationPlan = { game, options, bots, games: countOf('games', values.games), seed: values.seed }
    if (values.tune) return streams.out(`${tuned(plan)}\n`)
    if (values.beliefs) return streams.out(`${believed(plan, values.json).join('\n')}\n`)
    const report = run(plan, streams)
    streams.out(values.json ? `${JSON.stringify(flat(report))}\n` : `${readable(plan, report).join('\n')}\n`)
  })

function believed(plan: SimulationPlan, json: boolean): string[] {
  const { game, games, seed } = plan
  if (!game.crowd || !game.beliefs) throw new BadArguments(`nobody asks what the bots of ${game.id} believe`)
  const beliefs = beliefsOf(plan)
  if (json) return [JSON.stringify({ game: game.id, games, beliefs })]
  const rows = beliefs.map(({ name, asked, loss, ruledOut }) => [name, `${asked}`, loss.toFixed(3), `${ruledOut}`])
  return [
    `${game.id}: ${games} matches, seed ${seed}`,
    ...columns([['belief', 'asked', 'log loss', 'truth ruled out'], ...rows]),
  ]
}

function tuned(plan: SimulationPlan): string {
  const found = fitted(plan)
  if (!found) throw new BadArguments(`what the bots of ${plan.game.id} believe rests on no weights`)
  return JSON.stringify({ game: plan.game.id, games: plan.games, ...found })
}

/** What the game counts stands beside the rest. */
const flat = ({ tallies, rates, ...report }: SimulationReport) => ({ ...report, ...tallies, ...rates })

function run(plan: SimulationPlan, { err, watched }: Streams): SimulationReport {
  const all: Result[] = []
  const began = performance.now()
  let told = began
  for (const result of results(plan)) {
    all.push(result)
    if (!watched || performance.now() - told < PROGRESS_MS) continue
    told = performance.now()
    err(`\r${all.length} of ${plan.games}`)
  }
  if (told > began) err('\n')
  return reportOf(plan, all, Math.round(performance.now() - began))
}

function readable({ game: { seats }, options, seed, bots }: SimulationPlan, report: SimulationReport): string[] {
  const { game, games, finished, wins, ties, ends, rounds, moves, ms, tallies, rates } = report
  const share = (hits: number): string => percent(finished === 0 ? 0 : hits / finished)
  const played = (side: string): string =>
    [...new Set(seats(options).flatMap((each, i) => (each.side === side ? [bots[i] ?? ''] : [])))].join(' and ')
  const rows = Object.entries(wins).map(([side, won]) => {
    const { low, high } = wilson(won, finished)
    return [side, played(side), `${won}`, share(won), `${percent(low)} to ${percent(high)}`]
  })
  return [
    `${game}: ${games} matches, seed ${seed}`,
    ...columns([['side', 'bot', 'wins', 'share', '95 % interval'], ...rows]),
    `ties: ${ties} (${share(ties)}); not finished: ${games - finished}`,
    `ended by: ${named(ends, share) || '-'}`,
    `rounds: median ${rounds.median ?? '-'}, 80 % of the matches within ${rounds.p10 ?? '-'} to ${rounds.p90 ?? '-'}`,
    ...Object.entries(tallies).map(([list, names]) => `${list}: ${named(names)}`),
    ...Object.entries(rates).map(([list, names]) => `${list}: ${rated(names)}`),
    `moves: ${(moves / games).toFixed(1)} per match`,
    `speed: ${((1000 * games) / Math.max(ms, 1)).toFixed(1)} matches per second`,
  ]
}

const named = (counts: Readonly<Record<string, number>>, share?: (hits: number) => string): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => (share ? `${name} ${count} (${share(count)})` : `${name} ${count}`))
    .join(', ')

const rated = (rates: Readonly<Record<string, Rate>>): string =>
  Object.entries(rates)
    .sort(([, a], [, b]) => b.winRate - a.winRate)
    .map(([name, { times, winRate }]) => `${name} ${times} (${percent(winRate)})`)
    .join(', ')
