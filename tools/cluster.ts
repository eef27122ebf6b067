import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build, PAGE, SERVER } from './build.mjs'
import { nginx } from './lib/fronts.ts'
import { postgres, redis, type Service } from './lib/services.ts'

/*
 * npm run cluster: two processes, PostgreSQL, Redis and nginx on this machine, for trying it out. Nothing is kept when it ends.
 * PORT is nginx's (8080); the processes have the two after it. One that ends is started again, as systemd does.
 */

const AGAIN = 1000

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 8080)
const services: (Service | null)[] = []
const stop = async (): Promise<void> => {
  for (const each of services) await each?.stop()
}

if ((await build(root, PAGE)) && (await build(root, SERVER))) {
  const [database, channel] = [await postgres(), await redis()]
  services.push(database, channel)
  if (database && channel) await run(database.url, channel.url)
  else process.exitCode = 1
  await stop()
} else process.exitCode = 1

async function run(database: string, channel: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'tavolo-cluster-'))
  const env = { ...process.env, HOST: '127.0.0.1', PROXY: '1', DATA: data, SECRET: randomBytes(32).toString('hex') }
  const ports = [port + 1, port + 2]
  const children = new Map<number, ChildProcess>()
  let over = false
  const kept = async (each: number): Promise<void> => {
    for (let isFirst = true; !over; isFirst = false) {
      const child = spawn(process.execPath, [join(root, SERVER.folder, 'index.js')], {
        env: { ...env, DATABASE_URL: database, REDIS_URL: channel, PORT: String(each) },
        stdio: 'inherit',
      })
      children.set(each, child)
      if (!isFirst) console.log(`The one at port ${each} is process ${child.pid} now`)
      await once(child, 'exit')
      if (!over) await sleep(AGAIN)
    }
  }
  // Ctrl-C reaches them all: they end in peace, and what they stand on after them.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      over = true
      for (const child of children.values()) if (signal === 'SIGTERM') child.kill(signal)
    })
  const running = ports.map(kept)
  const front = await nginx(ports, port)
  services.unshift(front)
  const pids = [...children.values()].map(({ pid }) => pid).join(' or ')
  if (front) console.log(`Both behind ${front.url}; Ctrl-C ends all. To restart one: kill ${pids}`)
  await Promise.all(running)
  rmSync(data, { recursive: true, force: true })
}
