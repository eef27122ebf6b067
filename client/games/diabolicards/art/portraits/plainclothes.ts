import { INKS } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { INK, lit, PAPER, shaded } from './colours.ts'
import type { Look } from './kit.ts'
import { against, cloth, neckline, type Outfit } from './outfit.ts'

type Plain =
  | 'suit'
  | 'blazer'
  | 'jumper'
  | 'cardigan'
  | 'uniform'
  | 'trench'
  | 'hoodie'
  | 'leathers'
  | 'overalls'
  | 'vest'
  | 'rags'
  | 'apron'

/** Lines that are seen on black too. */
const seam = (color: string): string => (color === INK ? lit(INK) : INK)

function buttons(pen: Pen, color: string, x: number, from: number, to: number, count: number): void {
  for (let i = 0; i < count; i++) pen.disc(color, x, from + ((to - from) * i) / (count - 1), 8, 4.5)
}

const shirt = (pen: Pen, tie: string): void => {
  pen.fill(PAPER, '-34,-6! 34,-6! 20,40! 0,74! -20,40!', 6)
  pen.fill(tie, '-9,8! 9,8! 6,18! 14,52! 0,72! -14,52! -6,18!', 5)
  pen.fill(PAPER, '-34,-10! -4,8! -22,24! -44,0!', 5)
  pen.fill(PAPER, '34,-10! 4,8! 22,24! 44,0!', 5)
}
const lapels = (pen: Pen, color: string, deep: number): void => {
  const fill = color === INK ? lit(INK) : color
  pen.fill(fill, `-36,-6! -66,0! -60,22! -72,28! 0,${deep}! -22,34!`, 6)
  pen.fill(color === INK ? INK : shaded(color), `36,-6! 66,0! 60,22! 72,28! 0,${deep}! 22,34!`, 6)
  if (color === INK) pen.line(`66,0 60,22 72,28 0,${deep}`, 5, lit(INK))
}

const long = ({ main }: Look): string => main
const bare = ({ skin }: Look): string => skin
const trousers = ({ accent }: Look): string => (accent === PAPER ? INKS.navy : accent)

