import { OutOfStep } from '../../shared/match/errors.ts'
import type { Changes, KeptRun, Written } from '../../shared/match/journal.ts'
import type { Person } from '../../shared/wire/protocol.ts'
import { ageingOf } from './ageing.ts'
import { archiveOf } from './archive.ts'
import { audienceOf } from './audience.ts'
import { followersIn } from './followers.ts'
import type { Home, News } from './home.ts'
import { isTaken, leasesIn } from './leases.ts'
import { noticesOf } from './notices.ts'
import { passkeysOf } from './passkeys.ts'
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
import { type Query, type Steps, sql } from './sql.ts'
import type { Store } from './store.ts'
import { streamsOf } from './streams.ts'

/** By one person. */
const MOST_BLOCKED = 500
/** Milliseconds. When a table was last touched is kept as exactly as this: else every move would write to two places. */
const ABOUT = 60_000

const table = sql<Row>(`SELECT ${LISTED}, seed, nonce FROM tables WHERE id = $id`)
const insert = sql(`INSERT INTO tables
  (id, code, game, version, options, seed, nonce, public, seconds, phase, host, chairs, created, touched) VALUES
  ($id, $code, $game, $version, $options, $seed, $nonce, $public, $seconds, $phase, $host, $chairs, $created, $touched)`)
const length = sql<{ n: number }>('SELECT coalesce(max(n), -1) + 1 AS n FROM entries WHERE "table" = $id')
const amend = sql('UPDATE entries SET record = $record WHERE "table" = $id AND n = $n AND record IS NULL')
const entries = sql<EntryRow>('SELECT n, at, entry, record FROM entries WHERE "table" = $id ORDER BY n')
const remember = sql(`INSERT INTO snapshots ("table", n, match) VALUES ($id, $n, $match)
  ON CONFLICT ("table") DO UPDATE SET n = excluded.n, match = excluded.match`)
const remembered = sql<{ n: number; match: string }>('SELECT n, match FROM snapshots WHERE "table" = $id')
const code = sql<{ id: string }>('SELECT id FROM tables WHERE code = $code')
const open = sql<{ game: string }>('SELECT game FROM tables WHERE public = 1 AND (id = $id OR code = $code)')
const own = sql<Row>(`SELECT ${LISTED} FROM sitters JOIN tables ON tables.id = sitters."table"
  WHERE person = $person AND phase <> 'over' ORDER BY touched DESC LIMIT $limit`)
const busy = sql<{ n: number }>(`SELECT count(*) AS n FROM sitters JOIN tables ON tables.id = sitters."table"
  WHERE person = $person AND phase <> 'over' AND touched > $since`)
const reels = sql<{ reels: Uint8Array }>('SELECT reels FROM films WHERE "table" = $id')
const putReels = sql(`INSERT INTO films ("table", reels) VALUES ($id, $reels)
  ON CONFLICT ("table") DO UPDATE SET reels = excluded.reels`)
const endRuns = sql('DELETE FROM runs WHERE "table" = $id')
const putRun = sql('INSERT INTO runs ("table", player, ends, missed) VALUES ($id, $player, $ends, $missed)')
const runs = sql<{ player: number; ends: number | null; missed: number }>(
  'SELECT player, ends, missed FROM runs WHERE "table" = $id ORDER BY player',
)
const times = sql<{ table: string; player: number; ends: number }>(`SELECT runs."table", runs.player, runs.ends
  FROM sitters JOIN runs ON runs."table" = sitters."table" WHERE sitters.person = $person AND runs.ends IS NOT NULL`)
const sitters = sql<{ person: string }>('SELECT person FROM sitters WHERE "table" = $id')
const stand = sql('DELETE FROM sitters WHERE "table" = $id AND person = $person')
const sit = sql('INSERT INTO sitters (person, "table") VALUES ($person, $id) ON CONFLICT DO NOTHING')
const person = sql<Person>('SELECT id, name FROM people WHERE id = $id')
const putPerson = sql(`INSERT INTO people (id, name, seen, renewed) VALUES ($id, $name, $seen, 1)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen`)
const renewed = sql('SELECT 1 FROM people WHERE id = $id AND renewed = 1')
const block = sql(`INSERT INTO blocks (person, other) SELECT $who, $other
  WHERE (SELECT count(*) FROM blocks WHERE person = $who) < ${MOST_BLOCKED} ON CONFLICT DO NOTHING`)
