import { type Box, burst, type Ctx, halftone, rng } from '../../../../kit/art/ink2d.ts'
import { FUMETTO } from '../palette.ts'

const { ink, paper, sodium } = FUMETTO

/** What a picture is laid on: one spot colour, ink and paper. `x` and `y` are the middle of the panel. */
interface Lie {
  readonly box: Box
  readonly x: number
  readonly y: number
  readonly hue: string
}
type Ground = (ctx: Ctx, lie: Lie) => void

const fill = (ctx: Ctx, box: Box, color: string): void => {
  ctx.fillStyle = color
  ctx.fillRect(...box)
}
const polygon = (ctx: Ctx, color: string, ...points: readonly (readonly [number, number])[]): void => {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fillStyle = color
  ctx.fill()
}
/** Darker towards the edges, in dots. */
const vignette = (ctx: Ctx, { box }: Lie, from = 0.42): void => {
  const wide = box[2] / box[3]
  halftone(ctx, box, 13, ink, (u, v) => Math.hypot((u - 0.5) * Math.min(1.5, wide) * 0.75, v - 0.5) * 2 - from)
}

const rays: Ground = (ctx, lie) => {
  fill(ctx, lie.box, lie.hue)
  vignette(ctx, lie)
  const [, , w, h] = lie.box
  const far = Math.hypot(w, h)
  const random = rng(Math.round(w * h))
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * Math.PI * 2 + random() * 0.16
    const from = h * (0.44 + random() * 0.14)
    const at = (turn: number, r: number) => [lie.x + Math.cos(turn) * r, lie.y + Math.sin(turn) * r] as const
    polygon(ctx, paper, at(angle, from), at(angle - 0.028, far), at(angle + 0.028, far))
  }
}

const speed: Ground = (ctx, lie) => {
  const [x, y, w, h] = lie.box
  fill(ctx, lie.box, lie.hue)
  halftone(ctx, lie.box, 13, ink, (u, v) => Math.abs(v - 0.5) * 1.5 - 0.28 + (1 - u) * 0.16)
  const random = rng(Math.round(h) + 5)
  for (let i = 0; i < 22; i++) {
    const [at, long, thick] = [y + random() * h, w * (0.3 + random() * 0.7), 1.5 + random() * 5]
    const left = x + random() * w * 0.6 - w * 0.2
    polygon(ctx, i % 3 ? paper : ink, [left, at], [left + long, at - thick], [left + long, at + thick])
  }
}

const rings: Ground = (ctx, lie) => {
  fill(ctx, lie.box, ink)
  const far = Math.hypot(lie.box[2], lie.box[3]) / 2
  for (let r = far; r > 0; r -= 46) {
    for (const [radius, color] of [
      [r, lie.hue],
      [r - 23, ink],
    ] as const) {
      ctx.beginPath()
      ctx.arc(lie.x, lie.y, Math.max(0, radius), 0, 7)
      ctx.fillStyle = color
      ctx.fill()
    }
  }
  halftone(ctx, lie.box, 13, ink, (u, v) => Math.hypot(u - 0.5, v - 0.5) * 1.4 - 0.3)
}

const spiral: Ground = (ctx, lie) => {
  fill(ctx, lie.box, lie.hue)
  ctx.strokeStyle = ink
  ctx.lineWidth = 17
  for (const turn of [0, Math.PI]) {
    ctx.beginPath()
    for (let t = 0; t < 30; t += 0.1)
      ctx.lineTo(lie.x + Math.cos(t + turn) * t * 11, lie.y + Math.sin(t + turn) * t * 11)
    ctx.stroke()
  }
}

/** Roofs against the sky; `lit`: somebody is awake. */
const town =
  (lit: boolean): Ground =>
  (ctx, lie) => {
    const [x, y, w, h] = lie.box
    fill(ctx, lie.box, lie.hue)
    halftone(ctx, lie.box, 13, ink, (_, v) => 0.62 - v * 0.9)
    const random = rng(Math.round(h * 3) + 11)
    for (let left = x - 10; left < x + w; ) {
      const [wide, high] = [34 + random() * 46, h * (0.24 + random() * 0.34)]
      fill(ctx, [left, y + h - high, wide, high], ink)
      if (random() < 0.4)
        polygon(ctx, ink, [left, y + h - high], [left + wide / 2, y + h - high - 30], [left + wide, y + h - high])
      for (let i = 0; lit && i < 5; i++)
        if (random() < 0.6)
          fill(ctx, [left + 7 + random() * (wide - 22), y + h - high + 12 + random() * (high - 30), 8, 11], sodium)
      left += wide + random() * 8
    }
  }

/** A lamp from above. */
const cone: Ground = (ctx, lie) => {
  const [x, y, w, h] = lie.box
  fill(ctx, lie.box, ink)
  halftone(ctx, lie.box, 13, lie.hue, (u, v) => 0.1 + v * 0.2 + (0.3 - Math.abs(u - 0.5)) * 0.5)
  polygon(ctx, lie.hue, [lie.x - 26, y], [lie.x + 26, y], [x + w * 0.9, y + h], [x + w * 0.1, y + h])
  ctx.beginPath()
  ctx.ellipse(lie.x, y + h * 0.9, w * 0.4, h * 0.14, 0, 0, 7)
  ctx.fillStyle = paper
  ctx.fill()
  halftone(ctx, [x + w * 0.1, y, w * 0.8, h], 12, ink, (u, v) => Math.abs(u - 0.5) * 0.8 - 0.05 - v * 0.12)
}

