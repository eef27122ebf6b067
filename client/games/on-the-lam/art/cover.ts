import type { Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import { type Ctx, halftone, NIGHT, rng, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS } from '../../../kit/art/lettering.ts'
import { penOf } from '../../../kit/art/pen.ts'
import { masthead, POSTER, priceBox, rain, trim } from '../../../kit/art/print.ts'
import { drawFigure, FIGURE } from './figures.ts'
import { officer } from './people/officer.ts'

const { ink, paper, bone, red, sodium, teal, slate, sky, skyDot } = NIGHT
const { width, height } = POSTER

/** Four suspects under one lamp, and the law, as large as the sky, looking down at them. */
export function onTheLam(ctx: Ctx): void {
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, 820], 15, skyDot, (u, v) => v * 0.95 - 0.1 + 0.08 * Math.sin(u * 9))
  law(ctx)
  city(ctx)
  street(ctx)
  lamp(ctx)
  cast(ctx)
  rain(ctx, 210, 'rgba(217,212,195,.62)', 9)
  masthead(ctx, 56, 64, {
    text: 'ON THE LAM',
    family: FONTS.head,
    width: 690,
    height: 190,
    fill: red,
    edge: paper,
    shadow: ink,
    deep: 12,
    skew: -0.025,
  })
  priceBox(ctx, 748, 60, '№ 1', '10 ¢', sodium)
  trim(ctx, 3, paper)
}

function law(ctx: Ctx): void {
  const pen = penOf(ctx)
  pen.ink('96,900 130,760 240,690 350,650 560,650 670,690 780,760 810,900')
  pen.fill(slate, '130,880 156,776 250,714 340,680! 372,740 330,830 320,900!')
  pen.feather('368,742 332,826 322,890', { to: [-40, -4], count: 12, width: 4 })
  pen.at(216, 306, 2.34, each => officer(each, teal))
}

function city(ctx: Ctx): void {
  const random = rng(71)
  for (const [color, base, tall] of [
    ['#13212a', 330, 90],
    [ink, 210, 110],
  ] as const) {
    for (let x = -20; x < width; ) {
      const w = 46 + random() * 84
      // The towers stand aside for the face.
      const away = Math.abs(x + w / 2 - 450) / 450
      const h = base * (0.35 + away * 0.75) + random() * tall
      ctx.fillStyle = color
      ctx.fillRect(x, 850 - h, w, h + 20)
      if (random() < 0.4) ctx.fillRect(x + w * 0.3, 850 - h - 26, w * 0.4, 30)
      for (let wy = 850 - h + 16; wy < 830; wy += 26)
        for (let wx = x + 10; wx < x + w - 14; wx += 20) {
          if (random() > 0.34) continue
          ctx.fillStyle = random() < 0.8 ? sodium : bone
          ctx.fillRect(wx, wy, 9, 14)
        }
      x += w * 0.96
    }
  }
}

function street(ctx: Ctx): void {
  ctx.fillStyle = '#101b21'
  ctx.fillRect(0, 846, width, height - 846)
  halftone(ctx, [0, 846, width, height - 846], 16, '#37535c', (u, v) => 0.42 - Math.abs(u - 0.5) * 0.5 - v * 0.1)
  // The lamp's pool.
  halftone(ctx, [40, 880, 820, 380], 19, sodium, (u, v) => 0.86 - Math.hypot((u - 0.48) * 1.7, (v - 0.55) * 1.9))
  const random = rng(12)
  for (let i = 0; i < 13; i++) {
    const x = random() * width
    ctx.fillStyle = [red, sodium, teal, bone][i % 4] ?? bone
    for (let y = 0; y < 190; y += 11) {
      if (random() < 0.35) continue
      const w = (14 + random() * 34) * (1 - y / 260)
      ctx.fillRect(x - w / 2 + (random() - 0.5) * 12, 856 + y, w, 4)
    }
  }
}

function lamp(ctx: Ctx): void {
  const pen = penOf(ctx)
  halftone(ctx, [230, 396, 600, 560], 21, sodium, (u, v) => {
    const spread = 0.06 + v * 0.52
    const off = Math.abs(u - 0.86 + v * 0.34)
    return off < spread ? 0.5 * (1 - v * 0.5) * (1 - (off / spread) ** 2) : 0
  })
  pen.ink('800,380 812,380 818,1206 846,1214! 846,1226! 766,1226! 766,1214 794,1206')
  pen.line('802,400 804,800 806,1200', 6, bone)
  pen.line('744,350 758,338 772,334', 4, bone)
  pen.ink('806,392 800,340 772,322 742,340 736,372! 748,372 754,350 772,338 788,350 794,396')
  pen.ink('700,392! 716,366 742,356 768,366 784,392!')
  pen.fill(paper, '708,394! 776,394! 764,416 742,424 720,416', 5)
}

/** Who stands where, and how tall: the near ones last. */
const CAST: readonly (readonly [who: Suspect, x: number, foot: number, tall: number])[] = [
  ['ceo', 612, 1150, 590],
  ['dame', 372, 1140, 560],
  ['boxer', 160, 1196, 610],
  ['reporter', 506, 1214, 600],
]

function cast(ctx: Ctx): void {
  for (const [who, x, foot, tall] of CAST) {
    const { canvas, ctx: figure } = sheet(FIGURE.width, FIGURE.height)
    drawFigure(figure, who)
    const wide = (tall * FIGURE.width) / FIGURE.height
    // Long shadows run to the viewer's left, away from the lamp.
    ctx.save()
    ctx.translate(x, foot - 18)
    ctx.transform(1, 0, 0.9, -0.24, 0, 0)
    ctx.drawImage(shadowOf(canvas), -wide / 2, -tall, wide, tall)
    ctx.restore()
    ctx.drawImage(canvas, x - wide / 2, foot - tall, wide, tall)
  }
}

function shadowOf(drawing: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, ctx } = sheet(drawing.width, drawing.height)
  ctx.drawImage(drawing, 0, 0)
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}
