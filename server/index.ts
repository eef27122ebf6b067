import { readFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { extname, join } from 'node:path'
import { createApp } from './app.ts'
import { A_DAY, KEEPING, type Keeping } from './keeping.ts'
import { faultOf } from './report.ts'

/*
 * npm start ends here: one process, one port (PORT), everything kept in one folder (DATA). HOST: the one address to listen
 * at, instead of all. PROXY=1: behind a reverse proxy. KEEP_TABLES, KEEP_MATCHES, KEEP_GUESTS: days; see keeping.ts.
 * LOAD_KEY: for load tests; see http/limits.ts. DATABASE_URL: PostgreSQL, in place of SQLite in the folder. REDIS_URL: by what
 * several processes hear of each other. SECRET: what tokens are signed with, the same for all processes, in place of the
 * folder's own. ADDRESS: where others reach this one. METRICS_KEY: who shows it may read the figures. CONTACT: whom push services may write to. What nobody should read may be in a file: DATABASE_URL_FILE.
 */

const port = Number(process.env.PORT ?? 2567)
const data = process.env.DATA ?? './data'
const host = process.env.HOST || undefined
const proxy = process.env.PROXY === '1'
const loadKey = process.env.LOAD_KEY || undefined

function fail(line: string): never {
  console.error(`Tavolo Nero: ${line}`)
  process.exit(1)
}

/** What nobody else should read, out of the environment or of a file that it names. */
function secretly(name: string): string | undefined {
  const file = process.env[`${name}_FILE`]
  if (!file) return process.env[name] || undefined
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return fail(`${name}_FILE is no file that can be read`)
  }
}
const database = secretly('DATABASE_URL')
const redis = secretly('REDIS_URL')
const metricsKey = secretly('METRICS_KEY')
const secret = secretly('SECRET')
const address = process.env.ADDRESS || undefined
const contact = process.env.CONTACT || undefined
if (metricsKey !== undefined && metricsKey.length < 20) fail('METRICS_KEY must have 20 characters or more')
if (redis && !database) fail('REDIS_URL is for several processes, which need DATABASE_URL as well')
if (redis && !secret) fail('several processes need one SECRET')
if (address !== undefined && !URL.canParse(address)) fail('ADDRESS must be as http://10.0.0.5:2567')
if (contact !== undefined && !/^(mailto:.+@.+|https:\/\/.+)$/.test(contact))
  fail('CONTACT must be as mailto:you@example.com')
if (secret !== undefined && !/^[0-9a-f]{64}$/.test(secret)) fail('SECRET must be 64 digits of 0-9 and a-f')

/** Of another machine, no address at all, or one that only makes sense with its network card. */
const NO_ADDRESS: readonly unknown[] = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT must be a number from 0 to 65535`)

// Whoever guesses it can fill the disk.
if (loadKey !== undefined && loadKey.length < 20) fail('LOAD_KEY must have 20 characters or more')

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
const app = await createApp({
  data,
  port,
  ...(host && { host }),
  dist,
  // Beside this one: a source where this is one, or built.
  mind: join(import.meta.dirname, `mind${extname(import.meta.filename)}`),
  keeping,
  ...(loadKey && { loadKey }),
  ...(database && { database }),
  ...(redis && { redis }),
  ...(metricsKey && { metricsKey }),
  ...(address && { address }),
  ...(contact && { contact }),
  ...(secret && { secret: Buffer.from(secret, 'hex') }),
  proxy,
}).catch(error => {
  if (codeOf(error) === 'EADDRINUSE') fail(`port ${port} is in use; give another: PORT=3000 npm start`)
  if (codeOf(error) === 'EACCES') fail(`port ${port} or the folder ${data} is not open to this user`)
  if (host && NO_ADDRESS.includes(codeOf(error))) fail(`HOST must be an address of this machine, and ${host} is none`)
  fail(error instanceof Error ? error.message : 'could not start')
})
const everywhere = host === undefined || host === '0.0.0.0' || host === '::'
if (proxy && everywhere)
  console.log(
    `Tavolo Nero: port ${app.port} is open to all who can reach it, and who comes past the proxy can pretend to be any address; HOST=127.0.0.1 closes it to other machines`,
  )
console.log(`Tavolo Nero: http://${everywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${app.port}`)

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
