import { burst, type Ctx, halftone, rng, shape } from '../../../kit/art/ink2d.ts'
import { drawIcon } from '../art/icons.ts'
import { DOOM } from '../layout/zones.ts'
import type { Cell } from './cells.ts'
import { SIGNS } from './signs.ts'

/** All that flashes over the mat, each in a square of 256, or of 512 where it is large. */

const RED = '#e0103c'

const edged = (ctx: Ctx, path: Path2D, fill: string, line: number, edge: string = DOOM.ink): void => {
  ctx.strokeStyle = edge
  ctx.lineWidth = line
  ctx.stroke(path)
  ctx.fillStyle = fill
  ctx.fill(path)
}
const ring = (x: number, y: number, radius: number): Path2D => {
  const path = new Path2D()
  path.arc(x, y, radius, 0, 7)
  return path
}

/** Hatched in red, and a skull stamped on a corner: name, face and power can still be read. */
function victim(ctx: Ctx): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(6, 6, 244, 190)
  ctx.clip()
  ctx.lineWidth = 7
  ctx.strokeStyle = RED
  for (let x = -256; x < 256; x += 40) {
    ctx.beginPath()
    ctx.moveTo(x, 256)
    ctx.lineTo(x + 256, 0)
    ctx.stroke()
  }
  ctx.restore()
  ctx.lineWidth = 16
  ctx.strokeStyle = RED
  ctx.lineJoin = 'miter'
  ctx.strokeRect(8, 8, 240, 240)
  ctx.translate(178, 66)
  ctx.rotate(0.14)
  // Tiles are higher than wide.
  ctx.scale(1, 1 / 1.2)
  edged(ctx, burst(0, 0, 74, 58, 12), DOOM.paper, 14)
  ctx.scale(4.1, 4.1)
  ctx.translate(-12, -12)
  ctx.fillStyle = RED
  ctx.fill(new Path2D(SIGNS.skull), 'evenodd')
}

/** Rays round a tile, which stays free. */
function killer(ctx: Ctx): void {
  const rays = burst(128, 128, 124, 100, 26)
  edged(ctx, rays, DOOM.magenta, 6)
  edged(ctx, burst(128, 128, 108, 96, 26, 0.12), DOOM.yellow, 0.1)
  ctx.clearRect(42, 40, 172, 176)
  ctx.strokeStyle = DOOM.ink
  ctx.lineWidth = 6
  ctx.strokeRect(42, 40, 172, 176)
}

function chevron(ctx: Ctx): void {
  const path = new Path2D('M40 40H112L216 128 112 216H40L136 128Z')
  edged(ctx, path, DOOM.yellow, 26)
}

function link(ctx: Ctx): void {
  for (const [width, color] of [
    [76, DOOM.ink],
    [48, '#8fa3c8'],
    [12, '#dfe8f8'],
  ] as const) {
    ctx.strokeStyle = color
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.roundRect(44, 82, 168, 92, 46)
    ctx.stroke()
  }
}

function anchor(ctx: Ctx): void {
  edged(ctx, ring(128, 128, 104), DOOM.paper, 26)
  drawIcon(ctx, 'anchor', 128, 128, 150, DOOM.ink)
}

function dust(ctx: Ctx): void {
  const lobes = [
    [88, 150, 52],
    [150, 164, 56],
    [196, 138, 34],
    [124, 100, 54],
    [72, 112, 30],
  ] as const
  for (const [x, y, r] of lobes) edged(ctx, ring(x, y, r), DOOM.paper, 16)
  for (const [x, y, r] of lobes) edged(ctx, ring(x, y, r), DOOM.paper, 0.1)
  ctx.globalCompositeOperation = 'source-atop'
  halftone(ctx, [0, 0, 256, 256], 15, '#c79be8', (u, v) => Math.max(0, (u + v - 0.95) * 0.9))
}

function star(ctx: Ctx): void {
  edged(ctx, burst(128, 128, 122, 70, 15), DOOM.yellow, 10)
  edged(ctx, burst(128, 128, 92, 54, 15), DOOM.orange, 0.1)
  edged(ctx, burst(128, 128, 66, 42, 15), DOOM.paper, 0.1)
}

