import { type Ctx, halftone, NIGHT, rng, sheet } from '../../../art/ink2d.ts'
import { cityOf, TILE, type Way } from '../places.ts'

/** The board under the tiles: streets and avenues, wet, with their lines. */
export function drawBoard(way: Way): HTMLCanvasElement {
  const { x, z } = cityOf(way)
  const scale = 64
  const { canvas, ctx } = sheet(Math.round((x * 2 + 1) * scale), Math.round((z * 2 + 1) * scale))
  const [w, h] = [canvas.width, canvas.height]
  ctx.fillStyle = '#2b3c43'
  ctx.fillRect(0, 0, w, h)
  const random = rng(5)
  for (let n = 0; n < 5200; n++) {
    ctx.fillStyle = random() < 0.5 ? 'rgba(5,8,11,.35)' : 'rgba(140,170,178,.16)'
    ctx.fillRect(random() * w, random() * h, 2 + random() * 6, 1.6)
  }
  const [across, deep] = way === 'across' ? [5, 3] : [3, 5]
  ctx.strokeStyle = NIGHT.sodium
  ctx.lineWidth = 4
  ctx.setLineDash([26, 22])
  for (let i = 1; i < deep; i++) {
    const y = (0.5 + i * (TILE.depth + TILE.avenue) - TILE.avenue / 2) * scale
    road(ctx, 0, y, w, y)
    crossings(ctx, across, y, scale)
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

/** The rest of the city, as a painted drop. */
export function drawSkyline(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(2048, 320)
  const [w, h] = [canvas.width, canvas.height]
  const random = rng(31)
  ctx.fillStyle = NIGHT.sky
  ctx.fillRect(0, 0, w, h)
  halftone(ctx, [0, 0, w, h], 11, NIGHT.skyDot, (_, v) => Math.min(0.9, v * 1.2 - 0.05))
  ctx.fillStyle = NIGHT.bone
  ctx.beginPath()
  ctx.arc(w * 0.3, h * 0.34, 44, 0, 7)
  ctx.fill()
  halftone(ctx, [w * 0.3 - 50, h * 0.34 - 50, 100, 100], 8, '#8f8a78', (u, v) =>
    Math.hypot(u - 0.5, v - 0.5) < 0.42 ? Math.max(0, u - 0.5) : 0,
  )
  for (const [color, low, high] of [
    ['#15232a', 110, 140],
    [NIGHT.ink, 50, 130],
  ] as const)
    for (let x = -20; x < w; ) {
      const wide = 36 + random() * 78
      const tall = low + random() * high
      ctx.fillStyle = color
      ctx.fillRect(x, h - tall, wide + 1, tall)
      if (random() < 0.3) ctx.fillRect(x + wide * 0.35, h - tall - 26, wide * 0.3, 28)
      else if (random() < 0.25) ctx.fillRect(x + wide * 0.48, h - tall - 44, 4, 46)
      for (let n = 0; n < 9; n++) {
        if (random() > 0.42) continue
        ctx.fillStyle = random() < 0.8 ? NIGHT.sodium : NIGHT.bone
        ctx.fillRect(
          x + 7 + Math.floor((random() * (wide - 18)) / 12) * 12,
          h - tall + 12 + Math.floor((random() * (tall - 26)) / 16) * 16,
          5,
          8,
        )
      }
      x += wide * 0.94
    }
  return canvas
}
