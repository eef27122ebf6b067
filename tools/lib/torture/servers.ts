import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openDatabase } from '../../../server/store/open.ts'
import { homeAt } from '../../../server/store/postgres.ts'
import { homeIn } from '../../../server/store/sqlite.ts'
import { storeIn } from '../../../server/store/tables.ts'
import { SERVER } from '../../build.mjs'
import { type Ground, groundOf } from './ground.ts'
import type { Logged } from './histories.ts'
import type { Evidence } from './keeping.ts'

/** Processes that are killed and started again, and what they stand on. */
export interface Servers {
  readonly ground: Ground
  readonly addresses: readonly string[]
  /** Processes that have ended and were not told to. */
  readonly crashed: readonly string[]
  signal(which: number, signal: 'SIGSTOP' | 'SIGCONT'): void
  /** As a power cut. */
  kill(which: number): Promise<void>
  /** In peace. */
  drain(which: number): Promise<void>
  /** Answers with why it does not start; null: it does. */
  start(which: number): Promise<string | null>
  /** Its clock is set ahead of the machine’s, by so many milliseconds. */
  leap(which: number, by: number): void
  /** One more on another folder, for as long as `look` takes; or why it does not start. */
  aside(data: string, look: (address: string) => Promise<void>): Promise<string | null>
  /** What is in the log of these tables, when all have ended. */
  logs(tables: readonly string[]): Promise<Map<string, Logged[]>>
  close(): Promise<void>
}

interface Started {
  readonly child: ChildProcess
  readonly said: { readonly port: number } | { readonly failed: string }
}

/** On SQLite one, on PostgreSQL two. Null: PostgreSQL is not there. */
export async function serversOn(
  root: string,
  kind: 'sqlite' | 'postgres',
  isBuilt: boolean,
  evidence: Evidence,
): Promise<Servers | null> {
  const ground = await groundOf(kind)
  if (!ground) return null
  const { network, services } = ground
  const file = isBuilt ? join(root, SERVER.folder, 'app.js') : join(root, 'server', 'app.ts')
  const node = isBuilt ? [] : ['--import', 'tsx']
  const children: ChildProcess[] = []
  const addresses: string[] = []
  const crashed: string[] = []
  const told = new WeakSet<ChildProcess>()
  /** One in each place has read its program already: what takes long is not what is tried here. */
  const spares = new Map<number, ChildProcess>()

  const spare = (which: number): ChildProcess => {
    const [execPath = process.execPath, ...before] = [...(network?.at(which) ?? []), process.execPath]
    const child = fork(join(import.meta.dirname, 'house.mjs'), [file], {
      execPath,
      execArgv: [...before, ...node],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const by = `server ${which} (${child.pid})`
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', data => evidence.note(by, String(data).trimEnd()))
    child.on('exit', (exit, signal) => {
      evidence.note(by, `has ended: ${signal ?? exit}`)
      if (!told.has(child)) crashed.push(`${by}: ${signal ?? exit}`)
    })
    return child
  }
  const spawn = async (which: number, options: object): Promise<Started> => {
    const child = spares.get(which) ?? spare(which)
    child.send(options)
    const [said] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => [{ failed: 'it ended' }]),
    ])
    // It ends by itself.
    if ('failed' in said) told.add(child)
    spares.set(which, spare(which))
    return { child, said }
  }
  const ended = async (child: ChildProcess | undefined, end: (child: ChildProcess) => void): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    told.add(child)
    end(child)
    await once(child, 'exit')
  }
  const killed = (child: ChildProcess | undefined): Promise<void> => ended(child, each => void each.kill('SIGKILL'))
  const hostOf = (which: number): string => network?.hosts[which] ?? '127.0.0.1'

  const servers: Servers = {
    ...{ ground, addresses, crashed },
    signal: (which, signal) => void children[which]?.kill(signal),
    kill: which => killed(children[which]),
    drain: which => ended(children[which], each => void each.send('close')),
    async start(which) {
      const { child, said } = await spawn(which, { ...ground.options, host: hostOf(which) })
      children[which] = child
      if ('failed' in said) return said.failed
      addresses[which] = `http://${hostOf(which)}:${said.port}`
      return null
    },
    leap: (which, by) => void children[which]?.send({ leap: by }),
    async aside(data, look) {
      const { child, said } = await spawn(0, { data })
      try {
        if ('failed' in said) return said.failed
        await look(`http://127.0.0.1:${said.port}`)
        return null
      } finally {
        await killed(child)
      }
    },
    async logs(tables) {
      await Promise.all(children.map(killed))
      const kept = services ? await homeAt(services.database.url) : homeIn(openDatabase(ground.disk.folder))
      const store = storeIn(kept, Date.now)
      const logs = new Map<string, Logged[]>()
      for (const id of tables) logs.set(id, [...((await store.load(id))?.entries ?? [])] as Logged[])
      await store.close()
      return logs
    },
    async close() {
      await Promise.all([...children, ...spares.values()].map(killed))
      await ground.leave()
    },
  }
  for (let which = 0; which < (kind === 'sqlite' ? 1 : 2); which++) {
    const failed = await servers.start(which)
    if (failed === null) continue
    await servers.close()
    throw new Error(`the server did not start: ${failed}`)
  }
  return servers
}
