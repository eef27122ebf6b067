import { SEARCHES } from '../../../../shared/games/on-the-lam/rules/board.ts'
import type { Suspect, Tile } from '../../../../shared/games/on-the-lam/state.ts'
import { type Ctx, halftone, NIGHT, rng, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS, letter, setType, type Type } from '../../../kit/art/lettering.ts'
import { drawIcon, type Icon } from './icons.ts'
import { MARKS } from './marks.ts'
import { type DrawnSign, drawSign, drawSymbol } from './symbols.ts'

export { TILE_SIGNS } from './marks.ts'

const { ink, paper, bone, red, sodium, kerb } = NIGHT

export const PLATE = { width: 1024, height: 176 } as const
interface PlateWords {
  readonly name: string
  readonly icon: DrawnSign
  /** What a search takes; without it nothing can be searched here. */
  readonly search?: { readonly skill: string; readonly icon: Icon; readonly need: number }
  readonly hue?: string
}

/** The name under a tile: white on black, with the number that a search must reach. */
export function drawPlate({ name, icon, search, hue = sodium }: PlateWords): HTMLCanvasElement {
  const { width, height } = PLATE
  const { canvas, ctx } = sheet(width, height)
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, width, height)
  ctx.strokeStyle = paper
  ctx.lineWidth = 6
  ctx.strokeRect(9, 9, width - 18, height - 18)
  ctx.fillStyle = hue
  ctx.fillRect(20, 20, 136, 136)
  drawSign(ctx, icon, 88, 88, 112, ink, hue)
  const right = search ? 250 : 24
  const type: Type = { family: FONTS.head, size: 112, least: 44, leading: 0.98, lines: 2, color: paper, tracking: 2 }
  const one = setType(ctx, name.toUpperCase(), width - 180 - right, 140, { ...type, lines: 1, least: 84 })
  const single = one.lines.length === 1
  letter(ctx, name.toUpperCase(), [178, 20, width - 184 - right, 140], single ? { ...type, lines: 1, least: 76 } : type)
  if (!search) return canvas
  const x = width - right + 8
  ctx.fillStyle = paper
  ctx.fillRect(x, 20, right - 28, 136)
  drawIcon(ctx, search.icon, x + 56, 68, 96, ink)
  letter(ctx, search.skill.toUpperCase(), [x + 4, 117, 104, 38], {
    family: FONTS.body,
    weight: 600,
    size: 30,
    least: 15,
    lines: 1,
    color: ink,
    align: 'center',
  })
  ctx.fillStyle = ink
  ctx.fillRect(x + 112, 28, 102, 120)
  letter(ctx, String(search.need), [x + 112, 20, 84, 140], {
    family: FONTS.head,
    size: 134,
    color: hue,
    align: 'center',
    lines: 1,
  })
  letter(ctx, '+', [x + 178, 36, 30, 50], { family: FONTS.head, size: 60, color: hue, align: 'center', lines: 1 })
  return canvas
}

export const SMALL_PLATE = { width: 680, height: 176 } as const
/** The same for small screens: no name, the signs and the number as large as can be. */
export function drawSmallPlate({ icon, search, hue = sodium }: PlateWords): HTMLCanvasElement {
  const { width, height } = SMALL_PLATE
  const { canvas, ctx } = sheet(width, height)
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = hue
  ctx.fillRect(8, 8, 184, 160)
  drawSign(ctx, icon, 100, 88, 156, ink, hue)
  ctx.strokeStyle = paper
  ctx.lineWidth = 8
  ctx.strokeRect(4, 4, width - 8, height - 8)
  if (!search) return canvas
  ctx.fillStyle = paper
  ctx.fillRect(width - 364, 8, 176, 160)
  drawIcon(ctx, search.icon, width - 276, 88, 148, ink)
  letter(ctx, String(search.need), [width - 182, 2, 118, 172], {
    family: FONTS.head,
    size: 184,
    color: hue,
    align: 'center',
    lines: 1,
  })
  letter(ctx, '+', [width - 72, 22, 56, 76], { family: FONTS.head, size: 92, color: hue, align: 'center', lines: 1 })
  return canvas
}

/** What the board says about searching a tile, for `drawPlate`. */
export const searchOf = (tile: Tile) => SEARCHES[tile]

