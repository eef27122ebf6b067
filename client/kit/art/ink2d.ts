/** Printed at night: pure black, flat spot colours, round dots for every tone. Nothing here knows a game. */

export type Ctx = CanvasRenderingContext2D
export type Point = readonly [x: number, y: number]

export interface BlankSheet {
  readonly canvas: HTMLCanvasElement
  readonly ctx: Ctx
  /** In units of what is drawn. */
  readonly width: number
  readonly height: number
}

/** Dots to a unit of what is drawn. */
let fineness = 1

/** What is drawn meanwhile has so many dots to a unit; it is drawn as if there were one. */
export function atFineness<T>(dots: number, draw: () => T): T {
  const before = fineness
  fineness = dots
  try {
    return draw()
  } finally {
    fineness = before
  }
}

/** Drawn once for each key, and for each fineness that it is wanted in. */
export function kept<K>(draw: (key: K) => HTMLCanvasElement): (key: K) => HTMLCanvasElement {
  const drawn = new Map<number, Map<K, HTMLCanvasElement>>()
  return key => {
    const fine = drawn.get(fineness) ?? new Map<K, HTMLCanvasElement>()
    drawn.set(fineness, fine)
    const known = fine.get(key) ?? draw(key)
    fine.set(key, known)
    return known
  }
}

/** Somewhere to draw, so many units wide and high. */
export function sheet(width: number, height: number): BlankSheet {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * fineness)
  canvas.height = Math.round(height * fineness)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser has no 2D canvas.')
  if (fineness !== 1) ctx.scale(fineness, fineness)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  return { canvas, ctx, width, height }
}

/** Palette C of the art guide, rain noir. */
export const NIGHT = {
  ink: '#05080b',
  bone: '#d9d4c3',
  paper: '#f1ead8',
  skin: '#ecdcc0',
  red: '#e0252f',
  redDeep: '#7d0f18',
  sodium: '#e8a33d',
  sodiumDeep: '#8a5413',
  teal: '#5fa3a0',
  tealDeep: '#24504f',
  slate: '#2a3a42',
  asphalt: '#41575f',
  kerb: '#4c6068',
  sky: '#070d11',
  skyDot: '#37535c',
} as const

/** The same numbers for the same seed: a print looks alike on every screen. */
export function rng(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

interface Knot {
  readonly at: Point
  readonly sharp: boolean
}

/** Reads `x,y x,y! …`: points that a line runs through, smoothly but for those marked as corners. */
export function knots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map(word => {
      const sharp = word.endsWith('!')
      const [x, y] = (sharp ? word.slice(0, -1) : word).split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`Not a point: ${word}`)
      return { at: [x, y] as const, sharp }
    })
}

type Curve = readonly [from: Point, c1: Point, c2: Point, to: Point]

/** Catmull-Rom through the knots as cubic curves. */
export function curves(list: readonly Knot[], closed: boolean): Curve[] {
  const n = list.length
  const knot = (i: number): Knot => {
    const found = list[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))]
    if (!found) throw new Error('A line needs points.')
    return found
  }
  const pull = (from: Point, to: Point, before: Point, after: Point, sharp: boolean, way: 1 | -1): Point => {
    if (sharp) return way === 1 ? from : to
    const [x, y] = way === 1 ? from : to
    return [x + (way * (after[0] - before[0])) / 6, y + (way * (after[1] - before[1])) / 6]
  }
  return Array.from({ length: closed ? n : n - 1 }, (_, i) => {
    const [a, b, c, d] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)]
    return [b.at, pull(b.at, c.at, a.at, c.at, b.sharp, 1), pull(b.at, c.at, b.at, d.at, c.sharp, -1), c.at] as const
  })
}

export function shape(text: string): Path2D {
  const path = new Path2D()
  curves(knots(text), true).forEach(([from, c1, c2, to], i) => {
    if (i === 0) path.moveTo(...from)
    path.bezierCurveTo(...c1, ...c2, ...to)
  })
  path.closePath()
  return path
}

/** So many points along an open line, each with the direction in which it runs. */
export function along(text: string, steps = 24): { at: Point; way: Point }[] {
  const parts = curves(knots(text), false)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = Math.min((i / steps) * parts.length, parts.length - 1e-6)
    const [p0, p1, p2, p3] = parts[Math.floor(t)] as Curve
    const u = t % 1
    const v = 1 - u
    const mix = (k: 0 | 1) => v * v * v * p0[k] + 3 * v * v * u * p1[k] + 3 * v * u * u * p2[k] + u * u * u * p3[k]
    const run = (k: 0 | 1) => v * v * (p1[k] - p0[k]) + 2 * v * u * (p2[k] - p1[k]) + u * u * (p3[k] - p2[k])
    const [dx, dy] = [run(0), run(1)]
    const length = Math.hypot(dx, dy)
    const way: Point = length > 1e-6 ? [dx / length, dy / length] : unit(p3[0] - p0[0], p3[1] - p0[1])
    return { at: [mix(0), mix(1)] as const, way }
  })
}

