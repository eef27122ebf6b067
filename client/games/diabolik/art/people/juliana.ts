import { arches, ear, eyes, nose, skull } from '../../../../kit/art/face.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'
import { lips } from './features.ts'

const { blood, ink, moonlight, navy, paper, skin, sodium, sodiumDeep, steel } = FUMETTO
const GOWN = '#7b3aa0'
const GOWN_DEEP = '#3f1a58'

function julianaHead(pen: Pen): void {
  // Chestnut hair built up high, and a small tiara that is hers.
  const tower = '76,50! 62,26 74,-8 106,-26 140,-16 160,14 162,52 154,90 142,104! 132,74'
  pen.fill('#5a321d', tower, 5)
  pen.inside(tower, () => {
    pen.ink('122,-30 140,6 138,44 146,104! 180,104 176,-30')
    pen.feather('128,-12 140,8 138,44 144,80', { to: [-22, 1], count: 15, width: 2.4 })
    for (const strand of ['74,30 82,6 102,-10', '84,44 94,20 116,4', '104,44 112,26 128,18'])
      pen.line(strand, 4.4, '#a9643a')
  })
  ear(pen, skin, 142, 102)
  skull(pen, 'oval', skin)
  arches(pen, 84)
  eyes(pen, { look: 0.3, lid: 0.35, lashes: true }, 98)
  nose(pen, 'button')
  lips(pen, blood, 88, 136, 0.8)
  pen.disc(ink, 104, 124, 2.2)
  pen.fill('#5a321d', '68,80! 62,58 78,42 108,38 134,50 144,80! 128,64 104,56 84,60', 4.5)
  pen.fill(sodium, '70,50! 74,22! 86,40! 98,12! 108,36! 124,16! 128,44! 100,40', 3.6)
  pen.disc(paper, 98, 32, 4, 2)
  pen.disc(paper, 142, 122, 6, 2.6)
}

/** Lady-in-waiting: a gown like a bell, and the casket under it all. */
export function juliana(pen: Pen): void {
  gown(pen)
  fanArm(pen)
  bodice(pen)
  pen.at(122, 48, 0.78, julianaHead)
  casket(pen)
}

function gown(pen: Pen): void {
  const bell =
    '164,316 130,380 96,460 60,550 36,606! 80,614 140,620! 206,622 280,620 350,612 376,600! 350,540 312,450 280,376 252,316'
  pen.fill(GOWN, bell, 5)
  pen.inside(bell, () => {
    pen.ink('236,320 262,400 282,480 290,560 288,626! 400,626 350,500 300,400 256,316')
    pen.feather('246,350 263,400 282,480 289,560 288,610', { to: [-30, 6], count: 28, width: 3, seed: 7 })
    pen.dots(GOWN_DEEP, '190,330 250,330 290,480 290,620 200,620 196,450', 8, u => u * 0.7 - 0.1)
    pen.ink('204,330 200,420 190,520 176,624! 200,624 214,520 218,420')
    pen.ink('168,340 140,430 108,520 84,618! 100,620 140,520 166,430')
    pen.line('150,370 112,470 70,580', 5, '#b98ad0')
    pen.line('186,360 172,460 146,590', 4)
    pen.line('296,420 324,510 344,590', 4.4, GOWN)
    pen.line('262,380 296,480 310,600', 4, GOWN)
  })
  for (let i = 0; i < 8; i++) pen.disc(paper, 54 + i * 44, 598 + Math.sin(i * 0.45) * 8, 6, 2.6)
}

function bodice(pen: Pen): void {
  pen.fill(skin, '186,150 188,180 160,190 142,204! 150,232 206,240 262,228! 268,202! 248,190 226,180 222,146', 4)
  pen.ink('202,166 222,150 228,182 250,190 268,204 260,232 228,238 236,206 212,190')
  const text = '146,214! 176,232 206,224! 234,230 264,210! 266,250 250,290 258,328! 206,340 158,328! 166,290 148,250'
  pen.fill(GOWN, text, 5)
  pen.inside(text, () => {
    pen.ink('232,216 240,254 230,290 236,340! 280,340 280,210')
    pen.feather('234,226 240,254 230,290 234,328', { to: [-18, 2], count: 13, width: 2.2 })
    pen.line('160,234 168,264 178,290', 4.4, '#b98ad0')
    pen.line('206,236 206,280 206,326', 3.6)
  })
  // The necklace that the Queen is said to wear.
  for (const [x, y, r] of [
    [178, 188, 4],
    [186, 197, 5],
    [196, 204, 5.6],
    [208, 206, 6],
    [219, 201, 5],
    [227, 192, 4],
  ] as const)
    pen.disc(paper, x, y, r, 2.2)
  pen.fill(blood, '203,212! 215,212! 209,230!', 2.6)
}

function fanArm(pen: Pen): void {
  pen.fill(skin, '256,204 282,214 298,240! 280,262! 262,240', 4)
  pen.fill(paper, '296,232 318,254 330,226 332,190! 350,194! 356,230 344,276 322,292 296,282 276,260!', 4.6)
  pen.ink('312,270 334,254 342,196! 350,194! 356,230 344,276 322,292')
  pen.at(
    336,
    186,
    0.84,
    () => {
      const fan = '0,8! -66,-34! -52,-76 -10,-98 34,-92 62,-62 66,-34!'
      pen.fill(blood, fan, 5)
      pen.inside(fan, () => pen.ink('8,8! 40,-100! 80,-100! 80,0!'))
      for (const [x, y] of [
        [-56, -56],
        [-30, -84],
        [2, -94],
        [32, -86],
        [56, -60],
      ] as const)
        pen.line(`0,4 ${x * 0.5},${y * 0.5} ${x},${y}`, 4, sodium)
    },
    0.16,
  )
}

function casket(pen: Pen): void {
  pen.at(
    112,
    276,
    1,
    () => {
      pen.fill(navy, '-42,-20! 42,-20! 42,30! -42,30!', 5)
      pen.fill(navy, '-44,-20! -40,-42 0,-50 40,-42 44,-20!', 5)
      pen.ink('16,-48 40,-42 44,-20! 42,30! 18,30! 22,-10')
      pen.line('-36,-30 -10,-40 16,-40', 3.6, steel)
      pen.line('-42,-18 0,-16 42,-18', 6, sodium)
      pen.fill(sodium, '-10,-24! 10,-24! 10,0! -10,0!', 3.6)
      pen.disc(ink, 0, -10, 4)
      pen.line('-34,20 -10,22 14,20', 3.4, sodiumDeep)
    },
    -0.08,
  )
  pen.fill(skin, '148,206 126,218 116,240! 136,258! 158,234', 4)
  pen.fill(paper, '118,236 98,258 84,282 88,304 112,312 146,308! 144,288! 118,286 138,258', 4.6)
  pen.line('110,258 100,280 106,296', 3, moonlight)
  pen.fill(paper, '140,286 158,284 166,296 160,308 144,310', 3.6)
}
