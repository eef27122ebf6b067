import { setImmediate as breath } from 'node:timers/promises'
import type { Store } from './store/store.ts'

/** How long something is kept, in milliseconds. */
export interface Keeping {
  /** Tables that are over, never began, or are retired. */
  readonly tables: number
  /** Matches that nobody goes on with. */
  readonly matches: number
  /** Guests whom nobody has seen, and who have a chair nowhere. */
  readonly guests: number
}

export const A_DAY = 86_400_000
export const KEEPING: Keeping = { tables: 30 * A_DAY, matches: 90 * A_DAY, guests: 365 * A_DAY }

const AN_HOUR = 3_600_000

/** The time of day, which may be set, and one that only goes on. */
export interface Clocks {
  now(): number
  steady(): number
}
export const CLOCKS: Clocks = { now: Date.now, steady: () => performance.now() }

/**
 * Forgets what is old, at once and every hour. Time counts only while somebody serves: a server that was off for a month,
 * or whose clock was set wrongly, has not given anybody the chance to come back. The age of everything is moved by the
 * hours that are missing.
 */
export async function keepHouse(
  store: Store,
  keeping: Keeping,
  awake: () => Iterable<string>,
  complain: (error: unknown) => void,
  clocks: Clocks = CLOCKS,
): Promise<{ close(): Promise<void> }> {
  let last = { now: (await store.lastKept()) ?? clocks.now(), steady: clocks.steady() }

  async function keepTime(): Promise<number> {
    const [now, steady] = [clocks.now(), clocks.steady()]
    const before = last
    const leap = now - before.now - (steady - before.steady)
    // Whoever asks meanwhile must not count the same hours once more.
    last = { now, steady }
    try {
      await store.keepTime(now, leap > AN_HOUR ? Math.round(leap) : 0)
    } catch (error) {
      last = before
      throw error
    }
    return now
  }

  async function sweep(): Promise<void> {
    try {
      const now = await keepTime()
      const { tables, matches, guests } = keeping
      const cutoffs = { tables: now - tables, matches: now - matches, guests: now - guests }
      // Some at a time, and others in between.
      while ((await store.forget(cutoffs, new Set(awake()))) > 0) await breath()
    } catch (error) {
      complain(error)
    }
  }

  const timer = setInterval(() => void sweep(), AN_HOUR)
  timer.unref()
  // Before anybody is served: what waited while the server was off would seem to be a day old.
  await keepTime().catch(complain)
  void sweep()
  return {
    async close() {
      clearInterval(timer)
      await keepTime().catch(complain)
    },
  }
}
