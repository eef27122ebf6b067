import { burst } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'

const { blood, bloodDeep, ink, moonlight, paper, sodium, sodiumDeep } = FUMETTO
const GOLD = '#f6c84a'
const PALE = '#fdeeb8'

/** Light that falls on a stone: a star with four points. */
function glint(pen: Pen, x: number, y: number, size: number): void {
  pen.ctx.fillStyle = paper
  pen.ctx.fill(burst(x, y, size, size * 0.16, 4))
}

/** A goddess of red stone, arms raised, a jewel for a heart. */
export function bloodIdol(pen: Pen): void {
  pen.fill(ink, '120,348! 150,322! 330,322! 360,348!')
  const arms =
    '176,214! 130,196 112,150 118,84! 104,60! 116,48! 132,54! 146,44! 152,64! 148,92 154,138 190,160! 290,160! 326,138 332,92 328,64! 334,44! 348,54! 364,48! 376,60! 362,84! 368,150 350,196 304,214!'
  pen.fill(blood, arms, 8)
  const body = '196,150! 284,150! 300,200 286,244 314,322! 166,322! 194,244 180,200'
  pen.fill(blood, body, 8)
  pen.inside(body, () => {
    pen.ink('270,140! 266,200 250,244 272,330! 330,330! 310,140!')
    pen.feather('270,150 268,200 254,244', { to: [-26, 4], count: 14, width: 2.6, color: ink })
    pen.dots(bloodDeep, body, 9, u => u * 1.2 - 0.3)
  })
  pen.line('176,286 240,300 304,286', 9)
  pen.line('186,262 240,274 294,262', 7)
  const crown = '176,74! 186,22! 212,52! 240,8! 268,52! 294,22! 304,74!'
  pen.fill(GOLD, crown, 7)
  const head = '184,74! 296,74! 298,112 280,148 240,164 200,148 182,112'
  pen.fill(blood, head, 8)
  pen.inside(head, () => {
    pen.ink('262,70! 274,110 258,164! 310,160! 310,70!')
    pen.feather('264,80 272,112 260,146', { to: [-18, 2], count: 9, width: 2.2, color: ink })
  })
  // Slits that look at whoever comes.
  pen.fill(PALE, '196,104! 214,96 232,108! 214,112')
  pen.fill(PALE, '284,104! 266,96 248,108! 266,112')
  pen.line('206,104 216,103 226,107', 6)
  pen.line('254,107 264,103 274,104', 6)
  pen.line('240,104 236,124 244,128', 5)
  pen.line('218,142 240,136 262,142', 7)
  pen.disc(GOLD, 240, 204, 26, 7)
  pen.fill(paper, '240,186! 256,204! 240,222! 224,204!', 4)
  glint(pen, 252, 190, 22)
}

