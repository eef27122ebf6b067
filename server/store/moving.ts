import type { Home } from './home.ts'
import { MIGRATIONS } from './schema.ts'
import { type Query, type Steps, sql, type Value } from './sql.ts'

/* All that a store keeps, line by line: from one home to another, whichever they are. */

type Row = Readonly<Record<string, Value>>
type Line = readonly [table: string, row: Readonly<Record<string, unknown>>]

/** What belongs to no table comes first, then each with what belongs to it. */
const APART = ['people', 'blocks', 'house', 'records', 'devices', 'wishes', 'passkeys']
const WITH_TABLES = ['entries', 'sitters', 'snapshots', 'films', 'archive', 'audience', 'streams', 'runs', 'calls']
/** By which the rows of each are told apart, so that they come in the same order from everywhere. */
const KEYS: Readonly<Record<string, string>> = {
  people: 'id',
  blocks: 'person, other',
  house: 'name',
  records: 'person, match',
  entries: 'n',
  sitters: 'person',
  audience: 'n',
  runs: 'player',
  devices: 'endpoint',
  wishes: 'person',
  passkeys: 'id',
  calls: 'person',
}
const SOME = 500

const ids = sql<{ id: string }>('SELECT id FROM tables ORDER BY created, id')
const table = sql<Row>('SELECT * FROM tables WHERE id = $id')
const pages = new Map(
  APART.map(name => [name, sql<Row>(`SELECT * FROM ${name} ORDER BY ${KEYS[name]} LIMIT ${SOME} OFFSET $from`)]),
)
const parts = WITH_TABLES.map(
  name => [name, sql<Row>(`SELECT * FROM ${name} WHERE "table" = $id ORDER BY ${KEYS[name] ?? '"table"'}`)] as const,
)
const some = sql<{ n: number }>('SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM people) AS n')

/** Who plays it, and by which number, is of this home alone. */
const without = ({ owner: _, ...row }: Row): Row => row

/** Of one moment. Says how many tables there were. */
export const exported = (home: Home, put: (line: string) => void): Promise<number> =>
  home.readWhole(function* (): Steps<number> {
    const say = (name: string, row: Row): void => put(JSON.stringify([name, written(row)]))
    put(JSON.stringify(['tavolo-nero', { version: MIGRATIONS.length }]))
    for (const [name, page] of pages)
      for (let from = 0; ; from += SOME) {
        const rows = yield* page.all({ from })
        for (const row of rows) say(name, row)
        if (rows.length < SOME) break
      }
    const all = yield* ids.all()
    for (const { id } of all) {
      const row = yield* table.get({ id })
      if (row) say('tables', without(row))
      for (const [name, part] of parts) for (const each of yield* part.all({ id })) say(name, each)
    }
    return all.length
  })

/** Into a home where nothing is yet. Says how many tables there were. */
export async function imported(home: Home, lines: AsyncIterable<string>): Promise<number> {
  if (((await home.read(() => some.get()))?.n ?? 0) > 0) throw new Error('there is something there already')
  const queries = new Map<string, Query>()
  let tables = 0
  let waiting: Line[] = []
  let isFirst = true

  const insert = (name: string, columns: readonly string[]): Query => {
    const text = `INSERT INTO ${name} (${columns.map(each => `"${each}"`).join(', ')}) VALUES (${columns.map(each => `$${each}`).join(', ')}) ON CONFLICT DO NOTHING`
    const query = queries.get(text) ?? sql(text)
    queries.set(text, query)
    return query
  }
  const flush = async (): Promise<void> => {
    const rows = waiting
    waiting = []
    await home.write(function* () {
      for (const [name, row] of rows) yield* insert(name, Object.keys(row)).run(read(row))
    })
  }
  for await (const text of lines) {
    const [name, row] = JSON.parse(text) as Line
    if (isFirst) {
      if (name !== 'tavolo-nero') throw new Error('it is no export of this server')
      if (row.version !== MIGRATIONS.length)
        throw new Error(`it is of version ${row.version}, not ${MIGRATIONS.length}`)
      isFirst = false
      continue
    }
    if (name !== 'tables' && !APART.includes(name) && !WITH_TABLES.includes(name)) throw new Error(`it holds ${name}`)
    if (!Object.keys(row).every(column => /^[a-z]+$/.test(column))) throw new Error('it holds no columns')
    if (name === 'tables') tables++
    waiting.push([name, row])
    if (waiting.length >= SOME) await flush()
  }
  await flush()
  return tables
}

/** Bytes as text that says so. */
const written = (row: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value,
    ]),
  )

const read = (row: Line[1]): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && 'bytes' in value
        ? Buffer.from(String(value.bytes), 'base64')
        : (value as Value),
    ]),
  )
