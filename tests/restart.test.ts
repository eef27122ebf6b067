import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  CLOSES,
  type FromServer,
  type Guest,
  type Line,
  type Listing,
  type TurnMessage,
} from '../shared/wire/protocol.ts'
import { joinTable, type Player } from './lib/player.ts'

/*
 * The real server as a process of its own, killed in the middle of a match: whatever somebody was shown is still there
 * when it is started again, under the same address, for the same tokens.
 */

const ROOT = join(import.meta.dirname, '..')
const ROUNDS = process.env.FULL ? 8 : 3

interface Running {
  readonly child: ChildProcess
  output(): string
  readonly url: string
  readonly port: number
  readonly ended: Promise<number | null>
}

let data: string
const children: ChildProcess[] = []

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'tavolo-nero-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rm(data, { recursive: true, force: true }))

function spawnServer(env: Record<string, string>): {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
} {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/index.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA: data, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (text += chunk))
  const ended = new Promise<number | null>(resolve => child.on('exit', resolve))
  return { child, output: () => text, ended }
}

async function startServer(env: Record<string, string> = {}): Promise<Running> {
  const { child, output, ended } = spawnServer(env)
  for (;;) {
    const [, host, port] = /^Tavolo Nero: http:\/\/(\S+):(\d+)$/m.exec(output()) ?? []
    if (port) return { child, output, ended, port: Number(port), url: `http://${host}:${port}` }
    const over = await Promise.race([
      ended.then(() => true),
      new Promise<false>(resolve => setTimeout(resolve, 50, false)),
    ])
    if (over) throw new Error(`did not start: ${output()}`)
  }
}

async function ask<T>(
  url: string,
  method: 'GET' | 'POST',
  path: string,
  guest: Guest | null,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(guest ? { authorization: `Bearer ${guest.token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as T
}

/** Whose move it is, as their lists tell it: looked up after the start, for whoever was killed could not write it down. */
async function toMoveIn(url: string, guests: readonly Guest[]): Promise<boolean[]> {
  const lists = await Promise.all(guests.map(guest => ask<Listing[]>(url, 'GET', '/api/mine', guest)))
  const toMove = lists.map(([table]) => table?.mine?.toMove ?? false)
  expect(toMove).toContain(true)
  return toMove
}

/** Every line that somebody was told, of steps and of notes. */
const toldTo = (player: Player): Line[] =>
  player.heard.flatMap(({ type, message }) => {
    if (type === 'turn') return (message as TurnMessage).lines
    if (type === 'past') return (message as FromServer['past']).lines
    return type === 'note' ? [message as Line] : []
  })

test('a match survives kill -9, again and again', async () => {
  let server = await startServer()
  const ann = await ask<Guest>(server.url, 'POST', '/api/guest', null, { name: 'Ann' })
  const bob = await ask<Guest>(server.url, 'POST', '/api/guest', null, { name: 'Bob' })
  const creation = { game: 'on-the-lam', players: 2, public: true, seconds: 0 }
  const { id } = await ask<{ id: string }>(server.url, 'POST', '/api/tables', ann, creation)
  let a = await joinTable(server.url, id, ann)
  let b = await joinTable(server.url, id, bob)
  b.send('sit', { player: 1 })
  await a.until('Bob', () => a.company?.chairs[1]?.person?.name === 'Bob')
  a.send('start', {})

  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all([a, b].map(each => each.until('turn', () => each.turn !== null)))
    const from = a.turn?.seq ?? 0
    a.send('phrase', { phrase: 'thinking' })
    a.playOn()
    b.playOn()
    await a.until('some moves', () => (a.turn?.seq ?? 0) >= from + 6 + round)
    server.child.kill('SIGKILL')
    await Promise.all([a, b].map(each => each.until('lost', () => each.closed !== null)))
    const seen = [a, b].map(toldTo)
    const reached = Math.max(a.turn?.seq ?? 0, b.turn?.seq ?? 0)
    expect(await server.ended).toBeNull()

    server = await startServer()
    const mine = await ask<Listing[]>(server.url, 'GET', '/api/mine', bob)
    expect(mine).toMatchObject([{ id, phase: 'running', mine: { player: 1 } }])
    const toMove = await vi.waitFor(() => toMoveIn(server.url, [ann, bob]), { timeout: 10_000 })
    a = await joinTable(server.url, id, ann)
    b = await joinTable(server.url, id, bob)
    await Promise.all([a, b].map(each => each.until('turn', () => each.turn !== null)))
    // Killed between the disk and the socket: one step more than was shown may be there, never one less.
    expect(a.turn?.seq).toBeGreaterThanOrEqual(reached)
    for (const [at, player] of [a, b].entries())
      for (const line of seen[at] ?? []) expect(player.past).toContainEqual(line)
    expect(a.company).toMatchObject({ id, phase: 'running', host: ann.id })
    expect([a, b].map(each => each.choices().length > 0)).toEqual(toMove)
  }

  // In peace: those who are there are told to come back.
  server.child.kill('SIGTERM')
  await Promise.all([a, b].map(each => each.until('closed', () => each.closed !== null)))
  expect([a.closed, b.closed]).toEqual([CLOSES.restart, CLOSES.restart])
  expect(await server.ended).toBe(0)
})

test('a second server on the same folder or port says so in one line', async () => {
  const server = await startServer()
  const elsewhere = await mkdtemp(join(tmpdir(), 'tavolo-nero-'))
  const sameFolder = spawnServer({})
  const samePort = spawnServer({ DATA: elsewhere, PORT: String(server.port) })
  const noPort = spawnServer({ DATA: elsewhere, PORT: 'here' })
  for (const { ended, output } of [sameFolder, samePort, noPort]) {
    expect(await ended).toBe(1)
    const lines = output().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^Tavolo Nero: /)
  }
  expect(samePort.output()).toContain(`port ${server.port} is in use`)
  expect((await ask<{ ok: boolean }>(server.url, 'GET', '/health', null)).ok).toBe(true)
  server.child.kill('SIGINT')
  expect(await server.ended).toBe(0)
  await rm(elsewhere, { recursive: true, force: true })
})

test.each([
  ['of another machine', '192.0.2.1'],
  ['that is no address', 'no..where'],
])('an address %s is refused in one line', async (_, host) => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'tavolo-nero-'))
  const { ended, output } = spawnServer({ DATA: elsewhere, HOST: host })
  expect(await ended).toBe(1)
  expect(output().trim()).toMatch(new RegExp(`^Tavolo Nero: HOST .*${host}.*$`))
  await rm(elsewhere, { recursive: true, force: true })
})

test('a server behind a proxy says that its port is open, unless it listens at one address alone', async () => {
  const open = await startServer({ PROXY: '1' })
  expect(open.url).toContain('//localhost:')
  expect(open.output()).toMatch(/^Tavolo Nero: .*HOST/m)
  open.child.kill('SIGTERM')
  await open.ended
  const closed = await startServer({ PROXY: '1', HOST: '127.0.0.1' })
  expect(closed.output()).not.toContain('HOST')
  expect((await ask<{ ok: boolean }>(closed.url, 'GET', '/health', null)).ok).toBe(true)
  await expect(fetch(`http://[::1]:${closed.port}/health`)).rejects.toThrow()
  await expect(fetch(`http://127.0.0.2:${closed.port}/health`)).rejects.toThrow()
})
