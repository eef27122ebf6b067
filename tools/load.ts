import { resolve } from 'node:path'
import { BadArguments, countOf, parse } from './lib/arguments.ts'
import { command, STREAMS } from './lib/command.ts'
import { type LoadFigures, loadOn } from './lib/load/run.ts'
import { sleeping } from './lib/load/sleeping.ts'

const HELP = `npm run -s load -- [--tables 100] [--warm 10] [--seconds 20] [--every 2000] [--watch 0] [--minds 0] [--against folder] [--json]
       npm run -s load -- --processes 2 [--through any] …
       npm run -s load -- --asleep 10000
       npm run -s load -- --server http://… --key …

Puts people at so many tables of all games, four at each, over real sockets, and lets each table move every so many
milliseconds. Prints how long a move takes to reach everybody, what it costs the server, and how many bytes it is.
Before that the server gets warm. With --watch so many look on at one match more: what that costs its players and those at
other tables, when each of them had each move, what one who comes costs among the first and among the last, and the CPU
beside that of a server that sends as many bytes by ws and does nothing else. With --minds a master thinks at each of so many
tables more: how long moves take at all others, before and meanwhile. With --against the same load is put on the
server of another checkout at the same time, and ratios are printed. With --processes there are so many on PostgreSQL and
Redis, tables are spread over them, and people ask the one that has their table, or any: CPU is that of all of them. With --asleep so many matches
are begun and left, and it is told what each costs while it sleeps. With --server it goes to one that runs already, started
with a LOAD_KEY: what that costs it, it does not tell.
`

process.exitCode = await command('load', STREAMS, async () => {
  const { values } = parse(process.argv.slice(2), {
    tables: { type: 'string', default: '100' },
    warm: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
    every: { type: 'string', default: '2000' },
    watch: { type: 'string', default: '0' },
    minds: { type: 'string', default: '0' },
    against: { type: 'string' },
    processes: { type: 'string' },
    asleep: { type: 'string' },
    through: { type: 'string', default: 'own' },
    server: { type: 'string' },
    key: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  })
  if (values.help) return STREAMS.out(HELP)
  const load = {
    tables: countOf('tables', values.tables),
    warm: countOf('warm', values.warm),
    seconds: countOf('seconds', values.seconds),
    every: countOf('every', values.every),
    watch: values.watch === '0' ? 0 : countOf('watch', values.watch),
    minds: values.minds === '0' ? 0 : countOf('minds', values.minds),
  }
  const root = resolve(import.meta.dirname, '..')
  if (values.asleep !== undefined)
    return STREAMS.out(`${JSON.stringify(await sleeping(root, countOf('asleep', values.asleep)))}\n`)
  const { server, key, against } = values
  if ((server === undefined) !== (key === undefined)) throw new BadArguments('--server and --key go together')
  if (server && against) throw new BadArguments('--against compares checkouts, and --server is none')
  if (values.through !== 'own' && values.through !== 'any') throw new BadArguments('--through must be own or any')
  const processes = values.processes === undefined ? 0 : countOf('processes', values.processes)
  const several = processes > 0 ? { several: { processes, through: values.through } as const } : {}
  const at = server && key ? { at: { url: server, key } } : {}
  const before = against === undefined ? [] : [{ root: resolve(against) }]
  const [now, then] = await loadOn([{ root, ...at, ...several }, ...before], load)
  const figures = now && then ? { before: then, now, ratios: ratiosOf(then, now) } : now
  STREAMS.out(`${JSON.stringify(figures, null, values.json ? undefined : 2)}\n`)
})
process.exit()

function ratiosOf(before: LoadFigures, now: LoadFigures): Record<string, number> {
  const ratio = (pick: (figures: LoadFigures) => number): number => Math.round((pick(now) / pick(before)) * 1000) / 1000
  return {
    p50: ratio(({ latency }) => latency.p50),
    p99: ratio(({ latency }) => latency.p99),
    cpuPerMove: ratio(({ cpuPerMove }) => cpuPerMove ?? 0),
    bytesWaiting: ratio(({ bytesPerMove }) => bytesPerMove.waiting.all ?? 0),
    bytesToMove: ratio(({ bytesPerMove }) => bytesPerMove.toMove.all ?? 0),
    heapAwake: ratio(({ heapPerMatch }) => heapPerMatch?.awake ?? 0),
  }
}
