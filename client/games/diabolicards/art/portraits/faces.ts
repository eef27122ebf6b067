import { type FaceTrait, INKS } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { INK, PAPER, shaded } from './colours.ts'
import type { Look, PortraitPart } from './kit.ts'

/** Faces look a little to the left, into the light, in the box of a head. */

interface Gaze {
  /** Half the height; half the width is 20. */
  readonly open?: number
  /** Share of the eye under the lid, and how much lower the lid hangs at the outer end. */
  readonly lid?: number
  readonly sag?: number
  readonly pupil?: number
  readonly look?: number
}

function eye(pen: Pen, side: -1 | 1, look: Look, gaze: Gaze): void {
  const { open = 20, lid = 0.1, sag = 0, pupil = 8.5, look: towards = -5 } = gaze
  const [x, y, half] = [side < 0 ? -35 : 29, -2, side < 0 ? 19 : 22]
  const ball = `${x - half},${y + 2} ${x},${y - open} ${x + half},${y + 2} ${x},${y + open * 0.86}`
  pen.fill(PAPER, ball, 5.5)
  pen.inside(ball, () => {
    pen.disc(INK, x + towards, y + 1, pupil)
    pen.disc(PAPER, x + towards - pupil * 0.3, y - pupil * 0.3, pupil * 0.3)
    const edge = y - open + lid * open * 2
    const [left, right] = side < 0 ? [edge + sag, edge - sag] : [edge - sag, edge + sag]
    pen.fill(shaded(look.skin), `${x - 30},-60! ${x + 30},-60! ${x + 30},${right}! ${x - 30},${left}!`, 6)
  })
  if (!look.female) return
  const out = side * half
  pen.line(`${x},${y - open} ${x + out * 0.8},${y - open * 0.7} ${x + out * 1.5},${y - open * 0.9}`, 8)
  pen.line(`${x + out * 0.8},${y - open * 0.4} ${x + out * 1.5},${y - open * 0.35}`, 5)
}

const eyes = (pen: Pen, look: Look, left: Gaze, right: Gaze = left): void => {
  eye(pen, -1, look, left)
  eye(pen, 1, look, right)
}

/** `in` lowers the inner ends: a frown; below nothing they rise: worry. */
function brows(pen: Pen, { female }: Look, inner: number, y = -34, thick = 13, cocked = 0): void {
  const w = female ? thick * 0.62 : thick
  pen.ink(
    `-60,${y - inner * 0.4 + 4}! -38,${y - 7} -14,${y + inner}! -14,${y + inner + w} -38,${y - 7 + w} -60,${y - inner * 0.4 + 9}`,
  )
  const r = y - cocked
  pen.ink(
    `8,${r + inner}! 32,${r - 8} 58,${r - inner * 0.4 + 3}! 58,${r - inner * 0.4 + 9} 32,${r - 8 + w} 8,${r + inner + w}`,
  )
}

const NOSES: readonly PortraitPart[] = [
  pen => pen.line('-8,-4 -16,16 -24,26 -8,32', 7),
  (pen, { skin }) => pen.fill(skin, '-8,0 -28,18 -30,30 -12,36 4,28 2,10', 5),
  pen => pen.line('-12,14 -20,24 -8,30', 7),
  pen => pen.line('-2,-12 -30,14 -34,30 -10,32', 7),
  (pen, { skin }) => pen.fill(skin, '-12,6 -28,14 -30,28 -14,36 6,32 8,16 ', 5.5),
  pen => pen.line('-4,-8 -12,8 -6,14 -22,28 -4,32', 7),
]
const nose: PortraitPart = (pen, look) => {
  // The light ones are women's, the bulbs are men's; the others are anybody's.
  const kinds = look.female ? [0, 2, 2, 3] : [0, 1, 3, 4, 5]
  NOSES[kinds[Math.floor(look.luck * 997) % kinds.length] ?? 0]?.(pen, look)
}

const lipColour = ({ female, main }: Look): string =>
  female ? (main === INKS.magenta || main === INKS.blood ? INKS.grape : '#e0204f') : '#8d2a3c'

/** A line, with lips round it for those who paint them. */
function lips(pen: Pen, look: Look, line: string, full: string): void {
  if (look.female) pen.fill(lipColour(look), full, 4)
  pen.line(line, look.female ? 4.5 : 8)
}

