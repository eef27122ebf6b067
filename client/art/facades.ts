import { type Ctx, halftone, NIGHT, rng, sheet } from './ink2d.ts'
import { FONTS, letter } from './lettering.ts'

export { drawSkyline } from './skyline.ts'

const { ink, paper, bone, red, sodium, teal, slate } = NIGHT

/** How a house of the 1940s is built; what stands on a tile is put together of these. */
export const FACADES = ['tenement', 'tower', 'brick', 'shop', 'marquee', 'columns', 'works', 'grand'] as const
export type Facade = (typeof FACADES)[number]

const WALLS: Readonly<Record<Facade, string>> = {
  tenement: '#1d2b32',
  tower: '#24343c',
  brick: '#2b2426',
  shop: '#1f2f33',
  marquee: '#262b36',
  columns: '#3a474b',
  works: '#20262b',
  grand: '#2d3238',
}

/** A front with lit windows, drawn at w by h pixels (about 256 to 512 wide). Same `seed`, same lights. */
export function drawFacade(kind: Facade, w: number, h: number, seed = 1): HTMLCanvasElement {
  const { canvas, ctx } = sheet(w, h)
  const random = rng(seed * 131 + FACADES.indexOf(kind))
  ctx.fillStyle = WALLS[kind]
  ctx.fillRect(0, 0, w, h)
  if (kind === 'brick' || kind === 'tenement') bricks(ctx, w, h)
  halftone(ctx, [0, 0, w, h], 9, ink, (u, v) => Math.max(0, u - 0.35) * 0.75 + Math.max(0, v - 0.7) * 0.5)
  const foot = kind === 'tower' ? h : h - Math.min(96, h * 0.26)
  if (kind === 'works') sheds(ctx, w, h, random)
  else if (kind === 'columns') columns(ctx, w, h)
  else windows(ctx, kind, w, foot, random)
  if (kind === 'tenement') stairs(ctx, w, foot)
  if (kind === 'tower' || kind === 'grand') piers(ctx, w, h)
  if (kind !== 'tower' && kind !== 'works' && kind !== 'columns') street(ctx, kind, w, h, foot)
  cornice(ctx, w)
  return canvas
}

function bricks(ctx: Ctx, w: number, h: number): void {
  ctx.fillStyle = 'rgba(5,8,11,.45)'
  for (let y = 0, row = 0; y < h; y += 9, row++) {
    ctx.fillRect(0, y, w, 1.6)
    for (let x = (row % 2) * 11; x < w; x += 22) ctx.fillRect(x, y, 1.6, 9)
  }
}

function windows(ctx: Ctx, kind: Facade, w: number, foot: number, random: () => number): void {
  const slim = kind === 'tower' || kind === 'grand'
  const columns = Math.max(2, Math.round(w / (slim ? 42 : 56)))
  const [stepX, stepY] = [w / columns, slim ? 54 : 64]
  const [wide, high] = [stepX * (slim ? 0.44 : 0.5), stepY * 0.62]
  for (let y = 34; y + high < foot - 8; y += stepY)
    for (let i = 0; i < columns; i++) {
      const x = i * stepX + (stepX - wide) / 2
      ctx.fillStyle = ink
      ctx.fillRect(x - 4, y - 4, wide + 8, high + 8)
      ctx.fillStyle = bone
      ctx.fillRect(x - 7, y + high + 3, wide + 14, 4)
      const luck = random()
      ctx.fillStyle = luck < 0.3 ? sodium : luck < 0.37 ? paper : luck < 0.4 ? teal : slate
      ctx.fillRect(x, y, wide, high)
      if (luck < 0.4) inhabited(ctx, x, y, wide, high, random)
      else {
        ctx.fillStyle = '#41575f'
        ctx.fillRect(x, y, wide * 0.3, high * 0.4)
      }
      ctx.fillStyle = ink
      ctx.fillRect(x, y + high * 0.48, wide, 3)
      ctx.fillRect(x + wide / 2 - 1.2, y, 2.4, high)
    }
}

