import { brows, ear, eyes, mouth, nose, skull } from '../../../../kit/art/face.ts'
import { NIGHT } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'

const { sodium, sodiumDeep, skin, paper, bone, slate, red } = NIGHT

function ceoHead(pen: Pen): void {
  ear(pen, skin, 145, 98)
  skull(pen, 'gaunt')
  // Slick hair with a parting, and the comb's lines in it.
  pen.ink('66,66! 64,44 74,26 98,16 126,18 146,34 154,62 152,92 144,94! 142,74 134,56! 118,48 96,48 80,50! 72,58')
  for (const text of ['80,44 100,26 128,28 144,52', '90,46 108,36 130,42 142,66', '76,42 88,28 104,22'])
    pen.line(text, 3, bone)
  brows(pen, 0.4, 4.5, 83)
  pen.line('124,80 132,74', 4)
  eyes(pen, { look: -0.6, lid: 0.55 }, 96)
  nose(pen, 'hook')
  mouth(pen, 'pencil', 140)
  pen.line('104,116 110,128 108,140', 2.8)
  // Grey at the temple.
  for (let i = 0; i < 4; i++) pen.line(`${140 + i * 3},${72 + i} ${143 + i * 2},${92 + i}`, 1.6, bone)
  // The cigar.
  pen.at(72, 145, 1, () => {
    pen.fill(NIGHT.sodiumDeep, '4,-6! -28,-1! -28,8! 4,5!', 3)
    pen.fill(red, '-28,-2! -35,0! -35,8! -28,9!', 2.4)
    pen.line('-36,2 -46,-14 -34,-28 -46,-48', 12)
    pen.line('-37,0 -46,-14 -35,-28 -45,-45', 6, paper)
  })
}

export function ceo(pen: Pen): void {
  coatBack(pen)
  trousers(pen)
  suit(pen)
  pen.fill(skin, '182,104 184,136 200,156 218,138 222,100', 3.5)
  pen.ink('190,120 204,124 222,102 222,138 204,156 200,138')
  pen.fill(paper, '180,130! 201,154! 190,164! 174,140!', 3)
  pen.fill(paper, '222,128! 201,154! 213,164! 228,138!', 3)
  pen.at(134, 18, 0.66, ceoHead)
  coatFront(pen)
  caneHand(pen)
  watchHand(pen)
}

function coatBack(pen: Pen): void {
  const back =
    '138,138 112,150 94,190 80,270 66,370 48,500! 96,520 150,508 250,508 310,522 356,500! 338,370 322,270 310,190 290,150 262,138'
  pen.ink(back)
  const lining =
    '140,160 120,210 108,290 96,390 80,486! 116,496 150,488 250,488 292,498 326,486! 310,390 298,290 286,210 266,160'
  pen.fill(sodium, lining)
  pen.inside(lining, () => {
    pen.dots(sodiumDeep, lining, 7, (_u, v) => v * 0.9 - 0.25)
    pen.ink('118,300 116,390 104,496! 88,496 104,390')
    pen.ink('140,330 142,420 132,500! 118,500 132,410')
    pen.ink('262,240 280,320 290,400 300,500! 336,500 322,380 300,240')
    pen.feather('264,260 280,326 289,400 296,480', { to: [-18, 4], count: 16, width: 2.2, seed: 31 })
  })
}

function trousers(pen: Pen): void {
  const left = '152,350 150,430 146,520 142,590 142,606! 188,608! 190,560 196,470 202,380'
  const right = '200,370 210,470 218,560 222,608! 268,604! 264,560 260,470 254,350'
  for (const leg of [left, right]) pen.fill(slate, leg, 4)
  for (const leg of [left, right])
    pen.inside(leg, () => {
      for (let i = 0; i < 14; i++) pen.line(`${150 + i * 9},340 ${144 + i * 9.4},480 ${140 + i * 9.6},612`, 1.8, bone)
    })
  pen.inside(left, () => {
    pen.ink('178,350 178,430 172,520 166,612! 200,612 206,400')
    pen.feather('178,380 177,440 171,530 167,600', { to: [-12, 2], count: 12, width: 2 })
  })
  pen.inside(right, () => {
    pen.ink('222,350 232,430 236,520 238,612! 276,612 262,350')
    pen.feather('224,380 232,440 236,530 238,600', { to: [-13, 2], count: 12, width: 2, seed: 2 })
  })
  // Spats.
  pen.fill(paper, '142,590! 190,592! 190,606 186,616! 124,616! 126,604 140,600', 4)
  pen.ink('122,616! 124,604 138,600 150,608 152,616!')
  pen.fill(paper, '222,592! 268,588! 272,600 290,606 292,616! 226,616! 222,606', 4)
  pen.ink('262,616! 262,606 276,600 290,604 294,616!')
}

