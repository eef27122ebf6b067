import { setImmediate as breath } from 'node:timers/promises'
import { Elsewhere } from '../peers.ts'
import { faultOf } from '../report.ts'
import type { House } from '../rooms/house.ts'

/** One that could not be woken is left alone until the next start. */
type Wake = (id: string) => Promise<void>

export interface Waking {
  close(): void
}

/**
 * Wakes tables of days at which nobody is: somebody's time is over, or a bot has to move. A table of seconds sleeps until
 * somebody comes.
 */
export function wakeInTime(house: House, wake: Wake, isAway: () => boolean): Waking {
  const { store, hosts, times } = house
  const broken = new Set<string>()
  let looking = false

  async function wakeOne(id: string): Promise<void> {
    if (isAway() || hosts.has(id) || broken.has(id)) return
    try {
      await wake(id)
    } catch (error) {
      // Another process was quicker.
      if (error instanceof Elsewhere) return
      broken.add(id)
      house.report('damaged', { table: id, ...faultOf(error) })
    }
  }
  async function look(): Promise<void> {
    if (looking || isAway()) return
    looking = true
    try {
      for (const id of await store.overdue()) {
        await wakeOne(id)
        await breath()
      }
    } catch (error) {
      house.report('fault', { where: 'waking', ...faultOf(error) })
    } finally {
      looking = false
    }
  }
  const timer = setInterval(() => void look(), times.look).unref()
  void look()
  return { close: () => clearInterval(timer) }
}
