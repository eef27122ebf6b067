import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'

/** Faces look left into the light, in a box of 200: brows near 86, eyes near 97, chin near 155. */

interface Gaze {
  readonly iris: string
  /** Half the height, as a share of half the width. */
  readonly open: number
  /** How far the outer corner is lifted. */
  readonly tilt: number
  readonly lashes?: boolean
}

/** One eye; `outer` is the side of its outer corner. */
function eye(pen: Pen, x: number, y: number, half: number, outer: -1 | 1, gaze: Gaze): void {
  const { iris, open, tilt, lashes = false } = gaze
  const high = half * open
  // From the inner corner outwards: the far eye is the near one turned over.
  const at = (along: number, down: number) => `${x + outer * along * half},${y + down}`
  const [inner, end] = [at(-1, high * 0.35), at(1, -tilt)]
  const lid = `${at(-0.35, -high)} ${at(0.4, -high * 0.85 - tilt * 0.5)}`
  const ball = `${inner}! ${lid} ${end}! ${at(0.25, high * 0.75)} ${at(-0.45, high * 0.7)}`
  pen.fill(FUMETTO.paper, ball)
  pen.inside(ball, () => {
    const looks = x - half * 0.2
    pen.disc(FUMETTO.ink, looks, y - high * 0.12, high * 0.98)
    pen.disc(iris, looks, y - high * 0.12, high * 0.7)
    pen.disc(FUMETTO.ink, looks, y - high * 0.12, high * 0.4)
    pen.disc(FUMETTO.paper, looks - high * 0.34, y - high * 0.3, high * 0.24)
  })
  pen.line(`${inner} ${lid} ${end} ${at(1.12, -tilt - 0.6)}`, 4.2)
  pen.line(`${at(-0.3, high * 0.86)} ${at(0.3, high * 0.9)} ${at(0.95, -tilt + 1)}`, 1.5)
  if (!lashes) return
  pen.line(`${at(0.2, -high * 0.9 - tilt * 0.5)} ${at(0.95, -tilt - 1.5)} ${at(1.6, -tilt - 5)}`, 4.4)
  pen.line(`${at(0.7, -tilt + 0.5)} ${at(1.4, -tilt - 1)}`, 2.4)
}

/** Both eyes; the far one is narrower. */
export function eyes(pen: Pen, gaze: Gaze, y = 97): void {
  eye(pen, 76.5, y, 8.6, -1, gaze)
  eye(pen, 110, y, 11.6, 1, gaze)
}

/** Painted, closed and calm. */
export function lips(pen: Pen, color: string, x: number, y: number, scale = 1): void {
  pen.at(x, y, scale, () => {
    pen.fill(color, '-13,0! -7,-6 -2,-4.4 4,-6.6 16,-0.5! 5,2 -5,2', 1.8)
    pen.fill(color, '-12,0.5! -4,2.4 6,2 15,-0.2! 9,8 0,10 -8,7', 1.8)
    pen.line('-14,-0.4 -4,2 5,1.2 17,-1.4', 2.8)
    pen.line('-4,5.4 2,6 6,4.6', 1.8, FUMETTO.paper)
  })
}
