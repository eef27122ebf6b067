import type { Database } from './open.ts'
import type { Store } from './store.ts'
import type { Writes } from './writes.ts'

/* How a store grows old: what is retired, what is forgotten, and by which clock. */

const A_DAY = 86_400_000
/** Tables that are deleted at once: others wait for it. */
const SOME = 50

export function ageingOf(
  database: Database,
  writes: Writes,
  now: () => number,
): Pick<Store, 'retire' | 'seen' | 'lastKept' | 'keepTime' | 'forget' | 'check'> {
  const sql = (text: string) => database.prepare(text)
  const renew = sql(`UPDATE tables SET version = $version WHERE game = $game AND phase = 'waiting'`)
  const recall = sql('UPDATE tables SET retired = NULL WHERE game = $game AND version = $version')
  const retire = sql(`UPDATE tables SET retired = $at WHERE retired IS NULL AND phase <> 'waiting'
    AND NOT EXISTS (SELECT 1 FROM json_each($rules) WHERE key = game AND value = version)`)
  const unseen = sql('SELECT 1 FROM people WHERE id = ? AND (seen < ? OR renewed < ?)')
  const seen = sql('UPDATE people SET seen = ?, renewed = max(renewed, ?) WHERE id = ?')
  const kept = sql(
    `SELECT coalesce((SELECT value FROM house WHERE name = 'kept'), (SELECT max(touched) FROM tables)) AS at`,
  )
  const keep = sql(`INSERT OR REPLACE INTO house (name, value) VALUES ('kept', ?)`)
  const growTables = sql('UPDATE tables SET touched = touched + $leap, retired = retired + $leap')
  const growPeople = sql('UPDATE people SET seen = seen + $leap')
  // Nothing is touched before it is made. By the index of what never changes: else every move would write to one.
  const old = sql(`SELECT id FROM tables WHERE created < max($tables, $matches) AND
    (touched < $matches OR retired < $tables OR (touched < $tables AND phase <> 'running'))
    AND NOT EXISTS (SELECT 1 FROM sitters WHERE "table" = id AND kept = 1)`)
  // Nobody keeps anything who is not about any more.
  const release = sql('UPDATE sitters SET kept = 0 WHERE kept = 1 AND person IN (SELECT id FROM people WHERE seen < ?)')
  const forget = sql('DELETE FROM tables WHERE id = ?')
  const forgetPeople = sql(`DELETE FROM people WHERE id IN (SELECT id FROM people WHERE seen < ?
    AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = people.id) LIMIT ${SOME})`)
  const forgetBlocks = sql(`DELETE FROM blocks WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = blocks.person)
    OR NOT EXISTS (SELECT 1 FROM people WHERE id = blocks.other)`)
  const forgetRecords = sql('DELETE FROM records WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = records.person)')
  const hush = sql('DELETE FROM audience WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = audience.person)')
  const check = sql(`INSERT OR REPLACE INTO house (name, value) VALUES ('checked', ?)`)

  return {
    retire: rules =>
      writes.add(() => {
        for (const [game, version] of Object.entries(rules)) {
          renew.run({ game, version })
          recall.run({ game, version })
        }
        return Number(retire.run({ at: now(), rules: JSON.stringify(rules) }).changes)
      }),

    async seen(person, dated) {
      // Once a day is enough, for the sake of those who wait for the disk.
      if (!unseen.get(person, now() - A_DAY, Number(dated))) return
      await writes.add(() => void seen.run(now(), Number(dated), person))
    },

    lastKept: () => (kept.get() as { at: number | null }).at,

    keepTime: (at, leap) =>
      writes.add(() => {
        if (leap !== 0) growTables.run({ leap })
        if (leap !== 0) growPeople.run({ leap })
        keep.run(at)
      }),

    forget: ({ tables, matches, guests }, awake) =>
      writes.add(() => {
        release.run(guests)
        const ids = (old.all({ tables, matches }) as { id: string }[]).filter(({ id }) => !awake.has(id)).slice(0, SOME)
        for (const { id } of ids) forget.run(id)
        const people = Number(forgetPeople.run(guests).changes)
        if (people > 0) for (const each of [forgetBlocks, forgetRecords, hush]) each.run()
        return ids.length + people
      }),

    check: () =>
      writes
        .add(() => void check.run(now()))
        .then(
          () => true,
          () => false,
        ),
  }
}
