import type { CardName } from '../../../../../shared/games/diabolicards/cards/list.ts'
import { INKS } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { INK, lit, PAPER, shaded } from './colours.ts'
import type { PortraitPart, Special } from './kit.ts'

const flame = (pen: Pen, x: number, y: number, scale: number): void =>
  pen.at(x, y, scale, p => {
    p.fill(INKS.orange, '0,60 -44,40 -50,-4 -30,-30! -24,-6 -10,-70! 14,-40 20,-90! 50,-30 52,20 36,52', 8)
    p.fill(INKS.yellow, '2,52 -24,34 -22,8! -10,20 4,-28! 18,-4 30,14 24,42', 5)
  })

const glare = (pen: Pen, color: string): void => {
  pen.fill(color, '-56,-12! -36,-6 -14,8! -30,16 -50,10', 5)
  pen.fill(color, '8,8! 30,-6 52,-14! 48,10 26,16', 5)
}

/** A skull, worn over whatever is under it. */
const skullMask: PortraitPart = pen => {
  const bone = '-64,-34 -58,18 -44,36! -40,88! 0,98 40,88! 46,36! 60,18 66,-34 44,-84 0,-96 -44,-84'
  pen.fill(PAPER, bone, 7)
  pen.inside(bone, () => pen.ink('44,-100! 50,-30 38,20 26,50 30,110! 90,110! 90,-100!'))
  pen.ink('-58,-16! -36,-28 -12,-4! -16,18 -40,24 -56,8')
  pen.ink('10,-4! 34,-28 58,-18! 56,8 40,24 16,18')
  pen.disc(INKS.yellow, -34, 2, 11)
  pen.disc(INKS.yellow, 32, 2, 11)
  pen.disc('#ff2e2e', -34, 2, 6)
  pen.disc('#ff2e2e', 32, 2, 6)
  pen.ink('0,18! 10,38! -12,38!')
  pen.line('-38,56 0,62 40,54', 6)
  for (const x of [-28, -14, 0, 14, 28]) pen.line(`${x},46 ${x},78`, 5)
}

/** The Diabolicals and Scorched Earth are nobody's cousins. */
export const SPECIALS: Partial<Readonly<Record<CardName, Special>>> = {
  blazewell: {
    back(pen) {
      for (const [x, y, s] of [
        [-176, 30, 1.3],
        [178, 30, 1.3],
        [-130, 150, 0.9],
        [134, 150, 0.9],
      ] as const)
        flame(pen, x, y, s)
    },
  },
  // A halo on one side and a horn on the other.
  dale: {
    over(pen) {
      pen.fill('#e0204f', '34,-98! 50,-148 88,-164! 84,-120 72,-84!', 7)
      pen.line('52,-120 64,-138', 5)
      pen.fill(INKS.yellow, '-84,-142 -44,-160 0,-152 14,-138 -20,-122 -66,-122', 6)
      pen.fill(INK, '-62,-141 -40,-148 -14,-144 -8,-138 -26,-133 -54,-132')
    },
  },
  // Even her collar looks down on people.
  empress: {
    back(pen, { main }) {
      for (let i = 0; i < 11; i++)
        pen.at(
          0,
          84,
          1,
          p => {
            p.fill(i % 2 ? PAPER : INKS.yellow, '-30,-60! -44,-168 0,-190 44,-168 30,-60!', 7)
            p.line('0,-80 0,-164', 6, i % 2 ? main : INK)
          },
          -1.5 + (i / 10) * 3,
        )
    },
    over(pen) {
      for (const x of [-78, 80]) pen.fill(INKS.yellow, `${x},34! ${x + 12},56! ${x},82! ${x - 12},56!`, 5)
      pen.disc('#e0204f', 0, -52, 9, 4)
    },
  },
  nightreign: {
    over(pen, { accent }) {
      glare(pen, accent)
      pen.line('-52,-2 -36,2 -20,8', 4, PAPER)
      pen.line('16,8 32,2 48,-4', 4, PAPER)
      // The keys, between the teeth.
      pen.line('-30,62 34,60', 11)
      pen.disc(INKS.yellow, -44, 78, 20, 7)
      pen.disc(INK, -44, 78, 9)
    },
  },
  vanessa: {
    over(pen) {
      for (const [x, y] of [
        [-36, 0],
        [28, 0],
      ] as const) {
        pen.fill(INKS.lime, `${x + 10},${y - 9}! ${x - 420},${y + 30}! ${x - 420},${y + 96}! ${x + 10},${y + 9}!`, 6)
        pen.fill(PAPER, `${x},${y - 3}! ${x - 420},${y + 52}! ${x - 420},${y + 74}! ${x},${y + 3}!`)
        pen.disc(PAPER, x, y, 13, 6)
        pen.disc(INKS.lime, x, y, 6)
      }
    },
  },
  warpath: {
    over(pen) {
      for (const y of [22, 38]) {
        pen.fill('#e0204f', `-66,${y - 6}! -24,${y}! -26,${y + 10}! -62,${y + 7}!`, 4)
        pen.fill('#e0204f', `64,${y - 6}! 20,${y}! 22,${y + 10}! 60,${y + 7}!`, 4)
      }
      for (const x of [-34, 32]) pen.fill(PAPER, `${x - 8},72! ${x + 8},72! ${x},34!`, 5)
      pen.line('-14,36 -4,46 8,36', 6, INKS.yellow)
    },
  },
  deathrender: { face: skullMask },
  razor: {
    over(pen, { main, skin }) {
      // A jaw of steel, a scar, and no sleep since Deathrender was born.
      const jaw = '-66,34! -20,44 20,44 66,34! 58,70 40,90 0,104 -40,90 -58,70'
      pen.fill('#dfe9f5', jaw, 6)
      pen.inside(jaw, () => pen.fill(shaded(main), '16,30! 24,60 6,110! 90,110! 90,30!'))
      for (let x = -44; x < 50; x += 16) pen.fill(PAPER, `${x},54! ${x + 16},54! ${x + 8},76!`, 4)
      for (let x = -36; x < 40; x += 16) pen.fill(PAPER, `${x},82! ${x + 14},82! ${x + 7},60!`, 4)
      pen.line('-60,-66 -40,-20 -30,30', 8, lit(skin))
      glare(pen, INKS.yellow)
      pen.ink('-64,-30! -10,-2! -14,8! -60,-14!')
      pen.ink('62,-34! 6,-2! 10,8! 60,-16!')
    },
  },
}
