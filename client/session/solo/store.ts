import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { OutOfStep, Unwritten } from '../../../shared/match/errors.ts'
import type { Journal, Loaded, Progress, Remembered, Saved } from '../../../shared/match/journal.ts'

/*
 * Where this device writes down the matches that it hosts. They hold seeds and hands: nobody reads here but the worker
 * that hosts them.
 */

type Row = Saved & Progress
type Entry = Loaded['entries'][number] & { readonly table: string }

interface Kept extends DBSchema {
  readonly tables: { key: string; value: Row }
  readonly entries: { key: [table: string, n: number]; value: Entry }
  readonly snapshots: { key: string; value: Remembered }
  /** Of a match that is over, packed. */
  readonly films: { key: string; value: ArrayBuffer }
}

export interface SoloStore extends Journal {
  create(table: Saved): Promise<void>
  /** The newest first. */
  tables(): Promise<Row[]>
  table(id: string): Promise<Row | null>
  load(id: string): Promise<Loaded | null>
  progress(id: string, progress: Progress): Promise<void>
  films(id: string): Promise<ArrayBuffer | null>
  putFilms(id: string, films: ArrayBuffer): Promise<void>
  forget(id: string): Promise<void>
}

const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

function openKept(): Promise<IDBPDatabase<Kept>> {
  return openDB<Kept>('tavolo-nero', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' })
      db.createObjectStore('entries', { keyPath: ['table', 'n'] })
      db.createObjectStore('snapshots')
      db.createObjectStore('films')
    },
    // A page of a later version waits for this one to let go.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })
}

export async function openStore(now: () => number = Date.now): Promise<SoloStore> {
  const db = await openKept()
  /** What is shown is on disk. */
  const writing = (...stores: ('tables' | 'entries' | 'snapshots' | 'films')[]) =>
    db.transaction(stores, 'readwrite', { durability: 'strict' })

  return {
    async write(id, known, { entry, record = null, changes, progress, snapshot }) {
      const work = writing('tables', 'entries', 'snapshots')
      try {
        const [tables, entries] = [work.objectStore('tables'), work.objectStore('entries')]
        const [row, count] = await Promise.all([tables.get(id), entries.count(allOf(id))])
        if (!row || count !== known) throw new OutOfStep('out of step')
        const { people: _, ...kept } = changes ?? {}
        const at = now()
        const written = entry ? { n: known, at, entry } : null
        await Promise.all([
          tables.put({ ...row, ...kept, ...(progress ?? {}), touched: at }),
          written && entries.add({ ...written, record, table: id }),
          snapshot && work.objectStore('snapshots').put(snapshot, id),
          work.done,
        ])
        return written
      } catch (error) {
        if (error instanceof OutOfStep) throw error
        // None of it; a transaction that has failed by itself cannot be aborted any more.
        try {
          work.abort()
        } catch {}
        await work.done.catch(() => {})
        throw new Unwritten('not written', { cause: error })
      }
    },
    async complete(id, known, { progress, snapshot }) {
      const work = writing('tables', 'entries', 'snapshots')
      const row = await work.objectStore('tables').get(id)
      const count = await work.objectStore('entries').count(allOf(id))
      if (row && count === known) {
        await work.objectStore('tables').put({ ...row, ...(progress ?? {}) })
        if (snapshot) await work.objectStore('snapshots').put(snapshot, id)
      }
      await work.done
    },
    // This device's own, whoever it is.
    finished: async (_, game) =>
      (await db.getAll('tables')).filter(row => row.phase === 'over' && row.game === game).length,
    blocks: async () => false,
    async create(table) {
      await db.add('tables', { ...table, round: 0, due: null })
    },
    tables: async () => (await db.getAll('tables')).sort((a, b) => b.touched - a.touched),
    table: async id => (await db.get('tables', id)) ?? null,
    async load(id) {
      const work = db.transaction(['tables', 'entries', 'snapshots'])
      const [row, entries, snapshot] = await Promise.all([
        work.objectStore('tables').get(id),
        work.objectStore('entries').getAll(allOf(id)),
        work.objectStore('snapshots').get(id),
      ])
      return row ? { saved: row, entries, snapshot: snapshot ?? null } : null
    },
    async progress(id, progress) {
      const work = db.transaction('tables', 'readwrite')
      const row = await work.store.get(id)
      if (row) await work.store.put({ ...row, ...progress })
      await work.done
    },
    films: async id => (await db.get('films', id)) ?? null,
    async putFilms(id, films) {
      await db.put('films', films, id)
    },
    async forget(id) {
      const work = writing('tables', 'entries', 'snapshots', 'films')
      await Promise.all([
        work.objectStore('tables').delete(id),
        work.objectStore('entries').delete(allOf(id)),
        work.objectStore('snapshots').delete(id),
        work.objectStore('films').delete(id),
        work.done,
      ])
    },
  }
}
