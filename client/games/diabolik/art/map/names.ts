import { LOCATIONS, type Location } from '../../../../../shared/games/diabolik/map/locations.ts'
import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import { type Box, type Ctx, sheet } from '../../../../kit/art/ink2d.ts'
import { FONTS } from '../../../../kit/art/lettering.ts'
import type { Quad } from '../../../../stage/quads.ts'
import { drawIcon } from '../icons.ts'
import { FUMETTO } from '../palette.ts'
import { PRINT } from './paper.ts'
import type { Plates, Size } from './plates.ts'

/** Seen aslant, letters look lower than they are: they are printed higher. */
const STRETCH = 1.22
const CHINESE = /[\u2e80-\u9fff]/

interface Lettering {
  readonly text: string
  readonly font: string
  readonly size: number
  /** Room for the shield before the name. */
  readonly sign: number
}

function letteringOf(location: Location, words: Words): Lettering {
  const text = words.locations[location].toUpperCase()
  const capital = location === 'clerville'
  const size = (CHINESE.test(text) ? 20 : 25.5) * (capital ? 1.35 : 1)
  return {
    text,
    size,
    font: `${CHINESE.test(text) ? 700 : 400} ${size}px ${FONTS.head}`,
    sign: capital ? size * 1.05 : 0,
  }
}

/** What each name takes. */
export function plateSizes(ctx: Ctx, words: Words): Record<Location, Size> {
  const sizeOf = (location: Location): Size => {
    const { text, font, size, sign } = letteringOf(location, words)
    ctx.font = font
    return [ctx.measureText(text).width + size * 0.42 + sign, size * (CHINESE.test(text) ? 1.16 : 0.9) * STRETCH]
  }
  return Object.fromEntries(LOCATIONS.map(each => [each, sizeOf(each)])) as Record<Location, Size>
}

/** Points between two names. */
const GAP = 4
/** The shadow that a name throws. */
export const SHADOW = 1.8

export interface Names {
  readonly canvas: HTMLCanvasElement
  /** Where on it each of them is, with its shadow, in shares of it. */
  readonly parts: Readonly<Record<Location, Quad['part']>>
}

/** All names on one sheet, as fine as the map: they are laid on it where nobody stands before them. */
export function drawNames(words: Words, plates: Plates, scale: number): Names {
  const wide = 500
  let [x, y, deep] = [0, 0, 0]
  const cells = LOCATIONS.map((location): [Location, Box] => {
    const [, , w, h] = plates[location]
    if (x + w + GAP > wide) [x, y, deep] = [0, y + deep, 0]
    const cell: Box = [x, y, w, h]
    ;[x, deep] = [x + w + GAP, Math.max(deep, h + GAP)]
    return [location, cell]
  })
  const high = y + deep
  const { canvas, ctx } = sheet(Math.round(wide * scale), Math.round(high * scale))
  ctx.scale(scale, scale)
  for (const [location, cell] of cells) drawPlate(ctx, letteringOf(location, words), cell)
  const parts = cells.map(([location, [left, top, w, h]]) => [
    location,
    [left / wide, top / high, (w + SHADOW) / wide, (h + SHADOW) / high],
  ])
  return { canvas, parts: Object.fromEntries(parts) }
}

function drawPlate(ctx: Ctx, { text, font, size, sign }: Lettering, [x, y, w, h]: Box): void {
  const capital = sign > 0
  ctx.fillStyle = '#000'
  ctx.fillRect(x, y, w + SHADOW, h + SHADOW)
  ctx.fillStyle = capital ? FUMETTO.blood : PRINT.paper
  ctx.fillRect(x, y, w, h)
  ctx.strokeStyle = PRINT.ink
  ctx.lineWidth = 1.5
  ctx.lineJoin = 'miter'
  ctx.strokeRect(x, y, w, h)
  ctx.lineJoin = 'round'
  if (capital) {
    ctx.strokeStyle = PRINT.paper
    ctx.lineWidth = 1.2
    ctx.strokeRect(x + 2.2, y + 2.2, w - 4.4, h - 4.4)
    drawIcon(ctx, 'police-badge', x + sign * 0.6, y + h / 2, h * 0.74, PRINT.paper)
  }
  ctx.save()
  ctx.translate(x + size * 0.21 + sign, y + h / 2 + (CHINESE.test(text) ? 0 : size * 0.04))
  ctx.scale(1, STRETCH)
  ctx.font = font
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  ctx.fillStyle = capital ? PRINT.paper : PRINT.ink
  ctx.fillText(text, 0, 0)
  ctx.restore()
}

/** Where the pins stand: a ring that shows round them. */
export function drawSpots(ctx: Ctx, spots: readonly (readonly [number, number])[]): void {
  for (const [x, y] of spots)
    for (const [radius, color] of [
      [17, PRINT.paper],
      [15.4, PRINT.ink],
    ] as const) {
      ctx.fillStyle = color
      ctx.beginPath()
      ctx.arc(x, y, radius, 0, Math.PI * 2)
      ctx.fill()
    }
}