function suit(pen: Pen): void {
  const jacket =
    '160,140 146,160 142,200 150,250 154,290 144,340 140,392! 200,402 262,392! 258,340 250,290 256,250 262,200 258,160 244,140 200,132'
  pen.fill(slate, jacket, 4.5)
  pen.inside(jacket, () => {
    for (let i = 0; i < 15; i++) pen.line(`${138 + i * 9},130 ${144 + i * 8},270 ${134 + i * 9.4},410`, 1.8, bone)
    pen.ink('216,140 226,200 218,260 226,320 228,410! 272,410 266,130')
    pen.feather('222,180 220,250 225,310 228,380', { to: [-14, 3], count: 15, width: 2.1, seed: 17 })
    pen.line('204,236 200,310 206,400', 4)
  })
  for (const [x, y] of [
    [180, 268],
    [178, 300],
    [212, 268],
    [210, 300],
  ] as const) {
    pen.fill(sodium, `${x - 4},${y} ${x},${y - 4} ${x + 4},${y} ${x},${y + 4}`, 2)
  }
  // Shirt, tie, lapels, pocket square.
  pen.fill(paper, '180,134! 220,134! 214,190 202,240! 188,190', 3)
  pen.fill(sodium, '194,148! 208,148! 206,158! 212,220 202,240! 192,218 197,158!', 3)
  pen.line('194,176 210,182', 3)
  pen.line('193,194 211,202', 3)
  pen.fill(slate, '178,130! 158,142 150,170! 166,178! 158,190! 202,258! 190,190', 4)
  pen.ink('222,130! 244,142 252,170! 236,178! 244,190! 202,258! 214,190')
  pen.line('164,150 170,172 184,206', 2, bone)
  pen.fill(paper, '226,212! 232,200! 238,208! 246,198! 250,214!', 2.4)
}

/** Worn over the shoulders like a cape, with a collar of fur. */
function coatFront(pen: Pen): void {
  const left = '172,132 142,138 112,150 92,192 78,272 62,372 44,502! 74,512 98,516! 106,420 120,310 138,220 160,170'
  pen.ink(left)
  const right =
    '230,132 260,138 290,150 310,190 324,270 340,370 360,502! 330,514 306,518! 300,420 286,310 268,220 244,170'
  pen.ink(right)
  pen.line('104,190 90,280 72,400 60,490', 5, slate)
  pen.line('120,230 106,320 92,430', 4, slate)
  pen.line('300,210 314,300 330,420', 4, slate)
  pen.fill(
    bone,
    '180,120 156,122 134,134 124,152 130,172! 138,166 142,182! 150,174 154,198! 164,186 172,206! 180,176 186,150',
    4.5,
  )
  pen.fill(
    bone,
    '218,120 244,122 266,132 278,152 272,172! 264,166 260,184! 252,176 248,200! 238,186 230,208! 222,176 214,150',
    4.5,
  )
  pen.ink('226,126 248,128 270,140 278,154 272,172! 264,166 260,184! 252,176 248,200! 238,186 230,208! 234,170 244,150')
  for (const text of ['140,142 146,152', '154,134 160,150', '150,162 158,172', '168,150 172,168', '168,180 172,190'])
    pen.line(text, 3.4)
}

function caneHand(pen: Pen): void {
  pen.line('116,318 96,470 78,612', 10)
  pen.line('114,330 96,470 80,600', 3, sodium)
  pen.fill(slate, '124,262 112,284 108,306 126,314 140,300 144,276', 4)
  pen.fill(paper, '108,300! 128,306! 126,316! 105,310!', 3)
  pen.fill(skin, '104,310 126,316 130,328 122,338 106,336 98,326', 3.6)
  pen.line('108,322 124,326', 2.4)
  pen.fill(sodium, '106,304 122,300 126,312 114,320 102,316', 3.4)
}

/** The other hand weighs the watch: time is money. */
function watchHand(pen: Pen): void {
  pen.fill(slate, '282,230 284,262 270,286 244,300! 236,278! 254,266 262,244', 4)
  pen.ink('284,236 286,264 272,288 246,300! 242,290 262,276 274,256')
  pen.fill(paper, '248,302! 236,276! 228,280! 240,306!', 3)
  pen.fill(skin, '238,282 224,276 208,282 204,294 216,304 236,302', 3.6)
  pen.line('212,290 226,292', 2.4)
  pen.line('186,332 196,318 206,300', 3, sodium)
  pen.fill(sodium, '182,330 194,322 206,330 208,344 196,354 184,348', 3.6)
  pen.fill(paper, '188,334 195,329 202,334 203,343 196,348 189,344', 2)
  pen.line('196,338 196,332', 2.4)
  pen.line('196,338 201,340', 2.4)
}
