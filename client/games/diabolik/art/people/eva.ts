import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'
import { eyes, lips } from './features.ts'

const { blonde, blondeLight, blood, ink, moonlight, paper, skin, sodiumDeep, steel } = FUMETTO

/** Hair up, not a strand out of place; nothing surprises her. */
export function evaHead(pen: Pen): void {
  chignon(pen)
  pen.ink('126,60 152,62 156,96 146,122 128,128')
  const face = '70,60 66,80 63,92 67,104 67,117 73,134 83,148 93,153 107,147 127,127 139,106 142,80 136,54 116,42 88,44'
  pen.fill(skin, face, 4.6)
  pen.inside(face, () => {
    pen.ink('128,50! 134,72 131,92 126,106 124,120 112,134 96,154! 118,146 138,124 148,100 150,60')
    pen.feather('133,74 130,94 126,106 123,121', { to: [-10, -3], count: 11, width: 1.6, seed: 3 })
  })
  pen.line('65,84 75,79 87,84', 3.4)
  pen.line('98,83.5 113,76.5 130,82', 4)
  eyes(pen, { iris: '#4f8f86', open: 0.4, tilt: 2.6, lashes: true }, 96)
  // Painted lids.
  pen.line('68,91 75,88 83,91', 2.8, steel)
  pen.line('101,90.5 111,86.5 122,89', 3.2, steel)
  pen.line('87,98 82,110 78,116 81,120', 2.4)
  pen.ink('79,119! 86,118.5 94,118! 91,122 85,122')
  lips(pen, blood, 87, 134, 0.86)
  hair(pen)
  ear(pen)
}

function chignon(pen: Pen): void {
  const knot = '132,28 138,4 158,-6 182,0 194,20 190,44 172,56 146,52'
  pen.fill(blonde, knot, 5)
  pen.inside(knot, () => {
    pen.ink('176,-6 184,16 178,36 160,50 140,52! 170,66 204,48 202,0')
    pen.feather('178,-2 184,16 178,36 160,50', { to: [-12, -8], count: 13, width: 1.8 })
    // Wound from the left, tucked in below.
    pen.line('136,30 146,12 164,6 184,14', 2.8)
    pen.line('138,40 148,24 166,18 186,26', 3.2)
    pen.line('144,48 156,36 170,32 184,38', 2.6)
    for (const strand of ['140,18 148,6 160,0', '146,28 154,19 166,14', '150,40 158,32 166,29'])
      pen.line(strand, 4, blondeLight)
  })
}

function hair(pen: Pen): void {
  // Swept off the brow to the knot.
  const swept =
    '64,82! 59,58 66,34 86,17 114,10 142,18 159,42 161,72 153,96 142,112! 136,104 138,90 132,77 120,66 106,58 94,54! 84,53 74,60 68,70'
  pen.fill(blonde, swept, 5)
  pen.inside(swept, () => {
    pen.dots(sodiumDeep, swept, 4.8, (u, v) => u * 0.9 + v * 0.35 - 0.62)
    pen.ink('138,12 154,44 152,70 142,88 138,118! 170,118 170,12')
    pen.feather('146,22 154,46 152,70 142,92', { to: [-17, -4], count: 15, width: 1.9 })
    // Every strand runs to the knot.
    pen.line('67,70 74,48 92,32 118,24 140,26', 2.6)
    pen.line('74,60 88,44 110,34 136,33', 2.2)
    pen.line('84,55 98,47 118,41 142,42', 3)
    pen.line('98,55 114,50 130,48 148,51', 2.2)
    pen.line('112,61 126,57 140,58 152,62', 2.8)
    pen.line('124,68 136,67 148,72', 2)
    pen.line('132,80 142,80 150,86', 2)
    for (const strand of ['68,50 73,38 82,29', '78,43 86,33 97,26', '92,36 102,29 114,25', '90,23 102,17 116,15'])
      pen.line(strand, 4.6, blondeLight)
    pen.line('104,43 114,39 124,38', 3, blondeLight)
    pen.line('112,54 122,52 130,52', 2.4, blondeLight)
  })
  // The parting: one lock goes the other way, round the temple.
  const lock = '97,53! 84,60 75,72 69,92! 61,82 60,64 70,50 84,46'
  pen.fill(blonde, lock, 3.6)
  pen.line('90,53 76,62 68,82', 2.4)
  pen.line('82,51 70,58 64,72', 4, blondeLight)
}

function ear(pen: Pen): void {
  pen.fill(skin, '132,90 140,88 144,97 140,108 134,113 130,106', 3)
  pen.line('135,94 140,97 136,106', 2)
  pen.disc(paper, 136, 121, 6, 2.4)
  pen.disc(ink, 138, 122.5, 2.6)
}

/** Black from the throat down. */
export function evaBust(pen: Pen): void {
  const neck = '84,138 86,162 78,184 102,198 132,186 127,164 127,124'
  pen.fill(skin, neck, 4)
  pen.inside(neck, () => {
    pen.ink('93,152 110,148 130,122! 136,200 112,200 114,178 106,162')
    pen.feather('101,158 112,174 112,192', { to: [-11, 3], count: 8, width: 1.6 })
  })
  const suit = '2,250! 6,224 20,204 50,190 74,182! 81,168! 100,177 130,166! 138,180! 168,190 190,204 202,224 208,250!'
  pen.ink(suit)
  pen.inside(suit, () => {
    const lit = '2,250! 10,222 26,207 56,195! 46,210 52,226 46,250!'
    pen.fill(steel, lit)
    pen.feather('58,193 47,210 52,226 46,250', { to: [-17, 2], count: 12, width: 2.2 })
    pen.line('12,226 26,210 50,198', 3.6, moonlight)
    pen.line('82,174 77,183 64,190', 3, moonlight)
    pen.line('88,177 99,182 114,179', 2.6, steel)
    pen.line('150,195 172,205 184,222', 3.4, steel)
  })
  // The zip, shut to the top.
  pen.line('99,178 97,210 98,246', 3, moonlight)
  pen.fill(paper, '95,180! 102,180! 103,194! 98,198! 94,194!', 2)
}

