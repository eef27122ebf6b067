import { arches, brows, ear, eyes, glasses, mouth, nose, skull } from '../../../../kit/art/face.ts'
import { NIGHT, rng } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { bowTie, bust, collar, fedora, lapels, stubble } from './dress.ts'

const { ink, paper, bone, red, redDeep, sodium, sodiumDeep, teal, tealDeep, slate, skin } = NIGHT

/** Who keeps the middle row and the two southern ones. */

export function cooper(pen: Pen): void {
  bust(pen, sodiumDeep, skin)
  collar(pen, slate)
  lapels(pen, sodiumDeep)
  pen.fill(sodiumDeep, '64,150! 40,164 36,186! 60,196! 74,172', 4.5)
  pen.ink('138,146! 164,160 168,184! 144,194! 130,170')
  ear(pen)
  skull(pen, 'gaunt')
  stubble(pen)
  eyes(pen, { look: -0.4, lid: 0.6 }, 99)
  nose(pen, 'hook')
  mouth(pen, 'grim', 143)
  pen.line('110,112 116,126 110,142', 3)
  fedora(pen, slate, ink)
  pen.line('76,144 44,154', 6, paper)
  pen.disc(red, 42, 155, 4, 2)
  pen.line('40,150 28,132 40,114 30,94', 5, bone)
}

export function macaroni(pen: Pen): void {
  bust(pen, ink, skin, 1.1)
  for (let i = 0; i < 7; i++) pen.line(`${24 + i * 8},${206 - i * 2} ${20 + i * 8},236`, 2, bone)
  pen.fill(paper, '62,172! 138,168! 150,240! 48,240!', 4)
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 4; j++)
      if ((i + j) % 2)
        pen.fill(
          red,
          `${60 + j * 20},${188 + i * 16}! ${78 + j * 20},${188 + i * 16}! ${78 + j * 20},${203 + i * 16}! ${60 + j * 20},${203 + i * 16}!`,
        )
  pen.at(-12, -8, 1.1, () => {
    ear(pen)
    skull(pen, 'round')
    pen.line('70,152 92,162 118,156', 4)
    brows(pen, -0.3, 9, 84)
    eyes(pen, { look: -0.5, lid: 0.45 })
    nose(pen, 'bulb')
    mouth(pen, 'grin', 144)
    pen.ink('50,122! 58,132 74,126 88,128 104,126 122,132 132,118! 126,140 104,140 88,136 72,142 54,138')
    pen.ink('58,62! 62,38 88,24 124,24 150,40 158,76! 148,80 140,62! 108,48 78,50')
    for (const text of ['72,42 96,32 128,36', '78,50 104,40 140,54']) pen.line(text, 3, bone)
    pen.disc(red, 60, 140, 3, 2)
  })
  pen.at(
    172,
    150,
    1,
    () => {
      pen.line('0,-52 0,60', 7)
      pen.line('-2,-50 -2,56', 3, bone)
      pen.fill(sodium, '-18,-58 -6,-74 12,-72 20,-56 10,-42 -10,-42', 4)
      for (const text of ['-14,-58 4,-66 16,-54', '-12,-50 2,-56 14,-48']) pen.line(text, 3)
      pen.line('8,-44 18,-24 8,-8', 4, sodium)
    },
    0.16,
  )
}

export function foreman(pen: Pen): void {
  bust(pen, slate, skin, 1.08)
  pen.fill(sodiumDeep, '60,176! 76,170! 92,240! 58,240!', 4)
  pen.fill(sodiumDeep, '128,168! 144,172! 146,240! 114,240!', 4)
  ear(pen)
  skull(pen, 'square')
  pen.dots(slate, '58,100 70,104 84,124 78,146 62,140', 6, (u, v) => 0.5 - Math.hypot(u - 0.4, v - 0.5) * 0.7)
  brows(pen, 1, 8, 88)
  eyes(pen, { look: -0.4, lid: 0.4 }, 99)
  nose(pen, 'broken')
  mouth(pen, 'shout', 143)
  pen.ink('60,140! 66,152 88,162 116,158 136,140! 130,156 112,168 86,170 66,160')
  pen.fill(sodium, '52,62 56,34 78,14 108,8 140,18 158,46 160,66 106,56', 5)
  pen.ink('122,10 140,18 158,46 160,66 134,60 138,38')
  pen.feather('128,20 138,40 135,58', { to: [-18, 2], count: 8, width: 2.2 })
  pen.fill(sodium, '26,78 48,60 104,54 162,60 176,74 104,68 56,78', 5)
  pen.line('98,10 92,34 94,54', 5)
  pen.line('66,44 74,28', 5, paper)
  // Goggles, pushed up.
  for (const [x, r] of [
    [76, 13],
    [108, 15],
  ] as const) {
    pen.disc(ink, x, 62, r)
    pen.disc(red, x, 62, r - 5, 2)
    pen.line(`${x - 5},${60} ${x},${55}`, 3, paper)
  }
}

export function figure(pen: Pen): void {
  pen.ink('-10,240! 8,190 44,168 60,150! 56,100 70,70 140,66 152,100 148,150! 164,170 196,190 214,240!')
  pen.ink('50,70 56,30 80,10 104,18 126,8 150,24 158,68')
  pen.ink('10,86 40,64 104,68 168,58 196,70 172,92 104,96 44,98')
  pen.line('34,80 60,70 90,71', 5, slate)
  pen.line('64,36 74,22', 5, slate)
  // Two points of light and a coal.
  pen.fill(paper, '72,112! 82,107 92,113! 82,117')
  pen.fill(paper, '106,113! 118,107 130,112! 118,117')
  pen.fill(sodium, '62,150! 70,147! 71,154! 63,156!', 2)
  pen.line('22,196 46,178 62,158', 5, slate)
  const random = rng(8)
  for (let i = 0; i < 6; i++) {
    const [x, y] = [8 + random() * 190, 140 + random() * 70]
    pen.line(
      `${x},${y} ${x + 26},${y - 18} ${x + 10},${y - 40} ${x + 40},${y - 62}`,
      8 + random() * 7,
      i % 2 ? slate : bone,
    )
  }
}