/** Gold, without arms, on a plinth behind a rope. */
export function goldenVenus(pen: Pen): void {
  pen.fill(paper, '150,348! 150,312! 330,312! 330,348!', 7)
  pen.ink('270,312! 330,312! 330,348! 262,348!')
  const body =
    '214,92! 208,110 176,120 160,140! 172,160 186,154! 192,186 186,214 178,250 184,312! 300,312! 306,262 296,216 286,190 292,152! 308,164 322,146! 300,120 272,110 266,92!'
  pen.fill(GOLD, body, 8)
  pen.inside(body, () => {
    pen.fill(sodiumDeep, '272,90! 280,130 262,168 274,206 262,260 276,320! 330,320! 330,100!')
    pen.feather('274,116 264,168 272,206 264,250', { to: [-34, 6], count: 20, width: 2.8, color: sodiumDeep })
    pen.ink('296,120! 300,170 288,206 298,250 294,320! 330,320! 330,110!')
    // The cloth that slips.
    pen.fill(paper, '170,240! 210,222 262,232 312,214! 320,330! 160,330!', 5)
    pen.ink('276,230! 264,262 282,320! 330,330! 330,210!')
    for (const fold of ['196,240 204,276 192,316', '226,238 236,270 222,316', '252,240 246,276 256,316'])
      pen.line(fold, 8)
  })
  pen.line('206,146 216,158 228,148', 5, sodiumDeep)
  pen.line('246,148 256,158 268,146', 5, sodiumDeep)
  const head = '210,58 218,32 244,24 268,40 272,68 258,94 238,104 218,92'
  pen.fill(GOLD, head, 7)
  pen.inside(head, () => pen.fill(sodiumDeep, '252,30! 256,66 240,104! 280,104! 284,30!'))
  pen.fill(sodium, '206,58! 208,28 232,10 262,12 284,34 288,60 276,72! 266,48 244,40 224,46', 6)
  pen.disc(sodium, 290, 42, 17, 6)
  pen.line('222,66 230,63 238,66', 5)
  pen.line('228,68 224,80 230,82', 4)
  for (const x of [96, 384]) {
    pen.fill(GOLD, `${x - 7},250! ${x + 7},250! ${x + 9},344! ${x - 9},344!`, 5)
    pen.disc(GOLD, x, 246, 13, 5)
  }
  pen.line('98,258 170,322 240,330 310,322 382,258', 17, blood)
  glint(pen, 196, 132, 24)
  glint(pen, 228, 216, 16)
}

/** Emeralds round a neck that nobody sees. */
export function queenEsmeralda(pen: Pen): void {
  pen.ink('150,0! 160,60 130,110 40,140 0,150! 0,360! 480,360! 480,150! 440,140 350,110 320,60 330,0!')
  pen.fill(
    moonlight,
    '178,0! 184,66 164,112 90,146 30,160! 60,196 150,250 240,300 330,250 420,196 450,160! 390,146 316,112 296,66 302,0!',
    0,
  )
  pen.dots('#3f5268', '178,0! 184,66 164,112 90,146 30,160! 240,300! 450,160! 316,112! 302,0!', 11, u => u * 1.1 - 0.3)
  const stones: readonly (readonly [number, number, number])[] = [
    [116, 132, 17],
    [134, 172, 20],
    [162, 208, 23],
    [198, 236, 26],
    [282, 236, 26],
    [318, 208, 23],
    [346, 172, 20],
    [364, 132, 17],
  ]
  for (const [x, y, size] of stones) emerald(pen, x, y, size, (x - 240) / 300)
  emerald(pen, 240, 258, 40, 0)
  pen.fill(PALE, '240,306! 262,334! 240,354! 218,334!', 6)
  pen.line('226,332 240,316 252,328', 5, '#1c8a55')
  glint(pen, 222, 240, 30)
  glint(pen, 350, 158, 18)
  glint(pen, 150, 196, 18)
}

function emerald(pen: Pen, x: number, y: number, size: number, turn: number): void {
  pen.at(
    x,
    y,
    size,
    at => {
      at.disc(GOLD, 0, 0, 1.22, 0.22)
      at.fill('#1c8a55', '-0.5,-0.95! 0.5,-0.95! 0.9,-0.5! 0.9,0.5! 0.5,0.95! -0.5,0.95! -0.9,0.5! -0.9,-0.5!', 0.16)
      at.fill('#7fe0a8', '-0.4,-0.7! 0.3,-0.7! -0.5,0.3! -0.6,-0.3!')
      at.fill('#0d4a2d', '0.5,0! 0.75,0.4! 0.4,0.8! -0.2,0.8!')
    },
    turn,
  )
}

