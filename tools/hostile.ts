import { resolve } from 'node:path'
import { countOf, parse } from './lib/arguments.ts'
import { command, STREAMS } from './lib/command.ts'
import { hostile } from './lib/hostile/run.ts'

const HELP = `npm run -s hostile -- [--messages 200000] [--idle 5000] [--rate 1000] [--tables 9] [--seed 1] [--json]

People play, and others send the same server so many messages that mean no good, so many a second: bytes, wrong types, names of prototypes, what
is deep or long, floods, stale and foreign offers, by sockets and by HTTP; some send a letter a second, and so many sockets do
nothing. Prints whether it has crashed, how long moves take with and without them, and what memory and handles are left
behind. The exit code is 1 where it has crashed. Figures want a machine that does nothing else.
`

let isSound = true
const code = await command('hostile', STREAMS, async () => {
  const { values } = parse(process.argv.slice(2), {
    messages: { type: 'string', default: '200000' },
    idle: { type: 'string', default: '5000' },
    rate: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '9' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  })
  if (values.help) return STREAMS.out(HELP)
  const figures = await hostile(resolve(import.meta.dirname, '..'), {
    messages: countOf('messages', values.messages),
    idle: countOf('idle', values.idle),
    rate: countOf('rate', values.rate),
    tables: countOf('tables', values.tables),
    seed: values.seed,
  })
  isSound = figures.crashes === 0
  STREAMS.out(`${JSON.stringify(figures, null, values.json ? undefined : 2)}\n`)
})
process.exit(code || (isSound ? 0 : 1))
