import { type AudienceBody, type AudienceEntry, type AudienceType, LONGEST_BODY } from '../../shared/wire/audience.ts'
import type { Person } from '../../shared/wire/protocol.ts'
import type { Home } from './home.ts'
import { type Steps, sql } from './sql.ts'
import type { AudienceLog } from './store.ts'

/** Of one type, at one table: a stadium that guesses in every round. */
const MOST: Readonly<Record<AudienceType, number>> = { said: 5000, looked: 20_000, guess: 100_000 }
/** Tables whose counts are remembered. */
const MOST_TABLES = 1000

interface AudienceRow {
  readonly n: number
  readonly at: number
  readonly person: string
  readonly name: string
  readonly body: string
}
type Numbered = { readonly n: number }

const all = sql<AudienceRow>(`SELECT n, at, person, name, body FROM audience JOIN people ON people.id = person
  WHERE "table" = $id AND type = $type ORDER BY n`)
const length = sql<Numbered>('SELECT coalesce(max(n), -1) + 1 AS n FROM audience WHERE "table" = $id')
const count = sql<Numbered>('SELECT count(*) AS n FROM audience WHERE "table" = $id AND type = $type')
const append = sql(
  'INSERT INTO audience ("table", n, at, person, type, body) VALUES ($id, $n, $at, $person, $type, $body)',
)
const drop = sql('DELETE FROM audience WHERE "table" = $id AND n = $n AND at = $at AND person = $person')

export function audienceOf(home: Home, now: () => number): AudienceLog {
  // Others may write to the same table elsewhere, and both would count the same.
  const table = sql(`SELECT id FROM tables WHERE id = $id${home.locking}`)
  /** Of each type at a table: to count them at every write would take the longer the more there are. */
  const counts = new Map<string, number>()
  function* counted(id: string, type: AudienceType): Steps<number> {
    const key = `${type} ${id}`
    const known = counts.get(key) ?? (yield* count.get({ id, type }))?.n ?? 0
    if (counts.size >= MOST_TABLES) counts.clear()
    counts.set(key, known + 1)
    return known
  }

  function* add(id: string, by: Person, body: AudienceBody): Steps<AudienceEntry | null> {
    const text = JSON.stringify(body)
    if (text.length > LONGEST_BODY || (yield* counted(id, body.type)) >= MOST[body.type]) return null
    const [n, at] = [(yield* length.get({ id }))?.n ?? 0, now()]
    yield* append.run({ id, n, at, person: by.id, type: body.type, body: text })
    return { n, at, by, body }
  }

  return {
    audience: async (id, type) => (await home.read(() => all.all({ id, type }))).flatMap(readable),
    addAudience: (id, words) =>
      home.write(
        function* () {
          if (home.locking) yield* table.get({ id })
          const added: (AudienceEntry | null)[] = []
          for (const { by, body } of words) added.push(yield* add(id, by, body))
          return added
        },
        { of: id },
      ),
    dropAudience: (id, entries) =>
      home.write(
        function* () {
          // Its number may be another's by now.
          for (const { n, at, by } of entries) yield* drop.run({ id, n, at, person: by.id })
        },
        { of: id },
      ),
  }
}

function readable({ n, at, person, name, body }: AudienceRow): AudienceEntry[] {
  try {
    return [{ n, at, by: { id: person, name }, body: JSON.parse(body) }]
  } catch {
    return []
  }
}
