import type { Box, Ctx } from '../../kit/art/ink2d.ts'
import { FONTS, letter, setType, type Type } from '../../kit/art/lettering.ts'

/* Pictures of a match, put together from what the stage shows. Nothing is sent anywhere. */

/** The colours that the page wears for this game. */
export interface Inks {
  readonly ink: string
  readonly paper: string
  readonly ground: string
  readonly caption: string
  readonly dot: string
}

export function inksNow(): Inks {
  const style = getComputedStyle(document.documentElement)
  const of = (name: string): string => style.getPropertyValue(name).trim()
  return {
    ink: of('--ink'),
    paper: of('--paper'),
    ground: of('--ground'),
    caption: of('--sodium'),
    dot: of('--sky-dot'),
  }
}

export interface Caption {
  readonly title: string
  readonly text: string
  readonly credit: string
}

export const FORMATS = { wide: [1200, 630], tall: [1080, 1920] } as const
export type Format = keyof typeof FORMATS

/** The part of a picture that fills a box of these proportions, so much of it, around a point (each from 0 to 1). */
export function crop(
  [width, height]: readonly [number, number],
  ratio: number,
  share = 1,
  { x, y }: { readonly x: number; readonly y: number } = { x: 0.5, y: 0.5 },
): Box {
  const wide = Math.min(width, height * ratio) * share
  const high = wide / ratio
  const within = (at: number, part: number, whole: number): number =>
    Math.min(Math.max(0, at * whole - part / 2), whole - part)
  return [within(x, wide, width), within(y, high, height), wide, high]
}

function sheet(width: number, height: number): [HTMLCanvasElement, Ctx] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no canvas to draw on')
  return [canvas, ctx]
}

const CAPTION: Omit<Type, 'color'> = {
  family: FONTS.body,
  weight: 500,
  size: 34,
  least: 14,
  leading: 1.25,
  sits: 'middle',
}

/** A text in a box with an ink rim, as high as it takes, from its top left corner or from its bottom left one. */
function box(ctx: Ctx, text: string, [x, y, width, most]: Box, inks: Inks, from: 'top' | 'bottom', size = 34): void {
  if (text === '') return
  const pad = Math.round(size * 0.5)
  const type = { ...CAPTION, size, color: '#0b0a0d' }
  const setting = setType(ctx, text, width - 2 * pad, most - 2 * pad, type)
  const wide = Math.min(
    width,
    Math.ceil(Math.max(...setting.lines.map(line => ctx.measureText(line).width))) + 2 * pad + 2,
  )
  const high = setting.height + 2 * pad
  const top = from === 'top' ? y : y - high
  ctx.fillStyle = inks.ink
  ctx.fillRect(x + 5, top + 5, wide, high)
  ctx.fillStyle = inks.caption
  ctx.fillRect(x, top, wide, high)
  ctx.strokeStyle = inks.ink
  ctx.lineWidth = 4
  ctx.strokeRect(x, top, wide, high)
  letter(ctx, text, [x + pad, top + pad, wide - 2 * pad, setting.height], { ...type, size: setting.size })
}

/** Dots that grow towards the top. */
function sky(ctx: Ctx, [x, y, width, height]: Box, inks: Inks): void {
  ctx.fillStyle = inks.ground
  ctx.fillRect(x, y, width, height)
  ctx.fillStyle = inks.dot
  const pitch = 18
  for (let row = 0; row * pitch < height; row++)
    for (let column = 0; column * pitch < width + pitch; column++) {
      const radius = 7 * (1 - (row * pitch) / height)
      ctx.beginPath()
      ctx.arc(x + column * pitch + (row % 2 === 0 ? 0 : pitch / 2), y + row * pitch, radius, 0, 2 * Math.PI)
      ctx.fill()
    }
}

const drawn = (ctx: Ctx, picture: HTMLCanvasElement, from: Box, to: Box): void => ctx.drawImage(picture, ...from, ...to)

