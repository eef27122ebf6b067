import { type Ctx, NIGHT, rng } from './ink2d.ts'
import { FONTS } from './lettering.ts'

/** What all covers share: sheet, masthead, price box. */
export const POSTER = { width: 900, height: 1260 } as const

interface Masthead {
  readonly text: string
  readonly family: string
  readonly weight?: number
  /** The box that the letters fill. */
  readonly width: number
  readonly height: number
  readonly fill: string
  readonly edge: string
  readonly shadow: string
  readonly deep?: number
  readonly skew?: number
}

/** Title lettering: stretched to its box, with a contour and a hard shadow cut in steps. */
export function masthead(ctx: Ctx, x: number, y: number, m: Masthead): void {
  const { deep = 14 } = m
  ctx.save()
  ctx.translate(x, y)
  ctx.transform(1, m.skew ?? 0, 0, 1, 0, 0)
  ctx.font = `${m.weight ?? 400} 200px ${m.family}`
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'left'
  ctx.lineJoin = 'round'
  const { width, actualBoundingBoxAscent: up, actualBoundingBoxLeft: left } = ctx.measureText(m.text)
  ctx.scale(m.width / width, m.height / up)
  const at = (dx: number, dy: number, draw: 'fill' | 'stroke') =>
    draw === 'fill' ? ctx.fillText(m.text, left + dx, up + dy) : ctx.strokeText(m.text, left + dx, up + dy)
  ctx.strokeStyle = m.shadow
  ctx.lineWidth = 22
  for (let i = deep; i > 0; i--) at(i, i, 'stroke')
  ctx.strokeStyle = m.edge
  ctx.lineWidth = 20
  at(0, 0, 'stroke')
  ctx.strokeStyle = m.shadow
  ctx.lineWidth = 8
  at(0, 0, 'stroke')
  ctx.fillStyle = m.fill
  at(0, 0, 'fill')
  ctx.restore()
}

/** The corner box of a newsstand cover. */
export function priceBox(ctx: Ctx, x: number, y: number, number: string, price: string, hue: string): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.fillStyle = NIGHT.ink
  ctx.fillRect(6, 6, 118, 136)
  ctx.fillStyle = NIGHT.paper
  ctx.fillRect(0, 0, 118, 136)
  ctx.strokeStyle = NIGHT.ink
  ctx.lineWidth = 5
  ctx.strokeRect(0, 0, 118, 136)
  ctx.fillStyle = hue
  ctx.fillRect(8, 8, 102, 72)
  ctx.fillStyle = NIGHT.ink
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = `66px ${FONTS.head}`
  // Two digits are set narrower.
  ctx.fillText(number, 59, 47, 98)
  ctx.font = `600 27px ${FONTS.body}`
  ctx.fillText(price, 59, 108)
  ctx.restore()
}

/** The white edge that a guillotine leaves, and what years on a newsstand leave. */
export function trim(ctx: Ctx, seed: number, paper: string): void {
  const { width, height } = POSTER
  ctx.strokeStyle = paper
  ctx.lineWidth = 44
  ctx.lineJoin = 'miter'
  ctx.strokeRect(0, 0, width, height)
  ctx.strokeStyle = NIGHT.ink
  ctx.lineWidth = 6
  ctx.strokeRect(24, 24, width - 48, height - 48)
  const random = rng(seed)
  ctx.fillStyle = paper
  for (let i = 0; i < 150; i++)
    ctx.fillRect(random() * width, random() * height, 1 + random() * 2.4, 1 + random() * 1.6)
}

/** Slanting rain, each drop a brush stroke. */
export function rain(ctx: Ctx, count: number, color: string, seed: number): void {
  const random = rng(seed)
  ctx.fillStyle = color
  for (let i = 0; i < count; i++) {
    const [x, y] = [random() * POSTER.width * 1.2, random() * POSTER.height]
    const long = 24 + random() * 70
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x - long * 0.3 + 1.2, y + long)
    ctx.lineTo(x - long * 0.3 - 1.6, y + long)
    ctx.fill()
  }
}
