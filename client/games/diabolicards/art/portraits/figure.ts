import type { Point } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { headAt, STEP, torsoBend } from './builds.ts'
import { INK, shaded } from './colours.ts'
import { DRESSES } from './dresses.ts'
import { headBack, headFront } from './head.ts'
import type { Look } from './kit.ts'
import { arm, limb } from './limbs.ts'
import { STANCES } from './poses.ts'
import { bent } from './shapes.ts'

/** Half of the height of a head, in pixels. */
const HEAD = 0.9

/** The whole figure, the origin at the collar. */
export function drawFigure(pen: Pen, look: Look): void {
  const { traits, body } = look
  const stance = STANCES[traits.pose]
  const outfit = DRESSES[traits.dress]
  const soft = bent(pen, torsoBend(body))
  const [nodX, nodY, nodTurn] = stance.nod ?? [0, 0, 0]
  const { scale, at } = body.head
  const [headX, headY] = headAt(body)
  const onNeck = (draw: (pen: Pen, look: Look) => void): void =>
    pen.at(headX + nodX, headY + nodY, scale * HEAD, p => draw(p, look), nodTurn)

  outfit.back?.(soft, look)
  if (stance.legs === 'hanging' || stance.legs === 'trailing') legs(pen, look, stance.legs === 'trailing')
  onNeck(headBack)
  neck(pen, look, [at[0] + nodX, at[1] + nodY])
  outfit.front(soft, look)
  if (stance.legs === 'knees' || stance.legs === 'squat') knees(pen, look, stance.legs === 'squat')
  onNeck(headFront)
  arms(pen, look)
}

function neck(pen: Pen, { body, skin }: Look, [x, y]: Point): void {
  const wide = body.limb * 0.5 + 18
  const outline = `${x * 0.6 - wide},${y - 40}! ${x * 0.6 + wide},${y - 40}! ${wide * 1.25},18! ${-wide * 1.25},18!`
  pen.fill(shaded(skin), outline, 6)
  pen.inside(outline, () =>
    pen.ink(`${x - 60},${y - 50}! ${x + 60},${y - 50}! ${x + 60},${y + 8} ${x},${y + 18} ${x - 60},${y + 2}`),
  )
}

function arms(pen: Pen, look: Look): void {
  const { body, traits } = look
  const { left, right } = STANCES[traits.pose]
  const outfit = DRESSES[traits.dress]
  const [sleeve, hand] = [outfit.sleeve(look), outfit.glove?.(look) ?? look.skin]
  for (const [side, { elbow, hand: end, grip, wrist }] of [
    [-1, left],
    [1, right],
  ] as const) {
    const spot = ([shoulders, beyond, down]: readonly [number, number, number]): Point => [
      side * (shoulders * body.half[0] + beyond * body.reach),
      down,
    ]
    const shoulder: Point = [side * (body.half[0] - body.limb * 0.42), 30 + body.limb * 0.16]
    arm(pen, { joints: [shoulder, spot(elbow), spot(end)], grip, wrist }, body.limb, sleeve, hand)
  }
}

function legs(pen: Pen, look: Look, trailing: boolean): void {
  const { body, traits } = look
  const color = DRESSES[traits.dress].legs(look)
  const [hip, thick] = [body.half[3] * 0.52, body.limb * 1.5]
  const bottom = 98 * STEP
  for (const side of [1, -1]) {
    const sway = trailing ? side * 10 : side * -14
    const foot: Point = [side * hip * 0.6 + sway, bottom + (trailing ? 250 : 110 + (side > 0 ? 16 : 0))]
    limb(
      pen,
      color,
      [[side * hip, bottom - 20], [side * hip * 0.9, bottom + 60], foot],
      [thick * 1.2, thick, thick * 0.6],
    )
    pen.fill(
      INK,
      `${foot[0] - thick * 0.4},${foot[1] - 10}! ${foot[0] + thick * 0.4},${foot[1] - 10}! ${foot[0] + thick * 0.3},${foot[1] + 34} ${foot[0] - thick * 0.5},${foot[1] + 36}`,
      5,
    )
  }
}

function knees(pen: Pen, look: Look, squat: boolean): void {
  const { body, traits } = look
  const color = DRESSES[traits.dress].legs(look)
  const thick = body.limb * 1.7
  const hip = body.half[3] * 0.5
  for (const side of [-1, 1]) {
    const joints: Point[] = squat
      ? [
          [side * hip * 0.6, 270],
          [side * (hip + 110 * body.reach), 130],
          [side * (hip + 60), 290],
        ]
      : [
          [side * hip * 0.4, 250],
          [side * (hip + 46), 226],
          [side * (hip + 50), 330],
        ]
    limb(pen, color, joints, [thick, thick * 1.1, thick * 0.9])
  }
}
