import { resolve } from 'node:path'
import { countOf, parse } from './lib/arguments.ts'
import { command, STREAMS } from './lib/command.ts'
import { soak } from './lib/load/soak.ts'

const HELP = `npm run -s soak -- [--seconds 14400] [--tables 12] [--every 40] [--json]

For so long, makes so many matches at a time of all games, plays them, with somebody who watches, and ends them. Sixty times all
get up: what the server then still has in memory and what it has open is printed, and by how much both grow in an hour.
`

process.exitCode = await command('soak', STREAMS, async () => {
  const { values } = parse(process.argv.slice(2), {
    seconds: { type: 'string', default: '14400' },
    tables: { type: 'string', default: '12' },
    every: { type: 'string', default: '40' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  })
  if (values.help) return STREAMS.out(HELP)
  const figures = await soak(resolve(import.meta.dirname, '..'), {
    seconds: countOf('seconds', values.seconds),
    tables: countOf('tables', values.tables),
    every: countOf('every', values.every),
  })
  STREAMS.out(`${JSON.stringify(figures, null, values.json ? undefined : 2)}\n`)
})
process.exit()