function drops(ctx: Ctx): void {
  for (const [x, y, size] of [
    [64, 90, 1],
    [140, 56, 1.25],
    [200, 120, 0.9],
    [110, 170, 0.8],
  ] as const) {
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(size, size)
    edged(ctx, shape('0,-34! 18,4 16,22 0,32 -16,22 -18,4'), '#7f95c4', 9)
    ctx.restore()
  }
}

const FLAMES = [
  '128,8! 150,70 196,60! 186,104 224,110! 214,190 176,246 80,246 40,190 36,120! 70,116 70,66! 108,86',
  '104,10! 148,60 176,30! 190,96 226,84! 222,180 180,246 78,246 34,196 30,104! 64,112 78,44! 100,76',
  '152,6! 160,74 204,44! 196,110 222,130! 210,204 176,246 82,246 44,200 30,138! 62,126 52,78! 104,80',
] as const
const flame =
  (outline: string) =>
  (ctx: Ctx): void => {
    edged(ctx, shape(outline), DOOM.orange, 12)
    for (const [size, color] of [
      [0.68, DOOM.yellow],
      [0.36, DOOM.paper],
    ] as const) {
      ctx.save()
      ctx.translate(128 * (1 - size), 246 * (1 - size))
      ctx.scale(size, size)
      ctx.fillStyle = color
      ctx.fill(shape(outline))
      ctx.restore()
    }
  }

function shard(ctx: Ctx): void {
  edged(ctx, new Path2D('M70 40 200 84 150 214Z'), DOOM.paper, 16)
  edged(ctx, new Path2D('M96 70 176 96 146 170Z'), DOOM.magenta, 0.1)
}

/** Fire shines through: orange beside the black. */
function crack(ctx: Ctx): void {
  const random = rng(23)
  const path = new Path2D()
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * 6.28 + random() * 0.4
    path.moveTo(256, 256)
    for (let step = 1; step <= 5; step++) {
      const far = step * (40 + random() * 10)
      const bend = angle + (random() - 0.5) * 0.5
      path.lineTo(256 + Math.cos(bend) * far, 256 + Math.sin(bend) * far)
    }
  }
  ctx.lineJoin = 'miter'
  for (const [width, color] of [
    [26, DOOM.orange],
    [17, DOOM.yellow],
    [11, DOOM.ink],
  ] as const) {
    ctx.lineWidth = width
    ctx.strokeStyle = color
    ctx.stroke(path)
  }
}

/** It grins. */
function cloud(ctx: Ctx): void {
  const stem = shape('216,500! 232,380 224,290 196,240! 316,240! 288,290 280,380 296,500!')
  edged(ctx, stem, DOOM.orange, 16)
  edged(ctx, shape('150,356 256,330 362,356 256,384'), DOOM.magenta, 14)
  const lobes = [
    [130, 190, 84],
    [382, 190, 84],
    [180, 112, 88],
    [330, 112, 88],
    [256, 88, 84],
    [256, 200, 110],
  ] as const
  for (const [x, y, r] of lobes) edged(ctx, ring(x, y, r), DOOM.yellow, 18)
  for (const [x, y, r] of lobes) edged(ctx, ring(x, y, r), DOOM.yellow, 0.1)
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  halftone(ctx, [0, 0, 512, 512], 19, DOOM.magenta, (u, v) => Math.max(0, (u * 1.2 + v - 0.95) * 0.8))
  ctx.restore()
  ctx.fillStyle = DOOM.ink
  for (const side of [-1, 1]) ctx.fill(shape(`${256 + side * 26},140! ${256 + side * 90},112! ${256 + side * 70},166`))
  edged(ctx, shape('160,196! 256,214 352,196! 326,246 256,268 186,246'), DOOM.paper, 10)
  ctx.lineWidth = 7
  for (const x of [200, 228, 256, 284, 312]) {
    ctx.beginPath()
    ctx.moveTo(x, 206)
    ctx.lineTo(x + (x - 256) * -0.1, 258)
    ctx.stroke()
  }
}

export const DRAW: Readonly<Record<Cell, (ctx: Ctx) => void>> = {
  victim,
  killer,
  chevron,
  link,
  anchor,
  dust,
  star,
  drops,
  flame0: flame(FLAMES[0]),
  flame1: flame(FLAMES[1]),
  flame2: flame(FLAMES[2]),
  shard,
  crack,
  cloud,
}
