import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'
import { eyes } from './features.ts'

const { blood, bloodDeep, moonlight, paper, skin, steel } = FUMETTO

/** A hood without a seam; the eyes are all that is left of a face. */
export function diabolikHead(pen: Pen): void {
  const hood =
    '62,60 58,82 54,94 58,108 57,124 62,142 72,157 86,164 104,162 126,150 144,126 154,98 155,66 144,36 122,18 98,14 76,26'
  pen.ink(hood)
  pen.inside(hood, () => {
    // Moonlight on the brow, the cheek and the jaw.
    const brow = '66,74! 66,52 80,30 104,20! 98,32 92,48 90,66 92,78! 80,72'
    pen.fill(steel, brow)
    pen.feather('106,20 96,40 91,60 92,80', { to: [-13, 1], count: 11, width: 2 })
    const cheek = '60,110! 72,114 78,118 70,128! 84,130 92,124 104,118! 104,132 96,146 88,160! 76,156 66,142 60,124'
    pen.fill(steel, cheek)
    pen.feather('105,114 105,132 97,146 89,162', { to: [-14, 0], count: 13, width: 2, seed: 4 })
    pen.ink('72,140! 84,137 97,139! 92,143 82,142')
    pen.line('80,149 86,148 92,150', 2.6)
    pen.line('68,70 70,50 84,32', 4.6, moonlight)
    pen.line('62,118 65,136 74,150', 4, moonlight)
    // The ridge of the nose under the cloth.
    pen.fill(steel, '86,104! 80,116 72,125 76,130 84,129! 90,118 92,106!')
    pen.line('86,106 80,117 73,125', 3.2, moonlight)
    pen.line('138,128 126,142 110,152', 3.4, steel)
    pen.line('147,60 150,86 146,108', 4, steel)
    pen.line('128,30 140,44 146,60', 2.6, steel)
  })
  slit(pen)
}

function slit(pen: Pen): void {
  const opening =
    '60,87! 68,80 80,86 91,96! 102,83 118,76 137,82! 141,92 134,104 118,109 104,107 93,104! 84,109 70,109 61,102'
  pen.fill(skin, opening, 3.4)
  pen.inside(opening, () => {
    // Brows meet in the shadow of the cloth.
    pen.ink('58,80! 72,84 91,99! 93,103 88,104 74,92 60,92')
    pen.ink('93,104! 96,94 116,74! 146,76! 140,89 118,86 104,95 97,103')
    pen.ink('126,84 130,94 122,108! 148,112 148,80')
    pen.feather('129,84 130,95 123,106', { to: [-8, -1], count: 6, width: 1.5 })
  })
  pen.at(0, 2, 1, () => eyes(pen, { iris: '#5f93bd', open: 0.46, tilt: 3.4 }))
}

/** Shoulders like a cliff, and the scarf. */
export function diabolikBust(pen: Pen): void {
  const suit = '-22,240! -14,200 8,178 44,166 78,158! 130,154! 168,164 200,178 220,204 226,240!'
  pen.ink(suit)
  pen.ink('80,150 124,146 150,130 152,172 80,172')
  pen.inside(suit, () => {
    const chest = '-16,222! -8,200 14,182 46,172! 38,190 46,206 40,240! -20,240!'
    pen.fill(steel, chest)
    pen.feather('48,170 39,190 47,207 41,240', { to: [-22, 2], count: 14, width: 2.6, seed: 6 })
    pen.line('-10,206 10,186 40,174', 4.4, moonlight)
    pen.line('150,206 176,212 196,236', 4, steel)
    pen.line('168,178 192,190 206,208', 3.4, steel)
  })
}

export function diabolikScarf(pen: Pen): void {
  const tail = '132,166 158,150 184,160 214,138! 218,166 196,186 164,182 136,192'
  pen.fill(blood, tail, 5)
  pen.inside(tail, () => {
    pen.ink('140,184 166,170 190,178 220,152! 222,194 136,198')
    pen.feather('142,182 166,170 190,178 212,162', { to: [-3, -12], count: 12, width: 1.8 })
  })
  const wrap = '56,146 74,162 100,170 128,160 142,140 154,156 156,178 136,194 102,202 66,194 46,178 46,158'
  pen.fill(blood, wrap, 5)
  pen.inside(wrap, () => {
    pen.fill(bloodDeep, '44,176 70,190 104,194 134,186! 124,210 44,210')
    pen.ink('122,166 136,156 144,138 150,150 148,172 138,184 122,204! 164,204 164,140')
    pen.ink('100,172 124,162 142,140! 146,148 130,168 112,176')
    pen.feather('148,156 147,172 138,184 124,200', { to: [-15, -3], count: 11, width: 2 })
    pen.line('54,160 76,176 106,181', 4)
    pen.line('58,174 80,186 100,189', 3)
  })
  pen.line('52,156 58,164 68,170', 3, paper)
}

/** The whole of him, about to be gone: box of 400 by 640, feet at 616. */
export function diabolik(pen: Pen): void {
  const tail =
    '206,152 240,132 274,150 312,118 352,128 392,104! 384,132 396,152! 356,164 318,158 284,186 246,176 212,186'
  pen.fill(blood, tail, 5)
  pen.inside(tail, () => {
    pen.ink('216,178 248,158 280,168 316,140 356,148 400,130! 404,170 320,176 284,196 230,196')
    pen.feather('222,172 248,158 280,168 316,140 356,148 386,138', { to: [-6, -15], count: 20, width: 2.2 })
    pen.line('226,148 252,144 270,154', 3, paper)
  })
  backArm(pen)
  legs(pen)
  torso(pen)
  pen.at(104, 26, 0.82, diabolikHead)
  pen.at(104, 26, 0.82, diabolikScarf)
  dagger(pen)
  frontArm(pen)
}

