import { burst } from '../../../../kit/art/ink2d.ts'
import type { Pen } from '../../../../kit/art/pen.ts'
import { FUMETTO } from '../palette.ts'

const { blood, ink, moonlight, navy, paper, sodium, steel } = FUMETTO
const PALE = '#fdeeb8'

/** Light that falls out of a lamp. */
function beam(pen: Pen, text: string): void {
  pen.fill(PALE, text)
  pen.dots(sodium, text, 10, (_, v) => v * 0.9)
}

function wheel(pen: Pen, x: number, y: number, radius: number): void {
  pen.disc(ink, x, y, radius)
  pen.disc(moonlight, x, y, radius * 0.5, 4)
  pen.disc(ink, x, y, radius * 0.16)
}

function smoke(pen: Pen, puffs: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, size] of puffs) pen.disc(ink, x, y, size + 5)
  for (const [x, y, size] of puffs) pen.disc('#aeb0ae', x, y, size)
  for (const [x, y, size] of puffs) pen.disc(paper, x - size * 0.24, y - size * 0.28, size * 0.52)
}

/** Straight at whoever stands on the line. */
export function nightExpress(pen: Pen): void {
  pen.disc(paper, 396, 70, 40)
  pen.ink('0,250! 60,214! 130,240! 200,212! 300,236! 380,206! 480,240! 480,360! 0,360!')
  pen.fill(steel, '196,250! 284,250! 400,360! 80,360!', 5)
  for (let i = 0; i < 5; i++) {
    const y = 268 + i * i * 5.5
    pen.ink(
      `${190 - i * 26},${y}! ${290 + i * 26},${y}! ${294 + i * 27},${y + 6 + i * 2}! ${186 - i * 27},${y + 6 + i * 2}!`,
    )
  }
  smoke(pen, [
    [210, 50, 34],
    [166, 34, 28],
    [120, 22, 24],
    [78, 10, 20],
  ])
  pen.fill(ink, '216,86! 222,48! 258,48! 264,86!', 5)
  pen.disc(ink, 240, 168, 108)
  pen.disc(steel, 240, 168, 96, 6)
  pen.dots(ink, '144,72! 336,72! 336,264! 144,264!', 10, (u, v) =>
    Math.hypot(u - 0.5, v - 0.5) < 0.46 ? u * 1.2 - 0.2 : 0,
  )
  pen.disc('#5d7189', 240, 168, 66, 6)
  for (let i = 0; i < 12; i++) pen.disc(ink, 240 + Math.cos(i * 0.5236) * 81, 168 + Math.sin(i * 0.5236) * 81, 5)
  pen.fill(blood, '130,246! 350,246! 356,276! 124,276!', 6)
  pen.fill(ink, '152,276! 328,276! 366,332! 114,332!', 4)
  for (let i = 0; i < 7; i++)
    pen.line(`${240 + (i - 3) * 22},280 ${240 + (i - 3) * 29},304 ${240 + (i - 3) * 36},328`, 7, moonlight)
  pen.ctx.fillStyle = sodium
  pen.ctx.fill(burst(240, 150, 92, 34, 12, 0.13))
  pen.disc(PALE, 240, 150, 38, 6)
  for (const x of [152, 328]) pen.disc(PALE, x, 260, 13, 5)
}

/** It carries other people's money and sees nothing above its own roof. */
export function bankVan(pen: Pen): void {
  pen.ink('0,300! 480,284! 480,360! 0,360!')
  beam(pen, '96,246! 96,272! 0,320! 0,252!')
  pen.ink('70,306 240,296 420,302 446,318 240,334 70,324')
  const body = '84,286! 84,226! 108,214! 142,142! 176,130! 408,122! 424,136! 426,286!'
  pen.fill(moonlight, body, 9)
  pen.inside(body, () => {
    pen.fill(navy, '60,226! 440,218! 440,262! 60,268!')
    pen.dots(steel, '180,120! 430,120! 430,290! 180,290!', 10, (u, v) => u * 0.5 + v * 0.6 - 0.25)
    pen.ink('370,118! 384,200 376,290! 440,290! 440,118!')
    pen.feather('374,130 384,200 378,280', { to: [-26, 2], count: 14, width: 2.8, color: ink })
  })
  pen.fill(ink, '118,212! 146,152! 182,148! 182,210!', 5)
  pen.fill(PALE, '128,206! 150,160! 160,160! 142,206!')
  pen.line('196,140 196,210 196,284', 5)
  pen.line('290,132 290,210 290,284', 5)
  pen.fill(paper, '216,152! 350,148! 350,196! 216,200!', 5)
  pen.ctx.fillStyle = blood
  pen.ctx.textAlign = 'center'
  pen.ctx.textBaseline = 'middle'
  pen.ctx.font = "44px 'League Gothic', sans-serif"
  pen.ctx.fillText('CV BANK', 283, 177)
  wheel(pen, 146, 290, 36)
  wheel(pen, 362, 286, 36)
  pen.disc(PALE, 92, 248, 12, 5)
  // What the guards never look at.
  pen.ink('300,122! 312,92 334,84 356,92 372,116! 392,118! 384,128! 300,130!')
  pen.disc(ink, 322, 82, 15)
  pen.line('312,78 318,79 324,78', 5, paper)
  pen.line('334,92 372,62 404,66', 8, blood)
}

