import { randomUUID } from 'node:crypto'
import type { StatementSyncInstance } from '@photostructure/sqlite'
import { Damaged } from '../../shared/match/errors.ts'
import type { Home } from './home.ts'
import { type Database, isCorrupt, openDatabase } from './open.ts'
import type { Query, Steps } from './sql.ts'
import type { Store } from './store.ts'
import { storeIn } from './tables.ts'
import { gatherWrites } from './writes.ts'

/** The store in this folder; made on first use. Throws when another process has it open. */
export const openStore = (folder: string): Store => storeOn(openDatabase(folder))

export const storeOn = (database: Database, now: () => number = Date.now): Store => storeIn(homeIn(database), now)

/** Reads see what is on disk: a transaction begins and ends within one tick, and nobody asks in the middle of it. */
export function homeIn(database: Database): Home {
  const writes = gatherWrites(database)
  const prepared = new Map<Query, StatementSyncInstance>()

  function prepare(query: Query): StatementSyncInstance {
    const statement = database.prepare(query.text.replaceAll(/\$(\d+)/g, '?$1'))
    prepared.set(query, statement)
    return statement
  }

  function run<T>(steps: Steps<T>): T {
    try {
      return taken(steps)
    } catch (error) {
      throw isCorrupt(error) ? new Damaged('the file is damaged there', { cause: error }) : error
    }
  }

  function taken<T>(steps: Steps<T>): T {
    let step = steps.next()
    while (!step.done) {
      const { query, values, one } = step.value
      const statement = prepared.get(query) ?? prepare(query)
      step = steps.next(
        query.reads
          ? { rows: one ? [statement.get(...values)] : statement.all(...values), changes: 0 }
          : { rows: [], changes: Number(statement.run(...values).changes) },
      )
    }
    return step.value
  }

  return {
    self: randomUUID(),
    clock: null,
    locking: '',
    read: async steps => run(steps()),
    readWhole: async steps => run(steps()),
    write: (steps, { of, done } = {}) => writes.add(() => run(steps()), of, done),
    // The folder is this process's alone.
    hear() {},
    async close() {
      writes.flush()
      database.close()
    },
  }
}
