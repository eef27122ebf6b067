import type { Rect } from './reading.ts'
import { shared } from './reading.ts'

/** Pixels from one place that is tried to the next. */
const STEP = 8
/** So much of a pixel may be covered rather than go one pixel further off. */
const NEAR = 0.5

export interface Spot {
  readonly left: number
  readonly top: number
  /** How many pixels it covers of what is taken. */
  readonly covers: number
}

/** Where a box of this size lies over least of what is taken, and nearest to where it is wished: its upper left corner. */
export function clearest(
  [width, height]: readonly [width: number, height: number],
  room: Rect,
  taken: readonly Rect[],
  wish: readonly [left: number, top: number],
): Spot {
  const [right, bottom] = [Math.max(room.left, room.right - width), Math.max(room.top, room.bottom - height)]
  const covers = (left: number, top: number): number =>
    taken.reduce((sum, each) => sum + shared(each, { left, top, right: left + width, bottom: top + height }), 0)
  const wished = [Math.min(right, Math.max(room.left, wish[0])), Math.min(bottom, Math.max(room.top, wish[1]))] as const
  let best = { left: wished[0], top: wished[1], covers: covers(...wished) }
  let least = best.covers
  if (least === 0) return best
  for (const top of steps(room.top, bottom))
    for (const left of steps(room.left, right)) {
      const far = Math.hypot(left - wished[0], top - wished[1]) * NEAR
      if (far >= least) continue
      const over = covers(left, top)
      if (over + far < least) [best, least] = [{ left, top, covers: over }, over + far]
    }
  return best
}

/** From one edge to the other, and the other as well. */
const steps = (from: number, to: number): number[] => [
  ...Array.from({ length: Math.ceil((to - from) / STEP) }, (_, i) => from + i * STEP),
  to,
]
