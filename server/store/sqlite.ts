import type { Person } from '../../shared/wire/protocol.ts'
import { type Database, openDatabase } from './open.ts'
import { columnsOf, LISTED, listedOf, type Row, savedOf } from './rows.ts'
import type { Follower, Store, Written } from './store.ts'
import { gatherWrites } from './writes.ts'

/** By one person. */
const MOST_BLOCKED = 500

/** The store in this folder; made on first use. Throws when another process has it open. */
export const openStore = (folder: string): Store => storeOn(openDatabase(folder))

export function storeOn(database: Database, now: () => number = Date.now): Store {
  const sql = (text: string) => database.prepare(text)
  const followers = new Map<string, Set<Follower>>()
  const writes = gatherWrites(database)

  const table = sql(`SELECT ${LISTED}, seed FROM tables WHERE id = ?`)
  const insert = sql(`INSERT INTO tables
    (id, code, game, version, options, seed, public, seconds, phase, host, chairs, created, touched)
    VALUES ($id, $code, $game, $version, $options, $seed, $public, $seconds, $phase, $host, $chairs, $created, $touched)`)
  const update =
    sql(`UPDATE tables SET code = $code, game = $game, version = $version, options = $options, seed = $seed, public = $public,
    seconds = $seconds, phase = $phase, host = $host, chairs = $chairs, touched = $touched WHERE id = $id`)
  const touch = sql('UPDATE tables SET touched = ? WHERE id = ?')
  const next = sql('SELECT coalesce(max(n), -1) + 1 AS n FROM entries WHERE "table" = ?')
  const append = sql('INSERT INTO entries ("table", n, at, entry) VALUES (?, ?, ?, ?)')
  const entries = sql('SELECT n, at, entry FROM entries WHERE "table" = ? ORDER BY n')
  const code = sql('SELECT id FROM tables WHERE code = ?')
  const own = sql(`SELECT ${LISTED} FROM sitters JOIN tables ON tables.id = sitters."table"
    WHERE person = ? AND phase <> 'over' ORDER BY touched DESC LIMIT ?`)
  const stand = sql('DELETE FROM sitters WHERE "table" = ?')
  const sit = sql('INSERT INTO sitters (person, "table") VALUES (?, ?)')
  const person = sql('SELECT id, name FROM people WHERE id = ?')
  const putPerson = sql(`INSERT INTO people (id, name, renewed) VALUES ($id, $name, 1)
    ON CONFLICT (id) DO UPDATE SET name = $name`)
  const renewed = sql('SELECT 1 FROM people WHERE id = ? AND renewed = 1')
  const renew = sql('UPDATE people SET renewed = 1 WHERE id = ?')
  const block = sql(`INSERT OR IGNORE INTO blocks (person, other) SELECT $who, $other
    WHERE (SELECT count(*) FROM blocks WHERE person = $who) < ${MOST_BLOCKED}`)
  const unblock = sql('DELETE FROM blocks WHERE person = ? AND other = ?')
  const blocked = sql('SELECT 1 FROM blocks WHERE person = ? AND other = ?')
  const forget = sql(`DELETE FROM tables WHERE phase <> 'running' AND touched < ?`)

  const rowWith = (id: string): Row => {
    const row = table.get(id) as Row | undefined
    if (!row) throw new Error('no such table')
    return row
  }
  const seat = (id: string, people: readonly string[]) => {
    stand.run(id)
    for (const each of new Set(people)) sit.run(each, id)
  }
  // A tick later: whoever wrote goes on first, and players do not wait for those who look on.
  const notify = (id: string, tell: (follower: Follower) => void) => {
    const listeners = followers.get(id)
    for (const each of [...(listeners ?? [])]) setImmediate(() => listeners?.has(each) && hear(() => tell(each)))
  }
  const notifySaved = (id: string) => {
    const row = followers.has(id) ? (table.get(id) as Row | undefined) : undefined
    if (row) notify(id, each => each.saved?.(listedOf(row)))
  }

  return {
    async create(saved, people = []) {
      const row = columnsOf(saved)
      const write = () => {
        insert.run(row)
        seat(saved.id, people)
      }
      await writes.add(write, () => notifySaved(saved.id))
    },

    async save(id, { people, ...changes }) {
      const columns = columnsOf(changes)
      const write = () => {
        const { created: _, ...row } = { ...rowWith(id), ...columns, id, touched: now() }
        update.run(row)
        if (people) seat(id, people)
      }
      await writes.add(write, () => notifySaved(id))
    },

    async append(id, entry) {
      const text = JSON.stringify(entry)
      const write = (): Written => {
        const at = now()
        const { n } = next.get(id) as { n: number }
        append.run(id, n, at, text)
        touch.run(at, id)
        return { n, at, entry }
      }
      return await writes.add(write, written => notify(id, each => each.entry?.(written)))
    },

    load(id) {
      const row = table.get(id) as Row | undefined
      if (!row) return null
      const texts = entries.all(id) as { n: number; at: number; entry: string }[]
      return { saved: savedOf(row), entries: texts.map(({ n, at, entry }) => ({ n, at, entry: JSON.parse(entry) })) }
    },

    find: text => (code.get(text) as { id: string } | undefined)?.id ?? null,
    tablesOf: (id, limit = 100) => (own.all(id, limit) as Row[]).map(listedOf),

    person: id => {
      const found = person.get(id) as Person | undefined
      return found ? { id: found.id, name: found.name } : null
    },
    putPerson: ({ id, name }) => writes.add(() => void putPerson.run({ id, name })),
    isRenewed: id => renewed.get(id) !== undefined,
    renew: id => writes.add(() => void renew.run(id)),
    block: (who, other, wish) =>
      writes.add(() => {
        if (wish) block.run({ who, other })
        else unblock.run(who, other)
        return !wish || blocked.get(who, other) !== undefined
      }),
    blocks: (who, other) => blocked.get(who, other) !== undefined,

    follow(id, follower) {
      const listeners = followers.get(id) ?? new Set()
      followers.set(id, listeners.add(follower))
      return () => {
        listeners.delete(follower)
        if (listeners.size === 0 && followers.get(id) === listeners) followers.delete(id)
      }
    },

    forget: olderThan => writes.add(() => forget.run(olderThan).changes),

    async close() {
      writes.flush()
      database.close()
    },
  }
}

function hear(tell: () => void): void {
  try {
    tell()
  } catch (error) {
    // It is on disk and others are waiting to hear of it. The error's text may hold secrets.
    console.error('a follower of the log', error instanceof Error ? error.name : typeof error)
  }
}
