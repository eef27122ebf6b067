import { arches, brows, ear, eyes, glasses, mouth, nose, skull } from '../../../../kit/art/face.ts'
import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { bowTie, bust, collar, lapels } from './dress.ts'

const { ink, paper, bone, red, sodium, sodiumDeep, teal, tealDeep, slate, skin } = NIGHT

/** Who keeps the two northern rows. */

export function secretary(pen: Pen): void {
  bust(pen, tealDeep, skin, 0.9)
  collar(pen)
  pen.disc(sodium, 100, 200, 9, 4)
  pen.ink('126,52 150,60 156,92 146,112 130,100')
  skull(pen, 'gaunt')
  arches(pen, 78)
  eyes(pen, { look: -0.3, lid: 0.5, lashes: true })
  glasses(pen, false, 'rgba(241,234,216,.18)')
  nose(pen, 'straight')
  mouth(pen, 'prim', 141)
  pen.ink('66,70! 64,46 80,28 108,22 134,32 148,60 150,88! 140,78 132,60! 112,50 90,52 74,58')
  // A bun that no pencil has ever left.
  pen.fill(ink, '128,24 150,8 174,20 176,46 156,58 134,46', 4)
  for (const text of ['84,44 104,32 128,38', '92,50 112,42 132,52', '144,20 160,18 168,32']) pen.line(text, 3.4, bone)
  pen.fill(sodium, '114,4! 120,0! 190,50! 186,56!', 3)
  pen.line('136,104 142,140 128,170', 2.6, bone)
}

export function bouncer(pen: Pen): void {
  bust(pen, ink, skin, 1.12)
  pen.fill(paper, '62,172! 100,232! 146,168! 138,240! 66,240!', 4)
  bowTie(pen, red)
  pen.at(-16, -14, 1.14, () => {
    ear(pen, skin, 150, 100)
    skull(pen, 'square')
    pen.fill(skin, '58,132 70,152 92,162 118,158 136,144 146,124! 140,146 118,164 90,168 68,158', 4)
    brows(pen, 1.2, 9, 88)
    eyes(pen, { look: -0.5, lid: 0.66 }, 99)
    nose(pen, 'broken')
    mouth(pen, 'sneer', 142)
    pen.line('84,40 104,36 124,42', 3)
    pen.line('86,52 104,48 120,52', 3)
    pen.line('78,54 82,64 78,74', 4)
    pen.line('104,40 122,36 134,48', 6, paper)
  })
}

export function editor(pen: Pen): void {
  bust(pen, paper, skin)
  pen.line('62,186 70,232', 12, red)
  pen.line('142,182 132,232', 12)
  collar(pen, ink)
  ear(pen)
  skull(pen, 'round')
  pen.fill(bone, '136,60 154,72 158,100 148,108 140,88', 4)
  brows(pen, 1, 9, 88)
  eyes(pen, { look: -0.6, lid: 0.3 }, 100)
  nose(pen, 'bulb')
  mouth(pen, 'shout', 140)
  pen.fill(bone, '66,128! 78,120 90,124 104,120 120,130! 104,130 90,132 76,132', 3.4)
  // The green shade of every night desk.
  pen.ink('54,60! 60,34 90,22 126,26 150,44 156,68! 120,56 84,58')
  pen.fill(teal, '22,88 40,66 84,56 130,56 156,68! 128,74 92,80 60,90 36,98', 5)
  pen.line('44,82 80,68 120,66', 4, paper)
  pen.fill(sodiumDeep, '64,146! 36,154! 38,162! 68,156!', 3)
  pen.line('34,154 24,138 34,122', 5, bone)
}

