import { type Ctx, NIGHT, rng, sheet } from '../../../../kit/art/ink2d.ts'
import { BUILD, cityOf, type Format, isUpright, TILE } from '../../layout/places.ts'

/** The board under the tiles: streets and avenues, wet, with their lines. */
export function drawBoard(format: Format): HTMLCanvasElement {
  const { x, z } = cityOf(format)
  const { depth, avenue } = BUILD[format]
  const scale = 64
  const { canvas, ctx, width: w, height: h } = sheet(Math.round((x * 2 + 1) * scale), Math.round((z * 2 + 1) * scale))
  ctx.fillStyle = '#2b3c43'
  ctx.fillRect(0, 0, w, h)
  const random = rng(5)
  for (let n = 0; n < 5200; n++) {
    ctx.fillStyle = random() < 0.5 ? 'rgba(5,8,11,.35)' : 'rgba(140,170,178,.16)'
    ctx.fillRect(random() * w, random() * h, 2 + random() * 6, 1.6)
  }
  const [across, deep] = isUpright(format) ? [3, 5] : [5, 3]
  ctx.strokeStyle = NIGHT.sodium
  ctx.lineWidth = 4
  ctx.setLineDash([26, 22])
  for (let i = 1; i < deep; i++) {
    const y = (0.5 + i * (depth + avenue) - avenue / 2) * scale
    road(ctx, 0, y, w, y)
    if (avenue > 0.6) crossings(ctx, across, y, scale)
  }
  ctx.setLineDash([])
  ctx.strokeStyle = NIGHT.bone
  ctx.lineWidth = 5
  ctx.strokeRect(9, 9, w - 18, h - 18)
  return canvas
}

function road(ctx: Ctx, x1: number, y1: number, x2: number, y2: number): void {
  ctx.beginPath()
  ctx.moveTo(x1, y1)
  ctx.lineTo(x2, y2)
  ctx.stroke()
}

function crossings(ctx: Ctx, across: number, y: number, scale: number): void {
  ctx.fillStyle = 'rgba(217,212,195,.55)'
  for (let i = 0; i < across; i++) {
    const x = (0.5 + i * (TILE.width + TILE.street) + TILE.width / 2) * scale
    for (let k = -3; k <= 3; k++) ctx.fillRect(x + k * 15 - 4, y - 22, 8, 44)
  }
}

/** The table itself: dark, with the light of a blind across it. */
export function drawTable(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(1024, 768)
  ctx.fillStyle = '#0d1519'
  ctx.fillRect(0, 0, 1024, 768)
  ctx.translate(512, 384)
  ctx.rotate(0.16)
  ctx.fillStyle = '#2b3b40'
  for (let i = -20; i < 20; i++) ctx.fillRect(-800, i * 24, 1600, 10)
  return canvas
}
