import { randomUUID } from 'node:crypto'
import { Client, type ClientConfig, Pool, type PoolClient, type QueryResult, types } from 'pg'
import { OutOfStep, Unwritten } from '../../shared/match/errors.ts'
import type { About, Elsewhere, Home, News } from './home.ts'
import { MIGRATIONS } from './schema.ts'
import type { Asked, Steps, Value } from './sql.ts'
import type { Store } from './store.ts'
import { storeIn } from './tables.ts'

/*
 * A store that several processes share. All writes of one process go one after the other over one connection, and what comes
 * while a transaction is on its way is the next. Reads have the others.
 */

/** Connections of one process. */
const CONNECTIONS = 8
/** Milliseconds. Who hangs in the middle of a transaction holds what others wait for no longer than this. */
const IDLE = 4000
const TOO_LONG = 15_000
/** Until what listens for news is connected again. */
const AGAIN = 500
/** Where news is told. A message holds 8,000 bytes at most. */
const CHANNEL = 'tavolo_nero'
const LONGEST_MESSAGE = 7500
/** Tries of what was refused because of what others did at the same moment. */
const TRIES = 3
const CLASHES: readonly unknown[] = ['40001', '40P01', '23505', '55P03']

/** Counts and moments are whole numbers, and far below what JavaScript can hold. */
const EIGHT_BYTES = 20
types.setTypeParser(EIGHT_BYTES, Number)

export const openPostgres = async (url: string, now: () => number = Date.now): Promise<Store> =>
  storeIn(await homeAt(url), now)

export async function homeAt(url: string): Promise<Home> {
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'tavolo-nero',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    statement_timeout: TOO_LONG,
    query_timeout: TOO_LONG,
    idle_in_transaction_session_timeout: IDLE,
  }
  const pool = new Pool({ ...config, max: CONNECTIONS })
  // However many read, who writes does not wait for them.
  const writer = new Pool({ ...config, max: 1, pipeline: true })
  for (const each of [pool, writer]) {
    // One that is lost while nobody uses it is no news to anybody.
    each.on('error', () => {})
    // Nor is one that is lost between two questions: whoever asks next is told.
    each.on('connect', client => client.on('error', () => {}))
  }
  try {
    await migrate(pool)
  } catch (error) {
    await Promise.all([pool.end(), writer.end()])
    throw new Error('the database at DATABASE_URL cannot be used', { cause: error })
  }
  return homeIn(pool, writer, config)
}

type Asking = Pick<PoolClient | Pool, 'query'>

/** Takes its steps over this connection. */
async function run<T>(client: Asking, steps: Steps<T>): Promise<T> {
  let step = steps.next()
  while (!step.done) {
    let answer: QueryResult
    try {
      answer = await ask(client, step.value)
    } catch (error) {
      // What they would do next is not done.
      steps.return?.(undefined as never)
      throw error
    }
    step = steps.next({ rows: answer.rows, changes: answer.rowCount ?? 0 })
  }
  return step.value
}

const ask = (client: Asking, { query, values }: Asked): Promise<QueryResult> =>
  client.query({ name: query.name, text: query.text, values: values.map(spelled) })

/** PostgreSQL has no text with a zero in it, and would make text of anything. */
function spelled(value: Value): Value {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\u{fffd}') : value
  if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) throw new Error('no value')
  return value
}

/** There is no connection to be had. */
class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

interface Waiting {
  readonly of: string | undefined
  readonly news: string
  run(client: PoolClient): Promise<void>
  done(): void
  failed(error: unknown): void
}

