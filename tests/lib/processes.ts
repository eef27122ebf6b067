import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Guest } from '../../shared/wire/protocol.ts'
import { caddy, nginx } from '../../tools/lib/fronts.ts'
import { postgres, redis, type Service } from '../../tools/lib/services.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** The real server as a process of its own. */
export interface ServerProcess {
  readonly url: string
  readonly ended: Promise<number | null>
  kill(signal: NodeJS.Signals): void
  output(): string
}

/** Several of them on one PostgreSQL and one Redis. */
export interface Cluster {
  readonly database: { restart(): Promise<void> }
  readonly redis: { restart(): Promise<void> }
  start(): Promise<ServerProcess>
  /** A proxy in front of these; null: there is none. */
  front(proxy: 'nginx' | 'caddy', processes: readonly ServerProcess[]): Promise<string | null>
  stop(): Promise<void>
}

export async function cluster(): Promise<Cluster | null> {
  const database = await postgres()
  const channel = database && (await redis())
  if (!database || !channel) {
    await database?.stop()
    return null
  }
  const data = await mkdtemp(join(tmpdir(), 'tavolo-nero-'))
  const env = {
    ...process.env,
    ...{ DATA: data, PORT: '0', HOST: '127.0.0.1', SECRET: randomBytes(32).toString('hex') },
    ...{ DATABASE_URL: database.url, REDIS_URL: channel.url, DATABASE_URL_FILE: '', REDIS_URL_FILE: '' },
  }
  const children: ChildProcess[] = []
  const fronts: Service[] = []
  return {
    database,
    redis: channel,
    async start() {
      const child = spawn(process.execPath, ['--import', 'tsx', 'server/index.ts'], { cwd: ROOT, env, stdio: 'pipe' })
      children.push(child)
      let text = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk))
      const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
      let over = false
      void ended.then(() => {
        over = true
      })
      for (;;) {
        const [, url] = /^Tavolo Nero: (http:\S+)$/m.exec(text) ?? []
        if (url) return { url, ended, kill: signal => void child.kill(signal), output: () => text }
        if (over) throw new Error(`did not start: ${text}`)
        await new Promise(done => setTimeout(done, 50))
      }
    },
    async front(proxy, processes) {
      const front = await { nginx, caddy }[proxy](processes.map(({ url }) => Number(new URL(url).port)))
      if (front) fronts.push(front)
      return front?.url ?? null
    },
    async stop() {
      for (const front of fronts) await front.stop()
      for (const child of children) child.kill('SIGKILL')
      await Promise.all([database.stop(), channel.stop()])
      await rm(data, { recursive: true, force: true })
    },
  }
}

export async function ask<T>(
  url: string,
  method: 'GET' | 'POST',
  path: string,
  guest: Guest | null = null,
  body?: unknown,
): Promise<{ status: number; said: T }> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(guest ? { authorization: `Bearer ${guest.token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, said: (await answer.json()) as T }
}
