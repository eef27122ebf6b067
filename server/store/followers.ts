import type { Listed, Written } from '../../shared/match/journal.ts'
import type { Home, News } from './home.ts'
import { type EntryRow, entriesOf, LISTED, listedOf, type Row } from './rows.ts'
import { sql } from './sql.ts'
import type { Follower } from './store.ts'

/** Whoever is told of what is written at a table, and which entry they are told of next. */
interface Following {
  readonly follower: Follower
  next: number | null
  /** One look after the other: entries are told in their order. */
  looking: Promise<void>
}

const row = sql<Row>(`SELECT ${LISTED} FROM tables WHERE id = $id`)
const since = sql<EntryRow>('SELECT n, at, entry, record FROM entries WHERE "table" = $id AND n >= $next ORDER BY n')

export interface Followers {
  follow(id: string, follower: Follower, known?: number): () => void
  /** On disk, by this process: an entry, or nothing but what describes the table. */
  wrote(id: string, written: Written | null, saved: boolean): void
  unnamed(id: string, person: string): void
}

export function followersIn(home: Home): Followers {
  const followed = new Map<string, Set<Following>>()

  // A tick later: whoever wrote goes on first, and players do not wait for those who look on.
  function each(id: string, tell: (following: Following) => void): void {
    const all = followed.get(id)
    for (const following of [...(all ?? [])]) setImmediate(() => all?.has(following) && hear(() => tell(following)))
  }
  function enter(id: string, following: Following, written: Written): void {
    const { follower, next } = following
    if (next !== null && written.n < next) return
    if (next !== null && written.n > next) return lookAgain(id, following)
    following.next = written.n + 1
    follower.entry?.(written)
  }
  async function listed(id: string): Promise<Listed | null> {
    const found = await home.read(() => row.get({ id }))
    return found ? listedOf(found) : null
  }
  async function saved(id: string): Promise<void> {
    if (!followed.has(id)) return
    const table = await listed(id)
    if (table) each(id, ({ follower }) => follower.saved?.(table))
  }

  /** What has come since somebody last heard of it. */
  async function look(id: string, following: Following): Promise<void> {
    const { next } = following
    if (next === null || !followed.get(id)?.has(following)) return
    const rows = await home.read(() => since.all({ id, next }))
    for (const { n, at, entry } of entriesOf(rows, next))
      if (followed.get(id)?.has(following)) hear(() => enter(id, following, { n, at, entry }))
  }
  function lookAgain(id: string, following: Following): void {
    following.looking = following.looking.then(() => look(id, following)).catch(complain)
  }

  function learn(id: string, news: readonly News[]): void {
    if (!followed.has(id)) return
    for (const each of news) {
      if ('entry' in each) for (const following of followed.get(id) ?? []) lookAgain(id, following)
      if ('saved' in each) void saved(id).catch(complain)
      if ('unnamed' in each) unnamed(id, each.unnamed)
    }
  }
  function unnamed(id: string, person: string): void {
    each(id, ({ follower }) => follower.unnamed?.(person))
    void saved(id).catch(complain)
  }

  home.hear({
    tell: learn,
    missed() {
      for (const id of followed.keys()) learn(id, [{ entry: true }, { saved: true }])
    },
  })

  return {
    unnamed,
    wrote(id, written, isSaved) {
      if (!followed.has(id)) return
      if (written) each(id, following => enter(id, following, written))
      if (isSaved) void saved(id).catch(complain)
    },
    follow(id, follower, known) {
      const all = followed.get(id) ?? new Set()
      const following = { follower, next: known ?? null, looking: Promise.resolve() }
      followed.set(id, all.add(following))
      // Something may have come since it was loaded.
      if (known !== undefined) lookAgain(id, following)
      return () => {
        all.delete(following)
        if (all.size === 0 && followed.get(id) === all) followed.delete(id)
      }
    },
  }
}

function hear(tell: () => void): void {
  try {
    tell()
  } catch (error) {
    // It is on disk and others are waiting to hear of it.
    complain(error)
  }
}

/** The error's text may hold secrets. */
const complain = (error: unknown): void =>
  console.error('a follower of the log', error instanceof Error ? error.name : typeof error)
