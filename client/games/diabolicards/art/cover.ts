import { burst, type Ctx, halftone, rng } from '../../../kit/art/ink2d.ts'
import { FONTS } from '../../../kit/art/lettering.ts'
import { type Pen, penOf } from '../../../kit/art/pen.ts'
import { masthead, POSTER, priceBox, trim } from '../../../kit/art/print.ts'

const [ink, paper, magenta, cyan, lime, yellow, orange, violet] = [
  '#12061f',
  '#fff7e3',
  '#ff2e88',
  '#19c8f0',
  '#b6f02e',
  '#ffe11a',
  '#ff6a13',
  '#2a0b4f',
]
const { width, height } = POSTER

/** Two fists meet over the end of the world. */
export function diabolicards(ctx: Ctx): void {
  const pen = penOf(ctx)
  ctx.fillStyle = violet
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, 1000], 18, orange, (_u, v) => v * 1.15 - 0.1)
  halftone(ctx, [0, 520, width, 500], 18, yellow, (u, v) => v * 0.7 - Math.abs(u - 0.5) * 0.7)
  rays(ctx)
  cloud(pen)
  ruins(ctx)
  clash(ctx, pen)
  cards(pen)
  masthead(ctx, 54, 66, {
    text: 'DIABOLICARDS',
    family: FONTS.comic,
    width: 780,
    height: 176,
    fill: yellow,
    edge: paper,
    shadow: ink,
    deep: 13,
    skew: -0.05,
  })
  priceBox(ctx, 62, 252, '№ 3', '25 ¢', cyan)
  trim(ctx, 8, paper)
}

function rays(ctx: Ctx): void {
  const random = rng(4)
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * Math.PI * 2 + random() * 0.08
    const w = 0.02 + random() * 0.05
    ctx.fillStyle = i % 3 ? 'rgba(255,46,136,.9)' : yellow
    ctx.beginPath()
    ctx.moveTo(450 + Math.cos(a) * 260, 700 + Math.sin(a) * 240)
    ctx.lineTo(450 + Math.cos(a - w) * 1100, 700 + Math.sin(a - w) * 1100)
    ctx.lineTo(450 + Math.cos(a + w) * 1100, 700 + Math.sin(a + w) * 1100)
    ctx.fill()
  }
}

/** The cloud has a face, and is pleased. */
export function cloud(pen: Pen): void {
  pen.fill(ink, '390,700 404,560 380,480 420,470 480,470 520,480 496,560 512,700')
  pen.fill(orange, '404,700 416,560 396,486 504,486 484,560 498,700', 6)
  const top =
    '230,430 214,360 270,316 290,262 370,246 430,220 510,238 580,246 622,300 680,330 690,410 640,462 560,470 500,500 400,500 330,472 262,474'
  pen.fill(magenta, top, 9)
  pen.inside(top, () => {
    pen.dots(yellow, top, 17, (u, v) => 0.95 - Math.hypot(u - 0.32, v - 0.3) * 1.6)
    pen.ink('560,236 600,320 590,420 520,510! 720,510 720,230')
    pen.feather('580,270 600,330 588,420 540,490', { to: [-40, 4], count: 18, width: 4.4 })
    pen.line('280,400 320,350 300,300', 8)
    pen.line('380,280 430,262 470,286', 8)
  })
  pen.ink('330,352! 372,340 416,372! 404,400 362,404 336,384')
  pen.ink('472,372! 520,340 562,352! 556,388 528,406 484,400')
  pen.fill(lime, '356,372! 384,372 396,386! 372,392')
  pen.fill(lime, '496,386! 510,370 538,372! 520,392')
  pen.ink('436,410! 452,396 466,410! 452,418')
  pen.ink('346,430! 450,452 552,428! 536,470 450,486 366,472')
  pen.fill(paper, '362,440! 450,460 538,438! 530,456 450,474 370,456')
  for (let x = 384; x < 530; x += 22) pen.line(`${x},444 ${x},472`, 4)
}

function ruins(ctx: Ctx): void {
  const random = rng(19)
  for (const [color, base, lift] of [
    ['#5a1370', 150, 70],
    ['#1c0a33', 90, 60],
  ] as const)
    for (let x = -10; x < width; ) {
      const [w, h] = [44 + random() * 80, base + random() * lift * 2]
      ctx.fillStyle = color
      ctx.beginPath()
      ctx.moveTo(x, 1010)
      ctx.lineTo(x, 1010 - h)
      // Nothing has kept its roof.
      ctx.lineTo(x + w * 0.3, 1010 - h - 24 * random())
      ctx.lineTo(x + w * 0.45, 1010 - h + 40 * random())
      ctx.lineTo(x + w * 0.7, 1010 - h - 30 * random())
      ctx.lineTo(x + w, 1010 - h + 30 * random())
      ctx.lineTo(x + w, 1010)
      ctx.fill()
      for (let i = 0; i < 5; i++) {
        ctx.fillStyle = random() < 0.3 ? lime : color === '#1c0a33' ? '#5a1370' : '#1c0a33'
        ctx.fillRect(x + 8 + random() * (w - 20), 1010 - h + 30 + random() * (h - 50), 9, 15)
      }
      x += w * 0.92
    }
  ctx.fillStyle = ink
  ctx.fillRect(0, 1004, width, height)
  halftone(ctx, [0, 1004, width, 256], 16, '#6a1a86', (_u, v) => 0.62 - v * 0.7)
}

