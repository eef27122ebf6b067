import { COAST, HILLS, LAKES, WOODS } from '../../../../../shared/games/diabolik/map/land.ts'
import { LOCATIONS, type Location, type MapPoint, SPOT } from '../../../../../shared/games/diabolik/map/locations.ts'
import { type Box, type Ctx, grain, halftone, rng } from '../../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../../kit/art/lettering.ts'
import { FUMETTO } from '../palette.ts'
import { CARD, panel, stock } from './stock.ts'

const { ink, paper, sodium, blood, navy, blue, moonlight } = FUMETTO
const [W, H] = [CARD.width, CARD.height]
const near = (at: MapPoint, to: MapPoint, far: number): boolean => Math.hypot(at[0] - to[0], at[1] - to[1]) < far

export type Land = 'capital' | 'lake' | 'port' | 'hills' | 'woods' | 'plain'
/** What the country round a Location looks like, as the map is painted. */
export function landOf(location: Location): Land {
  const at = SPOT[location]
  if (location === 'clerville') return 'capital'
  if (LAKES.some(({ at: lake, names }) => names === location || near(at, lake, 48))) return 'lake'
  if (COAST.some(point => near(at, point, 50))) return 'port'
  if (HILLS.some(({ at: hill, size }) => near(at, hill, 42 + size))) return 'hills'
  return WOODS.some(({ at: wood, size }) => near(at, wood, 44 + size)) ? 'woods' : 'plain'
}
const SKIES = [sodium, blood, blue, '#1f8f4e', '#7b3aa0'] as const

/** A Location card: the country, and its name below, where no figure on the card hides it. */
export function drawLocation(location: Location, name: string, scale = 1): HTMLCanvasElement {
  const { canvas, ctx } = stock(paper, scale)
  grain(ctx, [10, 10, W - 20, H - 20], '#dccfae', 1.2, 3)
  const art: Box = [28, 28, W - 56, H - 292]
  panel(ctx, art, () => landscape(ctx, location, art), 9)
  letter(ctx, name.toUpperCase(), [26, H - 254, W - 52, 220], {
    family: FONTS.head,
    size: 190,
    least: 60,
    leading: 0.94,
    lines: 2,
    color: ink,
    align: 'center',
  })
  return canvas
}

function landscape(ctx: Ctx, location: Location, box: Box): void {
  const [x, y, w, h] = box
  const index = LOCATIONS.indexOf(location)
  const random = rng(index * 97 + 13)
  const land = landOf(location)
  const hue = SKIES[index % SKIES.length] ?? sodium
  ctx.fillStyle = hue
  ctx.fillRect(...box)
  halftone(ctx, box, 16, ink, (_, v) => 0.66 - v * 1.15)
  // The moon, never twice in the same place.
  ctx.fillStyle = paper
  ctx.beginPath()
  ctx.arc(x + w * (0.15 + random() * 0.7), y + h * (0.14 + random() * 0.16), 34 + random() * 22, 0, 7)
  ctx.fill()
  const horizon = y + h * 0.62
  if (land === 'hills' || random() < 0.4) peaks(ctx, box, horizon, random, land === 'hills' ? 1 : 0.45)
  ctx.fillStyle = ink
  ctx.fillRect(x, horizon, w, h)
  if (land === 'lake' || land === 'port') water(ctx, [x, horizon, w, h * 0.4], random)
  if (land === 'port') lighthouse(ctx, x + w * (random() < 0.5 ? 0.2 : 0.8), horizon + 20, h)
  if (land === 'woods' || land === 'lake') trees(ctx, box, horizon + 6, random, land === 'woods' ? 16 : 7)
  if (land !== 'woods') houses(ctx, box, horizon, random, land)
  if (land !== 'lake' && land !== 'port') fields(ctx, [x, horizon, w, h * 0.4], hue)
}

