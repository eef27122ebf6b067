import type { Pen } from '../../../../kit/art/pen.ts'
import { INK, lit, PAPER, shaded } from './colours.ts'
import type { Look, PortraitPart } from './kit.ts'

/** What is worn, drawn on a torso from -100 to 100 and from the collar at 0 to the hips at 100. */
export interface Outfit {
  /** Behind everything. */
  readonly back?: PortraitPart
  readonly front: PortraitPart
  /** `skin` is bare. */
  readonly sleeve: (look: Look) => string
  readonly glove?: (look: Look) => string
  readonly legs: (look: Look) => string
}

const TORSO = '-24,-5! -58,1 -90,6 -101,20 -96,40 -97,70 -101,104! 101,104! 97,70 96,40 101,20 90,6 58,1 24,-5!'

/** Flat colour, black feathered into it from the right, and dots of the other ink where they meet. */
export function cloth(pen: Pen, color: string, dots = shaded(color)): void {
  pen.fill(color, TORSO, 7)
  pen.inside(TORSO, () => {
    pen.dots(dots, '-20,0! 70,0! 70,104! 0,104!', 13, u => u * 0.9 - 0.28)
    pen.fill(color === INK ? INK : shaded(color), '62,0! 74,30 58,58 66,80 54,104! 110,104! 110,0!')
    if (color === INK) {
      pen.line('-84,16 -82,50 -84,100', 8, lit(INK))
      return
    }
    pen.ink('84,4! 90,34 76,60 84,104! 110,104! 110,0!')
    pen.feather('86,20 88,36 77,60 83,100', { to: [-16, 2], count: 12, width: 3.2, seed: 5 })
  })
}

/** The hollow of the neck, where nothing covers it. */
export function neckline(pen: Pen, { skin }: Look, outline: string): void {
  pen.fill(skin, outline, 6)
  pen.inside(outline, () => pen.ink('-40,-12! 40,-12! 40,-2 10,10 -20,2'))
}

/** What would vanish on another colour. */
export const against = (color: string, ground: string, other: string = PAPER): string =>
  color === ground ? other : color
