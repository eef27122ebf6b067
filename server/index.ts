import { join } from 'node:path'
import { createApp } from './app.ts'
import { A_DAY, KEEPING, type Keeping } from './keeping.ts'
import { faultOf } from './report.ts'

/* npm start ends here: one process, one port (PORT), everything kept in one folder (DATA). PROXY=1: behind a reverse proxy.
 * KEEP_TABLES, KEEP_MATCHES, KEEP_GUESTS: days; see keeping.ts. */

const port = Number(process.env.PORT ?? 2567)
const data = process.env.DATA ?? './data'

function fail(line: string): never {
  console.error(`Tavolo Nero: ${line}`)
  process.exit(1)
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT must be a number from 0 to 65535`)

/** Days, or as usual. */
function daysIn(name: string): number | undefined {
  const text = process.env[name]
  if (text === undefined || text === '') return undefined
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1) fail(`${name} must be a number of days, 1 or more`)
  return days * A_DAY
}
const keeping: Keeping = {
  tables: daysIn('KEEP_TABLES') ?? KEEPING.tables,
  matches: daysIn('KEEP_MATCHES') ?? KEEPING.matches,
  guests: daysIn('KEEP_GUESTS') ?? KEEPING.guests,
}

const dist = join(import.meta.dirname, '..', 'dist')
const app = await createApp({ data, port, dist, keeping, proxy: process.env.PROXY === '1' }).catch(error => {
  if (codeOf(error) === 'EADDRINUSE') fail(`port ${port} is in use; give another: PORT=3000 npm start`)
  if (codeOf(error) === 'EACCES') fail(`port ${port} or the folder ${data} is not open to this user`)
  fail(error instanceof Error ? error.message : 'could not start')
})
console.log(`Tavolo Nero: http://localhost:${app.port}`)

// A fault in one room must not end the matches in all others: it is reported, and the log has every move.
const { report } = app.house
process.on('uncaughtException', error => report('fault', { where: 'process', ...faultOf(error) }))
process.on('unhandledRejection', error => report('fault', { where: 'process', ...faultOf(error) }))

let ending = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // A second Ctrl-C does not wait.
    if (ending) process.exit(1)
    ending = true
    void app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
