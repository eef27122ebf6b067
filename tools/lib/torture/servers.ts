import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../server/store/open.ts'
import { homeAt } from '../../../server/store/postgres.ts'
import { homeIn } from '../../../server/store/sqlite.ts'
import { storeIn } from '../../../server/store/tables.ts'
import { SERVER } from '../../build.mjs'
import { postgres, redis, type Service } from '../services.ts'
import type { Logged } from './histories.ts'

/** Processes that are killed and started again, and what they stand on. */
export interface Servers {
  readonly addresses: readonly string[]
  readonly services: { readonly database: Service; readonly redis: Service } | null
  signal(which: number, signal: 'SIGSTOP' | 'SIGCONT'): void
  /** As a power cut, and up again. */
  kill(which: number): Promise<void>
  /** What is in the log of these tables, when all have ended. */
  logs(tables: readonly string[]): Promise<Map<string, Logged[]>>
  close(): Promise<void>
}

interface Home {
  readonly data: string
  readonly options: object
  readonly services: Servers['services']
}

/** On SQLite one, on PostgreSQL two. Null: PostgreSQL is not there. */
export async function serversOn(root: string, kind: 'sqlite' | 'postgres', isBuilt: boolean): Promise<Servers | null> {
  const home = await homeOf(kind)
  if (!home) return null
  const file = isBuilt ? join(root, SERVER.folder, 'app.js') : join(root, 'server', 'app.ts')
  const execArgv = isBuilt ? [] : ['--import', 'tsx']
  const children: ChildProcess[] = []
  const addresses: string[] = []

  const start = async (which: number): Promise<void> => {
    const env = { ...process.env, TORTURE: JSON.stringify(home.options) }
    const child = fork(join(import.meta.dirname, 'house.mjs'), [file], { execArgv, env })
    children[which] = child
    const said = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error('the server did not start')
      }),
    ])
    addresses[which] = `http://127.0.0.1:${(said[0] as { port: number }).port}`
  }
  const end = async (child: ChildProcess | undefined): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  const close = async (): Promise<void> => {
    await Promise.all(children.map(end))
    await home.services?.database.stop()
    await home.services?.redis.stop()
    rmSync(home.data, { recursive: true, force: true })
  }
  try {
    for (let which = 0; which < (kind === 'sqlite' ? 1 : 2); which++) await start(which)
  } catch (error) {
    await close()
    throw error
  }
  return {
    addresses,
    services: home.services,
    signal: (which, signal) => void children[which]?.kill(signal),
    async kill(which) {
      await end(children[which])
      await start(which)
    },
    async logs(tables) {
      await Promise.all(children.map(end))
      const { database } = home.services ?? {}
      const kept = database ? await homeAt(database.url) : homeIn(openDatabase(home.data))
      const store = storeIn(kept, Date.now)
      const logs = new Map<string, Logged[]>()
      for (const id of tables) logs.set(id, [...((await store.load(id))?.entries ?? [])] as Logged[])
      await store.close()
      return logs
    },
    close,
  }
}

async function homeOf(kind: 'sqlite' | 'postgres'): Promise<Home | null> {
  const folder = (): string => mkdtempSync(join(tmpdir(), 'tavolo-nero-torture-'))
  if (kind === 'sqlite') {
    const data = folder()
    return { data, options: { data }, services: null }
  }
  const database = await postgres()
  const channel = database && (await redis())
  if (!channel) {
    await database?.stop()
    return null
  }
  const data = folder()
  const secret = randomBytes(32).toString('hex')
  const options = { data, secret, database: database.url, redis: channel.url }
  return { data, options, services: { database, redis: channel } }
}
