import { SEARCHES } from '../../shared/games/on-the-lam/board.ts'
import type { Tile } from '../../shared/games/on-the-lam/state.ts'
import { drawIcon, type Icon } from './icons.ts'
import { NIGHT, sheet } from './ink2d.ts'
import { FONTS, letter, setType, type Type } from './lettering.ts'
import { drawSign, type Sign } from './symbols.ts'

const { ink, paper, sodium } = NIGHT

export const PLATE = { width: 1024, height: 176 } as const
export interface PlateWords {
  readonly name: string
  readonly icon: Sign
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
  drawIcon(ctx, search.icon, x + 56, 70, 78, ink)
  letter(ctx, search.skill.toUpperCase(), [x + 4, 112, 104, 42], {
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
  letter(ctx, String(search.need), [x + 112, 26, 84, 128], {
    family: FONTS.head,
    size: 118,
    color: hue,
    align: 'center',
    lines: 1,
  })
  letter(ctx, '+', [x + 178, 36, 30, 50], { family: FONTS.head, size: 60, color: hue, align: 'center', lines: 1 })
  return canvas
}

/** What the board says about searching a tile, for `drawPlate`. */
export const searchOf = (tile: Tile) => SEARCHES[tile]
