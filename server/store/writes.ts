import { OutOfStep, Unwritten } from '../../shared/match/errors.ts'
import type { Database } from './open.ts'

/** One write that waits for the end of its tick. `done` and `failed` are told what became of it. */
interface Waiting {
  readonly run: () => void
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

export interface Writes {
  /** Resolves with what `write` returned when it is on disk. `then` is called right after the commit, before that. */
  add<T>(write: () => T, then?: (value: T) => void): Promise<T>
  flush(): void
}

/** Gathers what is written in one tick into one transaction: an fsync takes a millisecond, and everybody waits for it. */
export function gatherWrites(database: Database): Writes {
  let waiting: Waiting[] = []

  function flush(): void {
    const writes = waiting
    waiting = []
    if (writes.length === 0) return
    const written: Waiting[] = []
    try {
      database.exec('BEGIN IMMEDIATE')
      for (const write of writes) if (alone(database, write)) written.push(write)
      database.exec('COMMIT')
    } catch (error) {
      rollBack(database)
      for (const write of writes) write.failed(error)
      return
    }
    for (const { done } of written) done()
  }

  return {
    flush,
    add: (write, then) =>
      new Promise((resolve, reject) => {
        let value: ReturnType<typeof write>
        if (waiting.length === 0) setImmediate(flush)
        waiting.push({
          run: () => {
            value = write()
          },
          done: () => {
            resolve(value)
            then?.(value)
          },
          failed: cause => reject(cause instanceof OutOfStep ? cause : new Unwritten('it is not on disk', { cause })),
        })
      }),
  }
}

/** One write of the transaction. What it cannot do for a reason of its own does not hurt the others. */
function alone(database: Database, { run, failed }: Waiting): boolean {
  database.exec('SAVEPOINT one')
  try {
    run()
    database.exec('RELEASE one')
    return true
  } catch (error) {
    // Where the disk is full or broken there is no transaction any more: then this throws, and all have failed.
    database.exec('ROLLBACK TO one')
    database.exec('RELEASE one')
    failed(error)
    return false
  }
}

function rollBack(database: Database): void {
  try {
    database.exec('ROLLBACK')
  } catch {
    // There was none to roll back: closed, or SQLite did it itself.
  }
}
