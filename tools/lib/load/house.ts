import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/* The server that a load is put on, in a process of its own. It tells what it costs when it is asked. */

/** What the process has used up so far: milliseconds, and bytes that are still in use. */
export interface Used {
  readonly cpu: number
  readonly heap: number
  readonly resident: number
  readonly awake: number
}
export type FromHouse = { readonly port: number } | { readonly used: Used }

const [, , root = '', data = ''] = process.argv
const load = <T>(path: string): Promise<T> => import(join(root, path))
const { createApp } = await load<typeof import('../../../server/app.ts')>('server/app.ts')
const { LIMITS } = await load<typeof import('../../../server/http/limits.ts')>('server/http/limits.ts')

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const app = await createApp({
  data,
  port: 0,
  host: '127.0.0.1',
  times: { idle: 1000 },
  // All of it comes from one address.
  limits: Object.fromEntries(Object.keys(LIMITS).map(name => [name, { burst: 1e9, perSecond: 1e9 }])),
  log: () => {},
})

const tell = (said: FromHouse): void => void process.send?.(said)
process.on('message', (asked: 'use' | 'heap' | 'close') => {
  if (asked === 'close') return void app.close().then(() => process.exit(0))
  const { user, system } = process.cpuUsage()
  if (asked === 'heap') for (let i = 0; i < 3; i++) collect()
  const { heapUsed, rss } = process.memoryUsage()
  tell({ used: { cpu: (user + system) / 1000, heap: heapUsed, resident: rss, awake: app.house.hosts.size } })
})
process.on('disconnect', () => process.exit(1))
tell({ port: app.port })
