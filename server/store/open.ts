import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { MIGRATIONS } from './schema.ts'

export interface Database extends Pick<DatabaseSyncInstance, 'exec' | 'prepare'> {
  close(): void
}

/** Every commit is an fsync of the write-ahead log. Others may read along with it, for a backup; one server writes. */
export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  const path = join(folder, 'tavolo-nero.db')
  try {
    const database = new DatabaseSync(path)
    database.exec('PRAGMA journal_mode = WAL')
    database.exec('PRAGMA synchronous = FULL')
    database.exec('PRAGMA foreign_keys = ON')
    migrate(database, folder)
    return {
      exec: text => database.exec(text),
      prepare: text => database.prepare(text),
      close() {
        if (!database.isOpen) return
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
        database.close()
        lock.close()
      },
    }
  } catch (error) {
    lock.close()
    throw troubleWith(path, error)
  }
}

/**
 * Two servers on one folder would each show matches that the other does not know. The lock is SQLite's, on a file of its
 * own: it ends with the process, however that ends, and with `close`, which on the database itself would have to wait
 * until the last prepared statement is collected.
 */
function lockFolder(folder: string): DatabaseSyncInstance {
  const path = join(folder, 'lock')
  const lock = new DatabaseSync(path, { open: false, timeout: 0 })
  try {
    lock.open()
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    if (lock.isOpen) lock.close()
    if (codeOf(error) === BUSY) throw new Error(`${folder} is in use by another server`, { cause: error })
    throw troubleWith(path, error)
  }
}

/** SQLite's own code, without what it adds to tell the cases of one error apart. */
const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0

const BUSY = 5
const CORRUPT = 11
/** What is in the file makes no sense there; elsewhere it may. */
export const isCorrupt = (error: unknown): boolean =>
  codeOf(error) === CORRUPT || (error instanceof Error && error.message === MALFORMED)
/** In SQLite's words: where rows are read the error has no code. */
const MALFORMED = 'database disk image is malformed'
const TROUBLES: Readonly<Record<number, string>> = {
  [BUSY]: 'is locked by another program',
  8: 'cannot be written to',
  10: 'is on a disk that fails or is full',
  [CORRUPT]: 'is damaged, or no file of this server',
  13: 'is on a full disk',
  14: 'cannot be opened',
  26: 'is damaged, or no file of this server',
}

/** For whoever starts the server: SQLite tells neither which file it is about nor what to do. */
export function troubleWith(path: string, error: unknown): unknown {
  const trouble = TROUBLES[codeOf(error)]
  return trouble === undefined ? error : new Error(`${path} ${trouble}`, { cause: error })
}

function migrate(database: DatabaseSyncInstance, folder: string): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version > MIGRATIONS.length) throw new Error(`${folder} was written by a newer version`)
  database.exec('BEGIN IMMEDIATE')
  for (const migration of MIGRATIONS.slice(version)) database.exec(migration)
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  database.exec('COMMIT')
}