export function clerk(pen: Pen): void {
  bust(pen, paper, skin)
  collar(pen, teal)
  pen.fill(bone, '66,196! 134,194! 142,240! 58,240!', 4)
  ear(pen)
  skull(pen, 'round')
  pen.fill(bone, '138,64 154,76 156,104 146,104 140,86', 4)
  brows(pen, -0.9, 6, 80)
  eyes(pen, { look: -0.2, lid: 0.5 })
  glasses(pen, true, 'rgba(241,234,216,.16)')
  nose(pen, 'bulb')
  mouth(pen, 'moustache', 140)
  pen.fill(bone, '62,138! 70,128 84,126 92,128 108,128 120,139! 106,140 94,139 88,137 76,141', 3.4)
  pen.fill(paper, '52,64! 66,22! 146,14! 158,60! 104,54', 5)
  pen.ink('116,18! 146,14! 158,60! 122,56!')
  pen.line('64,52 104,44 118,44', 5, teal)
  // A pencil for the sums.
  pen.fill(sodium, '140,84! 144,80! 182,96! 180,103!', 3)
}

export function concierge(pen: Pen): void {
  bust(pen, redDeep, skin)
  collar(pen)
  bowTie(pen, paper)
  lapels(pen, redDeep)
  for (const x of [48, 56]) pen.line(`${x},196 ${x + 8},222`, 4, sodium)
  pen.at(
    0,
    6,
    1,
    () => {
      ear(pen)
      skull(pen, 'gaunt')
      arches(pen, 77)
      eyes(pen, { look: -0.2, lid: 0.78 })
      nose(pen, 'hook')
      mouth(pen, 'pencil', 144)
      pen.line('72,152 90,156 104,152', 3)
      pen.ink('66,74! 66,48 86,34 120,34 144,52 150,96! 142,96 138,72 118,58 86,58')
    },
    -0.05,
  )
  pen.fill(red, '64,46! 70,6! 104,0 138,6! 146,46! 104,38', 5)
  pen.ink('114,2! 138,6! 146,46! 118,40!')
  pen.fill(sodium, '63,42 104,34 147,42 148,52 104,44 62,52', 3)
  pen.line('80,12 78,30', 4, paper)
  pen.disc(sodium, 88, 20, 4, 2)
}

export function teller(pen: Pen): void {
  bust(pen, slate, skin, 0.86)
  collar(pen)
  bowTie(pen, teal)
  ear(pen)
  skull(pen, 'gaunt')
  brows(pen, 0.1, 3, 82)
  eyes(pen, { look: 0.4, lid: 0.3 })
  glasses(pen, true, 'rgba(241,234,216,.2)')
  nose(pen, 'hook')
  mouth(pen, 'grim', 143)
  pen.line('80,134 90,131 102,134', 3.4)
  // Parted in the very middle.
  pen.ink('66,72! 62,46 80,24 98,22! 96,40 82,52 72,60')
  pen.ink('98,22! 128,22 150,48 152,92! 142,84 140,62 118,48 98,40!')
  for (const text of ['72,52 80,36 92,28', '108,30 130,38 144,60']) pen.line(text, 3, bone)
  // His window stays behind the ring.
  pen.ctx.save()
  pen.ctx.beginPath()
  pen.ctx.arc(102, 115, 102, 0, Math.PI * 2)
  pen.ctx.clip()
  for (const x of [6, 54, 146, 194]) {
    pen.line(`${x},-30 ${x},236`, 11)
    pen.line(`${x - 1},-20 ${x - 1},230`, 4, sodium)
  }
  pen.ink('-10,206! 210,206! 210,240! -10,240!')
  pen.line('0,212 200,212', 4, sodium)
  pen.ctx.restore()
}

export function trainer(pen: Pen): void {
  bust(pen, slate, skin)
  pen.fill(paper, '58,166 76,158 92,196 86,240! 44,240! 46,190', 5)
  pen.fill(paper, '146,160 130,156 116,196 120,240! 164,240! 162,186', 5)
  pen.ink('132,158 146,160 162,186 164,240! 142,240!')
  for (const text of ['56,200 78,204', '54,214 78,218']) pen.line(text, 4, red)
  ear(pen, skin, 148, 100)
  skull(pen, 'square')
  stubble(pen)
  brows(pen, -0.2, 9, 86)
  eyes(pen, { look: -0.5, lid: 0.74 })
  nose(pen, 'broken')
  mouth(pen, 'smirk', 141)
  pen.line('62,112 70,118 66,126', 3)
  pen.line('116,112 126,116 132,108', 3)
  pen.line('70,142 40,150', 3.4, sodium)
  pen.fill(tealDeep, '52,62 60,34 88,18 126,20 154,38 160,64 108,56', 5)
  pen.ink('116,20 154,38 160,64 128,60 134,40')
  pen.line('68,42 92,30 112,30', 4, teal)
  pen.fill(tealDeep, '18,78 44,60 96,54 112,62 76,70 42,88', 5)
}