/** The blinds are down, and somebody behind them. */
const blinds: Ground = (ctx, lie) => {
  const [x, y, w, h] = lie.box
  fill(ctx, lie.box, lie.hue)
  ctx.save()
  ctx.translate(lie.x, lie.y)
  ctx.rotate(-0.2)
  for (let at = -h; at < h; at += 34) fill(ctx, [-w, at, w * 2, 17], ink)
  ctx.restore()
  halftone(ctx, [x, y, w, h], 13, ink, u => Math.abs(u - 0.5) * 1.9 - 0.5)
}

/** A road that runs to the horizon. */
const road: Ground = (ctx, lie) => {
  const [x, y, w, h] = lie.box
  const horizon = y + h * 0.4
  fill(ctx, lie.box, lie.hue)
  halftone(ctx, [x, y, w, h * 0.4], 12, ink, (_, v) => 0.7 - v * 0.75)
  fill(ctx, [x, horizon, w, h], ink)
  halftone(ctx, [x, horizon, w, h * 0.6], 13, lie.hue, (_, v) => 0.12 + v * 0.3)
  polygon(ctx, ink, [lie.x - 8, horizon], [lie.x + 8, horizon], [x + w * 0.98, y + h], [x + w * 0.02, y + h])
  for (let i = 0; i < 5; i++) {
    const [from, to] = [i / 5, (i + 0.55) / 5].map(t => t * t) as [number, number]
    const at = (t: number, side: number) => [lie.x + side * (1 + 13 * t), horizon + h * 0.6 * t] as const
    polygon(ctx, paper, at(from, -1), at(from, 1), at(to, 1), at(to, -1))
  }
}

const bricks: Ground = (ctx, lie) => {
  const [x, y, w, h] = lie.box
  fill(ctx, lie.box, ink)
  const random = rng(Math.round(w + h))
  for (let row = 0; row * 30 < h; row++)
    for (let left = x - (row % 2) * 32 - 8; left < x + w; left += 64)
      fill(ctx, [left, y + row * 30, 60, 26], random() < 0.16 ? FUMETTO.steel : lie.hue)
  vignette(ctx, lie, 0.22)
}

/** Squared paper: something is being worked out. */
const squared: Ground = (ctx, lie) => {
  const [x, y, w, h] = lie.box
  fill(ctx, lie.box, lie.hue)
  ctx.strokeStyle = paper
  for (let i = 0; i * 28 < w + h; i++) {
    ctx.lineWidth = i % 4 ? 1.6 : 4
    ctx.beginPath()
    ctx.moveTo(x + i * 28, y)
    ctx.lineTo(x + i * 28, y + h)
    ctx.moveTo(x, y + i * 28)
    ctx.lineTo(x + w, y + i * 28)
    ctx.stroke()
  }
  vignette(ctx, lie, 0.5)
}

const smoke: Ground = (ctx, lie) => {
  const [x, y, w, h] = lie.box
  fill(ctx, lie.box, ink)
  const random = rng(Math.round(h) * 7)
  for (const [color, count, size] of [
    [lie.hue, 26, 0.26],
    [paper, 16, 0.13],
  ] as const)
    for (let i = 0; i < count; i++) {
      ctx.beginPath()
      ctx.arc(x + random() * w, y + h * (0.1 + random() * 1), h * size * (0.5 + random() * 0.7), 0, 7)
      ctx.fillStyle = color
      ctx.fill()
      ctx.strokeStyle = ink
      ctx.lineWidth = 4
      ctx.stroke()
    }
  vignette(ctx, lie, 0.36)
}

/** Two halves that do not agree. */
const split: Ground = (ctx, lie) => {
  const [x, y, , h] = lie.box
  fill(ctx, lie.box, ink)
  polygon(ctx, lie.hue, [x, y], [lie.x + h * 0.2, y], [lie.x - h * 0.2, y + h], [x, y + h])
  halftone(ctx, lie.box, 13, ink, u => 0.5 - u * 1.4)
  halftone(ctx, lie.box, 13, lie.hue, u => u * 1.1 - 0.72)
}

const bars: Ground = (ctx, lie) => {
  const [x, y, w, h] = lie.box
  fill(ctx, lie.box, lie.hue)
  halftone(ctx, lie.box, 13, ink, (_, v) => v * 0.7 - 0.1)
  for (let left = x + 20; left < x + w; left += 62) fill(ctx, [left, y, 20, h], ink)
  fill(ctx, [x, y + h * 0.12, w, 14], ink)
}

/** Boards that lead away. */
const floor: Ground = (ctx, lie) => {
  const [x, y, w, h] = lie.box
  fill(ctx, lie.box, lie.hue)
  for (let i = -9; i < 9; i += 2) {
    const at = (k: number) => lie.x + k * 14
    const to = (k: number) => lie.x + k * 66
    polygon(ctx, ink, [at(i), y], [at(i + 1), y], [to(i + 1), y + h], [to(i), y + h])
  }
  halftone(ctx, [x, y, w, h], 13, lie.hue, () => 0.2)
  halftone(ctx, [x, y, w, h], 13, ink, (_, v) => 0.75 - v * 1.1)
}

const seal: Ground = (ctx, lie) => {
  fill(ctx, lie.box, ink)
  halftone(ctx, lie.box, 13, lie.hue, (u, v) => 0.5 - Math.abs(v - 0.5) * 0.6 - Math.abs(u - 0.5) * 0.3)
  const [, , , h] = lie.box
  ctx.fillStyle = lie.hue
  ctx.fill(burst(lie.x, lie.y, h * 0.56, h * 0.46, 24))
}

export const GROUNDS = {
  rays,
  speed,
  rings,
  spiral,
  town: town(true),
  dark: town(false),
  cone,
  blinds,
  road,
  bricks,
  squared,
  smoke,
  split,
  bars,
  floor,
  seal,
} as const satisfies Readonly<Record<string, Ground>>
