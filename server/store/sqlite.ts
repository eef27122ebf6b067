import { OutOfStep } from '../../shared/match/errors.ts'
import type { Changes, Written } from '../../shared/match/journal.ts'
import type { Person } from '../../shared/wire/protocol.ts'
import { ageingOf } from './ageing.ts'
import { archiveOf } from './archive.ts'
import { audienceOf } from './audience.ts'
import { type Database, openDatabase } from './open.ts'
import {
  columnsOf,
  type EntryRow,
  entriesOf,
  LISTED,
  listedOf,
  type Row,
  readable,
  rememberedOf,
  savedOf,
} from './rows.ts'
import type { Follower, Store } from './store.ts'
import { streamsOf } from './streams.ts'
import { gatherWrites } from './writes.ts'

/** By one person. */
const MOST_BLOCKED = 500
/** Milliseconds. When a table was last touched is kept as exactly as this: else every move would write to two places. */
const ABOUT = 60_000

/** The store in this folder; made on first use. Throws when another process has it open. */
export const openStore = (folder: string): Store => storeOn(openDatabase(folder))

export function storeOn(database: Database, now: () => number = Date.now): Store {
  const sql = (text: string) => database.prepare(text)
  const followers = new Map<string, Set<Follower>>()
  const writes = gatherWrites(database)

  const table = sql(`SELECT ${LISTED}, seed, nonce FROM tables WHERE id = ?`)
  const insert = sql(`INSERT INTO tables
    (id, code, game, version, options, seed, nonce, public, seconds, phase, host, chairs, created, touched) VALUES
    ($id, $code, $game, $version, $options, $seed, $nonce, $public, $seconds, $phase, $host, $chairs, $created, $touched)`)
  const length = sql('SELECT coalesce(max(n), -1) + 1 AS n FROM entries WHERE "table" = ?')
  const append = sql('INSERT INTO entries ("table", n, at, entry, record) VALUES (?, ?, ?, ?, ?)')
  const amend = sql('UPDATE entries SET record = ? WHERE "table" = ? AND n = ? AND record IS NULL')
  const entries = sql('SELECT n, at, entry, record FROM entries WHERE "table" = ? ORDER BY n')
  const remember = sql('INSERT OR REPLACE INTO snapshots ("table", n, match) VALUES (?, ?, ?)')
  const remembered = sql('SELECT n, match FROM snapshots WHERE "table" = ?')
  const code = sql('SELECT id FROM tables WHERE code = ?')
  const open = sql('SELECT game FROM tables WHERE public = 1 AND (id = ? OR code = ?)')
  const own = sql(`SELECT ${LISTED} FROM sitters JOIN tables ON tables.id = sitters."table"
    WHERE person = ? AND phase <> 'over' ORDER BY touched DESC LIMIT ?`)
  const busy = sql(`SELECT count(*) AS n FROM sitters JOIN tables ON tables.id = sitters."table"
    WHERE person = ? AND phase <> 'over' AND touched > ?`)
  const unknown = sql(`SELECT id FROM tables WHERE phase = 'running' AND due IS NULL AND retired IS NULL`)
  const unfilmed = sql(`SELECT id FROM tables WHERE phase = 'over'
    AND EXISTS (SELECT 1 FROM json_each(?) WHERE key = game AND value = version)
    AND NOT EXISTS (SELECT 1 FROM films WHERE "table" = id) ORDER BY touched DESC`)
  const reels = sql('SELECT reels FROM films WHERE "table" = ?')
  const putReels = sql('INSERT OR REPLACE INTO films ("table", reels) VALUES (?, ?)')
  const stand = sql('DELETE FROM sitters WHERE "table" = ? AND person NOT IN (SELECT value FROM json_each(?))')
  const sit = sql('INSERT INTO sitters (person, "table") VALUES (?, ?) ON CONFLICT DO NOTHING')
  const person = sql('SELECT id, name FROM people WHERE id = ?')
  const putPerson = sql(`INSERT INTO people (id, name, seen, renewed) VALUES ($id, $name, $seen, 1)
    ON CONFLICT (id) DO UPDATE SET name = $name, seen = $seen`)
  const renewed = sql('SELECT 1 FROM people WHERE id = ? AND renewed = 1')
  const block = sql(`INSERT OR IGNORE INTO blocks (person, other) SELECT $who, $other
    WHERE (SELECT count(*) FROM blocks WHERE person = $who) < ${MOST_BLOCKED}`)
  const unblock = sql('DELETE FROM blocks WHERE person = ? AND other = ?')
  const blocked = sql('SELECT 1 FROM blocks WHERE person = ? AND other = ?')

  const updates = new Map<string, ReturnType<typeof sql>>()
  const update = (id: string, columns: ReturnType<typeof columnsOf>) => {
    const wanted = Object.keys(columns).map(name => `${name} = $${name}`)
    const text = `UPDATE tables SET ${wanted.join(', ')} WHERE id = $id`
    const statement = updates.get(text) ?? sql(text)
    updates.set(text, statement)
    if (statement.run({ ...columns, id }).changes === 0) throw new Error('no such table')
  }
  const touch = sql(`UPDATE tables SET touched = $at WHERE id = $id AND touched < $at - ${ABOUT}`)
  const lengthOf = (id: string) => (length.get(id) as { n: number }).n
  const seat = (id: string, people: readonly string[]) => {
    stand.run(id, JSON.stringify(people))
    for (const each of people) sit.run(each, id)
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
    ...ageingOf(database, writes, now),
    ...audienceOf(database, writes, now),
    ...streamsOf(database, writes),
    ...archiveOf(database, writes, {
      change(id, { people, ...changes }: Changes) {
        update(id, columnsOf(changes))
        if (people) seat(id, people)
      },
      unnamed(id, person) {
        notify(id, each => each.unnamed?.(person))
        notifySaved(id)
      },
    }),

    async create(saved, people = []) {
      const row = columnsOf(saved)
      const write = () => {
        insert.run(row)
        seat(saved.id, people)
      }
      await writes.add(write, saved.id, () => notifySaved(saved.id))
    },

    async write(id, known, { entry, record, changes, progress, snapshot }) {
      const text = entry && JSON.stringify(entry)
      const came = record ? JSON.stringify(record) : null
      const match = snapshot && JSON.stringify(snapshot.match)
      const columns = changes || progress ? columnsOf({ ...changes, ...progress }) : null
      const write = (): Written | null => {
        const at = now()
        if (columns) update(id, { ...columns, touched: at })
        else touch.run({ id, at })
        if (lengthOf(id) !== known) throw new OutOfStep('somebody else has written to this table')
        if (text) append.run(id, known, at, text, came)
        if (changes?.people) seat(id, changes.people)
        if (snapshot && match) remember.run(id, snapshot.n, match)
        return entry ? { n: known, at, entry } : null
      }
      return await writes.add(write, id, written => {
        if (written) notify(id, each => each.entry?.(written))
        if (changes) notifySaved(id)
      })
    },

    load(id) {
      const row = table.get(id) as Row | undefined
      if (!row) return null
      const snapshot = remembered.get(id) as { n: number; match: string } | undefined
      return {
        saved: savedOf(row),
        entries: entriesOf(entries.all(id) as EntryRow[]),
        snapshot: rememberedOf(snapshot),
      }
    },

    table(id) {
      const row = table.get(id) as Row | undefined
      return row ? listedOf(row) : null
    },

    find: text => (code.get(text) as { id: string } | undefined)?.id ?? null,
    publicGame: (id, text) => (open.get(id, text) as { game: string } | undefined)?.game ?? null,
    tablesOf: (id, limit = 100) => (own.all(id, limit) as Row[]).flatMap(readable),
    busy: (id, since) => (busy.get(id, since) as { n: number }).n,
    unknown: () => (unknown.all() as { id: string }[]).map(({ id }) => id),
    unfilmed: rules => (unfilmed.all(JSON.stringify(rules)) as { id: string }[]).map(({ id }) => id),
    films: id => (reels.get(id) as { reels: Uint8Array } | undefined)?.reels ?? null,
    putFilms: (id, film) => writes.add(() => void putReels.run(id, film)),
    complete: (id, known, { progress, snapshot, records = [] }) =>
      writes.add(() => {
        if (lengthOf(id) !== known) return
        if (progress) update(id, columnsOf(progress))
        for (const [n, record] of records.entries()) amend.run(JSON.stringify(record), id, n)
        if (snapshot) remember.run(id, snapshot.n, JSON.stringify(snapshot.match))
      }),

    person: id => {
      const found = person.get(id) as Person | undefined
      return found ? { id: found.id, name: found.name } : null
    },
    putPerson: ({ id, name }) => writes.add(() => void putPerson.run({ id, name, seen: now() })),
    isRenewed: id => renewed.get(id) !== undefined,
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
