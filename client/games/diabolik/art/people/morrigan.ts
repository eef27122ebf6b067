import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'
import { eyes, lips } from './features.ts'

const { blood, blue, ink, moonlight, navy, olive, paper, sodium, sodiumDeep } = FUMETTO

/** A fringe cut with a ruler; she has already seen you. */
export function morriganHead(pen: Pen): void {
  // The bob behind the neck, and behind the far cheek.
  pen.ink('70,60 56,84 56,116 68,135! 78,120 78,80')
  pen.ink('120,40 152,56 166,100 170,146! 150,158 122,150 116,110')
  const face = '68,58 65,80 62,92 65,104 65,118 71,136 82,149 93,154 108,148 128,130 140,106 143,80 138,54 116,42 86,44'
  pen.fill(olive, face, 4.6)
  pen.inside(face, () => {
    pen.ink('126,60! 132,78 124,94 127,108 116,122 115,134 96,156! 120,148 140,126 150,100 150,60')
    pen.feather('131,80 124,95 127,108 116,122 114,134', { to: [-10, -3], count: 12, width: 1.6, seed: 5 })
  })
  pen.ink('64,85! 75,82 87,89! 87,93 75,86.5 65,88.5')
  pen.ink('97,90! 111,80.5 129,81! 130,84.5 112,86 98,94')
  eyes(pen, { iris: '#3f6fae', open: 0.52, tilt: 1.4, lashes: true }, 98)
  pen.line('89,92 84,106 76,117 79,122', 3)
  pen.ink('77,120.5! 86,119 95,120! 98,116 97,123 89,125.5 82,124')
  lips(pen, blood, 87, 136, 0.8)
  pen.line('104,132 108,137', 2)
  bob(pen)
}

function bob(pen: Pen): void {
  const near =
    '64,80! 56,64 60,38 78,18 106,10 136,16 158,38 168,72 172,110 176,148! 158,158 138,156 122,146! 134,126 136,104 130,82! 112,76 96,76 80,78'
  pen.ink(near)
  pen.inside(near, () => {
    pen.line('66,58 74,36 94,22 116,18', 6, blue)
    pen.line('72,68 80,48 98,36', 3.4, blue)
    pen.line('92,70 98,52 114,42', 3.4, blue)
    pen.line('112,70 118,58 130,54', 3, blue)
    pen.line('140,46 156,76 160,112 164,142', 5.4, blue)
    pen.line('144,84 150,114 152,148', 3.4, blue)
    pen.line('140,112 142,130 138,148', 2.6, blue)
    pen.line('72,44 82,30 98,22', 2.6, moonlight)
  })
  // The far side swings in to the cheek.
  pen.ink('62,72! 58,92 58,116 68,134! 52,134 46,108 50,80 58,62')
  pen.line('53,86 51,106 56,126', 2.6, blue)
}

/** The uniform coat, with the badge where it can be seen. */
export function morriganBust(pen: Pen): void {
  pen.fill(olive, '82,140 84,164 72,182 100,206 136,182 127,162 128,128', 4)
  pen.ink('92,154 110,150 128,128! 134,182 104,204 110,176')
  const coat = '-6,240! -4,206 14,190 48,176 72,168! 99,240! 136,166! 164,176 194,190 208,208 212,240!'
  pen.fill(navy, coat, 5)
  pen.inside(coat, () => {
    pen.fill(blue, '-10,240! -4,206 14,190 46,178! 40,200 46,216 40,240!')
    pen.fill(navy, '24,240! 30,214 26,200 40,186 52,180! 52,240!')
    pen.feather('40,186 28,200 31,216 25,240', { to: [-15, 2], count: 11, width: 2.2, color: navy })
    pen.ink('146,160 158,188 152,210 158,240! 220,240 220,160')
    pen.feather('153,174 158.5,189 152.5,210 157,236', { to: [-18, 2], count: 11, width: 2.2 })
    pen.line('186,200 196,218 198,240', 3, blue)
  })
  strap(pen, false)
  strap(pen, true)
  shirt(pen)
  pen.at(42, 209, 0.94, badge)
}

/** Yellow on the shoulder is her squad's. */
function strap(pen: Pen, dark: boolean): void {
  const text = dark ? '158,178! 190,190! 198,198! 192,206! 154,192!' : '44,178! 12,188! 0,198! 8,204! 48,189!'
  pen.fill(sodium, text, 4)
  if (dark) pen.ink('170,183! 190,190! 198,198! 192,206! 164,195!')
}

function shirt(pen: Pen): void {
  pen.fill(paper, '78,164! 99,200! 84,212! 66,178!', 4)
  pen.fill(paper, '133,162! 99,200! 116,212! 140,176!', 4)
  pen.ink('120,176! 133,162! 140,176! 116,212! 110,202!')
  pen.fill(ink, '91,196! 108,196! 105,206! 112,240! 88,240! 94,206!', 3)
  pen.line('96,208 95,224 96,240', 2.6, blue)
  pen.fill(navy, '66,166! 52,176 56,196! 66,200! 62,208! 96,244! 84,208!', 4.5)
  pen.line('62,180 66,196 78,218', 2.4, blue)
  pen.ink('138,164! 154,176 150,196! 138,200! 144,208! 102,244! 116,208!')
  pen.line('147,180 142,192', 2.4, blue)
}

function badge(pen: Pen): void {
  const shield = '0,-19! 8,-13 17,-14! 16,4 0,20! -16,4 -17,-14! -8,-13'
  pen.fill(sodium, shield, 4)
  pen.inside(shield, () => pen.fill(sodiumDeep, '3,-20! 20,-16! 20,8! 2,22!'))
  pen.disc(paper, 0, -1, 6.4, 3)
}

