import { brows, ear, eyes, mouth, nose, skull } from '../../../../kit/art/face.ts'
import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

const { paper, sodium, sodiumDeep, slate, bone, red } = NIGHT

export function taxi(pen: Pen): void {
  const body = '8,140 10,112 34,100 60,96! 76,62 96,52 134,52 154,64 166,96! 184,104 194,124 194,148! 8,150!'
  pen.fill(sodium, body, 6)
  pen.inside(body, () => {
    pen.ink('8,134 60,128 120,130 196,120! 196,160! 8,160!')
    pen.feather('14,134 60,129 120,131 190,122', { to: [4, -14], count: 30, width: 2.4 })
    for (let i = 0; i < 24; i++) {
      pen.ctx.fillStyle = i % 2 ? NIGHT.ink : paper
      pen.ctx.fillRect(8 + i * 8, 106 - (i > 7 && i < 20 ? 2 : 0), 8, 8)
    }
  })
  pen.ink('84,96! 92,70 104,62! 112,62! 112,96!')
  pen.ink('120,62! 136,62 148,72 154,94! 120,96!')
  pen.line('92,88 102,70', 4, paper)
  pen.line('126,90 134,70', 4, paper)
  pen.fill(paper, '98,36! 132,36! 130,52! 100,52!', 4)
  pen.ctx.font = "16px 'League Gothic', sans-serif"
  pen.ctx.fillStyle = NIGHT.ink
  pen.ctx.textAlign = 'center'
  pen.ctx.textBaseline = 'middle'
  pen.ctx.fillText('TAXI', 115, 45)
  for (const x of [46, 156]) {
    pen.disc(NIGHT.ink, x, 150, 27)
    pen.disc(bone, x, 150, 14, 4)
    pen.disc(NIGHT.ink, x, 150, 5)
  }
  pen.disc(paper, 16, 118, 9, 4)
  pen.line('4,142 30,146 66,146', 6, paper)
  for (const text of ['198,176 120,180 20,176', '180,188 90,192 40,188']) pen.line(text, 5, bone)
}

export function privateEye(pen: Pen): void {
  pen.at(84, 84, 1, () => {
    pen.line('44,46 92,96', 34)
    pen.line('50,50 90,92', 14, sodiumDeep)
    pen.disc(NIGHT.ink, 4, 5, 68)
    pen.disc(sodium, 0, 0, 68, 6)
    pen.disc(paper, 0, 0, 54, 6)
    pen.at(0, 4, 1, () => {
      pen.ink('-50,0! -24,-28 16,-30 50,-2! 20,24 -24,24')
      pen.fill(paper, '-40,0! -20,-17 14,-19 40,-2! 14,15 -18,16')
      pen.disc(slate, 0, -2, 18, 4)
      pen.disc(NIGHT.ink, 0, -2, 10)
      pen.disc(paper, -5, -8, 4)
      pen.line('-46,-26 -10,-46 44,-34', 9)
    })
  })
}

export function mobster(pen: Pen): void {
  pen.at(-4, 12, 1.02, () => {
    pen.ink('10,196! 18,168 56,156 90,170 128,154 176,164 196,196!')
    pen.fill(paper, '76,158! 112,156! 98,196! 88,196!', 4)
    pen.fill(red, '88,166! 102,166! 100,196! 90,196!', 3)
    ear(pen)
    skull(pen, 'round')
    brows(pen, 0.6, 8, 88)
    eyes(pen, { look: -0.4, lid: 0.6 })
    nose(pen, 'bulb')
    mouth(pen, 'smirk', 141)
    pen.line('118,98 126,112 120,128', 3.4)
    pen.fill(slate, '54,64 58,26 80,6 104,12 124,4 148,20 156,62', 5)
    pen.ink('112,6 148,20 158,64! 120,64 128,34')
    pen.ink('54,46! 104,56 156,44! 158,68! 54,70!')
    pen.fill(slate, '18,78 44,62 104,66 166,54 186,64 170,80 104,86 46,88', 5)
    pen.ink('60,82! 104,80 150,76! 146,88 104,92 62,92')
  })
}

export function phone(pen: Pen): void {
  pen.line('150,150 184,160 178,188 150,184 160,170 188,190', 5)
  pen.ink('40,100 60,86! 140,86! 160,100 176,160 180,184! 20,184! 24,160')
  pen.line('34,172 44,124 58,104', 7, slate)
  pen.line('36,174 158,174', 4, slate)
  pen.disc(paper, 100, 134, 38, 5)
  for (let i = 0; i < 10; i++) {
    const a = -2.2 + i * 0.52
    pen.disc(NIGHT.ink, 100 + Math.cos(a) * 26, 134 + Math.sin(a) * 26, 5.4)
  }
  pen.disc(red, 100, 134, 12, 4)
  pen.ink('60,70! 66,88! 134,88! 140,70!')
  pen.ink('6,66 10,44 40,30 100,24 160,30 190,44 194,66 180,84 158,82 146,62 100,54 54,62 42,82 20,84')
  pen.line('18,58 40,42 80,34', 6, bone)
  pen.line('152,66 164,76', 4, slate)
  for (const [a, b] of [
    ['44,14', '34,0'],
    ['100,10', '100,-6'],
    ['156,14', '166,0'],
  ])
    pen.line(`${a} ${b}`, 7, red)
}
