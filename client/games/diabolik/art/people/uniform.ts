import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'

const { blue, ink, moonlight, navy, paper, sodium, sodiumDeep } = FUMETTO

/** D-19: what an Officer wears tells whose he is. */
export interface Squad {
  readonly cloth: string
  readonly deep: string
  readonly trousers: string
  readonly stripe: string
  readonly badge: string
}
export const BLUE: Squad = { cloth: blue, deep: navy, trousers: navy, stripe: '#c3121c', badge: sodium }
export const YELLOW: Squad = { cloth: sodium, deep: sodiumDeep, trousers: '#33240f', stripe: sodium, badge: paper }

/** Trousers and boots; the feet at 616. */
export function standing(pen: Pen, { trousers, stripe }: Squad): void {
  pen.fill(trousers, '150,370 146,440 142,500 140,560! 188,560! 196,500 204,430 210,380', 4.5)
  pen.ink('186,380 178,440 172,500 170,560! 190,560 200,490 212,380')
  pen.fill(trousers, '204,380 214,440 222,500 228,560! 276,560! 274,500 270,440 264,370', 4.5)
  pen.ink('238,372 244,440 250,500 252,560! 278,560 276,490 266,370')
  pen.line('154,390 150,450 148,540', 6, stripe)
  pen.ink('136,552! 190,552! 192,600 190,616! 100,616! 104,604 130,596')
  pen.ink('226,552! 280,552! 286,596 312,604 316,616! 226,616!')
  pen.line('148,560 147,580 142,594', 4, moonlight)
  pen.line('238,562 240,586', 3.4, moonlight)
}

/** At a run to the left. */
export function running(pen: Pen, { trousers, stripe }: Squad): void {
  pen.fill(trousers, '210,360 244,420 276,460 318,494! 346,462! 316,430 290,390 268,350', 4.5)
  pen.ink('240,360 268,410 300,446 336,476! 348,464 316,430 288,384 268,350')
  pen.ink('310,488! 340,456! 364,470 392,462! 396,474 380,504 364,536! 352,536! 350,520 336,508')
  pen.line('326,484 344,476 366,484', 3.4, moonlight)
  pen.fill(trousers, '152,360 122,410 96,452 90,478 104,520 112,560! 156,548! 150,510 148,484 184,446 224,390', 4.5)
  pen.ink('190,380 160,432 128,464 128,484 140,520 142,556! 160,550 152,484 190,446 226,380')
  pen.line('158,376 126,424 106,460', 6, stripe)
  pen.ink('106,552! 158,540! 164,584 166,616! 70,616! 72,602 102,594')
  pen.line('118,564 122,584 114,598', 4, moonlight)
}

/** Tunic, belt, strap and collar; arms come after. */
export function tunic(pen: Pen, { cloth, deep, badge }: Squad): void {
  const coat =
    '158,170 134,184 132,220 142,262 148,300 140,350 134,392! 170,402 208,404 246,402 280,392! 274,350 264,300 272,262 282,220 278,186 250,170'
  pen.fill(cloth, coat, 5)
  pen.inside(coat, () => {
    pen.ink('236,166 250,214 240,260 244,300 252,350 256,410! 300,410 280,340 270,290 292,220 280,166')
    pen.feather('248,214 240,260 244,300 251,350 255,396', { to: [-20, 3], count: 20, width: 2.4, seed: 3 })
    pen.dots(deep, '196,180 240,180 246,300 254,400 206,400 200,300', 7, u => u * 0.6 - 0.1)
    pen.ink('206,320 204,360 202,404! 212,404 212,360')
    pen.ink('136,212 150,240 160,268! 146,266 138,244')
    pen.line('150,330 146,362 142,388', 4)
  })
  pen.ink('178,148! 204,168 232,146! 244,172 206,196 168,174')
  pen.line('178,164 202,178 226,168', 3.4, badge)
  for (const y of [216, 246, 340]) pen.disc(badge, 192, y, 6, 2.6)
  // The strap over the shoulder, and the belt.
  pen.line('150,176 196,236 262,302', 13, ink)
  pen.line('158,188 198,238 240,282', 3, moonlight)
  pen.ink('145,292! 208,304 268,292! 272,316! 208,330 142,316!')
  pen.fill(badge, '180,298! 208,300! 208,329! 180,327!', 4)
  pen.ink('187,305! 200,306! 200,322! 187,321!')
}

/** In the faces' box of 200. */
export function cap(pen: Pen, { cloth, badge }: Squad): void {
  const crown = '34,58 22,34 50,8 104,-6 156,6 188,32 172,60 104,50'
  pen.fill(cloth, crown, 5)
  pen.inside(crown, () => {
    pen.ink('112,-8 130,18 126,56! 196,62 196,-8')
    pen.feather('116,0 130,20 127,48', { to: [-22, 3], count: 11, width: 2.4 })
    pen.line('44,30 70,14 96,8', 4, paper)
  })
  pen.ink('42,52! 104,48 164,52! 164,76! 104,82 46,78!')
  pen.fill(badge, '92,18! 101,24 112,23! 110,46 92,60! 74,46 72,23! 83,24', 4)
  pen.ink('92,18! 101,24 112,23! 110,46 92,60!')
  pen.ink('28,88 58,72 104,70 152,70 172,78 160,92 104,91 62,99 36,103')
  pen.line('42,92 66,80 100,78', 3.6, moonlight)
}
