import { resolve } from 'node:path'
import { build, SERVER } from './build.mjs'
import { countOf, parse } from './lib/arguments.ts'
import { command, STREAMS } from './lib/command.ts'
import { FAULTS } from './lib/torture/faults.ts'
import { isWell, torture } from './lib/torture/run.ts'

const HELP = `npm run -s torture -- [--kills 20] [--seconds 3600] [--tables 6] [--seed 1] [--postgres]
                          [--only kills,cuts] [--keep folder] [--json]

Lets people and bots play all games and kills the server (-9) at random moments, so often, or until that many seconds are
over; everybody comes back and plays on. Then what each of them saw is held against the log. Now and then
something else befalls it: it ends in peace, its clock is set by a day, its disk is full or read-only, and copies of its
folder are damaged or by other rules. With --postgres there are two processes on PostgreSQL and Redis, which are killed as well; one
hangs for longer than a lease, or is cut off from the other or from all that it stands on. Disks and cuts need Linux and root.
Moves that were lost, doubled, shown in another order or by two owners at once, and matches that are stuck, must be 0: else
the exit code is 1. --keep: what servers said and people met with, and the histories of tables where something is wrong, are
left in that folder. Ctrl-C ends it, with the figures so far.
`

let isSound = true
/** Whoever has seen enough is told what has come out. */
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
const code = await command('torture', STREAMS, async () => {
  const { values } = parse(process.argv.slice(2), {
    kills: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '3600' },
    tables: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  })
  if (values.help) return STREAMS.out(HELP)
  const asked = {
    home: values.postgres ? 'postgres' : 'sqlite',
    kills: countOf('kills', values.kills),
    seconds: countOf('seconds', values.seconds),
    tables: countOf('tables', values.tables),
    seed: values.seed,
    built: true,
    ...(values.keep && { keep: values.keep }),
    stop: stop.signal,
    say: (line: string) => STREAMS.err(`${line}\n`),
    only: FAULTS.filter(each => values.only.split(',').includes(each)),
  } as const
  const root = resolve(import.meta.dirname, '..')
  if (!(await build(root, SERVER, { say: console.error }))) throw new Error('the server cannot be built')
  const figures = await torture(root, asked)
  isSound = figures !== null && isWell(figures)
  STREAMS.out(`${JSON.stringify(figures, null, values.json ? undefined : 2)}\n`)
})
process.exit(code || (isSound ? 0 : 1))