function grin(pen: Pen, mouth: string, teeth: readonly number[], from: number, to: number): void {
  pen.fill(INK, mouth, 6)
  pen.inside(mouth, () => {
    pen.fill(PAPER, `-70,${from}! 70,${from}! 70,${to}! -70,${to}!`)
    for (const x of teeth) pen.line(`${x},${from} ${x},${to}`, 4)
  })
}

const bags: PortraitPart = pen => {
  pen.line('-52,20 -36,27 -20,20', 4.5)
  pen.line('12,20 30,28 48,20', 4.5)
}

export const FACES: Readonly<Record<FaceTrait, PortraitPart>> = {
  beaming(pen, look) {
    eyes(pen, look, { open: 22, lid: 0, pupil: 10 })
    brows(pen, look, -7, -42, 11)
    nose(pen, look)
    if (look.female) pen.fill(lipColour(look), '-58,34! -10,42 50,31! 42,70 -2,93 -44,72', 5)
    grin(pen, '-50,38! -10,48 42,36! 34,66 -2,84 -38,68', [-30, -12, 8, 26], 30, 58)
    pen.fill('#ff7d8e', '-30,72 0,64 24,72 0,88')
    pen.line('-56,32 -52,40 -46,42', 5)
    pen.line('40,30 46,36 44,42', 5)
  },
  smug(pen, look) {
    eyes(pen, look, { lid: 0.48, sag: 1, look: -8 }, { lid: 0.4, sag: 1, look: -8 })
    brows(pen, look, 3, -34, 12, 12)
    nose(pen, look)
    lips(pen, look, '-34,56 -8,60 22,54 42,40', '-30,55 -10,48 2,52 40,40! 24,62 -6,70')
    pen.line('38,30 46,38 44,48', 5)
  },
  weary(pen, look) {
    eyes(pen, look, { open: 17, lid: 0.5, sag: 4, look: -2 })
    bags(pen, look)
    pen.line('-50,28 -36,34 -24,29', 3.5)
    pen.line('16,28 30,35 44,29', 3.5)
    brows(pen, look, -10, -34, 10)
    nose(pen, look)
    lips(pen, look, '-30,66 -6,56 12,57 32,68', '-28,65 -6,50 12,51 30,67 2,68')
    pen.line('-8,76 2,73 12,76', 4)
  },
  grim(pen, look) {
    eyes(pen, look, { open: 13, lid: 0.34, sag: -2, pupil: 7.5 })
    brows(pen, look, 12, -30, 15)
    nose(pen, look)
    lips(pen, look, '-34,58 -8,55 14,56 36,61', '-30,58 -10,49 2,52 14,49 34,60 2,68')
    pen.line('-46,42 -42,54 -44,64', 5)
    pen.line('42,42 44,54 40,64', 5)
    pen.line('-8,74 2,71 12,74', 5)
  },
  startled(pen, look) {
    eyes(pen, look, { open: 27, lid: -0.1, pupil: 5, look: -2 })
    brows(pen, look, -9, -54, 10, 6)
    nose(pen, look)
    pen.fill(INK, '-18,48 0,40 18,50 20,72 2,84 -16,74', 6)
    pen.fill('#ff5470', '-10,74 2,66 14,74 2,81')
    pen.fill(INKS.cyan, '66,-70! 76,-48 70,-36 60,-44', 4)
  },
  serene(pen, look) {
    for (const [x, half] of [
      [-36, 19],
      [29, 22],
    ] as const) {
      pen.line(`${x - half},-6 ${x},8 ${x + half},-6`, 8)
      if (look.female) for (const k of [-0.7, 0, 0.7]) pen.line(`${x + k * half},3 ${x + k * half * 1.3},14`, 4.5)
    }
    brows(pen, look, -5, -36, 9)
    nose(pen, look)
    lips(pen, look, '-28,54 -4,61 28,52', '-26,54 -10,47 0,50 12,47 28,53 2,70')
  },
  scowling(pen, look) {
    eyes(pen, look, { open: 15, lid: 0.3, sag: -6, pupil: 7 })
    brows(pen, look, 22, -34, 18)
    pen.line('-8,-22 -4,-34', 5)
    nose(pen, look)
    grin(pen, '-38,66! -24,50 6,46 34,54! 40,70! 24,76 -20,78', [-20, -4, 12, 26], 40, 84)
    pen.line('-38,62 40,62', 4)
    pen.line('-50,38 -46,52 -50,66', 5)
    pen.line('44,38 48,50 46,64', 5)
  },
  sneering(pen, look) {
    eyes(pen, look, { open: 15, lid: 0.42, sag: 0, look: -9 }, { open: 18, lid: 0.3, sag: -3, look: -9 })
    brows(pen, look, 10, -32, 13, 9)
    nose(pen, look)
    lips(pen, look, '-34,62 -10,60 12,58 34,44', '-32,62 -10,53 8,51 36,42! 20,66 -8,70')
    const teeth = '6,58! 34,44! 38,52 22,62 8,63'
    pen.fill(PAPER, teeth, 4)
    pen.line('20,52 22,60', 3)
    pen.line('36,26 44,34 42,44', 5)
  },
  blank(pen, look) {
    for (const x of [-34, 28]) pen.disc(INK, x, 0, 9)
    for (const x of [-37, 25]) pen.disc(PAPER, x, -3, 3)
    if (look.female) for (const x of [-34, 28]) pen.line(`${x - 14},-6 ${x},-14 ${x + 16},-8`, 6)
    brows(pen, look, 0, -38, 8)
    nose(pen, look)
    lips(pen, look, '-22,58 0,58 22,58', '-20,58 -8,52 0,54 10,52 22,58 0,66')
  },
  wrinkled(pen, look) {
    eyes(pen, look, { open: 12, lid: 0.25, sag: 3, pupil: 6.5 })
    bags(pen, look)
    for (const y of [-62, -52]) pen.line(`-36,${y} 0,${y - 4} 36,${y}`, 4)
    pen.line('-64,-8 -56,0 -64,8', 4)
    pen.line('56,-10 62,0 56,10', 4)
    pen.fill(PAPER, '-62,-28! -38,-44 -12,-28! -16,-18 -38,-26 -58,-16', 5)
    pen.fill(PAPER, '8,-30! 34,-46 62,-26! 56,-16 34,-27 12,-20', 5)
    nose(pen, look)
    lips(pen, look, '-36,52 -8,66 20,64 38,48', '-30,56 -6,54 20,54 34,50 20,70 -6,72')
    pen.line('-46,34 -44,46 -34,56', 4.5)
    pen.line('44,30 46,42 38,52', 4.5)
    pen.line('-4,80 4,84 12,80', 4)
  },
  painted(pen, look) {
    const { accent } = look
    const paint = accent === PAPER || accent === INK ? '#e0204f' : accent
    pen.fill(PAPER, '-62,-20 -44,-66 0,-74 46,-66 62,-20 54,34 34,76 0,90 -36,76 -54,34')
    for (const x of [-35, 29]) pen.fill(paint, `${x},-44! ${x + 14},0! ${x},40! ${x - 14},0!`, 4)
    eyes(pen, look, { open: 17, lid: 0.12, pupil: 9 })
    brows(pen, look, -10, -50, 8)
    nose(pen, look)
    pen.fill('#e0204f', '-40,44! -14,50 4,54 24,49 46,40! 34,66 0,76 -28,66', 5)
    pen.line('-40,45 0,62 46,41', 5)
  },
  masked(pen, look) {
    const mask = look.main === INK ? look.accent : INK
    pen.fill(mask, '-74,-26! -40,-38 -6,-24 34,-38 74,-28! 68,10 36,24 6,8 -10,8 -38,24 -66,10', 5)
    pen.fill(PAPER, '-56,-8! -36,-16 -16,2! -36,12', 4)
    pen.fill(PAPER, '8,2! 30,-16 54,-10! 34,12', 4)
    nose(pen, look)
    lips(pen, look, '-32,56 -4,62 34,52', '-28,56 -10,49 2,52 14,48 32,53 4,70')
    pen.line('36,44 42,52 36,58', 5)
  },
  visored(pen, look) {
    const glow = look.accent === PAPER || look.accent === INKS.bone ? INKS.yellow : look.accent
    const visor = '-80,-30! 0,-40 80,-30! 76,18! 8,26 -8,26 -76,18!'
    pen.fill(INK, visor, 6)
    pen.fill(glow, '-70,-16! 0,-24 70,-16! 68,2! 0,10 -68,2!', 5)
    pen.line('-62,-10 -20,-17 0,-17', 6, PAPER)
    nose(pen, look)
    lips(pen, look, '-32,60 -4,56 32,60', '-30,60 -6,52 10,52 32,60 2,70')
    pen.line('-8,74 2,71 12,74', 5)
  },
}
