import { OutOfStep, Unwritten } from '../../shared/match/errors.ts'
import type { Database } from './open.ts'

/** One write that waits for its transaction. `done` and `failed` are told what became of it. */
interface Waiting {
  readonly of: string | null
  readonly run: () => void
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

export interface Writes {
  /**
   * Resolves with what `write` returned when it is on disk. `then` is called right after the commit, before that. `of`
   * is whose write it is: nobody waits for themselves.
   */
  add<T>(write: () => T, of?: string, then?: (value: T) => void): Promise<T>
  flush(): void
}

/** Milliseconds from one commit to the next where several write. */
export const APART = 8

/**
 * Gathers what is written in one tick into one transaction: an fsync takes a millisecond, and everybody waits for it.
 * Who writes soon after somebody else is not alone: then a little more is waited for.
 */
export function gatherWrites(database: Database): Writes {
  let waiting: Waiting[] = []
  let last = { at: Number.NEGATIVE_INFINITY, of: null as string | null }

  function plan(of: string | null): void {
    const wait = of !== null && of === last.of ? 0 : last.at + APART - performance.now()
    if (wait > 0) setTimeout(flush, wait)
    else setImmediate(flush)
  }

  function flush(): void {
    const writes = waiting
    waiting = []
    if (writes.length === 0) return
    commit(writes)
    const [first] = writes
    last = { at: performance.now(), of: writes.length === 1 && first ? first.of : null }
  }

  /** What one cannot do for a reason of its own does not hurt the others: then each is done apart. */
  function commit(writes: readonly Waiting[]): void {
    const written: Waiting[] = []
    try {
      database.exec('BEGIN IMMEDIATE')
      try {
        for (const { run } of writes) run()
        written.push(...writes)
      } catch (error) {
        if (writes.length === 1) throw error
        rollBack(database)
        database.exec('BEGIN IMMEDIATE')
        written.push(...writes.filter(write => alone(database, write)))
      }
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
    add: (write, of, then) =>
      new Promise((resolve, reject) => {
        let value: ReturnType<typeof write>
        if (waiting.length === 0) plan(of ?? null)
        waiting.push({
          of: of ?? null,
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

/** One write of several; false: it failed, and is undone. */
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
