import type { Game } from '../../shared/kernel/game.ts'
import { BadArguments, type Games, gameOf, parse, SEATING, seatingOf } from './arguments.ts'
import { benchmark, type Figures } from './benchmark.ts'
import { command, type Streams } from './command.ts'
import { isRecord } from './json.ts'
import { columns } from './table.ts'

const PARTS = ['rules', 'wire', 'film', 'page', 'stage', 'start'] as const
export type BenchPart = (typeof PARTS)[number]

const USAGE = `npm run -s bench -- [GAME] [options]     how fast the rules are, and how heavy the table

  --players N      how many people (the most that the game takes)
  --options JSON   goes over the game's usual options; with a game only
  --seconds S      how long each figure of the rules is measured (1)
  --only PARTS     some of ${PARTS.join(',')}
  --json           one line of JSON: { node, seconds, games, wire, film, page, stage, start }; a part that was not asked for
                   is missing, one that cannot be measured here is null
  --help           this

games, of each:    { seats, movesPerPlayout, listing, replaying, inPlace: { playoutsPerSecond, movesPerSecond },
                   nanoseconds: { clone, moves, seatView, publicView } }
                   listing: random play from listed moves. replaying: the same moves again, not listed. inPlace: nor
                   copied.
wire, of each:     { moves, bytesPerMove: { waiting, toMove, watching }, bytesOnJoin: { player, watcher },
                   heapPerRoom: { rooms, moves, bytes } }
                   Through real rooms and sockets, state and messages together. toMove: to a chair that is offered
                   something after the move; waiting: to one that is not.
film, of each:     { matches, viewers, frames, packedKB: { mean, most }, milliseconds: { film, pack, developOne },
                   jump: { frames, toEnd, mean, most } }
                   All films of a match by clever bots, through everybody's eyes; developOne: one of them, on a page.
                   jump: milliseconds on a page from a jump to its table, in the longest; toEnd: as a link opens there
page, of each:     { lobbyKB: { script, all }, tableKB: { script, all } }: what a browser downloads on a first visit, as it
                   comes over the wire; of the table, up to the first move
stage, of each:    { calls, triangles, framesAtRest, restSeconds }: its table at rest in a headless browser, full quality
start, of each:    { desk, phone }, of each { first, second }: a visit in the middle of a match, and the next: milliseconds from
                   its address to a table that can be played at, CPU of the whole browser, the longest task on the
                   page's thread, MB of textures and of drawings that are kept
`

/** What is measured besides the rules. Null where it cannot be: nothing built, no browser. */
export interface Measures {
  wire(game: Game, options: unknown): Promise<unknown>
  film(game: Game, options: unknown): Promise<unknown>
  page(game: Game, options: unknown): Promise<unknown>
  stage(game: Game, options: unknown): Promise<unknown>
  start(game: Game, options: unknown): Promise<unknown>
}

export const bench = (args: readonly string[], games: Games, streams: Streams, measures: Measures): Promise<number> =>
  command('bench', streams, async () => {
    const { values, positionals } = parse(args, {
      players: SEATING.players,
      options: SEATING.options,
      seconds: { type: 'string', default: '1' },
      only: { type: 'string', default: PARTS.join(',') },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    })
    if (values.help) return streams.out(USAGE)
    const seconds = secondsOf(values.seconds)
    const parts = partsOf(values.only)
    const chosen = positionals.length > 0 ? [gameOf(games, positionals)] : Object.values(games)
    if (chosen.length === 0) throw new BadArguments('there are no games yet')
    if (values.options !== undefined && positionals.length === 0)
      throw new BadArguments('--options are those of one game: name it')
    const tables = chosen.map(({ game }) => ({ game, ...seatingOf(game, { ...values, bots: 'random' }) }))
    const tell = (what: string): void => {
      if (streams.watched) streams.err(`${what} ...\n`)
    }
    const rules: [string, Figures][] = []
    const rest: { part: BenchPart; figures: Record<string, unknown> }[] = []
    if (parts.includes('rules'))
      for (const { game, options } of tables) {
        tell(game.id)
        rules.push([game.id, benchmark(game, options, seconds)])
      }
    for (const part of ['wire', 'film', 'page', 'stage', 'start'] as const) {
      if (!parts.includes(part)) continue
      tell(part)
      const figures: Record<string, unknown> = {}
      for (const { game, options } of tables) figures[game.id] = await measures[part](game, options)
      rest.push({ part, figures })
    }
    if (!values.json) {
      const lines = rest.flatMap(({ part, figures }) =>
        Object.entries(figures).map(([game, each]) => plain(`${game}, ${part}`, each)),
      )
      return streams.out(`${[...rules.flatMap(readable), ...lines].join('\n')}\n`)
    }
    const report = {
      node: process.versions.node,
      seconds,
      ...(parts.includes('rules') ? { games: Object.fromEntries(rules) } : {}),
      ...Object.fromEntries(rest.map(({ part, figures }) => [part, figures])),
    }
    streams.out(`${JSON.stringify(report)}\n`)
  })

function partsOf(text: string): BenchPart[] {
  return text.split(',').map(name => {
    const part = PARTS.find(each => each === name)
    if (!part) throw new BadArguments(`--only knows ${PARTS.join(', ')}, not ${name || 'nothing'}`)
    return part
  })
}

/** `wire: bytes waiting 120, toMove 480` */
const plain = (what: string, figures: unknown): string => `${what}: ${figures === null ? 'not here' : inWords(figures)}`

const inWords = (figures: unknown): string =>
  isRecord(figures)
    ? Object.entries(figures)
        .map(([name, value]) => `${name} ${isRecord(value) ? `(${inWords(value)})` : inWords(value)}`)
        .join(', ')
    : typeof figures === 'number'
      ? figures.toLocaleString('en', { maximumFractionDigits: 1 })
      : String(figures)

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