/** One moment: the table, what happened, which game it is. */
export function still(
  picture: HTMLCanvasElement,
  format: Format,
  { title, text, credit }: Caption,
  inks: Inks,
): HTMLCanvasElement {
  const [width, height] = FORMATS[format]
  const [canvas, ctx] = sheet(width, height)
  const size = [picture.width, picture.height] as const
  const small = { family: FONTS.body, weight: 500, size: 22, color: inks.paper } as const
  if (format === 'wide') {
    drawn(ctx, picture, crop(size, width / height), [0, 0, width, height])
    ctx.fillStyle = inks.ink
    ctx.fillRect(0, 0, width, 64)
    letter(ctx, title, [28, 4, 760, 58], { family: FONTS.head, size: 46, color: inks.paper })
    letter(ctx, credit, [width - 420, 6, 392, 54], { ...small, align: 'left' })
    box(ctx, text, [28, height - 28, 820, 240], inks, 'bottom')
    return canvas
  }
  sky(ctx, [0, 0, width, 620], inks)
  ctx.fillStyle = inks.ground
  ctx.fillRect(0, 620, width, height - 620)
  letter(ctx, title, [60, 80, width - 120, 220], {
    family: FONTS.head,
    size: 150,
    least: 60,
    leading: 1,
    align: 'center',
    color: inks.paper,
  })
  const view: Box = [30, 360, width - 60, 1120]
  drawn(ctx, picture, crop(size, view[2] / view[3]), view)
  ctx.strokeStyle = inks.ink
  ctx.lineWidth = 10
  ctx.strokeRect(...view)
  box(ctx, text, [60, 1440, width - 120, 350], inks, 'top', 50)
  letter(ctx, credit, [60, height - 90, width - 120, 50], { ...small, size: 30, align: 'center' })
  return canvas
}

/** A moment of the comic page: what is seen of it, and around which point. */
export interface Panel {
  readonly picture: HTMLCanvasElement
  readonly at: { readonly x: number; readonly y: number } | null
  readonly text: string
}

/** How many stand in each row. */
const ROWS: Readonly<Record<number, readonly number[]>> = { 6: [2, 2, 2], 7: [2, 3, 2], 8: [3, 2, 3], 9: [3, 3, 3] }
/** A4, upright. */
const PAGE = [1240, 1754] as const
const EDGE = 50
const GUTTER = 22

/** The frames of a page with so many panels, in the order in which they are read. */
export function frames(count: number): Box[] {
  const rows = ROWS[count] ?? Array.from({ length: Math.ceil(count / 2) }, (_, i) => Math.min(2, count - 2 * i))
  const top = 210
  const high = (PAGE[1] - top - 90 - GUTTER * (rows.length - 1)) / rows.length
  return rows.flatMap((panels, row) => {
    const whole = PAGE[0] - 2 * EDGE - GUTTER * (panels - 1)
    // No two rows are divided alike.
    const first = panels === 1 ? 1 : (row % 2 === 0 ? 1.25 : 0.85) / panels
    let x: number = EDGE
    return Array.from({ length: panels }, (_, i): Box => {
      const wide = whole * (i === 0 ? first : (1 - first) / (panels - 1))
      const frame: Box = [x, top + row * (high + GUTTER), wide, high]
      x += wide + GUTTER
      return frame
    })
  })
}

/** How much of the table a panel shows that is about one place. */
const CLOSE = 0.5

/** The match on one printed page. */
export function comic(panels: readonly Panel[], { title, text, credit }: Caption, inks: Inks): HTMLCanvasElement {
  const [canvas, ctx] = sheet(...PAGE)
  ctx.fillStyle = inks.paper
  ctx.fillRect(0, 0, ...PAGE)
  sky(ctx, [0, 0, PAGE[0], 180], inks)
  ctx.fillStyle = inks.ink
  ctx.fillRect(0, 176, PAGE[0], 8)
  letter(ctx, title, [EDGE, 18, PAGE[0] - 2 * EDGE, 100], {
    family: FONTS.head,
    size: 104,
    least: 50,
    leading: 1,
    color: inks.paper,
  })
  letter(ctx, text, [EDGE, 120, PAGE[0] - 2 * EDGE, 46], { ...CAPTION, size: 30, color: inks.caption })
  for (const [i, frame] of frames(panels.length).entries()) {
    const panel = panels[i]
    if (!panel) continue
    const { picture, at } = panel
    const size = [picture.width, picture.height] as const
    const ratio = frame[2] / frame[3]
    drawn(ctx, picture, at ? crop(size, ratio, CLOSE, at) : crop(size, ratio), frame)
    ctx.strokeStyle = inks.ink
    ctx.lineWidth = 7
    ctx.strokeRect(...frame)
    box(ctx, panel.text, [frame[0] + 14, frame[1] + 14, frame[2] - 34, frame[3] * 0.42], inks, 'top', 24)
  }
  letter(ctx, credit, [EDGE, PAGE[1] - 64, PAGE[0] - 2 * EDGE, 40], {
    ...CAPTION,
    size: 24,
    align: 'center',
    color: inks.ink,
  })
  return canvas
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
