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

/** Of the title, in a wide picture. */
const BAR = 64

export const FORMATS = { wide: [1200, 630], tall: [1080, 1920] } as const
export type Format = keyof typeof FORMATS

/** In a picture, each way from 0 to 1. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The part of a picture that fills a box of these proportions, so much of it, around a point. */
export function crop(
  [width, height]: readonly [number, number],
  ratio: number,
  share = 1,
  { x, y }: Point = { x: 0.5, y: 0.5 },
): Box {
  const wide = Math.min(width, height * ratio) * share
  const high = wide / ratio
  const within = (at: number, part: number, whole: number): number =>
    Math.min(Math.max(0, at * whole - part / 2), whole - part)
  return [within(x, wide, width), within(y, high, height), wide, high]
}

export function sheet(width: number, height: number): [HTMLCanvasElement, Ctx] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no canvas to draw on')
  return [canvas, ctx]
}

export const CAPTION: Omit<Type, 'color'> = {
  family: FONTS.body,
  weight: 500,
  size: 34,
  least: 14,
  leading: 1.25,
  sits: 'middle',
}

/** A text in a box with an ink rim, as high as it takes, from its top left corner or from its bottom left one. */
export function box(
  ctx: Ctx,
  text: string,
  [x, y, width, most]: Box,
  inks: Inks,
  from: 'top' | 'bottom',
  size = 34,
): void {
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
export function sky(ctx: Ctx, [x, y, width, height]: Box, inks: Inks): void {
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

/** How much of the table is seen of what is about one place. */
export const CLOSE = 0.58

export const drawn = (ctx: Ctx, picture: HTMLCanvasElement, from: Box, to: Box): void =>
  ctx.drawImage(picture, ...from, ...to)

/** Which game it is above, what happened below; letters are never so small that a phone's clip could not be read. */
function lettered(ctx: Ctx, width: number, height: number, { title, text, credit }: Caption, inks: Inks): void {
  const unit = Math.max(0.55, width / FORMATS.wide[0])
  const bar = Math.round(BAR * unit)
  const edge = 28 * unit
  ctx.fillStyle = inks.ink
  ctx.fillRect(0, 0, width, bar)
  const half = (width - 3 * edge) / 2
  letter(ctx, title, [edge, 4 * unit, half, bar - 6 * unit], { family: FONTS.head, size: 46 * unit, color: inks.paper })
  const small: Type = { family: FONTS.body, weight: 500, size: 22 * unit, color: inks.paper }
  const wide = Math.max(...setType(ctx, credit, half, bar, small).lines.map(line => ctx.measureText(line).width))
  letter(ctx, credit, [width - edge - wide, 6 * unit, wide + 1, bar - 10 * unit], small)
  const most = Math.min(width - 2 * edge, 820 * unit)
  box(ctx, text, [edge, height - edge, most, Math.min(240 * unit, height / 2)], inks, 'bottom', 34 * unit)
}

/** The words alone, to be laid over a moving picture of that size. */
export function captioned({ width, height }: HTMLCanvasElement, caption: Caption, inks: Inks): HTMLCanvasElement {
  const [canvas, ctx] = sheet(width, height)
  lettered(ctx, width, height, caption, inks)
  return canvas
}

/** One moment: the table, what happened, which game it is. */
export function still(
  picture: HTMLCanvasElement,
  format: Format,
  { title, text, credit }: Caption,
  inks: Inks,
  at?: Point,
): HTMLCanvasElement {
  const [width, height] = FORMATS[format]
  const [canvas, ctx] = sheet(width, height)
  const size = [picture.width, picture.height] as const
  const small = { family: FONTS.body, weight: 500, size: 22, color: inks.paper } as const
  if (format === 'wide') {
    const below = BAR - 4
    drawn(ctx, picture, crop(size, width / (height - below)), [0, below, width, height - below])
    lettered(ctx, width, height, { title, text, credit }, inks)
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
  // A picture that is wider than high is shown whole, and below it from close what it is about.
  const wide = width - 60
  const whole = Math.min(1120, Math.round((wide * picture.height) / picture.width))
  const views: readonly (readonly [Box, number])[] =
    whole < 800
      ? [
          [[30, 340, wide, whole], 1],
          [[30, 362 + whole, wide, 1338 - whole], CLOSE],
        ]
      : [[[30, 360, wide, 1340], 1]]
  for (const [view, share] of views) {
    drawn(ctx, picture, crop(size, view[2] / view[3], share, share < 1 ? at : undefined), view)
    ctx.strokeStyle = inks.ink
    ctx.lineWidth = 10
    ctx.strokeRect(...view)
  }
  box(ctx, text, [60, 1780, width - 120, 350], inks, 'bottom', 50)
  letter(ctx, credit, [60, height - 90, width - 120, 50], { ...small, size: 30, align: 'center' })
  return canvas
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
