import { existsSync, readdirSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/* The server that a load is put on, in a process of its own. It tells what it costs when it is asked: see spawn.ts. */

const [, , file = '', data = '', loadKey = '', more = '{}'] = process.argv
/** `oneAddress`: who asks is counted as nobody else, for what is counted of each takes room. `strict`: nobody may say more than usual. What several processes share: `database`, `redis`, `secret`. */
const { strict = false, oneAddress = false, secret, ...shared } = JSON.parse(more)
// As in server/index.ts; older checkouts have none.
const mind = join(dirname(file), `mind${extname(file)}`)
const { createApp } = await import(pathToFileURL(file).href)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
/** One table is to move as fast as it goes, and older servers have no key. */
const plenty = { burst: 1e9, perSecond: 1e9 }
const limits = { guests: plenty, tables: plenty, joins: plenty, requests: plenty, misses: plenty, messages: plenty }

const app = await createApp({
  data,
  port: 0,
  host: '127.0.0.1',
  times: { idle: 1000 },
  limits: strict ? {} : loadKey && !oneAddress ? { messages: plenty } : limits,
  ...(loadKey && !oneAddress && { loadKey }),
  ...shared,
  ...(secret && { secret: Buffer.from(secret, 'hex') }),
  ...(existsSync(mind) && { mind }),
  log: () => {},
})
/** Files and sockets that are open, where that can be seen. */
const handles = () => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0)

process.on('message', asked => {
  if (asked === 'close') return void app.close().then(() => process.exit(0))
  const { user, system } = process.cpuUsage()
  if (asked === 'heap') for (let i = 0; i < 3; i++) collect()
  const { heapUsed: heap } = process.memoryUsage()
  const cpu = (user + system) / 1000
  process.send?.({ used: { cpu, heap, handles: handles(), awake: app.house.hosts.size } })
})
process.on('disconnect', () => process.exit(1))
process.send?.({ port: app.port })
