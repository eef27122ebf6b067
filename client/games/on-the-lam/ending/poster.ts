import type { Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import { burst, halftone, NIGHT, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS, letter, typeReady } from '../../../kit/art/lettering.ts'
import { drawFigure, drawPortrait, FIGURE, PORTRAIT } from '../art/figures.ts'
import { MARKS } from '../art/marks.ts'

const { ink, paper, red, asphalt } = NIGHT

export const FRONT_PAGE = { width: 640, height: 880 } as const
const HEAD = 118

/** Tomorrow's front page: whoever came out on top, and the stamp of the case over them. */
export async function drawFrontPage(winners: readonly Suspect[], stamp: string): Promise<HTMLCanvasElement> {
  await typeReady(`RION CITY GAZETTE ${stamp}`)
  const { width, height } = FRONT_PAGE
  const { canvas, ctx } = sheet(width, height)
  ctx.fillStyle = paper
  ctx.fillRect(0, 0, width, height)
  letter(ctx, 'RION CITY GAZETTE', [24, 18, width - 48, 84], {
    family: FONTS.deco,
    size: 66,
    color: ink,
    align: 'center',
    lines: 1,
  })
  ctx.fillStyle = ink
  ctx.fillRect(24, 104, width - 48, 6)
  const high = height - HEAD - 24
  ctx.save()
  ctx.beginPath()
  ctx.rect(24, HEAD, width - 48, high)
  ctx.clip()
  ctx.fillStyle = asphalt
  ctx.fillRect(24, HEAD, width - 48, high)
  const hue = winners[0] ? MARKS[winners[0]].hue : NIGHT.teal
  ctx.fillStyle = hue
  ctx.fill(burst(width / 2, HEAD + high * 0.45, 620, 250, 26, 0.06))
  halftone(ctx, [24, HEAD, width - 48, high], 17, ink, (_u, v) => v * 0.9 - 0.42)
  winners.forEach((who, i) => {
    const { canvas: figure, ctx: drawing } = sheet(FIGURE.width, FIGURE.height)
    drawFigure(drawing, who)
    const tall = winners.length > 1 ? high * 0.86 : high * 1.02
    const wide = (tall * FIGURE.width) / FIGURE.height
    const x = ((i + 0.5) / winners.length) * (width - 48) + 24 - wide / 2
    ctx.drawImage(figure, x, HEAD + high - tall + 14, wide, tall)
  })
  ctx.restore()
  ctx.save()
  ctx.translate(width / 2, height - 150)
  ctx.rotate(-0.12)
  ctx.fillStyle = paper
  ctx.fillRect(-270, -72, 540, 144)
  ctx.strokeStyle = red
  ctx.lineWidth = 14
  ctx.strokeRect(-262, -64, 524, 128)
  letter(ctx, stamp.toUpperCase(), [-246, -58, 492, 116], {
    family: FONTS.head,
    size: 124,
    least: 50,
    color: red,
    align: 'center',
    lines: 1,
    tracking: 4,
  })
  ctx.restore()
  ctx.strokeStyle = ink
  ctx.lineWidth = 8
  ctx.strokeRect(4, 4, width - 8, height - 8)
  return canvas
}

/** Head and shoulders before the suspect's colour. */
export function drawHead(who: Suspect): HTMLCanvasElement {
  const { canvas, ctx } = sheet(PORTRAIT, PORTRAIT)
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, PORTRAIT, PORTRAIT)
  halftone(ctx, [0, 0, PORTRAIT, PORTRAIT], 40, MARKS[who].deep, () => 0.4)
  drawPortrait(ctx, who)
  return canvas
}