const unblock = sql('DELETE FROM blocks WHERE person = $who AND other = $other')
const blocked = sql('SELECT 1 FROM blocks WHERE person = $who AND other = $other')
const standing = sql<{ fence: number; n: number }>(`SELECT fence,
  (SELECT coalesce(max(n), -1) + 1 FROM entries WHERE "table" = $id) AS n FROM tables WHERE id = $id`)
const put = sql('INSERT INTO entries ("table", n, at, entry, record) VALUES ($id, $n, $at, $entry, $record)')
interface NewEntry extends EntryRow {
  readonly id: string
  readonly fence: number
}
const exists = sql('SELECT 1 FROM tables WHERE id = $id')
const touch = sql(`UPDATE tables SET touched = $at WHERE id = $id AND fence = $fence AND touched < $before`)
/** Tables of which it is known when they were last touched. */
const MOST_KNOWN = 10_000

const updates = new Map<string, Query>()
function* update(id: string, columns: ReturnType<typeof columnsOf>, fence?: number): Steps<void> {
  const wanted = Object.keys(columns).map(name => `${name} = $${name}`)
  const text = `UPDATE tables SET ${wanted.join(', ')} WHERE id = $id${fence === undefined ? '' : ' AND fence = $fence'}`
  const query = updates.get(text) ?? sql(text)
  updates.set(text, query)
  if ((yield* query.run({ ...columns, id, fence: fence ?? 0 })) > 0) return
  if (yield* exists.get({ id })) throw new OutOfStep('another process has this table')
  throw new Error('no such table')
}

function* seat(id: string, people: readonly string[]): Steps<void> {
  for (const { person } of yield* sitters.all({ id })) if (!people.includes(person)) yield* stand.run({ id, person })
  for (const person of people) yield* sit.run({ id, person })
}

/** In place of those that were kept. */
function* time(id: string, at: number, all: readonly KeptRun[]): Steps<void> {
  yield* endRuns.run({ id })
  for (const { player, left, missed } of all)
    yield* putRun.run({ id, player, ends: left === null ? null : Math.round(at + left), missed })
}

/** How many entries there are. */
function* lengthOf(id: string): Steps<number> {
  return (yield* length.get({ id }))?.n ?? 0
}