/** Blinds half down, a lamp, or somebody who looks out. */
function inhabited(ctx: Ctx, x: number, y: number, wide: number, high: number, random: () => number): void {
  const luck = random()
  ctx.fillStyle = ink
  if (luck < 0.4) for (let i = 0; i < 6; i++) ctx.fillRect(x, y + i * 5, wide, 2)
  else if (luck < 0.55) {
    ctx.beginPath()
    ctx.arc(x + wide * 0.5, y + high * 0.62, wide * 0.16, 0, 7)
    ctx.fill()
    ctx.fillRect(x + wide * 0.22, y + high * 0.76, wide * 0.56, high * 0.24)
  } else if (luck < 0.75) {
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + wide * 0.3, y)
    ctx.lineTo(x, y + high)
    ctx.fill()
  }
}

/** A fire escape down the left. */
function stairs(ctx: Ctx, w: number, foot: number): void {
  ctx.strokeStyle = ink
  ctx.lineWidth = 4
  const [left, right] = [w * 0.12, w * 0.48]
  for (let y = 88; y < foot - 10; y += 64) {
    ctx.fillStyle = ink
    ctx.fillRect(left - 6, y, right - left + 12, 6)
    for (let x = left; x <= right; x += 9) ctx.fillRect(x, y - 20, 2, 20)
    ctx.fillRect(left - 6, y - 21, right - left + 12, 3)
    ctx.beginPath()
    ctx.moveTo(left + 8, y)
    ctx.lineTo(right - 8, y + 64)
    ctx.stroke()
  }
}

/** Set-back piers that run up a skyscraper. */
function piers(ctx: Ctx, w: number, h: number): void {
  for (const x of [0, w * 0.5, w]) {
    ctx.fillStyle = ink
    ctx.fillRect(x - 9, 0, 18, h)
    ctx.fillStyle = '#6f8890'
    ctx.fillRect(x - 6, 0, 4, h)
  }
}

function columns(ctx: Ctx, w: number, h: number): void {
  ctx.fillStyle = ink
  ctx.fillRect(0, h * 0.3, w, h * 0.6)
  const count = Math.max(4, Math.round(w / 60))
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) * (w / count)
    ctx.fillStyle = bone
    ctx.fillRect(x - 13, h * 0.32, 26, h * 0.56)
    ctx.fillStyle = ink
    ctx.fillRect(x + 3, h * 0.34, 10, h * 0.52)
    for (const dx of [-8, -3]) ctx.fillRect(x + dx, h * 0.36, 1.6, h * 0.48)
    ctx.fillStyle = bone
    ctx.fillRect(x - 18, h * 0.29, 36, 12)
    ctx.fillRect(x - 18, h * 0.86, 36, 12)
  }
  ctx.fillStyle = bone
  ctx.beginPath()
  ctx.moveTo(0, h * 0.26)
  ctx.lineTo(w / 2, h * 0.06)
  ctx.lineTo(w, h * 0.26)
  ctx.fill()
  ctx.fillStyle = ink
  ctx.beginPath()
  ctx.moveTo(w * 0.16, h * 0.235)
  ctx.lineTo(w / 2, h * 0.1)
  ctx.lineTo(w * 0.84, h * 0.235)
  ctx.fill()
  ctx.fillStyle = sodium
  ctx.beginPath()
  ctx.arc(w / 2, h * 0.19, h * 0.035, 0, 7)
  ctx.fill()
  for (let i = 0; i < 4; i++) {
    ctx.fillStyle = i % 2 ? '#6f8890' : bone
    ctx.fillRect(0, h * (0.9 + i * 0.026), w, h * 0.018)
  }
}

/** Saw-tooth roof lights and a row of furnace doors. */
function sheds(ctx: Ctx, w: number, h: number, random: () => number): void {
  for (let y = 0; y < h; y += 14) {
    ctx.fillStyle = 'rgba(5,8,11,.5)'
    ctx.fillRect(0, y, w, 2)
  }
  const bays = Math.max(3, Math.round(w / 90))
  for (let i = 0; i < bays; i++) {
    const [x, step] = [(i * w) / bays, w / bays]
    ctx.fillStyle = ink
    ctx.fillRect(x + 8, h * 0.16, step - 16, h * 0.3)
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 4; c++) {
        ctx.fillStyle = random() < 0.62 ? sodium : slate
        ctx.fillRect(x + 12 + (c * (step - 24)) / 4, h * 0.18 + r * h * 0.088, (step - 24) / 4 - 4, h * 0.075)
      }
    ctx.fillStyle = ink
    ctx.fillRect(x + 14, h * 0.6, step - 28, h * 0.4)
    ctx.fillStyle = i % 2 ? slate : red
    ctx.fillRect(x + 20, h * 0.65, step - 40, h * 0.35)
    if (i % 2 === 0)
      halftone(ctx, [x + 20, h * 0.65, step - 40, h * 0.35], 9, sodium, (u, v) => v * 0.9 - Math.abs(u - 0.5))
  }
}

