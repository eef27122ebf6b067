import type { Point } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { INK, lit, shaded } from './colours.ts'
import { tube } from './shapes.ts'

/** What a hand does; drawn along the forearm, the thumb up. */
export type Grip = 'fist' | 'open' | 'point' | 'flat'

const HANDS: Readonly<Record<Grip, (pen: Pen, skin: string) => void>> = {
  fist(pen, skin) {
    pen.fill(skin, '-8,-15 12,-24 34,-20 42,-2 36,18 12,24 -8,15', 6)
    for (const y of [-8, 4]) pen.line(`22,${y} 40,${y - 1}`, 5)
    pen.line('4,-12 20,-10 24,0', 5)
  },
  open(pen, skin) {
    pen.fill(skin, '-8,-14 4,-18 6,-40 18,-42 22,-20 38,-34 46,-26 34,-10 56,-10 56,2 34,6 46,18 38,26 18,18 -8,15', 6)
    pen.line('14,-6 22,4 18,12', 4)
  },
  // The forefinger, at the edge of the hand and with the thumb spread: no other finger is meant.
  point(pen, skin) {
    pen.fill(skin, '-8,-15 -2,-22 -2,-46 8,-54 18,-48 20,-28 68,-30 77,-21 68,-12 40,-9 46,2 44,14 30,26 8,25 -8,16', 6)
    for (const y of [2, 13]) pen.line(`20,${y} 43,${y - 1}`, 5)
    pen.line('20,-10 40,-9', 5)
  },
  flat(pen, skin) {
    pen.fill(skin, '-8,-14 14,-18 18,-32 28,-30 30,-16 62,-12 68,-2 58,8 22,16 -8,14', 6)
    pen.line('34,-4 60,-3', 4)
  },
}

interface Arm {
  readonly joints: readonly [shoulder: Point, elbow: Point, hand: Point]
  readonly grip: Grip
  readonly wrist?: number | undefined
}

export function limb(pen: Pen, color: string, joints: readonly Point[], thick: readonly number[]): void {
  const outline = tube(joints, thick)
  pen.fill(color === INK ? INK : shaded(color), outline, 7)
  pen.inside(outline, () => {
    const by = (thick[0] ?? 0) * 0.16
    const side = tube(
      joints.map(([x, y]) => [x - by, y - by * 0.8] as const),
      thick.map(each => (color === INK ? each * 0.22 : each * 0.82)),
    )
    pen.fill(color === INK ? lit(INK) : color, side)
  })
}

export function arm(
  pen: Pen,
  { joints, grip, wrist: bend = 0 }: Arm,
  thick: number,
  sleeve: string,
  hand: string,
): void {
  const [, elbow, wrist] = joints
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) + bend
  const size = 0.5 + thick / 60
  pen.at(
    wrist[0],
    wrist[1],
    size,
    p => {
      // Turned over where it points to the left, so that the thumb stays up.
      if (Math.abs(angle) > Math.PI / 2) p.at(0, 0, 1, over => HANDS[grip](over, hand), Math.PI, true)
      else HANDS[grip](p, hand)
    },
    angle,
  )
  limb(pen, sleeve, joints, [thick * 1.12, thick, thick * 0.74])
}