/** The whole of her, her cape thrown back: box of 400 by 640, feet at 616. */
export function morrigan(pen: Pen): void {
  cape(pen)
  boots(pen)
  dress(pen)
  beltArm(pen)
  pen.at(114, 26, 0.82, throat)
  pen.at(114, 26, 0.82, morriganHead)
  pistolArm(pen)
}

function cape(pen: Pen): void {
  const back =
    '160,166 120,200 96,270 78,350 56,436! 96,424 128,440! 160,420 260,420 288,442! 316,424 350,434! 330,350 310,270 290,200 252,166'
  pen.ink(back)
  const lining =
    '160,190 132,226 112,290 96,360 82,414! 102,408 128,424! 160,404 256,404 288,424! 304,410 326,416! 308,350 290,280 272,220 246,184'
  pen.fill(sodium, lining)
  pen.inside(lining, () => {
    pen.dots(sodiumDeep, lining, 7, (u, v) => v * 0.7 + u * 0.3 - 0.4)
    pen.ink('256,190 282,290 300,370 310,440! 344,440 320,300 282,200')
    pen.feather('262,210 282,290 299,370 306,420', { to: [-18, 3], count: 14, width: 2.2 })
    pen.ink('126,300 120,360 112,424! 104,420 110,350')
  })
  pen.line('112,232 92,310 74,390', 4.4, blue)
}

function boots(pen: Pen): void {
  pen.ink('150,470 152,540 150,584! 128,600 100,606 98,616! 180,616! 184,590 188,540 194,470')
  pen.line('162,490 162,540 160,580', 5, blue)
  pen.line('112,610 132,606', 3, moonlight)
  pen.ink('212,470 222,540 226,584 222,616! 302,616! 300,606 278,600 264,584 262,540 258,470')
  pen.line('230,490 236,540 238,580', 3.6, blue)
}

function dress(pen: Pen): void {
  const coat =
    '160,170 140,182 138,214 150,252 158,286 146,340 134,410 128,478! 166,490 206,492 246,490 282,478! 276,410 264,340 252,286 262,252 272,214 268,184 240,170'
  pen.fill(navy, coat, 5)
  pen.inside(coat, () => {
    const lit =
      '144,190! 144,216 156,252 164,286 152,340 140,410 134,480! 164,484 166,410 176,340 182,290 172,256 182,226 172,194!'
    pen.fill(blue, lit)
    pen.feather('174,192 184,226 173,256 183,290 177,340 167,410 165,484', {
      to: [-18, 3],
      count: 30,
      width: 2.4,
      color: navy,
    })
    pen.ink('232,170 244,220 234,256 240,290 248,350 246,420 252,496! 300,496 280,380 262,286 284,200 270,170')
    pen.feather('242,220 234,256 239,290 247,350 246,420 250,480', { to: [-18, 3], count: 22, width: 2.2 })
    pen.ink('206,310 204,380 198,440 200,494! 212,494 216,430 214,370')
    pen.line('262,350 268,410 272,470', 3.4, blue)
  })
  for (const y of [226, 252, 334, 366, 398]) pen.disc(sodium, 196, y, 5.4, 2.4)
  pen.ink('154,280! 206,292 256,280! 258,302! 206,314 152,302!')
  pen.fill(sodium, '188,284! 216,286! 216,314! 188,312!', 4)
  pen.ink('195,291! 209,292! 209,307! 195,306!')
  pen.at(164, 226, 0.9, badge)
}

function throat(pen: Pen): void {
  pen.fill(olive, '82,140 84,168 100,184 128,170 128,128', 4)
  pen.ink('92,154 110,150 128,128! 130,176 104,186 110,170')
  shirt(pen)
}

/** Fist on the belt: the elbow shows from under the cape. */
function beltArm(pen: Pen): void {
  const arm = '262,178 288,198 308,236 318,270 304,292 272,306! 264,284! 282,272 288,262 276,240 262,216'
  pen.ink(arm)
  pen.line('290,214 306,248 308,266', 4, blue)
  pen.line('300,280 284,290', 3.4, blue)
  pen.fill(olive, '276,280 284,294 276,310 260,310 254,296 262,282', 3.6)
}

function pistolArm(pen: Pen): void {
  // Drawn, and not yet raised.
  pen.ink('40,346! 60,352! 54,376! 30,440! 12,432! 32,374!')
  pen.ink('40,346! 62,354! 86,330! 66,318!')
  pen.line('38,376 28,404 20,428', 3.4, moonlight)
  const arm = '158,174 136,182 122,208 104,246 86,278 66,306! 90,328! 114,300 136,266 158,230'
  pen.fill(navy, arm, 5)
  pen.inside(arm, () => {
    pen.fill(blue, '150,176! 126,208 108,246 88,280 70,306! 84,312 106,280 124,248 142,208!')
    pen.feather('142,208 124,248 106,280 86,312', { to: [-13, -8], count: 17, width: 2.2, color: navy })
    pen.ink('160,206 140,250 116,290 92,328! 120,328 160,260')
  })
  pen.fill(sodium, '132,176! 160,168! 164,182! 130,194!', 4)
  pen.fill(paper, '62,306! 74,296! 98,320! 88,332!', 3.6)
  pen.fill(olive, '66,310 86,328 78,346 60,356 44,346 46,328', 3.6)
  pen.line('56,334 66,342', 2.4)
}
