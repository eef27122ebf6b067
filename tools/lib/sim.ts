import { countOf, type Games, gameOf, parse, SEATING, seatingOf } from './arguments.ts'
import { command, type Streams } from './command.ts'
import { type Plan, type Report, type Result, reportOf, results } from './simulation.ts'
import { wilson } from './stats.ts'
import { columns, percent } from './table.ts'

const USAGE = `npm run -s sim -- GAME [options]     bots play whole matches against each other

  --games N        how many matches (100)
  --players N      how many people (the most that the game takes)
  --bots NAME      random, plain or clever (clever); one for all, or one for each seat: clever,plain,plain,random
  --options JSON   goes over the game's usual options
  --seed TEXT      a run with the same seed is the same run (1)
  --json           one line of JSON: { game, games, finished, wins: { seat: n }, ties,
                   rounds: { p10, median, p90 }, moves (of all matches), ms }
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
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    })
    if (values.help) return streams.out(USAGE)
    const { game } = gameOf(games, positionals)
    const { options, bots } = seatingOf(game, values)
    const plan: Plan = { game, options, bots, games: countOf('games', values.games), seed: values.seed }
    const { report, all } = run(plan, streams)
    streams.out(values.json ? `${JSON.stringify(report)}\n` : `${readable(plan, report, all).join('\n')}\n`)
  })

function run(plan: Plan, { err, watched }: Streams): { report: Report; all: Result[] } {
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
  return { report: reportOf(plan, all, Math.round(performance.now() - began)), all }
}

function readable({ seed, bots }: Plan, report: Report, all: readonly Result[]): string[] {
  const { game, games, finished, wins, ties, rounds, moves, ms } = report
  const share = (hits: number): string => percent(finished === 0 ? 0 : hits / finished)
  const rows = Object.entries(wins).map(([seat, won], i) => {
    const { low, high } = wilson(won, finished)
    return [seat, bots[i] ?? '', `${won}`, share(won), `${percent(low)} to ${percent(high)}`]
  })
  const endings = new Map<string, number>()
  for (const { by } of all) if (by !== null) endings.set(by, (endings.get(by) ?? 0) + 1)
  return [
    `${game}: ${games} matches, seed ${seed}`,
    ...columns([['seat', 'bot', 'wins', 'share', '95 % interval'], ...rows]),
    `ties: ${ties} (${share(ties)}); not finished: ${games - finished}`,
    `ended by: ${[...endings].map(([by, count]) => `${by} ${count} (${share(count)})`).join(', ') || '-'}`,
    `rounds: median ${rounds.median ?? '-'}, 80 % of the matches within ${rounds.p10 ?? '-'} to ${rounds.p90 ?? '-'}`,
    `moves: ${(moves / games).toFixed(1)} per match`,
    `speed: ${((1000 * games) / Math.max(ms, 1)).toFixed(1)} matches per second`,
  ]
}
