import { BEAT, LEASE } from './store/leases.ts'
import type { Store } from './store/store.ts'

export interface Living {
  /** Nobody has heard of this process for as long as they wait: its tables may be somebody else's. */
  isLost(): boolean
  stop(): void
}

/**
 * Says now and then that this process lives. What others have taken meanwhile, since they did not hear of it, is played there;
 * while nobody hears of it for longer than they wait, whoever is here looks for one of those.
 */
export function liveOn(
  store: Store,
  address: string,
  held: { tables(): Iterable<string>; lose(table: string): unknown },
  complain: (error: unknown) => void,
): Living {
  let saying = false
  let said = performance.now()
  const isLate = (): boolean => performance.now() - said > LEASE
  let lost = false

  const loseAll = (): void => {
    lost = isLate()
    if (lost) for (const table of held.tables()) held.lose(table)
  }
  const say = async (): Promise<void> => {
    // Who hung itself asks first whether anybody has noticed.
    if (saying) return loseAll()
    saying = true
    const begun = performance.now()
    try {
      for (const table of await store.live(address)) held.lose(table)
      said = begun
      lost = false
    } catch (error) {
      complain(error)
      loseAll()
    } finally {
      saying = false
    }
  }
  const timer = setInterval(() => void say(), BEAT).unref()
  return { isLost: () => lost, stop: () => clearInterval(timer) }
}
