import { brows, ear, eyes, mouth, nose, skull } from '../../../../kit/art/face.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'

const { felt, grey, ink, moonlight, paper, skin, sodium, sodiumDeep, steel, trench } = FUMETTO
const VEST = '#1f5a45'

function leopoldHead(pen: Pen): void {
  // Bald, with white wings over the ears.
  pen.fill(paper, '132,70 160,58 182,74 180,102 166,122 146,126! 138,100', 4.5)
  pen.line('148,84 166,78 176,86', 3)
  pen.line('146,100 164,98 172,106', 3)
  ear(pen, skin, 146, 104)
  skull(pen, 'gaunt', skin)
  pen.fill(skin, '70,64 66,40 82,20 110,16 134,30 142,62! 120,52 92,52', 0)
  pen.line('69,66 66,42 82,20 110,16 134,30 143,64', 5)
  pen.line('82,36 94,28 108,28', 4, paper)
  pen.line('80,66 96,62 116,66', 2.4)
  pen.line('82,56 96,52 112,55', 2.4)
  brows(pen, -0.5, 7, 86)
  eyes(pen, { look: -0.2, lid: 0.4 }, 98)
  // The loupe has grown into his eye.
  pen.ink('94,84! 124,78! 132,112! 100,118!')
  pen.disc(sodium, 98, 101, 17, 5)
  pen.disc(moonlight, 97, 101, 10, 3)
  pen.line('92,96 96,93 101,94', 3, paper)
  nose(pen, 'hook')
  mouth(pen, 'prim', 141)
  pen.fill(paper, '60,138! 70,129 86,131! 88,136 74,140', 3)
  pen.fill(paper, '90,131! 106,128 120,138! 106,141 90,137', 3)
  pen.fill(paper, '78,152! 92,150 104,154! 98,180 88,190 80,172', 4)
}

/** Watchmaker: bent over for forty years, and the clock that he will not put down. */
export function leopold(pen: Pen): void {
  pen.at(0, 74, 0.88, () => {
    legs(pen)
    coat(pen)
    pen.at(84, 34, 0.82, leopoldHead)
    clock(pen)
    canes(pen)
  })
}

function legs(pen: Pen): void {
  pen.fill(steel, '168,470 164,540 162,596! 196,596! 202,540 210,470', 4)
  pen.ink('188,470 182,540 180,596! 198,596 206,470')
  pen.ink('222,470 232,540 238,596! 272,596! 270,540 264,470')
  pen.ink('158,588! 198,588! 200,616! 118,616! 120,606 142,600')
  pen.ink('234,588! 276,588! 298,604 302,616! 232,616!')
}

function coat(pen: Pen): void {
  // The back is a bow.
  const back =
    '178,164 150,184 144,226 150,280 152,340 140,420 128,492! 170,502 220,504 270,500 316,486! 318,420 320,340 324,270 310,216 280,178 236,156'
  pen.fill(felt, back, 5)
  pen.inside(back, () => {
    pen.ink('262,160 286,230 282,300 276,380 284,440 280,510! 340,510 340,200')
    pen.feather('276,190 286,240 282,300 276,380 283,440 280,490', { to: [-30, 3], count: 26, width: 2.8 })
    pen.line('232,400 236,450 232,494', 4)
    pen.line('300,300 300,380 302,450', 4, trench)
  })
  const front = '172,184 150,206 148,260 154,310! 206,320 228,310! 232,250 214,200'
  pen.fill(VEST, front, 4)
  pen.inside(front, () => {
    pen.ink('200,196 214,250 210,324! 240,320 236,200')
    for (const y of [226, 252, 278]) pen.disc(sodium, 178, y, 4.6, 2)
  })
  const apron = '152,312! 206,322 246,312! 256,400 250,480! 200,488 142,478! 150,400'
  pen.fill(trench, apron, 4.5)
  pen.inside(apron, () => {
    pen.ink('222,310 232,390 226,490! 270,490 260,310')
    pen.feather('226,330 232,390 227,470', { to: [-18, 2], count: 13, width: 2.2 })
    pen.line('160,400 184,404 210,400', 4)
  })
  // The chain, and what hangs on it.
  pen.line('182,276 204,304 232,290', 5, ink)
  pen.line('182,276 204,304 232,290', 2.6, sodium)
  pen.fill(paper, '160,168! 184,200! 204,166! 214,190! 186,214! 156,192!', 4)
  pen.ink('178,196! 164,186! 164,208! 178,202! 194,210! 194,188!')
}

function clock(pen: Pen): void {
  pen.at(106, 330, 1, () => {
    pen.fill(sodium, '-46,44! -50,-30 -34,-62 0,-76 34,-62 50,-30 46,44!', 5)
    pen.ink('22,-70 36,-60 50,-30 46,44! 26,44! 34,-20')
    pen.disc(paper, -2, -16, 33, 5)
    for (let i = 0; i < 12; i++) {
      const [x, y] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)]
      pen.disc(ink, -2 + x * 26, -16 + y * 26, i % 3 === 0 ? 3.6 : 2)
    }
    pen.line('-2,-16 -8,-26 -14,-34', 6)
    pen.line('-2,-16 8,-12 18,-8', 5)
    pen.line('-36,30 0,32 36,30', 5, sodiumDeep)
    pen.disc(sodium, 0, -84, 10, 4)
  })
  const arm = '182,186 156,196 138,230 132,272 120,318 110,346! 134,362! 158,322 176,280 196,240'
  pen.fill(felt, arm, 5)
  pen.inside(arm, () => {
    pen.ink('196,206 174,250 158,300 132,364! 160,360 200,250')
    pen.feather('190,214 174,250 157,302 136,348', { to: [-13, -3], count: 15, width: 2 })
  })
  pen.fill(skin, '110,346 132,360 126,380 108,384 94,374 96,356', 3.6)
}

function canes(pen: Pen): void {
  pen.line('336,330 340,470 342,612', 15)
  pen.line('336,350 339,470 341,596', 6, trench)
  pen.line('336,340 330,314 350,304 368,318', 15)
  const arm = '282,190 312,214 330,256 344,300! 320,326! 296,290 280,246'
  pen.ink(arm)
  pen.line('306,224 322,260 330,292', 4, trench)
  pen.fill(skin, '318,300 342,296 354,312 346,332 326,338 314,322', 3.6)
  pen.line('326,314 340,312', 2.4, grey)
}