/** Rubies for scales, and it looks at you. */
export function serpentOfFire(pen: Pen): void {
  pen.ink('90,330 150,306 330,306 400,330 330,352 150,352')
  const coil = (text: string, wide: number): void => {
    pen.line(text, wide + 16)
    pen.line(text, wide, blood)
  }
  coil('84,312 150,262 270,262 372,292 400,322', 58)
  coil('380,308 330,250 220,232 138,256 104,300', 54)
  coil('130,272 150,206 250,190 330,214 352,262', 50)
  const neck = '300,238! 326,206 316,162 268,138 236,112 238,86! 292,92! 300,108 342,128 376,172 366,226 344,254!'
  pen.fill(blood, neck, 8)
  pen.inside(neck, () => {
    pen.ink('300,96! 350,136 354,190 330,250! 400,260! 390,120!')
    for (let i = 0; i < 7; i++)
      pen.line(`${262 + i * 11},${112 + i * 16} ${284 + i * 8},${108 + i * 16} ${300 + i * 9},${128 + i * 16}`, 5)
  })
  const head = '150,66! 178,38 232,26 284,44 308,82 290,116 240,122 190,106 152,92!'
  pen.fill(blood, head, 8)
  pen.inside(head, () => {
    pen.ink('196,110! 240,104 290,92 312,70! 312,130! 190,130!')
    pen.feather('206,106 244,100 288,88', { to: [-4, -22], count: 14, width: 2.6, color: ink })
  })
  pen.fill(GOLD, '196,62! 214,48 236,56! 220,74', 5)
  pen.line('214,52 214,72', 7)
  pen.fill(PALE, '160,92! 172,94! 164,118!', 4)
  pen.line('152,80 110,86 86,74', 6)
  pen.line('112,86 96,100 84,98', 5)
  for (const [x, y] of [
    [170, 236],
    [236, 222],
    [300, 232],
    [152, 284],
    [220, 284],
    [292, 286],
    [352, 300],
  ] as const) {
    pen.fill('#ff5a5f', `${x},${y - 14}! ${x + 15},${y}! ${x},${y + 14}! ${x - 15},${y}!`, 4)
    pen.fill(paper, `${x - 2},${y - 9}! ${x + 5},${y - 2}! ${x - 7},${y}!`)
  }
  glint(pen, 220, 58, 16)
  glint(pen, 300, 222, 20)
}

/** One minute to, and the chain already broken. */
export function havelWatches(pen: Pen): void {
  watch(pen, 96, 252, 58, 2.2)
  watch(pen, 392, 248, 54, 4.4)
  pen.line('240,56 206,20 150,22 90,4', 10, GOLD)
  pen.disc(GOLD, 240, 58, 24, 7)
  pen.fill(GOLD, '224,70! 256,70! 260,98! 220,98!', 7)
  watch(pen, 240, 214, 122, 0)
  glint(pen, 168, 140, 30)
}

function watch(pen: Pen, x: number, y: number, size: number, turn: number): void {
  pen.at(x, y, size / 100, at => {
    at.disc(ink, 6, 8, 104)
    at.disc(GOLD, 0, 0, 100, 8)
    at.dots(
      sodiumDeep,
      '-100,-100! 100,-100! 100,100! -100,100!',
      10,
      (u, v) => Math.max(0, u + v - 1.1) * (Math.hypot(u - 0.5, v - 0.5) < 0.48 ? 1 : 0),
    )
    at.disc(paper, 0, 0, 80, 6)
    for (let hour = 0; hour < 12; hour++) {
      const [dx, dy] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)]
      at.line(`${dx * 74},${dy * 74} ${dx * 66},${dy * 66} ${dx * 56},${dy * 56}`, hour % 3 ? 6 : 13)
    }
    const hand = (angle: number, long: number, wide: number, color: string): void =>
      at.line(
        `0,0 ${Math.sin(angle) * long * 0.5},${-Math.cos(angle) * long * 0.5} ${Math.sin(angle) * long},${-Math.cos(angle) * long}`,
        wide,
        color,
      )
    hand(-0.14 + turn, 44, 15, ink)
    hand(-0.2 + turn * 2, 66, 10, ink)
    hand(2.2 + turn, 60, 5, blood)
    at.disc(ink, 0, 0, 9)
  })
}
