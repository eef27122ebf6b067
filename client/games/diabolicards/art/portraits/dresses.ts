import { type Dress, INKS } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import { INK, lit, PAPER, shaded } from './colours.ts'
import type { PortraitPart } from './kit.ts'
import { against, cloth, neckline, type Outfit } from './outfit.ts'
import { PLAIN } from './plainclothes.ts'

const cape: PortraitPart = (pen, { accent }) => {
  const cloak = '-60,0! -120,14 -150,60 -176,118! 176,118! 150,60 120,14 60,0!'
  pen.fill(accent, cloak, 7)
  pen.inside(cloak, () => {
    pen.fill(shaded(accent), '60,0! 120,0! 190,120! 100,120!')
    for (const x of [-136, -112, 118, 142]) pen.line(`${x * 0.8},24 ${x},70 ${x * 1.08},118`, 7)
  })
}

/** Those who dress up for it; PLAIN are the others. */
export const DRESSES: Readonly<Record<Dress, Outfit>> = {
  ...PLAIN,
  cape: {
    back: cape,
    front(pen, { main, accent }) {
      cloth(pen, main)
      pen.fill(accent, '-104,4! -60,-8 0,16 60,-8 104,4! 96,22 40,18 0,34 -40,18 -96,22', 7)
      pen.disc(INKS.yellow, 0, 22, 13, 6)
      pen.fill(against(accent, main), '-98,82! 98,82! 98,94! -98,94!', 6)
      pen.disc(INKS.yellow, 0, 88, 15, 6)
    },
    sleeve: ({ main }) => main,
    glove: ({ accent }) => accent,
    legs: ({ main }) => main,
  },
  leotard: {
    front(pen, look) {
      const { main, accent } = look
      cloth(pen, main)
      neckline(pen, look, '-58,-2! -30,-10 30,-10 58,-2! 40,16 0,32! -40,16')
      pen.fill(accent, '-40,34! 0,62! 40,34! 30,34! 0,54! -30,34!', 6)
      pen.fill(against(accent, main), '-100,84! 0,90 100,84! 100,96! 0,102 -100,96!', 6)
    },
    sleeve: ({ skin }) => skin,
    glove: ({ accent }) => accent,
    legs: ({ skin }) => skin,
  },
  bodysuit: {
    front(pen, { main, accent }) {
      cloth(pen, main)
      const trim = against(accent, main)
      // A yoke, a seam down each side, a belt: heroism off the peg.
      pen.fill(trim, '-102,4! -58,-6 58,-6 102,4! 70,22 30,26 0,42! -30,26 -70,22', 6)
      for (const side of [-1, 1])
        pen.line(`${side * 64},26 ${side * 46},62 ${side * 70},102`, 6, main === INK ? lit(INK) : INK)
      pen.fill(trim, '-98,78! 0,86 98,78! 98,90! 0,98 -98,90!', 6)
      pen.fill(INKS.yellow, '-16,78! 16,78! 20,98! -20,98!', 6)
    },
    sleeve: ({ main }) => main,
    glove: ({ accent, main }) => against(accent, main),
    legs: ({ main }) => main,
  },
  armour: {
    front(pen, { main, accent }) {
      cloth(pen, shaded(main))
      const plate = '-84,4! 0,14 84,4! 88,34 62,58 0,66 -62,58 -88,34'
      pen.fill(main, plate, 7)
      pen.inside(plate, () => {
        pen.fill(shaded(main), '30,0! 44,34 30,70! 100,70! 100,0!')
        pen.line('-66,16 -70,34 -52,50', 8, lit(main))
        pen.line('0,12 -2,66', 6)
      })
      for (const y of [72, 86])
        pen.fill(main, `-70,${y}! 0,${y + 6} 70,${y}! 74,${y + 12}! 0,${y + 18} -74,${y + 12}!`, 6)
      for (const side of [-1, 1]) {
        const s = (x: number) => x * side
        pen.fill(main, `${s(50)},2 ${s(80)},-14 ${s(116)},-6 ${s(128)},22! ${s(92)},30 ${s(60)},20`, 7)
        pen.fill(accent, `${s(86)},-12! ${s(100)},-34! ${s(112)},-6!`, 6)
      }
      pen.disc(accent, 0, 34, 14, 6)
    },
    sleeve: ({ main }) => main,
    glove: ({ accent }) => accent,
    legs: ({ main }) => shaded(main),
  },
  robe: {
    back(pen, { main }) {
      pen.fill(main, '-70,4! -120,40 -136,118! 136,118! 120,40 70,4!', 7)
    },
    front(pen, { main, accent }) {
      cloth(pen, main)
      const trim = against(accent, main)
      pen.fill(trim, '-42,-6! 0,50! 42,-6! 62,-2! 12,70 14,104! -14,104! -12,70 -62,-2!', 6)
      for (const x of [-74, -52, 52, 74])
        pen.line(`${x},20 ${x * 0.94},60 ${x * 1.02},104`, 6, main === INK ? lit(INK) : INK)
      pen.line('-60,78 0,84 60,78', 11, trim)
      pen.line('-60,84 0,90 60,84', 5)
    },
    sleeve: ({ main }) => main,
    legs: ({ main }) => main,
  },
  gown: {
    front(pen, look) {
      const { main, accent } = look
      cloth(pen, main)
      neckline(pen, look, '-88,2! -50,-10 50,-10 88,2! 60,20 26,16 0,28! -26,16 -60,20')
      // Pearls.
      for (const [x, y] of [
        [-34, 4],
        [-22, 10],
        [-8, 14],
        [8, 14],
        [22, 10],
        [34, 4],
      ] as const)
        pen.disc(against(accent, look.skin), x, y, 8, 4)
      pen.fill(against(accent, main), '-90,62! 0,74 90,62! 90,74! 0,86 -90,74!', 6)
      for (const x of [-60, -20, 20, 60]) pen.line(`${x * 0.6},82 ${x},104`, 6, main === INK ? lit(INK) : INK)
    },
    sleeve: ({ skin }) => skin,
    glove: ({ accent }) => accent,
    legs: ({ main }) => main,
  },
  tunic: {
    front(pen, look) {
      const { main, accent } = look
      cloth(pen, main)
      neckline(pen, look, '-34,-6! 34,-6! 0,22!')
      const trim = against(accent, main)
      pen.fill(trim, '-34,-6! -46,-4! 0,36! 46,-4! 34,-6! 0,22!', 5)
      pen.fill(trim, '-100,76! 0,84 100,76! 100,88! 0,96 -100,88!', 6)
      pen.fill(INKS.yellow, '-14,76! 14,76! 16,98! -16,98!', 5)
      for (const x of [-60, 60]) pen.line(`${x},30 ${x * 0.8},50 ${x * 0.96},72`, 6, main === INK ? lit(INK) : INK)
    },
    sleeve: ({ skin }) => skin,
    legs: ({ accent, main }) => against(accent, main),
  },
  plush: {
    front(pen, { main, accent }) {
      cloth(pen, main)
      pen.fill(PAPER, '0,10 50,30 62,66 44,100 0,112 -44,100 -62,66 -50,30', 6)
      for (const [x, y] of [
        [-84, 30],
        [-80, 60],
        [-86, 86],
        [80, 24],
      ] as const)
        pen.line(`${x - 6},${y} ${x},${y + 5} ${x + 6},${y}`, 5)
      pen.fill(accent, '-40,2! 0,12! -40,26!', 6)
      pen.fill(accent, '40,2! 0,12! 40,26!', 6)
      pen.disc(accent, 0, 13, 10, 6)
    },
    sleeve: ({ main }) => main,
    glove: () => PAPER,
    legs: ({ main }) => main,
  },
}
