import { randomBytes } from 'node:crypto'
import type { World } from '../shared/match/world.ts'

/** The world as this process has it. */
export const WORLD: World = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
  chance: () => randomBytes(16).toString('hex'),
}