/** The ground floor: door, show window, awning. */
function street(ctx: Ctx, kind: Facade, w: number, h: number, foot: number): void {
  const deep = h - foot
  ctx.fillStyle = ink
  ctx.fillRect(0, foot, w, deep)
  const door = w * 0.16
  ctx.fillStyle = slate
  ctx.fillRect(w * 0.66, foot + deep * 0.28, door, deep * 0.72)
  ctx.fillStyle = sodium
  ctx.fillRect(w * 0.66 + door * 0.2, foot + deep * 0.36, door * 0.6, deep * 0.3)
  ctx.fillStyle = kind === 'brick' || kind === 'tenement' ? slate : sodium
  ctx.fillRect(w * 0.08, foot + deep * 0.36, w * 0.5, deep * 0.46)
  halftone(ctx, [w * 0.08, foot + deep * 0.36, w * 0.5, deep * 0.46], 8, ink, (u, v) => v * 0.55 + u * 0.15 - 0.1)
  if (kind === 'tenement' || kind === 'brick') return
  const stripes = Math.max(6, Math.round(w / 30))
  for (let i = 0; i < stripes; i++) {
    ctx.fillStyle = i % 2 ? paper : kind === 'shop' ? teal : red
    ctx.beginPath()
    const [a, b] = [(i * w) / stripes, ((i + 1) * w) / stripes]
    ctx.moveTo(a, foot - 2)
    ctx.lineTo(b, foot - 2)
    ctx.lineTo(b, foot + deep * 0.24)
    ctx.quadraticCurveTo((a + b) / 2, foot + deep * 0.34, a, foot + deep * 0.24)
    ctx.fill()
  }
  if (kind !== 'marquee') return
  ctx.fillStyle = paper
  ctx.fillRect(0, foot - deep * 0.34, w, deep * 0.36)
  ctx.fillStyle = ink
  ctx.fillRect(6, foot - deep * 0.28, w - 12, deep * 0.22)
  for (let x = 10; x < w - 6; x += 15)
    for (const y of [foot - deep * 0.32, foot + deep * 0.0]) {
      ctx.fillStyle = sodium
      ctx.beginPath()
      ctx.arc(x, y, 4, 0, 7)
      ctx.fill()
    }
}

function cornice(ctx: Ctx, w: number): void {
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, w, 22)
  ctx.fillStyle = '#6f8890'
  ctx.fillRect(0, 4, w, 4)
  for (let x = 4; x < w; x += 14) ctx.fillRect(x, 12, 7, 6)
}

export const NEON_SIGN = { width: 512, height: 160 } as const
/** A neon sign: tubes with a dark core line, on clear ground. Draw it unlit and bright. */
export function drawNeon(text: string, color: string): HTMLCanvasElement {
  const { canvas, ctx } = sheet(NEON_SIGN.width, NEON_SIGN.height)
  ctx.fillStyle = ink
  ctx.beginPath()
  ctx.roundRect(6, 6, 500, 148, 26)
  ctx.fill()
  ctx.strokeStyle = color
  ctx.lineWidth = 8
  ctx.beginPath()
  ctx.roundRect(18, 18, 476, 124, 20)
  ctx.stroke()
  ctx.lineWidth = 2.5
  ctx.strokeStyle = paper
  ctx.stroke()
  halftone(ctx, [26, 26, 460, 108], 11, color, (u, v) => 0.34 - Math.hypot((u - 0.5) * 0.5, v - 0.5) * 0.62)
  letter(ctx, text.toUpperCase(), [36, 24, 440, 116], {
    family: FONTS.head,
    size: 118,
    least: 30,
    leading: 1,
    lines: 1,
    color,
    align: 'center',
    tracking: 5,
  })
  return canvas
}