/** Empty crates, a deaf driver, the border ahead. */
export function byRoad(pen: Pen): void {
  pen.ink('0,236! 90,206! 190,232! 300,200! 480,226! 480,360! 0,360!')
  pen.fill('#4a4a51', '210,228! 262,228! 430,360! 20,360!')
  for (let i = 0; i < 4; i++) {
    const y = 240 + i * i * 8 + i * 8
    pen.fill(
      paper,
      `${235 - i},${y}! ${239 + i},${y}! ${241 + i * 2},${y + 8 + i * 6}! ${231 - i * 2},${y + 8 + i * 6}!`,
    )
  }
  beam(pen, '150,250! 186,250! 210,330! 96,352!')
  beam(pen, '294,250! 330,250! 384,352! 270,330!')
  const box = '140,96! 340,96! 346,150! 134,150!'
  pen.fill('#8a5a2c', box, 8)
  for (const x of [190, 240, 290]) pen.line(`${x},100 ${x},124 ${x},148`, 7)
  pen.line('142,122 240,126 338,122', 7)
  const cab = '150,142! 330,142! 346,204! 346,270! 134,270! 134,204!'
  pen.fill('#2e6b4f', cab, 9)
  pen.inside(cab, () => {
    pen.ink('306,140! 316,210 306,280! 360,280! 360,140!')
    pen.feather('308,150 316,210 308,262', { to: [-22, 2], count: 12, width: 2.6, color: ink })
  })
  pen.fill(ink, '164,152! 316,152! 328,200! 152,200!', 5)
  pen.fill(PALE, '176,156! 214,156! 196,196! 164,196!')
  pen.ink('262,200! 266,176 284,168 300,178 304,200!')
  pen.fill(steel, '186,212! 294,212! 294,262! 186,262!', 6)
  for (let i = 0; i < 6; i++) pen.line(`${198 + i * 17},216 ${198 + i * 17},236 ${198 + i * 17},258`, 6)
  for (const x of [160, 320]) pen.disc(PALE, x, 240, 20, 7)
  pen.ink('126,270! 354,270! 354,288! 126,288!')
  for (const x of [152, 328]) pen.fill(ink, `${x - 22},288! ${x + 22},288! ${x + 18},318! ${x - 18},318!`)
}

/** Fast, and heard in two towns. */
export function byWater(pen: Pen): void {
  pen.disc(paper, 372, 82, 46)
  pen.disc('#1d4c7d', 352, 74, 40)
  pen.ink('0,196! 60,170! 120,190! 180,164! 220,190! 480,190! 480,206! 0,206!')
  pen.fill(navy, '0,202! 480,202! 480,360! 0,360!')
  for (const [x, y, long] of [
    [30, 230, 70],
    [330, 226, 90],
    [400, 262, 60],
    [20, 300, 60],
    [360, 330, 90],
    [100, 344, 70],
  ] as const)
    pen.line(`${x},${y} ${x + long / 2},${y - 5} ${x + long},${y}`, 6, moonlight)
  pen.fill(paper, '20,272! 110,236 190,262! 330,286 250,312 130,318 60,302!', 5)
  pen.dots('#7fa6c4', '20,272! 110,236! 330,286! 130,318! 60,302!', 9, (_, v) => v * 0.8 - 0.1)
  const hull = '118,232! 250,218 372,196 446,176! 420,240 366,276 250,296 150,288!'
  pen.fill('#a2542a', hull, 9)
  pen.inside(hull, () => {
    pen.ink('140,274! 260,276 372,250 430,196! 460,260! 260,320!')
    pen.feather('170,276 270,272 372,248', { to: [-6, -24], count: 18, width: 2.8, color: ink })
    pen.line('126,244 260,232 440,190', 7, paper)
  })
  pen.fill(ink, '216,222! 250,186! 284,180! 272,214!', 5)
  pen.fill(moonlight, '258,190! 276,186! 266,212! 244,216!')
  pen.ink('176,228! 180,192 196,180 214,190 220,224!')
  pen.disc(ink, 198, 172, 16)
  pen.line('202,168 208,169 213,167', 5, paper)
  pen.line('186,186 140,176 106,192', 10, blood)
}

/** Two seats and no lights. */
export function byAir(pen: Pen): void {
  pen.disc(paper, 250, 176, 130)
  pen.dots('#aeb0ae', '120,46! 380,46! 380,306! 120,306!', 12, (u, v) =>
    Math.hypot(u - 0.5, v - 0.5) < 0.49 ? u * 0.7 - 0.2 : 0,
  )
  pen.ink('0,330! 70,300! 130,322! 200,292! 290,326! 370,298! 480,328! 480,360! 0,360!')
  pen.fill(ink, '120,120! 196,132! 262,142 372,112! 396,124! 330,170! 212,196! 130,160!', 0)
  const wing = '36,206! 212,152! 282,148! 300,166! 196,196! 52,232!'
  pen.fill(blood, wing, 8)
  const body = '92,150! 130,150 240,146 324,120 396,104! 410,126 390,162 300,184 190,182 120,172!'
  pen.fill('#e8dfc8', body, 8)
  pen.inside(body, () => {
    pen.ink('120,174! 240,172 330,152 410,118! 420,200! 120,200!')
    pen.feather('150,174 250,170 350,146', { to: [-4, -18], count: 18, width: 2.6, color: ink })
  })
  pen.fill(blood, '86,152! 78,98! 106,98! 136,148!', 7)
  pen.fill(blood, '242,136! 300,98! 444,50! 452,66! 340,116! 290,134!', 8)
  pen.fill(ink, '246,142! 260,118! 292,114! 302,132!', 5)
  pen.disc(ink, 262, 112, 13)
  pen.disc(ink, 288, 106, 13)
  pen.line('256,112 226,104 200,110', 8, blood)
  pen.disc(ink, 404, 118, 12)
  pen.line('396,60 410,118 420,180', 7, '#52677f')
  wheel(pen, 330, 206, 18)
  pen.line('316,176 324,190 330,204', 7)
}
