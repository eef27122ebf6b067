import type { Home } from './home.ts'
import { isTaken } from './leases.ts'
import { type Steps, sql } from './sql.ts'
import type { Store } from './store.ts'

/* How a store grows old: what is retired, what is forgotten, and by which clock. */

const A_DAY = 86_400_000
/** Tables that are deleted at once: others wait for it. */
const SOME = 50

const renew = sql(
  `UPDATE tables SET version = $version WHERE game = $game AND phase = 'waiting' AND version <> $version`,
)
// All that is as it should be is let alone: others write there.
const recall = sql(`UPDATE tables SET retired = NULL
  WHERE game = $game AND version = $version AND retired IS NOT NULL`)
const unseen = sql('SELECT 1 FROM people WHERE id = $person AND (seen < $yesterday OR renewed < $dated)')
const seen = sql(`UPDATE people SET seen = $at, renewed = CASE WHEN renewed < $dated THEN $dated ELSE renewed END
  WHERE id = $person`)
const kept = sql<{ at: number | null }>(
  `SELECT coalesce((SELECT value FROM house WHERE name = 'kept'), (SELECT max(touched) FROM tables)) AS at`,
)
const note = sql(`INSERT INTO house (name, value) VALUES ($name, $value)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`)
const growTables = sql('UPDATE tables SET touched = touched + $leap, retired = retired + $leap')
const growRuns = sql('UPDATE runs SET ends = ends + $leap')
const growPeople = sql('UPDATE people SET seen = seen + $leap')
// Nobody keeps anything who is not about any more.
const release = sql(
  'UPDATE sitters SET kept = 0 WHERE kept = 1 AND person IN (SELECT id FROM people WHERE seen < $guests)',
)
const forget = sql('DELETE FROM tables WHERE id = $id')
const forgetPeople = sql(`DELETE FROM people WHERE id IN (SELECT id FROM people WHERE seen < $guests
  AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = people.id)
  AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = people.id) LIMIT ${SOME})`)
/** What goes with people. */
const theirs = [
  sql(`DELETE FROM blocks WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = blocks.person)
    OR NOT EXISTS (SELECT 1 FROM people WHERE id = blocks.other)`),
  sql('DELETE FROM records WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = records.person)'),
  ...['audience', 'devices', 'wishes', 'calls', 'passkeys'].map(name =>
    sql(`DELETE FROM ${name} WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = ${name}.person)`),
  ),
]

/** Versions by game, as a condition on tables and what it is about. */
function played(rules: Readonly<Record<string, number>>): {
  readonly text: string
  readonly values: Record<string, string | number>
} {
  const each = Object.entries(rules).map(([game, version], i) => {
    // Names of letters only.
    const name = String.fromCharCode(97 + i)
    return {
      text: `(game = $game${name} AND version = $version${name})`,
      values: { [`game${name}`]: game, [`version${name}`]: version },
    }
  })
  return {
    text: ['1 = 0', ...each.map(({ text }) => text)].join(' OR '),
    values: Object.assign({}, ...each.map(({ values }) => values)),
  }
}

export function ageingOf(
  home: Home,
  now: () => number,
): Pick<Store, 'unfilmed' | 'retire' | 'seen' | 'lastKept' | 'keepTime' | 'forget' | 'check'> {
  // Nothing is touched before it is made. By the index of what never changes: else every move would write to one.
  const old = sql<{ id: string }>(`SELECT id FROM tables WHERE created < $oldest AND
    (touched < $matches OR retired < $tables OR (touched < $tables AND phase <> 'running'))
    AND NOT EXISTS (SELECT 1 FROM sitters WHERE "table" = tables.id AND kept = 1) AND NOT (${isTaken(home)})`)
  return {
    async unfilmed(rules) {
      const { text, values } = played(rules)
      const unfilmed = sql<{ id: string }>(`SELECT id FROM tables WHERE phase = 'over' AND (${text})
        AND NOT EXISTS (SELECT 1 FROM films WHERE "table" = id) ORDER BY touched DESC`)
      return (await home.read(() => unfilmed.all(values))).map(({ id }) => id)
    },

    retire: rules =>
      home.write(function* () {
        for (const [game, version] of Object.entries(rules)) {
          yield* renew.run({ game, version })
          yield* recall.run({ game, version })
        }
        const { text, values } = played(rules)
        const retire = sql(
          `UPDATE tables SET retired = $at WHERE retired IS NULL AND phase <> 'waiting' AND NOT (${text})`,
        )
        return yield* retire.run({ at: now(), ...values })
      }),

    async seen(person, dated) {
      const at = now()
      const known = { person, dated: Number(dated) }
      // Once a day is enough, for the sake of those who wait for the disk.
      if (!(await home.read(() => unseen.get({ ...known, yesterday: at - A_DAY })))) return
      await home.write(function* () {
        yield* seen.run({ ...known, at })
      })
    },

    lastKept: async () => (await home.read(() => kept.get()))?.at ?? null,

    keepTime: (at, leap) =>
      home.write(function* () {
        if (leap !== 0) for (const grow of [growTables, growRuns, growPeople]) yield* grow.run({ leap })
        yield* note.run({ name: 'kept', value: at })
      }),

    forget: ({ tables, matches, guests }, awake) =>
      home.write(function* (): Steps<number> {
        yield* release.run({ guests })
        const found = yield* old.all({ tables, matches, oldest: Math.max(tables, matches) })
        const ids = found.filter(({ id }) => !awake.has(id)).slice(0, SOME)
        for (const { id } of ids) yield* forget.run({ id })
        const people = yield* forgetPeople.run({ guests })
        if (people > 0) for (const each of theirs) yield* each.run()
        return ids.length + people
      }),

    check: () =>
      home
        .write(function* () {
          yield* note.run({ name: 'checked', value: now() })
        })
        .then(
          () => true,
          () => false,
        ),
  }
}