/** The whole of her, in no hurry: box of 400 by 640, feet at 616. */
export function eva(pen: Pen): void {
  hipArm(pen)
  trousers(pen)
  bodice(pen)
  pen.at(116, 22, 0.82, evaNeck)
  pen.at(116, 22, 0.82, evaHead)
  gunArm(pen)
}

function evaNeck(pen: Pen): void {
  pen.fill(skin, '84,138 88,176 128,178 127,124', 4)
  pen.ink('93,152 110,148 130,122! 130,180 108,180 110,166')
}

function trousers(pen: Pen): void {
  // One hip out; from the knee the cloth falls wide.
  const far = '206,336 232,420 244,500 236,590! 262,602 292,602 322,590! 314,500 296,420 272,340'
  pen.ink(far)
  pen.ink('248,594! 286,594! 292,616! 240,616! 232,608 248,602')
  pen.line('284,420 298,500 304,580', 4, steel)
  pen.line('258,440 268,510 266,586', 3.4, steel)
  const near = '146,336 138,400 134,470 122,530 92,592! 124,606 166,606 204,592! 208,530 212,460 226,390 232,344'
  pen.ink(near)
  pen.inside(near, () => {
    const lit = '148,340! 142,400 138,470 126,534 98,594! 132,602 144,560 158,500 160,440 164,390 160,344!'
    pen.fill(steel, lit)
    pen.feather('162,344 166,390 160,440 158,500 144,560 134,602', { to: [-18, 3], count: 26, width: 2.5, seed: 5 })
    pen.line('152,352 148,410 144,470 134,530', 4.4, moonlight)
    pen.line('200,420 192,490 180,560', 3.4, steel)
    pen.line('178,450 172,520 158,590', 3, steel)
  })
  pen.fill(blood, '112,598! 150,602! 152,616! 88,616! 86,610 104,606', 3.6)
}

function bodice(pen: Pen): void {
  const suit =
    '156,176 138,186 136,214 150,250 160,278 152,310 142,344! 190,362 276,346! 268,310 254,280 264,250 276,214 268,186 238,172 196,166'
  pen.ink(suit)
  pen.inside(suit, () => {
    const lit =
      '140,192! 142,218 158,250 168,280 158,312 150,346! 170,350 176,316 184,282 174,258 186,236 178,208 160,186!'
    pen.fill(steel, lit)
    pen.feather('162,184 180,208 188,236 175,258 185,282 177,316 170,350', { to: [-18, 2], count: 28, width: 2.4 })
    pen.line('146,204 152,228 162,252', 4.2, moonlight)
    pen.line('206,232 230,244 258,230', 3.6, steel)
    pen.line('250,290 258,312 264,338', 3.4, steel)
    pen.line('200,176 202,220 204,262', 3, moonlight)
  })
  pen.fill(blood, '156,282! 206,296 258,282! 262,302! 206,316 154,302!', 4)
  pen.fill(paper, '196,290! 218,290! 219,313! 197,314!', 3)
  // A collar to the chin.
  pen.ink('178,152! 202,160 224,148! 232,176 204,190 172,178')
  pen.line('182,162 200,170 218,164', 3, moonlight)
}

function hipArm(pen: Pen): void {
  const arm =
    '258,178 288,190 314,222 340,258 344,276 326,294 290,316 272,330! 262,310! 284,292 304,270 284,244 262,222'
  pen.ink(arm)
  pen.line('290,206 312,236 332,264', 4.4, steel)
  pen.line('322,286 300,302 284,312', 3.4, steel)
  pen.fill(skin, '276,304 286,318 278,336 262,336 256,320 264,306', 3.6)
}

function gunArm(pen: Pen): void {
  // Up beside the cheek, the muzzle at the sky.
  pen.fill(steel, '62,112! 80,108! 88,168! 112,164! 114,182! 90,188! 96,214! 76,218!', 4.5)
  pen.ink('72,110! 80,108! 88,168! 112,164! 114,182! 90,188! 96,214! 88,216! 78,160!')
  pen.line('66,118 72,150 76,176', 3.4, moonlight)
  const arm = '160,180 138,188 122,216 108,250 96,262! 92,232! 70,234! 70,270 82,298 102,302 122,288 146,254 158,228'
  pen.ink(arm)
  pen.inside(arm, () => {
    pen.fill(steel, '148,186! 128,216 112,256 96,270! 110,282 130,254 146,216!')
    pen.feather('148,212 131,254 110,284', { to: [-14, -8], count: 13, width: 2.2 })
    pen.line('142,194 126,222 110,256', 4, moonlight)
    pen.line('78,246 80,270 90,288', 4, moonlight)
  })
  pen.fill(skin, '68,204 80,194 98,198 104,212 100,232 86,240 70,234', 3.6)
  for (const y of [206, 215, 224]) pen.line(`72,${y} 84,${y - 3} 92,${y}`, 2.4)
}
