import { ear, eyes, mouth, nose, skull } from '../../../../kit/art/face.ts'
import { NIGHT, rng } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

const { paper, sodium, slate, bone, red, skin } = NIGHT

export function undercover(pen: Pen): void {
  pen.ink('30,74 50,40 80,20 104,26 126,18 152,38 170,72')
  pen.ink('8,82 30,70 100,66 170,68 192,78 170,90 100,88 30,92')
  pen.line('58,54 70,36 82,30', 5, bone)
  pen.line('52,66 100,62 150,66', 5, sodium)
  const page = '14,88! 98,96! 186,88! 186,192! 100,198! 14,192!'
  pen.fill(paper, page, 6)
  pen.inside(page, () => {
    pen.ctx.fillStyle = NIGHT.ink
    pen.ctx.fillRect(26, 100, 66, 9)
    const random = rng(3)
    for (const [left, right] of [
      [26, 60],
      [64, 92],
      [108, 140],
      [146, 178],
    ] as const)
      for (let i = 0; i < 9; i++) pen.line(`${left},${142 + i * 6} ${right - random() * 8},${142 + i * 6}`, 2.2, slate)
    pen.ink('100,92! 118,92! 110,198! 100,198!')
    pen.line('100,96 100,198', 5)
  })
  for (const x of [66, 136]) {
    pen.ink(`${x - 22},122! ${x},112 ${x + 22},122! ${x},136`)
    pen.disc(paper, x, 124, 7.5)
    pen.disc(NIGHT.ink, x - 2, 124, 4)
  }
  pen.fill(skin, '2,130 18,122 28,134 26,160 10,166 0,158', 5)
  pen.fill(skin, '198,130 182,122 172,134 174,160 190,166 200,158', 5)
  for (const y of [138, 148]) {
    pen.line(`12,${y} 26,${y}`, 3)
    pen.line(`174,${y} 188,${y}`, 3)
  }
}

export function trenchcoat(pen: Pen): void {
  pen.ink('68,58 40,80 16,130 4,196! 72,196! 84,120 116,120 128,196! 196,196! 184,130 160,80 132,58')
  pen.fill(red, '78,72! 46,100 26,192! 72,192! 86,130!')
  pen.dots(NIGHT.redDeep, '78,72! 46,100 26,192! 72,192! 86,130!', 7, (_u, v) => v * 0.8)
  pen.fill(red, '122,72! 154,100 174,192! 128,192! 114,130!')
  pen.ink('122,72! 154,100 174,192! 150,192! 136,120')
  pen.fill(slate, '82,70! 118,70! 116,196! 84,196!', 4)
  // What he has to sell hangs in the lining.
  for (const [x, y] of [
    [54, 116],
    [48, 142],
    [44, 168],
  ] as const) {
    pen.line(`${x + 8},${y - 14} ${x + 4},${y}`, 3)
    pen.disc(sodium, x + 4, y + 4, 9, 3.4)
    pen.disc(paper, x + 4, y + 4, 4.5, 2)
  }
  pen.fill(paper, '140,126! 154,124! 158,142! 144,144!', 3)
  pen.fill(paper, '146,158! 160,156! 164,172! 150,174!', 3)
  pen.ink('76,56 80,30 100,22 120,30 124,56 100,74')
  pen.ink('66,40 74,14 92,6 108,6 126,14 134,40')
  pen.ink('44,44 70,34 100,36 130,34 156,44 130,54 100,52 70,54')
  pen.line('70,20 80,12', 4, bone)
  pen.line('84,60 92,58', 5, paper)
  pen.line('108,58 116,60', 5, paper)
  pen.fill(skin, '18,116 30,108 38,118 32,132 20,130', 4)
  pen.fill(skin, '182,116 170,108 162,118 168,132 180,130', 4)
}

