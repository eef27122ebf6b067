import type { Database } from './open.ts'
import type { StreamRow, StreamShelf } from './store.ts'
import type { Writes } from './writes.ts'

interface Row {
  readonly key: string
  readonly desk: string
  readonly table: string
  readonly host: string
  readonly state: string
}

/** The keys by which tables are filmed, and what their desks have chosen. */
export function streamsOf(database: Database, writes: Writes): StreamShelf {
  const sql = (text: string) => database.prepare(text)
  const fields = 'key, desk, "table", host, state'
  const [byKey, byDesk, byTable] = ['key', 'desk', '"table"'].map(field =>
    sql(`SELECT ${fields} FROM streams WHERE ${field} = ?`),
  )
  const byHost = sql(`SELECT ${fields} FROM streams WHERE host = ?`)
  const add = sql(
    `INSERT INTO streams (${fields}) VALUES ($key, $desk, $table, $host, $state) ON CONFLICT ("table") DO NOTHING`,
  )
  const change = sql('UPDATE streams SET desk = $desk, "table" = $table, state = $state WHERE key = $key')
  const drop = sql('DELETE FROM streams WHERE key = ?')
  const read = (row: unknown): StreamRow | null =>
    row ? { ...(row as Row), state: stateIn((row as Row).state) } : null
  const stream: StreamShelf['stream'] = by =>
    read('key' in by ? byKey?.get(by.key) : 'desk' in by ? byDesk?.get(by.desk) : byTable?.get(by.table))
  return {
    stream,
    streamsBy: host => byHost.all(host).flatMap(row => read(row) ?? []),
    addStream: made =>
      writes.add(() => {
        const { key, desk, table, host, state } = made
        add.run({ $key: key, $desk: desk, $table: table, $host: host, $state: JSON.stringify(state) })
        return stream({ table }) ?? made
      }),
    changeStream: (key, changed) =>
      writes.add(() => {
        const now = stream({ key })
        const wanted = now && changed(now)
        if (wanted) {
          const { desk, table, state } = wanted
          change.run({ $key: key, $desk: desk, $table: table, $state: JSON.stringify(state) })
        }
        return wanted
      }),
    dropStream: key => writes.add(() => void drop.run(key)),
  }
}

/** What cannot be read is as at first. */
function stateIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
