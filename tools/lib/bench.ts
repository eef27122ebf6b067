import { BadArguments, type Games, gameOf, parse, SEATING, seatingOf } from './arguments.ts'
import { benchmark, type Figures } from './benchmark.ts'
import { command, type Streams } from './command.ts'
import { columns } from './table.ts'

const USAGE = `npm run -s bench -- [GAME] [options]     how fast the rules are, in one process

  --players N      how many people (the most that the game takes)
  --options JSON   goes over the game's usual options; with a game only
  --seconds S      how long each figure is measured (1)
  --json           one line of JSON: { node, seconds, games: { game: { seats, movesPerPlayout,
                   listing, replaying, inPlace: { playoutsPerSecond, movesPerSecond },
                   nanoseconds: { clone, moves, seatView, publicView } } } }
  --help           this

listing: random play from listed moves. replaying: the same moves again, not listed. inPlace: nor copied.
`

export const bench = (args: readonly string[], games: Games, streams: Streams): Promise<number> =>
  command('bench', streams, () => {
    const { values, positionals } = parse(args, {
      players: SEATING.players,
      options: SEATING.options,
      seconds: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    })
    if (values.help) return streams.out(USAGE)
    const seconds = secondsOf(values.seconds)
    const chosen = positionals.length > 0 ? [gameOf(games, positionals)] : Object.values(games)
    if (chosen.length === 0) throw new BadArguments('there are no games yet')
    if (values.options !== undefined && positionals.length === 0)
      throw new BadArguments('--options are those of one game: name it')
    const tables = chosen.map(({ game }) => ({ game, ...seatingOf(game, { ...values, bots: 'random' }) }))
    const measured: [string, Figures][] = tables.map(({ game, options }) => {
      if (streams.watched) streams.err(`${game.id} ...\n`)
      return [game.id, benchmark(game, options, seconds)]
    })
    const report = { node: process.versions.node, seconds, games: Object.fromEntries(measured) }
    streams.out(values.json ? `${JSON.stringify(report)}\n` : `${measured.flatMap(readable).join('\n')}\n`)
  })

function secondsOf(text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 3600)) throw new BadArguments(`--seconds must be above 0, not ${text || 'nothing'}`)
  return seconds
}

const whole = (number: number): string => Math.round(number).toLocaleString('en')

function readable([game, figures]: readonly [string, Figures]): string[] {
  const { seats, movesPerPlayout, listing, replaying, inPlace, nanoseconds } = figures
  const speeds = Object.entries({ listing, replaying, 'in place': inPlace })
  return [
    `${game}: ${seats} seats, ${whole(movesPerPlayout)} moves a match`,
    ...columns([
      ['', 'matches/s', 'moves/s'],
      ...speeds.map(([name, speed]) => [name, whole(speed.playoutsPerSecond), whole(speed.movesPerSecond)]),
    ]),
    ...columns([['', 'ns'], ...Object.entries(nanoseconds).map(([name, ns]) => [name, whole(ns)])]),
  ]
}