export const DIE = 256
/** A face of the search die; the pips sit a little unevenly, as if brushed. */
export function drawDieFace(value: 1 | 2 | 3 | 4 | 5 | 6): HTMLCanvasElement {
  const { canvas, ctx } = sheet(DIE, DIE)
  const random = rng(value * 31)
  ctx.fillStyle = paper
  ctx.fillRect(0, 0, DIE, DIE)
  halftone(ctx, [0, 0, DIE, DIE], 13, bone, (u, v) => (u + v - 1.1) * 0.7)
  ctx.strokeStyle = ink
  ctx.lineWidth = 10
  ctx.strokeRect(5, 5, DIE - 10, DIE - 10)
  const [a, m, z] = [66, 128, 190]
  const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[m, m]],
    2: [
      [a, a],
      [z, z],
    ],
    3: [
      [a, a],
      [m, m],
      [z, z],
    ],
    4: [
      [a, a],
      [z, a],
      [a, z],
      [z, z],
    ],
    5: [
      [a, a],
      [z, a],
      [m, m],
      [a, z],
      [z, z],
    ],
    6: [
      [a, a],
      [z, a],
      [a, m],
      [z, m],
      [a, z],
      [z, z],
    ],
  }
  for (const [x, y] of spots[value] ?? []) {
    ctx.fillStyle = value === 1 ? red : ink
    ctx.beginPath()
    const size = value === 1 ? 50 : 27
    for (let i = 0; i <= 18; i++) {
      const angle = (i / 18) * Math.PI * 2
      const r = size * (0.94 + random() * 0.1)
      ctx.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r)
    }
    ctx.fill()
    ctx.fillStyle = paper
    ctx.beginPath()
    ctx.ellipse(x - size * 0.32, y - size * 0.34, size * 0.24, size * 0.14, -0.7, 0, 7)
    ctx.fill()
  }
  return canvas
}

/** Rubber on wet paper: a stamp loses some of its ink. */
function worn(ctx: Ctx, width: number, height: number, seed: number): void {
  const random = rng(seed)
  ctx.globalCompositeOperation = 'destination-out'
  for (let i = 0; i < (width * height) / 420; i++) {
    ctx.beginPath()
    ctx.arc(random() * width, random() * height, 0.6 + random() * random() * 4.4, 0, 7)
    ctx.fill()
  }
  ctx.globalCompositeOperation = 'source-over'
}

/** “I have searched here”: the suspect's sign in a ring, 256 square, clear ground. */
export function drawSearched(who: Suspect): HTMLCanvasElement {
  const { canvas, ctx } = sheet(256, 256)
  const { hue } = MARKS[who]
  ctx.fillStyle = ink
  ctx.beginPath()
  ctx.arc(128, 128, 122, 0, 7)
  ctx.fill()
  ctx.strokeStyle = hue
  ctx.lineWidth = 12
  ctx.beginPath()
  ctx.arc(128, 128, 106, 0, 7)
  ctx.stroke()
  drawSymbol(ctx, who, 128, 128, 128, hue, ink)
  worn(ctx, 256, 256, who.length * 13)
  return canvas
}

/** Bars to stand before whoever is held: 512 square, clear between them. */
export function drawBars(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(512, 512)
  const bar = (x: number, y: number, width: number, height: number, upright: boolean) => {
    ctx.fillStyle = ink
    ctx.fillRect(x, y, width, height)
    ctx.fillStyle = '#6f8890'
    if (upright) ctx.fillRect(x + 7, y + 6, 6, height - 12)
    else ctx.fillRect(x + 6, y + 7, width - 12, 6)
  }
  for (let i = 0; i < 6; i++) bar(22 + i * 88, 0, 28, 512, true)
  for (const y of [28, 444]) bar(0, y, 512, 40, false)
  return canvas
}

/** North is up. 512 square, clear ground; `letters` are those of the language, north first, clockwise. */
export function drawCompass(letters: readonly [string, string, string, string]): HTMLCanvasElement {
  const { canvas, ctx } = sheet(512, 512)
  ctx.translate(256, 256)
  ctx.strokeStyle = bone
  ctx.lineWidth = 6
  ctx.beginPath()
  ctx.arc(0, 0, 150, 0, 7)
  ctx.stroke()
  halftone(ctx, [-150, -150, 300, 300], 14, kerb, (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.48 ? 0.4 : 0))
  for (let i = 0; i < 8; i++) {
    ctx.save()
    ctx.rotate((i * Math.PI) / 4)
    const long = i % 2 ? 96 : 178
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.moveTo(0, -long)
      ctx.lineTo(side * (i % 2 ? 18 : 30), -30)
      ctx.lineTo(0, 0)
      ctx.closePath()
      ctx.fillStyle = side < 0 ? (i === 0 ? red : paper) : ink
      ctx.fill()
      ctx.lineWidth = 4
      ctx.strokeStyle = side < 0 ? ink : bone
      ctx.stroke()
    }
    ctx.restore()
  }
  letters.forEach((text, i) => {
    const angle = (i * Math.PI) / 2
    letter(ctx, text.toUpperCase(), [Math.sin(angle) * 216 - 40, -Math.cos(angle) * 216 - 40, 80, 80], {
      family: FONTS.head,
      size: 72,
      lines: 1,
      color: i === 0 ? red : paper,
      align: 'center',
    })
  })
  return canvas
}
