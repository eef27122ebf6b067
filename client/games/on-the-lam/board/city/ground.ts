import { TILES, type Tile } from '../../../../../shared/games/on-the-lam/state.ts'
import { type Ctx, halftone, NIGHT, rng, sheet } from '../../../../kit/art/ink2d.ts'
import { TILE } from '../../layout/places.ts'
import { LANDMARKS } from './landmarks.ts'

/** The floor of one tile in the atlas, in pixels. */
export const GROUND = { width: 512, height: Math.round((512 * TILE.depth) / TILE.width), columns: 5 } as const

/** All fifteen floors on one sheet. */
export function drawGround(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(GROUND.width * GROUND.columns, GROUND.height * 3)
  TILES.forEach((tile, i) => {
    ctx.save()
    ctx.translate((i % GROUND.columns) * GROUND.width, Math.floor(i / GROUND.columns) * GROUND.height)
    ctx.beginPath()
    ctx.rect(0, 0, GROUND.width, GROUND.height)
    ctx.clip()
    floor(ctx, tile, i)
    ctx.restore()
  })
  return canvas
}

/** Wet asphalt between kerbs: a pool of lamplight in dots, the signs smeared over it, rings of rain. */
function floor(ctx: Ctx, tile: Tile, seed: number): void {
  const { width: w, height: h } = GROUND
  const random = rng(300 + seed * 17)
  ctx.fillStyle = NIGHT.asphalt
  ctx.fillRect(0, 0, w, h)
  for (let n = 0; n < 520; n++) {
    ctx.fillStyle = random() < 0.5 ? 'rgba(10,16,20,.2)' : 'rgba(130,160,168,.18)'
    ctx.fillRect(random() * w, random() * h, 2 + random() * 5, 1.6)
  }
  // Black water in the low places.
  for (let n = 0; n < 4; n++) {
    ctx.fillStyle = '#24343b'
    ctx.beginPath()
    ctx.ellipse(60 + random() * (w - 120), 190 + random() * 160, 36 + random() * 46, 12 + random() * 12, 0, 0, 7)
    ctx.fill()
  }
  halftone(ctx, [26, 130, w - 52, h - 160], 12, 'rgba(232,163,61,.82)', (u, v) =>
    Math.max(0, 0.5 - Math.hypot((u - 0.5) * 1.35, (v - 0.36) * 1.5)),
  )
  smears(ctx, tile, random)
  ctx.strokeStyle = 'rgba(205,225,228,.55)'
  ctx.lineWidth = 2
  for (let n = 0; n < 11; n++) {
    const [x, y, r] = [46 + random() * (w - 92), 190 + random() * 190, 6 + random() * 13]
    for (const k of [1, 0.55]) {
      ctx.beginPath()
      ctx.ellipse(x, y, r * k, r * k * 0.55, 0, 0, 7)
      ctx.stroke()
    }
  }
  kerb(ctx)
}

/** Each sign and lit door leaves its colours on the wet ground before it. */
function smears(ctx: Ctx, tile: Tile, random: () => number): void {
  const { width: w } = GROUND
  const glows = LANDMARKS[tile].glows ?? []
  const lights = [
    ...glows.map(({ at: [x], color }) => ({ x: (x + 2) * 128, color, strong: 0.95 })),
    ...glows.map(({ at: [x], color }) => ({ x: (x + 2) * 128 + 60 - random() * 120, color, strong: 0.8 })),
    ...Array.from({ length: 5 }, () => ({
      x: 50 + random() * (w - 100),
      color: [NIGHT.sodium, NIGHT.bone, NIGHT.teal][Math.floor(random() * 3)] ?? NIGHT.bone,
      strong: 0.6,
    })),
  ]
  for (const { x, color, strong } of lights) {
    const from = 128 + random() * 26
    for (let k = 0; k < 22; k++) {
      ctx.globalAlpha = strong * (1 - k / 22)
      ctx.fillStyle = color
      const wide = (10 + random() * 34) * (1 - k / 34)
      ctx.fillRect(x - wide / 2 + (random() - 0.5) * 12, from + k * 10.5, wide, 3 + random() * 3.4)
    }
  }
  ctx.globalAlpha = 1
}

function kerb(ctx: Ctx): void {
  const { width: w, height: h } = GROUND
  const k = 22
  ctx.fillStyle = '#586e76'
  for (const box of [
    [0, 0, w, k],
    [0, h - k, w, k],
    [0, 0, k, h],
    [w - k, 0, k, h],
  ] as const)
    ctx.fillRect(box[0], box[1], box[2], box[3])
  ctx.strokeStyle = NIGHT.ink
  ctx.lineWidth = 5
  ctx.strokeRect(k, k, w - 2 * k, h - 2 * k)
  ctx.lineWidth = 2.5
  ctx.beginPath()
  for (let s = 0; s < w; s += 42) {
    ctx.moveTo(s, 0)
    ctx.lineTo(s, k)
    ctx.moveTo(s, h - k)
    ctx.lineTo(s, h)
    ctx.moveTo(0, s)
    ctx.lineTo(k, s)
    ctx.moveTo(w - k, s)
    ctx.lineTo(w, s)
  }
  ctx.stroke()
}