export function waitress(pen: Pen): void {
  bust(pen, red, skin, 0.88)
  pen.fill(paper, '70,168! 52,184 62,206! 100,206! 86,190', 4)
  pen.fill(paper, '136,166! 154,180 144,204! 102,206! 116,188', 4)
  pen.fill(sodiumDeep, '124,56 150,62 166,84 160,104 172,122 160,142 144,148 128,134', 4)
  skull(pen, 'oval')
  arches(pen, 82)
  eyes(pen, { look: -0.3, lid: 0.4, lashes: true })
  nose(pen, 'button')
  mouth(pen, 'lips', 136)
  pen.line('106,130 112,136', 2.4)
  pen.fill(
    sodiumDeep,
    '64,78! 56,58 66,38 84,34 96,22 118,24 134,32 152,44 160,68 152,84! 140,70 126,60 108,62 96,54 80,62',
    4.5,
  )
  for (const text of ['74,54 88,44 98,56', '104,40 120,36 128,52', '140,52 150,66 146,78', '150,96 160,108 152,124'])
    pen.line(text, 4)
  pen.fill(paper, '70,40 76,14 104,4 134,12 142,38 106,32', 5)
  pen.fill(red, '72,36 106,28 141,34 142,40 106,34 71,42', 2)
  pen.ink('118,8 134,12 142,32 124,30')
  pen.fill(sodium, '132,92! 136,88! 178,70! 176,78!', 3)
}

export function actress(pen: Pen): void {
  bust(pen, ink, skin, 0.86)
  // Feathers.
  for (let i = 0; i < 15; i++) {
    const x = 14 + i * 12.4
    const y = 196 - Math.sin((i / 14) * Math.PI) * -14 + (i % 2) * 8
    pen.fill(
      i > 9 ? slate : paper,
      `${x - 12},${y} ${x - 2},${y - 16} ${x + 12},${y - 4} ${x + 8},${y + 20} ${x - 8},${y + 20}`,
      3.4,
    )
  }
  skull(pen, 'oval')
  arches(pen, 80)
  eyes(pen, { look: 0.2, lid: 0.66, lashes: true })
  nose(pen, 'straight')
  mouth(pen, 'lips', 137)
  pen.disc(ink, 104, 124, 2)
  // A turban with a stone.
  pen.fill(sodium, '62,66 58,44 72,20 104,8 138,16 156,44 152,76! 132,60 104,54 78,58', 5)
  pen.ink('118,10 138,16 156,44 152,76! 134,62 132,36')
  pen.feather('122,18 132,38 133,58', { to: [-18, 4], count: 8, width: 2 })
  for (const text of ['64,54 92,44 122,14', '70,34 96,34 118,10', '76,58 104,50 128,30']) pen.line(text, 3.6)
  pen.fill(teal, '84,24! 96,34! 86,46! 74,36!', 3.4)
  pen.line('84,30 96,8 116,2', 7, paper)
  pen.fill(paper, '140,130! 146,140! 140,156! 134,140!', 3)
}

export function duke(pen: Pen): void {
  bust(pen, paper, skin)
  collar(pen)
  bowTie(pen, ink)
  lapels(pen, bone)
  pen.disc(red, 52, 208, 9, 3.4)
  ear(pen)
  skull(pen, 'square')
  brows(pen, -0.2, 6, 84)
  eyes(pen, { look: -0.5, lid: 0.5 })
  nose(pen, 'straight')
  mouth(pen, 'grin', 140)
  pen.fill(sodium, '84,139! 91,140! 91,147! 85,147!', 1.4)
  pen.ink('70,131! 80,124 90,127 102,123 114,131! 100,130 90,131 80,131')
  pen.ink('60,74! 56,46 76,22 106,14 138,24 156,54 156,92! 146,86 142,66! 130,50 104,46 82,52 70,60')
  for (const text of ['70,48 94,26 130,32 148,60', '84,48 106,34 132,44 146,72']) pen.line(text, 3.4, bone)
  // An ace, for luck.
  pen.at(
    166,
    190,
    1,
    () => {
      pen.fill(paper, '-20,-30! 20,-30! 20,30! -20,30!', 4)
      pen.fill(ink, '0,-18 14,2 4,8! 6,18! -6,18! -4,8! -14,2')
    },
    0.3,
  )
}