/** A store that is at home there. */
export function storeIn(home: Home, now: () => number): Store {
  const followers = followersIn(home)
  const leases = leasesIn(home)
  // Nobody counts from another number, nor takes the table from whoever writes before it is written.
  const append = sql(`INSERT INTO entries ("table", n, at, entry, record)
    SELECT id, CAST($n AS BIGINT), CAST($at AS BIGINT), $entry, $record FROM tables WHERE id = $id AND fence = $fence
    AND $n = (SELECT coalesce(max(n), -1) + 1 FROM entries WHERE "table" = $id)${home.locking}`)
  // Who plays a table knows.
  const unknown = sql<{ id: string }>(`SELECT id FROM tables WHERE phase = 'running' AND due IS NULL AND retired IS NULL
    AND seconds < 86400 AND NOT (${isTaken(home)})`)
  // Whoever was killed, or ended as a bot was about to move, has not said who is due.
  const overdue = sql<{ id: string }>(`SELECT id FROM tables WHERE seconds >= 86400 AND phase = 'running'
    AND retired IS NULL AND NOT (${isTaken(home)})
    AND (due IS NULL OR EXISTS (SELECT 1 FROM runs WHERE runs."table" = tables.id AND runs.ends <= $now))`)
  /** False: it is not as whoever writes thinks. */
  function* add({ fence, ...row }: NewEntry): Steps<boolean> {
    if (home.clock !== null) return (yield* append.run({ ...row, fence })) > 0
    // Where nobody can come in between it is quicker to look first.
    const there = yield* standing.get({ id: row.id })
    if (there?.fence !== fence || there.n !== row.n) return false
    yield* put.run(row)
    return true
  }
  const touched = new Map<string, number>()

  /** Once in a minute. */
  function* touchAt(id: string, at: number, fence: number): Steps<void> {
    const last = touched.get(id)
    if (last !== undefined && last <= at && at - last <= ABOUT) return
    yield* touch.run({ id, at, fence, before: at - ABOUT })
    if (touched.size >= MOST_KNOWN) touched.clear()
    touched.set(id, at)
  }

  return {
    ...leases,
    ...ageingOf(home, now),
    ...audienceOf(home, now),
    ...streamsOf(home),
    ...noticesOf(home, now),
    ...passkeysOf(home, now),
    ...archiveOf(home, followers, function* (id: string, { people, ...changes }: Changes) {
      yield* update(id, columnsOf(changes))
      if (people) yield* seat(id, people)
    }),

    async create(saved, people = []) {
      const row = columnsOf(saved)
      await home.write(
        function* () {
          yield* insert.run(row)
          yield* seat(saved.id, people)
        },
        { of: saved.id },
      )
    },

    async write(id, known, { entry, record, changes, progress, snapshot, runs }, fence = 0) {
      const text = entry && JSON.stringify(entry)
      const came = record ? JSON.stringify(record) : null
      const match = snapshot && JSON.stringify(snapshot.match)
      const columns = changes || progress ? columnsOf({ ...changes, ...progress }) : null
      const news: readonly News[] = [
        ...(entry ? [{ entry: true } as const] : []),
        ...(changes ? [{ saved: true } as const] : []),
      ]
      return await home.write(
        function* (): Steps<Written | null> {
          const at = now()
          if (columns) yield* update(id, { ...columns, touched: at }, fence)
          else yield* touchAt(id, at, fence)
          const isKnown = text
            ? yield* add({ id, n: known, at, entry: text, record: came, fence })
            : (yield* lengthOf(id)) === known
          if (!isKnown) throw new OutOfStep('somebody else has written to this table')
          if (changes?.people) yield* seat(id, changes.people)
          if (runs) {
            if ((yield* standing.get({ id }))?.fence !== fence) throw new OutOfStep('another process has this table')
            yield* time(id, at, runs)
          }
          if (snapshot && match) yield* remember.run({ id, n: snapshot.n, match })
          return entry ? { n: known, at, entry } : null
        },
        { of: id, news, done: written => followers.wrote(id, written, changes !== undefined) },
      )
    },

    load: id =>
      home.readWhole(function* () {
        const row = yield* table.get({ id })
        if (!row) return null
        const snapshot = yield* remembered.get({ id })
        return {
          saved: savedOf(row),
          entries: entriesOf(yield* entries.all({ id })),
          snapshot: rememberedOf(snapshot),
          runs: (yield* runs.all({ id })).map(({ ends, ...each }) => ({
            ...each,
            left: ends === null ? null : ends - now(),
          })),
        }
      }),

    async table(id) {
      const row = await home.read(() => table.get({ id }))
      return row ? listedOf(row) : null
    },

    find: async text => (await home.read(() => code.get({ code: text })))?.id ?? null,
    publicGame: async (id, text) => (await home.read(() => open.get({ id, code: text })))?.game ?? null,
    tablesOf: async (person, limit = 100) => (await home.read(() => own.all({ person, limit }))).flatMap(readable),
    busy: async (person, since) => (await home.read(() => busy.get({ person, since })))?.n ?? 0,
    unknown: async () => (await home.read(() => unknown.all())).map(({ id }) => id),
    overdue: async () => (await home.read(() => overdue.all({ now: now() }))).map(({ id }) => id),
    timeOf: async person =>
      (await home.read(() => times.all({ person }))).map(({ ends, ...each }) => ({ ...each, left: ends - now() })),
    films: async id => (await home.read(() => reels.get({ id })))?.reels ?? null,
    putFilms: (id, film) =>
      home.write(function* () {
        yield* putReels.run({ id, reels: film })
      }),
    complete: (id, known, { progress, snapshot, runs, records = [] }) =>
      home.write(
        function* () {
          if ((yield* lengthOf(id)) !== known) return
          if (progress) yield* update(id, columnsOf(progress))
          for (const [n, record] of records.entries()) yield* amend.run({ record: JSON.stringify(record), id, n })
          if (snapshot) yield* remember.run({ id, n: snapshot.n, match: JSON.stringify(snapshot.match) })
          if (runs) yield* time(id, now(), runs)
        },
        { of: id },
      ),

    async person(id) {
      const found = await home.read(() => person.get({ id }))
      return found ? { id: found.id, name: found.name } : null
    },
    putPerson: ({ id, name }) =>
      home.write(function* () {
        yield* putPerson.run({ id, name, seen: now() })
      }),
    isRenewed: async id => (await home.read(() => renewed.get({ id }))) !== undefined,
    block: (who, other, wish) =>
      home.write(function* () {
        yield* (wish ? block : unblock).run({ who, other })
        return !wish || (yield* blocked.get({ who, other })) !== undefined
      }),
    blocks: async (who, other) => (await home.read(() => blocked.get({ who, other }))) !== undefined,

    follow: followers.follow,
    async close() {
      await leases.giveUp().catch(() => {})
      await home.close()
    },
  }
}