export const PLAIN: Readonly<Record<Plain, Outfit>> = {
  suit: {
    front(pen, { main, accent }) {
      cloth(pen, main)
      shirt(pen, against(accent, PAPER, '#e0204f'))
      lapels(pen, main, 78)
      buttons(pen, against(accent, main), 0, 84, 98, 2)
      pen.fill(PAPER, '34,40! 40,30! 48,38! 56,28! 62,42!', 5)
    },
    sleeve: long,
    legs: long,
  },
  blazer: {
    front(pen, { main, accent }) {
      cloth(pen, main)
      shirt(pen, against(accent, PAPER, INKS.magenta))
      lapels(pen, accent, 64)
      buttons(pen, INKS.yellow, -4, 72, 96, 3)
      pen.fill(accent, '34,44! 66,44! 64,64 50,72! 36,64', 6)
      pen.line('42,54 50,62 58,54', 5)
    },
    sleeve: long,
    legs: trousers,
  },
  jumper: {
    front(pen, { main, accent }) {
      cloth(pen, main)
      for (const y of [24, 50, 76]) {
        pen.inside('-100,0! 100,0! 98,40 97,70 101,104! -101,104! -97,70 -98,40', () =>
          pen.fill(
            against(accent, main),
            `-110,${y}! 0,${y + 7} 110,${y}! 110,${y + 13}! 0,${y + 20} -110,${y + 13}!`,
            5,
          ),
        )
      }
      pen.fill(main, '-38,-10! 0,4 38,-10! 42,4 0,20 -42,4', 6)
    },
    sleeve: long,
    legs: trousers,
  },
  cardigan: {
    front(pen, { main, accent }) {
      cloth(pen, main)
      pen.fill(PAPER, '-40,-6! 0,58! 40,-6! 20,-10 -20,-10', 6)
      pen.fill(against(accent, main), '-40,-6! -56,-2! -8,62 -8,104! 8,104! 8,62 56,-2! 40,-6! 0,56!', 6)
      buttons(pen, against(INKS.yellow, accent, INK), 0, 66, 98, 4)
      for (const x of [-74, -52, 40])
        for (const y of [40, 62, 84]) pen.line(`${x - 6},${y} ${x},${y + 4} ${x + 6},${y}`, 5, seam(main))
    },
    sleeve: long,
    legs: trousers,
  },
  uniform: {
    front(pen, { main, accent }) {
      cloth(pen, main)
      shirt(pen, INK)
      lapels(pen, main, 60)
      buttons(pen, accent, 0, 66, 98, 3)
      for (const side of [-1, 1])
        pen.fill(accent, `${side * 60},0! ${side * 104},4! ${side * 108},18! ${side * 64},13!`, 6)
      pen.fill(accent, '36,34! 50,28! 64,34! 62,50 50,58! 38,50', 6)
      pen.fill(INK, '-100,84! 0,90 100,84! 100,96! 0,102 -100,96!', 4)
      pen.fill(accent, '-14,82! 14,82! 14,102! -14,102!', 5)
    },
    sleeve: long,
    legs: long,
  },
  trench: {
    front(pen, { main, accent }) {
      cloth(pen, main)
      shirt(pen, against(accent, PAPER, INK))
      const lapel = against(accent, PAPER, shaded(main))
      pen.fill(lapel, '-40,-12! -76,-4! -70,24! -82,32! -2,70! -20,34!', 6)
      pen.fill(shaded(lapel), '40,-12! 76,-4! 70,24! 82,32! -2,70! 20,34!', 6)
      for (const x of [-24, 22]) buttons(pen, against(accent, main), x, 76, 100, 2)
      pen.fill(shaded(main), '-98,80! 0,88 98,80! 98,92! 0,100 -98,92!', 6)
      pen.fill(INKS.yellow, '-16,80! 16,82! 16,100! -16,98!', 6)
    },
    sleeve: long,
    legs: trousers,
  },
  hoodie: {
    front(pen, { main, accent }) {
      cloth(pen, main)
      pen.fill(shaded(main), '-50,-8! 0,22 50,-8! 58,12 0,38 -58,12', 6)
      for (const x of [-14, 14]) {
        pen.line(`${x},26 ${x * 1.3},44 ${x},58`, 7, against(accent, main))
        pen.disc(against(accent, main), x, 58, 5, 3)
      }
      pen.fill(main === INK ? lit(INK) : main, '-44,72! 44,72! 62,98! -62,98!', 6)
      pen.line('0,38 0,70', 6, seam(main))
    },
    sleeve: long,
    legs: trousers,
  },
  leathers: {
    front(pen, { main, accent }) {
      cloth(pen, main)
      const under = against(accent, main)
      pen.fill(under, '-36,-6! 36,-6! 24,104! -10,104!', 6)
      lapels(pen, main, 46)
      pen.line('-14,46 -6,76 -8,104', 7, PAPER)
      for (const [x, y] of [
        [-80, 8],
        [-66, 6],
        [66, 6],
        [80, 8],
        [-88, 18],
        [88, 18],
      ] as const)
        pen.disc(PAPER, x, y, 5, 3.5)
      pen.line('-74,60 -46,66', 7, PAPER)
      pen.line('46,66 74,60', 7, PAPER)
    },
    sleeve: long,
    legs: () => INK,
  },
  overalls: {
    front(pen, { main, accent }) {
      cloth(pen, accent)
      const bib = '-50,30! 50,30! 58,62! 100,74! 102,106! -102,106! -100,74! -58,62!'
      pen.fill(main, bib, 7)
      pen.inside(bib, () => pen.fill(shaded(main), '24,20! 40,60 30,110! 110,110! 110,20!'))
      for (const side of [-1, 1]) {
        pen.fill(main, `${side * 54},-4! ${side * 72},-2! ${side * 52},36! ${side * 34},34!`, 6)
        pen.disc(INKS.yellow, side * 43, 34, 9, 5)
      }
      pen.fill(main, '-28,46! 28,46! 26,72! -26,72!', 6)
      pen.line('-10,48 -10,58', 6, PAPER)
    },
    sleeve: ({ accent }) => accent,
    legs: long,
  },
  vest: {
    front(pen, look) {
      const { main, skin, accent } = look
      cloth(pen, skin)
      pen.line('-60,34 -30,42 -6,36', 6)
      const cut =
        '-52,-2! -36,30 0,40 36,30 52,-2! 76,2! 70,30 84,50 98,70 101,104! -101,104! -98,70 -84,50 -70,30 -76,2!'
      pen.fill(main, cut, 7)
      pen.inside(cut, () => pen.fill(shaded(main), '50,0! 60,50 40,104! 120,104! 120,0!'))
      pen.fill(against(accent, main), '-98,84! 0,90 98,84! 98,98! 0,104 -98,98!', 6)
    },
    sleeve: bare,
    legs: trousers,
  },
  rags: {
    front(pen, look) {
      const { main, accent, skin } = look
      cloth(pen, main)
      neckline(pen, look, '-40,-6! 40,-6! 26,14! 8,8! 0,30! -12,10! -30,16!')
      pen.fill(skin, '-70,56! -50,50! -40,66! -60,72!', 5)
      pen.fill(skin, '30,74! 52,68! 50,88! 34,86!', 5)
      pen.fill(against(accent, main), '-10,46! 20,44! 22,66! -8,68!', 5)
      for (const [x, y] of [
        [-8, 46],
        [18, 44],
        [22, 66],
      ] as const)
        pen.line(`${x - 8},${y - 4} ${x + 8},${y + 4}`, 5)
      pen.line('-90,90 -60,84 -30,94 0,86 30,96 60,88', 7)
    },
    sleeve: bare,
    legs: trousers,
  },
  apron: {
    front(pen, look) {
      const { main, accent } = look
      cloth(pen, against(accent, main))
      const bib = '-44,18! 44,18! 50,54! 84,62! 90,106! -90,106! -84,62! -50,54!'
      pen.fill(main, bib, 7)
      pen.inside(bib, () => pen.dots(shaded(main), bib, 18, u => (u > 0.1 ? 0.12 + u * 0.2 : 0)))
      for (const side of [-1, 1])
        pen.line(`${side * 40},20 ${side * 36},4 ${side * 28},-8`, 11, main === INK ? lit(INK) : main)
      pen.fill(PAPER, '-30,66! 30,66! 28,92! -28,92!', 6)
    },
    sleeve: ({ accent, main }) => against(accent, main),
    legs: trousers,
  },
}
