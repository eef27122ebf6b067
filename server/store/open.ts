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
  try {
    const database = new DatabaseSync(join(folder, 'tavolo-nero.db'))
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
    throw error
  }
}

/**
 * Two servers on one folder would each show matches that the other does not know. The lock is SQLite's, on a file of its
 * own: it ends with the process, however that ends, and with `close`, which on the database itself would have to wait
 * until the last prepared statement is collected.
 */
function lockFolder(folder: string): DatabaseSyncInstance {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (cause) {
    lock.close()
    throw new Error(`${folder} is in use by another server`, { cause })
  }
}

function migrate(database: DatabaseSyncInstance, folder: string): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version > MIGRATIONS.length) throw new Error(`${folder} was written by a newer version`)
  database.exec('BEGIN IMMEDIATE')
  for (const migration of MIGRATIONS.slice(version)) database.exec(migration)
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  database.exec('COMMIT')
}
