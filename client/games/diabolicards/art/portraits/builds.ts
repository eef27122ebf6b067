import type { Gender } from '../../../../../shared/games/diabolicards/cards/list.ts'
import type { Build } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import type { Point } from '../../../../kit/art/ink2d.ts'

/** Bodies are drawn between -100 and 100 across and from 0 (collar) to 100 (hips) down, then bent to a build. */
export interface Body {
  /** Half widths at shoulders, chest, waist and hips, in pixels. */
  readonly half: readonly [number, number, number, number]
  readonly limb: number
  /** How far arms reach beyond the shoulders; the wide ones have less room. */
  readonly reach: number
  readonly head: Head
}

interface Head {
  readonly scale: number
  readonly top: number
  readonly jaw: number
  readonly long: number
  readonly at: Point
}

const head = (scale: number, top: number, jaw: number, long: number, at: Point = [0, 0]): Head => ({
  scale,
  top,
  jaw,
  long,
  at,
})

const BODIES: Readonly<Record<Build, Body>> = {
  slight: { half: [80, 70, 56, 68], limb: 32, reach: 1.05, head: head(1.04, 1.02, 0.84, 0.98) },
  compact: { half: [102, 94, 82, 86], limb: 40, reach: 0.95, head: head(1, 1.04, 1.02, 0.94) },
  stout: { half: [104, 128, 154, 160], limb: 46, reach: 0.9, head: head(1.02, 0.96, 1.28, 0.94) },
  lanky: { half: [86, 72, 60, 66], limb: 28, reach: 1.1, head: head(0.98, 0.86, 0.8, 1.16, [0, -18]) },
  tall: { half: [110, 98, 74, 80], limb: 38, reach: 0.95, head: head(0.95, 0.94, 0.9, 1.08, [0, -16]) },
  broad: { half: [142, 130, 98, 98], limb: 52, reach: 0.7, head: head(0.95, 0.96, 1.16, 1) },
  stooped: { half: [96, 98, 92, 94], limb: 32, reach: 0.95, head: head(1.02, 1, 0.82, 1.08, [-34, 30]) },
  hulking: { half: [178, 168, 122, 112], limb: 72, reach: 0.45, head: head(0.84, 0.86, 1.34, 1, [0, 16]) },
}

export function bodyOf(build: Build, gender: Gender): Body {
  const body = BODIES[build]
  if (gender === 'male') return body
  const [shoulders, chest, waist, hips] = body.half
  return { ...body, half: [shoulders * 0.9, chest * 0.96, waist * 0.86, hips * 1.04], limb: body.limb * 0.9 }
}

const LEVELS = [10, 36, 68, 100] as const
/** Pixels of one hundredth of a body's height. */
export const STEP = 2.8

export function torsoBend({ half }: Body): (x: number, y: number) => Point {
  return (x, y) => {
    const i = y < LEVELS[1] ? 0 : y < LEVELS[2] ? 1 : 2
    const [from, to] = [LEVELS[i] ?? 0, LEVELS[i + 1] ?? 100]
    const share = Math.max(0, (y - from) / (to - from))
    const wide = (half[i] ?? 0) + ((half[i + 1] ?? 0) - (half[i] ?? 0)) * share
    return [(x / 100) * wide, y * STEP]
  }
}

/** Heads are drawn in a box of 200 round the bridge of the nose: eyes near -4, chin at 100. */
export function headBend({ head: { top, jaw, long } }: Body): (x: number, y: number) => Point {
  return (x, y) => {
    const share = Math.min(1, Math.max(0, (y + 50) / 130))
    return [x * (top + (jaw - top) * share), y * long]
  }
}

/** The bridge of the nose, from the collar. */
export const headAt = ({ head: { at, scale, long } }: Body): Point => [at[0], at[1] - 84 * scale * long]
