import { arches, ear, eyes, nose, skull } from '../../../../kit/art/face.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'
import { lips } from './features.ts'

const { blood, bloodDeep, felt, grey, ink, moonlight, paper, skin, steel, trench, trenchDeep } = FUMETTO

function claraHead(pen: Pen): void {
  ear(pen, skin, 144, 100)
  skull(pen, 'oval', skin)
  arches(pen, 85)
  eyes(pen, { look: 0.2, lid: 0.1, lashes: true }, 98)
  nose(pen, 'button')
  lips(pen, blood, 88, 136, 0.84)
  // Red hair piled into a scarf that is knotted on top.
  pen.fill('#b4542a', '66,84! 58,62 72,44 96,50! 90,62 76,68', 4)
  pen.fill('#b4542a', '132,62! 152,76 156,108 144,118! 138,92', 4)
  const scarf = '62,66! 56,38 78,14 112,8 146,22 160,54 156,84! 132,66 100,56 78,58'
  pen.fill(moonlight, scarf, 5)
  pen.inside(scarf, () => {
    pen.ink('124,6 140,36 138,66 152,92! 176,86 170,10')
    pen.feather('130,18 140,38 139,64', { to: [-18, 1], count: 10, width: 2.2 })
    for (const [x, y] of [
      [76, 42],
      [98, 30],
      [104, 50],
      [122, 34],
    ] as const)
      pen.disc(blood, x, y, 5)
  })
  pen.fill(moonlight, '100,14! 78,-14 92,-26 108,-6! 124,-28 140,-16 118,12!', 4.5)
  pen.ink('108,-2! 124,-28 140,-16 118,12!')
}

/** Sculptress: a smock white with dust, and somebody else's head. */
export function clara(pen: Pen): void {
  legs(pen)
  malletArm(pen)
  smock(pen)
  pen.fill(skin, '184,138 188,170 206,184 222,170 220,134', 4)
  pen.ink('200,152 220,134 224,170 208,184')
  pen.at(118, 36, 0.8, claraHead)
  bust(pen)
  nearArm(pen)
}

function legs(pen: Pen): void {
  pen.fill(steel, '158,450 154,520 156,592! 190,592! 196,520 200,450', 4)
  pen.ink('178,450 174,520 174,592! 192,592 198,450')
  pen.fill(steel, '214,450 222,520 226,592! 260,592! 258,520 254,450', 4)
  pen.ink('232,450 240,520 240,592! 262,592 256,450')
  pen.ink('150,586! 192,586! 194,616! 110,616! 112,606 136,600')
  pen.ink('222,586! 264,586! 290,604 294,616! 222,616!')
}

function smock(pen: Pen): void {
  const text =
    '162,172 140,184 140,220 150,264 144,330 128,410 116,476! 160,490 206,492 252,490 296,474! 284,410 268,330 262,264 272,220 268,186 244,172'
  pen.fill(paper, text, 5)
  pen.inside(text, () => {
    pen.ink('236,180 248,230 240,280 252,350 262,420 268,496! 320,496 292,400 270,300 290,200')
    pen.feather('246,230 240,280 251,350 261,420 266,480', { to: [-24, 3], count: 26, width: 2.6 })
    pen.ink('206,330 202,400 196,492! 210,492 216,400')
    pen.ink('160,340 152,400 140,480! 152,486 164,410')
    pen.line('182,340 180,410 172,478', 4)
    pen.dots(grey, '170,300 244,300 256,490 170,490', 8, (u, v) => u * 0.4 + v * 0.2 - 0.1)
    for (const [x, y, r] of [
      [158, 244, 6],
      [178, 382, 8],
      [226, 360, 6],
      [150, 440, 7],
    ] as const)
      pen.disc(blood, x, y, r)
  })
  pen.line('176,180 178,240 174,300', 4)
  pen.ink('146,286! 206,296 264,286! 266,304! 206,314 144,304!')
  pen.fill(trench, '214,322! 250,318! 252,356! 218,360!', 4)
}

function malletArm(pen: Pen): void {
  pen.line('292,210 316,150 334,92', 16)
  pen.line('294,204 316,150 332,100', 8, trench)
  pen.at(
    338,
    76,
    1,
    () => {
      pen.fill(trench, '-42,-22! 42,-22! 42,24! -42,24!', 5)
      pen.ink('14,-22! 42,-22! 42,24! 14,24! 20,0')
      pen.line('-34,-10 -10,-8 10,-10', 4, trenchDeep)
      pen.line('-34,8 -10,10 10,8', 4, trenchDeep)
    },
    0.3,
  )
  const arm = '256,176 284,186 306,214 318,250 308,270 290,264 276,236! 262,216'
  pen.fill(paper, arm, 5)
  pen.ink('280,186 300,220 306,266! 318,256 306,212')
  pen.fill(skin, '280,240 272,210 280,186 298,176 310,190 306,214 318,254 300,268', 4)
  pen.line('282,200 294,196 302,202', 2.6)
  pen.fill(paper, '274,236! 316,246! 312,272! 276,264!', 4)
}

function bust(pen: Pen): void {
  // Marble: a head that stands in a better house.
  pen.at(96, 236, 1, () => {
    pen.fill(
      paper,
      '-30,-66 -34,-92 -18,-116 8,-118 28,-102 30,-76 22,-56 18,-40! 40,-24 44,6! -44,6! -38,-22 -16,-38! -22,-52',
      5,
    )
    pen.ink('8,-118 28,-102 30,-76 22,-56 18,-40! 40,-24 44,6! 16,6! 12,-30 4,-50 16,-76')
    pen.feather('12,-104 16,-76 5,-50 12,-28', { to: [-14, 2], count: 13, width: 2 })
    pen.line('-30,-84 -36,-70 -28,-66', 3.4)
    pen.line('-24,-92 -16,-95 -8,-92', 3.4)
    pen.line('-26,-56 -18,-54 -12,-57', 3)
    for (const lock of ['-30,-98 -16,-108 -6,-100', '-14,-112 2,-110 10,-98']) pen.line(lock, 4, grey)
  })
}

function nearArm(pen: Pen): void {
  const arm = '162,176 138,184 118,216 92,250 56,248! 54,276! 98,288 130,276 158,232'
  pen.fill(paper, arm, 5)
  pen.inside(arm, () => {
    pen.ink('166,204 138,244 104,266 54,264! 54,290 130,290 170,230')
    pen.feather('162,206 138,244 104,266 64,264', { to: [-6, -12], count: 15, width: 2 })
  })
  pen.fill(skin, '58,246 44,242 34,254 40,270 56,278', 3.6)
  pen.ink('116,196! 134,206! 128,214! 112,204!')
  pen.fill(felt, '52,246! 62,246! 62,280! 52,280!', 3)
  pen.line('160,182 142,196 130,214', 3, bloodDeep)
  pen.disc(ink, 150, 208, 2)
}