const unit = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** A brush line: thin where it is put down and taken up, `width` in the middle. */
export function brush(ctx: Ctx, text: string, width: number, color: string, ends = 0.12): void {
  const stations = along(text, 28)
  const sides = ([1, -1] as const).map(side =>
    stations.map(({ at, way }, i) => {
      const half = (width / 2) * (ends + (1 - ends) * Math.sin((Math.PI * i) / 28) ** 0.7) * side
      return [at[0] - way[1] * half, at[1] + way[0] * half] as const
    }),
  )
  ctx.beginPath()
  for (const [x, y] of [...(sides[0] ?? []), ...(sides[1] ?? []).reverse()]) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fillStyle = color
  ctx.fill()
}

export interface Feather {
  /** Where the tips point, and how far. */
  readonly to: Point
  readonly count: number
  readonly width: number
  readonly color?: string
  readonly seed?: number
}

/** Feathering: tapering strokes that lead out of a black mass into the light. */
export function feather(ctx: Ctx, text: string, { to, count, width, color = NIGHT.ink, seed = 1 }: Feather): void {
  const random = rng(seed)
  ctx.fillStyle = color
  for (const { at, way } of along(text, count)) {
    const far = 0.45 + random() * 0.55
    const bend = (random() - 0.5) * width
    ctx.beginPath()
    ctx.moveTo(at[0] - way[0] * width, at[1] - way[1] * width)
    ctx.quadraticCurveTo(
      at[0] + to[0] * far * 0.5 + bend,
      at[1] + to[1] * far * 0.5 + bend,
      at[0] + to[0] * far,
      at[1] + to[1] * far,
    )
    ctx.quadraticCurveTo(
      at[0] + to[0] * far * 0.4 + way[0] * width,
      at[1] + to[1] * far * 0.4 + way[1] * width,
      at[0] + way[0] * width,
      at[1] + way[1] * width,
    )
    ctx.fill()
  }
}

export type Box = readonly [x: number, y: number, width: number, height: number]

/** A 45 degree screen of round dots; `cover` gives the share of ink at u, v (0 to 1 across the box). */
export function halftone(
  ctx: Ctx,
  [x, y, width, height]: Box,
  pitch: number,
  color: string,
  cover: (u: number, v: number) => number,
): void {
  const step = pitch / Math.SQRT2
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  ctx.beginPath()
  for (let j = -1; j * step < height + pitch; j++)
    for (let i = -1 - (Math.abs(j) % 2); i * step < width + pitch; i += 2) {
      const share = cover((i * step) / width, (j * step) / height)
      if (share <= 0.012) continue
      const radius = Math.sqrt(Math.min(1, share)) * pitch * 0.6
      ctx.moveTo(x + i * step + radius, y + j * step)
      ctx.arc(x + i * step, y + j * step, radius, 0, Math.PI * 2)
    }
  ctx.fillStyle = color
  ctx.fill()
  ctx.restore()
}

/** Lays a drawing down with an edge of card round it, as a pair of scissors would leave it. */
export function dieCut(ctx: Ctx, { canvas: drawing, width, height }: BlankSheet, radius: number, color: string): void {
  // The edge is grown at half the size: a quarter of the work, and scissors are no sharper.
  const { canvas: small, ctx: copy } = sheet(width / 2, height / 2)
  copy.drawImage(drawing, 0, 0, width / 2, height / 2)
  const { canvas, ctx: flat } = sheet(width / 2, height / 2)
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * Math.PI * 2
    flat.drawImage(small, (Math.cos(angle) * radius) / 2, (Math.sin(angle) * radius) / 2, width / 2, height / 2)
  }
  flat.globalCompositeOperation = 'source-in'
  flat.fillStyle = color
  flat.fillRect(0, 0, width, height)
  ctx.drawImage(canvas, 0, 0, width, height)
  ctx.drawImage(drawing, 0, 0, width, height)
}

/** A polygon with points: bursts, shouting balloons, seals. */
export function burst(x: number, y: number, outer: number, inner: number, points: number, turn = 0): Path2D {
  const path = new Path2D()
  for (let i = 0; i < points * 2; i++) {
    const angle = turn + (i / (points * 2)) * Math.PI * 2
    const radius = i % 2 ? inner : outer
    path.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  path.closePath()
  return path
}

/** Flecks of cheap paper, flat and few. */
export function grain(ctx: Ctx, [x, y, width, height]: Box, color: string, amount: number, seed = 7): void {
  const random = rng(seed)
  ctx.fillStyle = color
  for (let i = 0; i < (width * height * amount) / 1000; i++) {
    const size = 0.6 + random() * 1.6
    ctx.fillRect(x + random() * width, y + random() * height, size * (1 + random() * 2), size)
  }
}