function peaks(ctx: Ctx, [x, , w, h]: Box, foot: number, random: () => number, high: number): void {
  for (let i = 0; i < 4; i++) {
    const [at, up, wide] = [x + w * (0.1 + i * 0.27 + random() * 0.1), h * high * (0.26 + random() * 0.22), w * 0.24]
    ctx.fillStyle = ink
    ctx.beginPath()
    ctx.moveTo(at - wide, foot)
    ctx.lineTo(at, foot - up)
    ctx.lineTo(at + wide, foot)
    ctx.fill()
    ctx.fillStyle = paper
    ctx.beginPath()
    ctx.moveTo(at, foot - up)
    for (const [dx, dy] of [
      [-0.3, 0.32],
      [-0.12, 0.26],
      [-0.06, 0.5],
      [0.02, 0.3],
    ] as const)
      ctx.lineTo(at + dx * wide, foot - up + dy * up)
    ctx.fill()
  }
}

function water(ctx: Ctx, box: Box, random: () => number): void {
  const [x, y, w, h] = box
  ctx.fillStyle = navy
  ctx.fillRect(...box)
  halftone(ctx, box, 14, ink, (_, v) => v * 0.9 - 0.1)
  ctx.fillStyle = moonlight
  for (let i = 0; i < 22; i++) ctx.fillRect(x + random() * w, y + 8 + random() * h, 18 + random() * 50, 4)
}

function lighthouse(ctx: Ctx, x: number, foot: number, h: number): void {
  const top = foot - h * 0.46
  ctx.fillStyle = paper
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.moveTo(x, top)
    ctx.lineTo(x + side * 300, top - 34)
    ctx.lineTo(x + side * 300, top + 30)
    ctx.fill()
  }
  ctx.beginPath()
  ctx.moveTo(x - 26, foot)
  ctx.lineTo(x - 16, top)
  ctx.lineTo(x + 16, top)
  ctx.lineTo(x + 26, foot)
  ctx.closePath()
  ctx.fill()
  ctx.strokeStyle = ink
  ctx.lineWidth = 6
  ctx.stroke()
  ctx.fillStyle = blood
  ctx.fillRect(x - 21, top + h * 0.1, 42, 26)
  ctx.fillRect(x - 24, top + h * 0.24, 48, 26)
  ctx.fillStyle = ink
  ctx.fillRect(x - 22, top - 26, 44, 28)
  ctx.fillStyle = sodium
  ctx.fillRect(x - 12, top - 20, 24, 18)
}

function trees(ctx: Ctx, [x, , w]: Box, foot: number, random: () => number, count: number): void {
  ctx.fillStyle = ink
  for (let i = 0; i < count; i++) {
    const [at, high, wide] = [x + random() * w, 70 + random() * 110, 15 + random() * 11]
    ctx.beginPath()
    ctx.ellipse(at, foot - high / 2, wide, high / 2, 0, 0, 7)
    ctx.fill()
  }
}

function houses(ctx: Ctx, [x, , w, h]: Box, foot: number, random: () => number, land: Land): void {
  const city = land === 'capital'
  const count = city ? 11 : 3 + Math.floor(random() * 4)
  for (let i = 0; i < count; i++) {
    const [wide, high] = [34 + random() * 34, (city ? h * (0.22 + random() * 0.34) : 42) + random() * 36]
    const left = x + w * 0.06 + (i / count) * w * 0.9
    const base = foot + (city ? 6 : random() * 34)
    ctx.fillStyle = ink
    ctx.beginPath()
    ctx.moveTo(left, base)
    ctx.lineTo(left, base - high)
    ctx.lineTo(left + wide / 2, base - high - (i % 3 ? 22 : 64))
    ctx.lineTo(left + wide, base - high)
    ctx.lineTo(left + wide, base)
    ctx.closePath()
    ctx.fill()
    ctx.strokeStyle = paper
    ctx.lineWidth = city ? 0 : 3
    if (!city) ctx.stroke()
    ctx.fillStyle = sodium
    for (let k = 0; k < (city ? 7 : 2); k++)
      ctx.fillRect(left + 8 + random() * (wide - 24), base - high + 10 + random() * (high - 28), 9, 13)
  }
}

/** Furrows that lead to the horizon. */
function fields(ctx: Ctx, [x, y, w, h]: Box, hue: string): void {
  ctx.strokeStyle = hue
  ctx.lineWidth = 4
  for (let i = -9; i <= 9; i++) {
    ctx.beginPath()
    ctx.moveTo(x + w / 2 + i * 22, y + 26)
    ctx.lineTo(x + w / 2 + i * 96, y + h)
    ctx.stroke()
  }
}