function legs(pen: Pen): void {
  const back =
    '196,360 232,420 262,466 282,512 300,560 300,584! 286,600 284,616! 368,616! 364,602 340,588 334,556 326,500 306,440 284,384 262,336 210,330'
  pen.ink(back)
  pen.inside(back, () => {
    const shin = '228,384! 252,440 276,478 292,530 304,580! 310,560 300,506 284,456 262,404 246,376!'
    pen.fill(steel, shin)
    pen.feather('250,378 284,456 302,510 312,566', { to: [-15, 5], count: 22, width: 2.4 })
    pen.line('234,392 258,442 280,480', 3.6, moonlight)
  })
  pen.line('292,602 316,606 350,606', 3.4, steel)
  const front =
    '168,330 140,380 108,420 92,452 94,486 104,536 104,578! 92,594 58,604 50,616! 142,616! 146,586 150,536 146,484 184,440 226,396 250,340'
  pen.ink(front)
  pen.inside(front, () => {
    const thigh = '170,340! 142,384 112,424 96,454 100,470! 122,446 148,420 166,392 178,350!'
    pen.fill(steel, thigh)
    pen.feather('180,348 168,390 148,420 122,446 104,468', { to: [-17, -10], count: 20, width: 2.4 })
    pen.fill(steel, '97,474! 108,536 108,580! 122,560 120,520 114,486!')
    pen.feather('116,484 121,520 123,562', { to: [-13, 2], count: 12, width: 2 })
    pen.line('164,358 138,396 106,436', 4, moonlight)
    pen.line('100,488 110,536 111,572', 3.6, moonlight)
    pen.line('190,420 160,452 150,478', 3.4, steel)
  })
  pen.line('62,610 84,602 108,600', 3.6, moonlight)
}

function torso(pen: Pen): void {
  const suit =
    '148,166 122,184 118,218 134,262 152,304 160,346 186,384 224,388 254,362 262,318 274,270 290,226 286,192 262,170 214,158'
  pen.ink(suit)
  pen.inside(suit, () => {
    const lit = '122,190! 124,224 140,266 156,306 166,350! 182,340 176,302 168,268 182,244 176,216 150,188!'
    pen.fill(steel, lit)
    pen.feather('152,186 178,216 183,244 169,270 177,304 184,342', { to: [-20, 3], count: 28, width: 2.6, seed: 8 })
    pen.line('128,204 134,238 148,272', 4.4, moonlight)
    pen.line('158,300 164,326 172,346', 3.6, moonlight)
    // Folds that the turn of the body pulls tight.
    pen.line('204,226 232,240 266,226', 4, steel)
    pen.line('198,268 224,284 258,272', 3.4, steel)
    pen.line('196,302 222,318 254,304', 3.4, steel)
  })
  pen.fill(bloodDeep, '158,334! 206,352 262,330! 262,346! 208,368 162,350!', 3)
  pen.fill(paper, '196,344! 216,347! 215,368! 197,366!', 3)
}

function backArm(pen: Pen): void {
  const arm =
    '256,168 290,178 318,208 346,244 366,272 364,292 342,312 318,330 300,320! 304,302 322,284 306,262 280,240 262,222'
  pen.ink(arm)
  pen.line('300,196 326,228 350,262', 4, steel)
  pen.line('342,284 328,300 314,312', 3.4, steel)
  pen.ink('318,306 328,322 322,344 304,352 290,340 288,322 300,310')
  pen.line('298,322 294,334 302,344', 3, steel)
}

/** The blade stands before him, and the light runs down it. */
function dagger(pen: Pen): void {
  pen.at(
    54,
    212,
    1,
    () => {
      pen.fill(paper, '-9,-20! -10,-118 0,-150! 11,-118 9,-20!', 4.5)
      pen.fill(moonlight, '1,-20! 1,-140! 9,-116 8,-20!')
      pen.line('0,-24 0,-80 0,-128', 3.4)
      pen.fill(blood, '-28,-26! 28,-26! 30,-14! -30,-14!', 4)
      pen.ink('-8,-14! 8,-14! 8,34! -8,34!')
      pen.disc(blood, 0, 38, 9, 4)
    },
    -0.2,
  )
}

function frontArm(pen: Pen): void {
  const arm = '162,168 136,172 114,194 92,228 72,252 56,236! 46,216 32,226 34,252 50,284 72,298 98,286 130,256 158,224'
  pen.ink(arm)
  pen.inside(arm, () => {
    pen.fill(steel, '150,172! 120,190 98,226 78,252! 92,256 116,232 134,208!')
    pen.feather('136,206 116,232 92,258', { to: [-14, -12], count: 11, width: 2.2 })
    pen.line('138,180 116,202 96,232', 4, moonlight)
  })
  pen.line('42,236 48,264 66,282', 4, moonlight)
  pen.ink('36,196 52,186 70,192 78,210 72,230 52,236 38,226')
  for (const y of [200, 209, 218]) pen.line(`42,${y} 54,${y - 3} 66,${y}`, 2.6, steel)
}