function homeIn(pool: Pool, writer: Pool, config: ClientConfig): Home {
  const self = randomUUID()
  let waiting: Waiting[] = []
  let writing: Promise<void> | null = null
  let closed = false
  let listening: Client | null = null

  function write<T>(steps: () => Steps<T>, { of, done, news = [] }: About<T> = {}): Promise<T> {
    if (closed) return Promise.reject(new Unwritten('the store is closed'))
    return new Promise((resolve, reject) => {
      let value: T
      waiting.push({
        of,
        news: of === undefined || news.length === 0 ? '' : JSON.stringify([of, news]),
        run: async client => {
          value = await run(client, steps())
        },
        done: () => {
          resolve(value)
          done?.(value)
        },
        failed: cause => reject(cause instanceof OutOfStep ? cause : new Unwritten('it is not on disk', { cause })),
      })
      writing ??= new Promise<void>(soon => setImmediate(soon)).then(flush)
    })
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const writes = waiting
      waiting = []
      await commit(writes)
    }
    writing = null
  }

  /** All in one transaction; where that fails, each in one of its own. */
  async function commit(writes: readonly Waiting[]): Promise<void> {
    try {
      await transact(writes)
    } catch (error) {
      const [alone, ...others] = writes
      if (alone && others.length === 0 && !CLASHES.includes(codeOf(error))) return alone.failed(error)
      let away = error instanceof Unreachable ? error : null
      for (const each of writes) {
        if (away) each.failed(away)
        else away = await apart(each)
      }
      return
    }
    for (const { done } of writes) done()
  }

  /** Answers with why nobody else need try: else each of them would wait as long. */
  async function apart(write: Waiting): Promise<Unreachable | null> {
    for (let left = TRIES; ; left--)
      try {
        await transact([write])
        write.done()
        return null
      } catch (error) {
        if (left > 1 && CLASHES.includes(codeOf(error))) continue
        write.failed(error)
        return error instanceof Unreachable ? error : null
      }
  }

  async function transact(writes: readonly Waiting[]): Promise<void> {
    const client = await writer.connect().catch(cause => {
      throw new Unreachable('no connection', { cause })
    })
    try {
      const begun = client.query('BEGIN')
      // To the end, whatever becomes of some: nothing is sent after the transaction any more.
      const all = await Promise.allSettled([begun, ...lanesOf(writes).map(lane => inTurn(client, lane))])
      for (const each of all) if (each.status === 'rejected') throw each.reason
      const told = messagesIn(writes, self).map(text => client.query('SELECT pg_notify($1, $2)', [CHANNEL, text]))
      await Promise.all([...told, client.query('COMMIT')])
      client.release()
    } catch (error) {
      const undone = await client.query('ROLLBACK').then(
        () => true,
        () => false,
      )
      client.release(!undone)
      throw error
    }
  }

  return {
    self,
    clock: 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)',
    locking: ' FOR NO KEY UPDATE',
    write,
    read: steps => run(pool, steps()),
    async readWhole(steps) {
      const client = await pool.connect()
      let broken = true
      try {
        const begun = client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
        const [, value] = await Promise.all([begun, run(client, steps())])
        await client.query('COMMIT')
        broken = false
        return value
      } finally {
        client.release(broken)
      }
    },
    hear: elsewhere => void listen(new Client(config), elsewhere),
    async close() {
      if (closed) return
      closed = true
      await writing
      await listening?.end().catch(() => {})
      await Promise.all([pool.end(), writer.end()])
    },
  }

  /** News from others, for as long as the store is open. */
  async function listen(client: Client, elsewhere: Elsewhere): Promise<void> {
    let lost = false
    const again = (): void => {
      if (lost || closed) return
      lost = true
      void client.end().catch(() => {})
      setTimeout(() => closed || listen(new Client(config), elsewhere).then(elsewhere.missed), AGAIN).unref()
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload = '' }) => {
      const [by, told] = JSON.parse(payload) as [string, readonly [string, readonly News[]][]]
      if (by !== self) for (const [table, news] of told) elsewhere.tell(table, news)
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      listening = client
    } catch {
      again()
    }
  }
}

/** What belongs to one table is done in its order; what does not, at the same time. */
function lanesOf(writes: readonly Waiting[]): Waiting[][] {
  const lanes = new Map<string, Waiting[]>()
  for (const each of writes) {
    const lane = lanes.get(each.of ?? '') ?? []
    lanes.set(each.of ?? '', lane)
    lane.push(each)
  }
  return [...lanes.values()]
}

async function inTurn(client: PoolClient, writes: readonly Waiting[]): Promise<void> {
  for (const each of writes) await each.run(client)
}

function messagesIn(writes: readonly Waiting[], self: string): string[] {
  const messages: string[] = []
  let text = ''
  for (const { news } of writes) {
    if (news === '') continue
    if (text !== '' && text.length + news.length > LONGEST_MESSAGE) {
      messages.push(text)
      text = ''
    }
    text = text === '' ? news : `${text},${news}`
  }
  if (text !== '') messages.push(text)
  return messages.map(each => `["${self}",[${each}]]`)
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The schema that SQLite has, in PostgreSQL's words. */
export const inPostgres = (migration: string): string =>
  migration
    .replaceAll(/\) STRICT(, WITHOUT ROWID)?/g, ')')
    .replaceAll(/\bINTEGER\b/g, 'BIGINT')
    .replaceAll(/\bBLOB\b/g, 'BYTEA')
    .replaceAll('unixepoch()', 'CAST(extract(epoch FROM now()) AS BIGINT)')

/** Whoever comes first; the others wait for them. */
async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('${CHANNEL}'))`)
    await client.query('CREATE TABLE IF NOT EXISTS versions (version BIGINT NOT NULL)')
    const { rows } = await client.query<{ version: number }>(
      'SELECT coalesce(max(version), 0) AS version FROM versions',
    )
    const version = rows[0]?.version ?? 0
    if (version > MIGRATIONS.length) throw new Error('it was written by a newer version')
    for (const migration of MIGRATIONS.slice(version)) await client.query(inPostgres(migration))
    if (version < MIGRATIONS.length) await client.query('INSERT INTO versions VALUES ($1)', [MIGRATIONS.length])
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
