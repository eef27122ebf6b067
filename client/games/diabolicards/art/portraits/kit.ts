import type { Traits } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import type { Body } from './builds.ts'
import { INK, lit, shaded } from './colours.ts'

/** What a part of a portrait is drawn with. */
export interface Look {
  readonly traits: Traits
  readonly body: Body
  readonly female: boolean
  readonly skin: string
  readonly hair: string
  readonly main: string
  readonly accent: string
  /** 0 to 1, the same for the same person. */
  readonly luck: number
  readonly special?: Special
}
export type PortraitPart = (pen: Pen, look: Look) => void

/** What the kit cannot do, in the box of a head. */
export interface Special {
  readonly back?: PortraitPart
  /** Instead of the face. */
  readonly face?: PortraitPart
  /** Over face and hair. */
  readonly over?: PortraitPart
}

export interface Hairdo {
  /** Behind the shoulders. */
  readonly back?: PortraitPart
  readonly front: PortraitPart
}

/** Hair, or a hat: lit from the left, dark on the right. */
export function mass(pen: Pen, color: string, outline: string, shine = ''): void {
  pen.fill(color, outline, 7)
  pen.inside(outline, () => {
    pen.fill(color === INK ? INK : shaded(color), '34,-200! 52,-90 44,-20 60,60 50,240! 220,240! 220,-200!')
    if (shine) pen.line(shine, 9, lit(color))
  })
}
