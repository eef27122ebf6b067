import { type AudienceBody, type AudienceEntry, type AudienceType, LONGEST_BODY } from '../../shared/wire/audience.ts'
import type { Person } from '../../shared/wire/protocol.ts'
import type { Database } from './open.ts'
import type { AudienceLog } from './store.ts'
import type { Writes } from './writes.ts'

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

export function audienceOf(database: Database, writes: Writes, now: () => number): AudienceLog {
  const sql = (text: string) => database.prepare(text)
  const all = sql(`SELECT n, at, person, name, body FROM audience JOIN people ON people.id = person
    WHERE "table" = ? AND type = ? ORDER BY n`)
  const length = sql('SELECT coalesce(max(n), -1) + 1 AS n FROM audience WHERE "table" = ?')
  const count = sql('SELECT count(*) AS n FROM audience WHERE "table" = ? AND type = ?')
  const append = sql('INSERT INTO audience ("table", n, at, person, type, body) VALUES (?, ?, ?, ?, ?, ?)')
  const drop = sql('DELETE FROM audience WHERE "table" = ? AND n = ? AND at = ? AND person = ?')
  const numberOf = (row: unknown): number => (row as { n: number }).n
  /** Of each type at a table: to count them at every write would take the longer the more there are. */
  const counts = new Map<string, number>()
  const counted = (id: string, type: AudienceType): number => {
    const key = `${type} ${id}`
    const known = counts.get(key) ?? numberOf(count.get(id, type))
    if (counts.size >= MOST_TABLES) counts.clear()
    counts.set(key, known + 1)
    return known
  }

  const add = (id: string, by: Person, body: AudienceBody): AudienceEntry | null => {
    const text = JSON.stringify(body)
    if (text.length > LONGEST_BODY || counted(id, body.type) >= MOST[body.type]) return null
    const [n, at] = [numberOf(length.get(id)), now()]
    append.run(id, n, at, by.id, body.type, text)
    return { n, at, by, body }
  }

  return {
    audience: (id, type) => (all.all(id, type) as AudienceRow[]).flatMap(readable),
    addAudience: (id, words) => writes.add(() => words.map(({ by, body }) => add(id, by, body))),
    dropAudience: (id, entries) =>
      writes.add(() => {
        // Its number may be another's by now.
        for (const { n, at, by } of entries) drop.run(id, n, at, by.id)
      }),
  }
}

function readable({ n, at, person, name, body }: AudienceRow): AudienceEntry[] {
  try {
    return [{ n, at, by: { id: person, name }, body: JSON.parse(body) }]
  } catch {
    return []
  }
}