export function mugger(pen: Pen): void {
  pen.at(0, 10, 1, () => {
    pen.ink('12,192! 24,160 66,148 128,150 178,162 192,192!')
    for (let i = 0; i < 3; i++) pen.line(`34,${172 + i * 9} 100,${166 + i * 9} 170,${172 + i * 9}`, 4, bone)
    ear(pen)
    skull(pen, 'square')
    nose(pen, 'broken')
    pen.ink('54,84! 80,80 94,88 112,78 152,84! 152,104 128,112 110,108 94,104 84,108 66,112 54,104')
    eyes(pen, { look: -0.5, lid: 0.3 }, 97)
    mouth(pen, 'grin', 141)
    pen.fill(slate, '50,66 54,36 80,18 116,16 148,32 160,62 150,70 100,60', 5)
    pen.ink('112,18 148,32 160,62 150,70 122,62 128,38')
    pen.fill(slate, '22,76 50,58 100,58 112,66 70,74 40,86', 5)
    pen.disc(slate, 104, 18, 6, 4)
  })
}

export function emptyStreets(pen: Pen): void {
  const panel = '6,14! 194,14! 194,190! 6,190!'
  pen.fill(slate, panel, 6)
  pen.inside(panel, () => {
    pen.ink('6,14! 76,14! 76,60! 84,60! 84,118! 6,190!')
    pen.ink('194,14! 130,14! 130,50! 116,50! 116,118! 194,190!')
    pen.fill(bone, '84,118! 116,118! 180,190! 20,190!')
    pen.dots(
      NIGHT.ink,
      '84,118! 116,118! 180,190! 20,190!',
      8,
      (u, v) => 0.1 + Math.abs(u - 0.5) * 0.9 + (1 - v) * 0.35,
    )
    for (const [y, h, w] of [
      [126, 6, 2],
      [140, 10, 3.4],
      [160, 18, 5.4],
    ] as const) {
      pen.ctx.fillStyle = paper
      pen.ctx.fillRect(100 - w / 2, y, w, h)
    }
    const random = rng(11)
    for (let i = 0; i < 26; i++) {
      const right = i % 2 === 0
      const x = right ? 134 + random() * 54 : 14 + random() * 54
      const y = 26 + random() * 90
      pen.ctx.fillStyle = random() < 0.3 ? sodium : slate
      pen.ctx.fillRect(x, y, 6, 9)
    }
  })
  pen.fill(sodium, '48,60! 62,60! 112,190! 10,190!')
  pen.dots(NIGHT.ink, '48,60! 62,60! 112,190! 10,190!', 8, (_u, v) => v * 0.85 - 0.1)
  pen.line('54,34 54,110 54,188', 9)
  pen.ink('38,60! 44,40 54,34 66,40 72,60!')
  pen.fill(paper, '42,60! 68,60! 62,70 48,70', 4)
}

export function blackmail(pen: Pen): void {
  pen.at(
    112,
    80,
    1,
    () => {
      pen.fill(paper, '-56,-58! 56,-58! 56,66! -56,66!', 6)
      pen.fill(slate, '-46,-48! 46,-48! 46,40! -46,40!', 4)
      pen.ink('-46,40! -30,6 -14,-4 -18,-26 -4,-40 12,-28 10,-6 26,4 46,40!')
      pen.fill(red, '4,40! 10,14 20,2 18,-14 28,-22 38,-12 36,4 46,16! 46,40!')
      pen.line('-40,52 20,52', 4, slate)
    },
    0.2,
  )
  pen.at(
    84,
    138,
    1,
    () => {
      pen.fill(paper, '-76,-36! 76,-36! 76,48! -76,48!', 6)
      pen.ink('30,-36! 76,-36! 76,48! 30,48!')
      pen.feather('30,-30 30,44', { to: [-16, 0], count: 12, width: 2.2 })
      const letters = [
        ['P', 'Oswald', paper, NIGHT.ink],
        ['A', 'Limelight', red, paper],
        ['Y', 'Special Elite', bone, NIGHT.ink],
        ['!', 'Bangers', sodium, NIGHT.ink],
      ] as const
      letters.forEach(([glyph, family, ground, color], i) => {
        pen.at(
          -54 + i * 36,
          4 + (i % 2) * 8,
          1,
          () => {
            pen.fill(ground, '-15,-22! 15,-22! 15,22! -15,22!', 4)
            pen.ctx.font = `34px '${family}', sans-serif`
            pen.ctx.fillStyle = color
            pen.ctx.textAlign = 'center'
            pen.ctx.textBaseline = 'middle'
            pen.ctx.fillText(glyph, 0, 2)
          },
          (i % 2 ? 1 : -1) * 0.12,
        )
      })
    },
    -0.1,
  )
}
