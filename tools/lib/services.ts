import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/*
 * PostgreSQL and Redis of a test's own: in a temporary folder, on a free port of this machine, with nothing kept. Where they
 * are not there, root on Debian installs them. DATABASE_URL and REDIS_URL name others. Null: they are left out, which is
 * said in one line.
 */

export interface Service {
  readonly url: string
  /** As a kill, and as if nothing had happened. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const isRoot = process.getuid?.() === 0
export const left = (what: string): null => {
  console.log(`left out: what needs ${what}, which is not there and is installed by root on Debian alone`)
  return null
}

export function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** The folder of a program; installed, where that can be done. */
export function folderOf(program: string, packages: string, folders: () => readonly string[]): string | null {
  const found = () => folders().find(folder => existsSync(join(folder, program)))
  if (!found() && isRoot && existsSync('/usr/bin/apt-get'))
    try {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', packages], { env, stdio: 'ignore' })
    } catch {
      return null
    }
  return found() ?? null
}
export const inPath = (): string[] => (process.env.PATH ?? '').split(':').filter(folder => folder !== '')
const ofPostgres = (): string[] => {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  return [
    ...versions
      .sort()
      .reverse()
      .map(version => `/usr/lib/postgresql/${version}/bin`),
    ...inPath(),
  ]
}

/** PostgreSQL does not run as root. */
function userOf(name: string): { uid?: number; gid?: number } {
  if (!isRoot) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export async function until(isThere: () => Promise<unknown>, what: string): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await isThere()
      return
    } catch (error) {
      if (tries > 200) throw new Error(`${what} does not answer`, { cause: error })
      await new Promise(done => setTimeout(done, 50))
    }
}

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

async function asked(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** Where they listen: this machine alone, or an address of it that others reach. */
export const HERE = '127.0.0.1'

/** The library with which a program's clock can be set. Null: it is not there. */
export function fakeTime(): string | null {
  const folders = (): string[] =>
    readdirSync('/usr/lib', { withFileTypes: true })
      .filter(each => each.isDirectory())
      .map(({ name }) => join('/usr/lib', name, 'faketime'))
  const folder = process.platform === 'linux' ? folderOf('libfaketime.so.1', 'libfaketime', folders) : null
  return folder && join(folder, 'libfaketime.so.1')
}

/** An empty database. `clock`: a file that says how far its clock is set, as +86400. */
export async function postgres(host = HERE, clock: string | null = null): Promise<Service | null> {
  const given = process.env.DATABASE_URL
  const server = given ? { url: given, restart: async () => {}, stop: async () => {} } : await ownPostgres(host, clock)
  if (!server) return left('PostgreSQL')
  const name = `tavolo_${randomBytes(6).toString('hex')}`
  const url = new URL(server.url)
  url.pathname = `/${name}`
  await asked(server.url, `CREATE DATABASE ${name}`)
  return {
    url: url.href,
    restart: server.restart,
    async stop() {
      if (given) await asked(server.url, `DROP DATABASE ${name} WITH (FORCE)`)
      await server.stop()
    },
  }
}

async function ownPostgres(host: string, clock: string | null): Promise<Service | null> {
  const programs = folderOf('initdb', 'postgresql', ofPostgres)
  if (!programs) return null
  const user = userOf('postgres')
  const folder = mkdtempSync(join(tmpdir(), 'tavolo-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort(host)
  // Not of the group that Ctrl-C ends: what stands on it goes first.
  const options = { ...user, stdio: 'ignore', cwd: folder, detached: true } as const
  execFileSync(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'tavolo', '--no-sync'], options)
  if (host !== HERE) appendFileSync(join(data, 'pg_hba.conf'), `host all all ${host}/24 trust\n`)
  const library = clock && fakeTime()
  const faked = { LD_PRELOAD: library ?? '', FAKETIME_TIMESTAMP_FILE: clock ?? '', FAKETIME_CACHE_DURATION: '1' }
  const env = { ...process.env, ...(library && { ...faked, DONT_FAKE_MONOTONIC: '1' }) }
  const url = `postgres://tavolo@${host}:${port}/postgres`
  const start = async (): Promise<ChildProcess> => {
    const settings = [
      `listen_addresses=${host}`,
      'unix_socket_directories=',
      `port=${port}`,
      'max_connections=100',
      'fsync=off',
    ]
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap(each => ['-c', each])], {
      ...options,
      env,
    })
    await until(() => asked(url, 'SELECT 1'), 'PostgreSQL')
    return child
  }
  let child = await start()
  return {
    url,
    async restart() {
      await ended(child, 'SIGQUIT')
      child = await start()
    },
    async stop() {
      await ended(child, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An empty Redis. */
export async function redis(host = HERE): Promise<Service | null> {
  const given = process.env.REDIS_URL
  if (given) return { url: given, restart: async () => {}, stop: async () => {} }
  const programs = folderOf('redis-server', 'redis-server', inPath)
  if (!programs) return left('Redis')
  const folder = mkdtempSync(join(tmpdir(), 'tavolo-redis-'))
  const port = await freePort(host)
  const start = async (): Promise<ChildProcess> => {
    const settings = ['--port', `${port}`, '--bind', host, '--save', '', '--appendonly', 'no', '--dir', folder]
    // Whoever is not on this machine must not need a password either.
    const open = ['--protected-mode', host === HERE ? 'yes' : 'no']
    const child = spawn(join(programs, 'redis-server'), [...settings, ...open], { stdio: 'ignore', detached: true })
    await until(() => answers(port, host), 'Redis')
    return child
  }
  let child = await start()
  return {
    url: `redis://${host}:${port}`,
    async restart() {
      await ended(child, 'SIGKILL')
      child = await start()
    },
    async stop() {
      await ended(child, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function answers(port: number, host = HERE): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host)
    socket.once('error', reject).once('connect', () => {
      socket.destroy()
      resolve()
    })
  })
}
