import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, type AppOptions, createApp } from '../../server/app.ts'
import type { Limits } from '../../server/http/limits.ts'
import { TIMES, type Times } from '../../shared/match/times.ts'
import type { Creation, Guest } from '../../shared/wire/protocol.ts'

/** A server in this process, for tests: on a free port, in a folder of its own, with bots that do not dawdle. */
export interface Served {
  readonly url: string
  readonly app: App
  /** Every line of its log. */
  readonly lines: string[]
  readonly data: string
  guest(name: string): Promise<Guest>
  create(guest: Guest, creation?: Partial<Creation>): Promise<{ id: string; code: string }>
  ask<T>(
    method: 'GET' | 'POST',
    path: string,
    guest?: Guest | null,
    body?: unknown,
  ): Promise<{ status: number; said: T }>
  close(): Promise<void>
}

/** On a busy machine a test takes minutes, and nobody whose chair is empty may be played for meanwhile. */
const FAST: Times = { ...TIMES, pace: 0, away: TIMES.idle, heir: TIMES.idle }

const PLENTY = { burst: 1e6, perSecond: 1e6 }
export const PLENTIFUL: Limits = {
  guests: PLENTY,
  tables: PLENTY,
  joins: PLENTY,
  requests: PLENTY,
  misses: PLENTY,
  messages: PLENTY,
  words: PLENTY,
  wordsOfAddress: PLENTY,
  wordsOfTable: PLENTY,
  reactions: PLENTY,
  guesses: PLENTY,
}

/** `keep`: the folder is the caller's and stays. */
export async function serve(
  options: Omit<Partial<AppOptions>, 'times'> & { times?: Partial<Times>; keep?: boolean } = {},
): Promise<Served> {
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'tavolo-nero-')))
  const lines: string[] = []
  const app = await createApp({
    port: 0,
    host: '127.0.0.1',
    limits: PLENTIFUL,
    log: line => void lines.push(line),
    ...options,
    data,
    times: { ...FAST, ...options.times },
  })
  const url = `http://127.0.0.1:${app.port}`

  async function ask<T>(method: 'GET' | 'POST', path: string, guest: Guest | null = null, body?: unknown) {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(guest ? { authorization: `Bearer ${guest.token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, said: (await answer.json()) as T }
  }

  return {
    url,
    app,
    lines,
    data,
    ask,
    guest: async name => (await ask<Guest>('POST', '/api/guest', null, { name })).said,
    async create(guest, creation = {}) {
      const whole = { game: 'on-the-lam', players: 4, public: true, seconds: 0, ...creation }
      const { status, said } = await ask<{ id: string; code: string }>('POST', '/api/tables', guest, whole)
      if (status !== 200) throw new Error(`no table: ${JSON.stringify(said)}`)
      return said
    },
    async close() {
      await app.close()
      if (!options.keep) await rm(data, { recursive: true, force: true })
    },
  }
}