function fist(pen: Pen, hue: string, dark: string): void {
  // Coming in from the left, knuckles at the right.
  const arm = '-280,40! -280,230! -60,236 30,250 60,40 -60,52'
  pen.fill(hue, arm, 10)
  pen.inside(arm, () => {
    pen.fill(dark, '-280,150 -100,160 60,170! 60,260! -280,260!')
    pen.feather('-270,150 -100,160 40,170', { to: [8, -34], count: 24, width: 4 })
  })
  pen.fill(paper, '-190,24! -96,34! -96,250! -190,244!', 9)
  pen.ink('-190,160! -96,166! -96,250! -190,244!')
  for (let i = 0; i < 3; i++) pen.disc(ink, -143, 64 + i * 44, 10)
  const back = '20,30 90,6 170,14 196,60 196,230 150,268 60,270 10,230'
  pen.fill(hue, back, 10)
  for (let i = 3; i >= 0; i--) {
    const y = 22 + i * 58
    const knuckle = `126,${y} 200,${y - 12} 240,${y + 8} 244,${y + 42} 214,${y + 62} 130,${y + 58}`
    pen.fill(hue, knuckle, 9)
    pen.inside(knuckle, () => {
      pen.fill(dark, `120,${y + 34} 200,${y + 28} 250,${y + 20}! 250,${y + 70} 120,${y + 70}`)
      pen.feather(`132,${y + 34} 200,${y + 29} 240,${y + 22}`, { to: [4, -16], count: 9, width: 3.2 })
    })
    pen.line(`196,${y + 2} 220,${y + 8} 230,${y + 18}`, 7, paper)
  }
  const thumb = '40,150 110,128 178,146 196,182 170,210 100,206 50,214'
  pen.fill(hue, thumb, 9)
  pen.inside(thumb, () => pen.fill(dark, '40,186 110,176 200,180! 200,220 40,226'))
  pen.line('146,146 178,158 182,176', 5)
  pen.line('60,70 90,56 120,66', 6)
}

function clash(ctx: Ctx, pen: Pen): void {
  for (const [outer, inner, color, turn] of [
    [392, 240, ink, 0.1],
    [362, 216, magenta, 0.1],
    [312, 184, yellow, 0.02],
    [258, 138, paper, 0.12],
  ] as const) {
    ctx.fillStyle = color
    ctx.fill(burst(450, 764, outer, inner, 15, turn))
  }
  pen.at(196, 640, 0.96, each => fist(each, cyan, '#0b5f8f'), -0.04)
  pen.at(704, 648, 0.96, each => fist(each, lime, '#4f7f0a'), 0.04, true)
  for (const [text, color, weight] of [
    ['500,486! 404,676! 462,670! 410,800! 540,622! 478,630! 566,486!', yellow, 10],
    ['430,750! 380,920! 430,894! 392,1080! 516,862! 456,872! 500,720!', yellow, 10],
  ] as const)
    pen.fill(color, text, weight)
  pen.fill(paper, '508,500! 434,656! 486,652! 452,730! 512,640! 456,646! 540,500!')
}

/** What it is fought with. */
function cards(pen: Pen): void {
  const hand = [
    [-0.42, magenta],
    [-0.2, orange],
    [0.02, cyan],
    [0.24, lime],
    [0.46, yellow],
  ] as const
  for (const [turn, hue] of hand)
    pen.at(
      450,
      1700,
      1.24,
      () => {
        pen.fill(paper, '-78,-590! 78,-590! 78,-370! -78,-370!', 8)
        pen.fill(hue, '-64,-576! 64,-576! 64,-384! -64,-384!', 5)
        pen.dots(ink, '-64,-576! 64,-576! 64,-384! -64,-384!', 15, (u, v) => Math.hypot(u - 0.5, v - 0.4) * 1.5 - 0.35)
        pen.ctx.fillStyle = paper
        pen.ctx.fill(burst(0, -496, 52, 26, 9, turn))
        pen.ctx.lineWidth = 5
        pen.ctx.strokeStyle = ink
        pen.ctx.stroke(burst(0, -496, 52, 26, 9, turn))
      },
      turn * 0.8,
    )
}
