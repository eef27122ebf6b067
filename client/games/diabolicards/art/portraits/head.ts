import type { Pen } from '../../../../kit/art/pen.ts'
import { headBend } from './builds.ts'
import { shaded } from './colours.ts'
import { FACES } from './faces.ts'
import { HAIRS } from './hair.ts'
import type { Look } from './kit.ts'
import { bent } from './shapes.ts'

const SKULL = '-70,-30 -67,12 -62,46 -40,86 0,100 40,86 62,46 67,12 70,-30 58,-78 0,-98 -58,-78'

export function headBack(pen: Pen, look: Look): void {
  const soft = bent(pen, headBend(look.body))
  look.special?.back?.(soft, look)
  HAIRS[look.traits.hair].back?.(soft, look)
}

export function headFront(pen: Pen, look: Look): void {
  const { skin, traits } = look
  const soft = bent(pen, headBend(look.body))
  for (const [x, inner] of [
    [-70, -66],
    [70, 66],
  ] as const) {
    soft.fill(skin, `${x},-20 ${x * 1.2},-22 ${x * 1.26},4 ${x * 1.04},26 ${inner},20`, 6)
    soft.line(`${x * 1.14},-10 ${x * 1.1},4 ${x * 1.02},10`, 4)
  }
  soft.fill(skin, SKULL, 7)
  soft.inside(SKULL, () => {
    soft.fill(shaded(skin), '40,-110! 56,-40 50,6 56,40 30,78 6,110! 90,110! 90,-110!')
    soft.ink('56,-110! 66,-40 62,10 64,40 46,78 30,110! 90,110! 90,-110!')
    soft.feather('64,-30 61,10 62,40 44,76', { to: [-13, -2], count: 9, width: 2.6, seed: 3 })
  })
  const face = look.special?.face ?? FACES[traits.face]
  face(soft, look)
  HAIRS[traits.hair].front(soft, look)
  look.special?.over?.(soft, look)
}
