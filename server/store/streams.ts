import type { Home } from './home.ts'
import { type Steps, sql } from './sql.ts'
import type { StreamRow, StreamShelf } from './store.ts'

interface Row {
  readonly key: string
  readonly desk: string
  readonly table: string
  readonly host: string
  readonly state: string
}

const fields = 'key, desk, "table", host, state'
const by = (field: string, locking = '') => sql<Row>(`SELECT ${fields} FROM streams WHERE ${field} = $is${locking}`)
const byKey = by('key')
const byDesk = by('desk')
const byTable = by('"table"')
const byHost = by('host')
const add = sql(
  `INSERT INTO streams (${fields}) VALUES ($key, $desk, $table, $host, $state) ON CONFLICT ("table") DO NOTHING`,
)
const change = sql('UPDATE streams SET desk = $desk, "table" = $table, state = $state WHERE key = $key')
const drop = sql('DELETE FROM streams WHERE key = $key')

const read = (row: Row | undefined): StreamRow | null => (row ? { ...row, state: stateIn(row.state) } : null)

/** The keys by which tables are filmed, and what their desks have chosen. */
export function streamsOf(home: Home): StreamShelf {
  const toChange = by('key', home.locking)
  return {
    stream: async by =>
      read(
        await home.read(() =>
          'key' in by
            ? byKey.get({ is: by.key })
            : 'desk' in by
              ? byDesk.get({ is: by.desk })
              : byTable.get({ is: by.table }),
        ),
      ),
    streamsBy: async host => (await home.read(() => byHost.all({ is: host }))).flatMap(row => read(row) ?? []),
    addStream: made =>
      home.write(function* () {
        const { key, desk, table, host, state } = made
        yield* add.run({ key, desk, table, host, state: JSON.stringify(state) })
        return read(yield* byTable.get({ is: table })) ?? made
      }),
    changeStream: (key, changed) =>
      home.write(function* (): Steps<StreamRow | null> {
        const now = read(yield* toChange.get({ is: key }))
        const wanted = now && changed(now)
        if (!wanted) return null
        const there = yield* byTable.get({ is: wanted.table })
        if (there && there.key !== key) return null
        yield* change.run({ key, desk: wanted.desk, table: wanted.table, state: JSON.stringify(wanted.state) })
        return wanted
      }),
    dropStream: key =>
      home.write(function* () {
        yield* drop.run({ key })
      }),
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
