import { TILES, type Tile } from '../../shared/games/on-the-lam/state.ts'
import { type Box, type Ctx, halftone, NIGHT, rng, sheet } from './ink2d.ts'
import { NEON } from './marks.ts'

export { NEON, TILE_SIGNS } from './marks.ts'
export { drawPlate, PLATE, type PlateWords, searchOf } from './plate.ts'
export { DIE, drawBars, drawCompass, drawDieFace, drawSearched, drawStamp } from './stamps.ts'

const { ink, bone, sodium, slate, asphalt, kerb } = NIGHT

/** Wet asphalt between kerbs, with what hangs over it mirrored in dashes and dots. */
export function drawGround(tile: Tile, size = 1024): HTMLCanvasElement {
  const { canvas, ctx } = sheet(size, size)
  const random = rng(TILES.indexOf(tile) * 97 + 5)
  const k = size / 1024
  ctx.scale(k, k)
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, 1024, 1024)
  pavement(ctx)
  const street: Box = [92, 92, 840, 840]
  ctx.save()
  ctx.beginPath()
  ctx.rect(...street)
  ctx.clip()
  ctx.fillStyle = '#22323a'
  ctx.fillRect(...street)
  halftone(ctx, street, 17, ink, (u, v) => 0.16 + 0.2 * Math.sin(u * 5 + v * 3 + TILES.indexOf(tile)) + v * 0.12)
  halftone(ctx, street, 17, asphalt, (u, v) => 0.62 - Math.hypot(u - 0.5, (v - 0.42) * 1.1) * 1.25)
  puddles(ctx, random)
  // The neon's colour runs towards the viewer, broken by the ripples.
  const hues = [NEON[tile], NEON[tile], sodium, bone]
  for (let i = 0; i < 9; i++) {
    const x = 150 + random() * 700
    const hue = hues[Math.floor(random() * hues.length)] ?? sodium
    const length = 260 + random() * 420
    const width = 16 + random() * 46
    ctx.fillStyle = hue
    for (let y = 0; y < length; y += 13) {
      const fade = 1 - y / length
      if (random() > 0.35 + fade * 0.6) continue
      const wide = width * (0.35 + random() * 0.8) * (0.4 + fade * 0.6)
      ctx.fillRect(x + (random() - 0.5) * 22 - wide / 2, 104 + y, wide, 2.5 + fade * 5.5)
    }
  }
  halftone(ctx, [260, 330, 504, 440], 20, NEON[tile], (u, v) => 0.56 - Math.hypot(u - 0.5, v - 0.5) * 1.25)
  rings(ctx, random)
  ctx.restore()
  ctx.strokeStyle = ink
  ctx.lineWidth = 10
  ctx.strokeRect(...street)
  drain(ctx)
  return canvas
}

function pavement(ctx: Ctx): void {
  ctx.fillStyle = kerb
  ctx.fillRect(12, 12, 1000, 1000)
  halftone(ctx, [12, 12, 1000, 1000], 13, slate, (u, v) => Math.max(0, u + v - 0.75) * 0.55)
  ctx.strokeStyle = ink
  ctx.lineWidth = 5
  for (let at = 92; at < 1012; at += 84)
    for (const [x1, y1, x2, y2] of [
      [at, 12, at, 92],
      [at, 932, at, 1012],
      [12, at, 92, at],
      [932, at, 1012, at],
    ] as const) {
      ctx.beginPath()
      ctx.moveTo(x1, y1)
      ctx.lineTo(x2, y2)
      ctx.stroke()
    }
  ctx.strokeStyle = '#7f959c'
  ctx.lineWidth = 6
  ctx.strokeRect(84, 84, 856, 856)
}

/** Still water: black, with a bright lip on the near side. */
function puddles(ctx: Ctx, random: () => number): void {
  for (let i = 0; i < 5; i++) {
    const [x, y, r] = [190 + random() * 640, 220 + random() * 600, 56 + random() * 90]
    const rim = (from: number, to: number) => {
      ctx.beginPath()
      for (let angle = from; angle <= to; angle += 0.08) {
        const wobble = r * (0.82 + 0.16 * Math.sin(angle * 2 + i) + 0.07 * Math.sin(angle * 5 + i * 2))
        ctx.lineTo(x + Math.cos(angle) * wobble * 1.25, y + Math.sin(angle) * wobble * 0.44)
      }
    }
    rim(0, Math.PI * 2)
    ctx.fillStyle = '#0a1318'
    ctx.fill()
    rim(0.25, 2.7)
    ctx.strokeStyle = '#8aa0a7'
    ctx.lineWidth = 5
    ctx.stroke()
    rim(3.7, 5.3)
    ctx.lineWidth = 2.5
    ctx.stroke()
  }
}

/** Where drops have fallen. */
function rings(ctx: Ctx, random: () => number): void {
  ctx.strokeStyle = '#9db0b5'
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [120 + random() * 790, 130 + random() * 770, 7 + random() * 22]
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.ellipse(x, y, r, r * 0.42, 0, random() * 2, 4.4 + random() * 2)
    ctx.stroke()
    if (random() < 0.4) continue
    ctx.beginPath()
    ctx.ellipse(x, y, r * 0.45, r * 0.19, 0, 0, 7)
    ctx.stroke()
  }
}

function drain(ctx: Ctx): void {
  ctx.fillStyle = ink
  ctx.fillRect(820, 846, 96, 62)
  ctx.fillStyle = kerb
  for (let i = 0; i < 5; i++) ctx.fillRect(830 + i * 17, 854, 8, 46)
}
