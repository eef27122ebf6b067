import { TILES } from '../../../../../shared/games/on-the-lam/state.ts'
import type { Words } from '../../../../../shared/games/on-the-lam/words/words.ts'
import { sheet } from '../../../../kit/art/ink2d.ts'
import { SKILL_ICONS } from '../../art/cards.ts'
import {
  PLATE as DRAWN,
  SMALL_PLATE as DRAWN_SMALL,
  drawPlate,
  drawSmallPlate,
  searchOf,
  TILE_SIGNS,
} from '../../art/tiles.ts'

export const PLATE = { width: 682, height: Math.round((682 * DRAWN.height) / DRAWN.width), columns: 3 } as const
export const SMALL_PLATE = { width: 340, height: Math.round((340 * DRAWN_SMALL.height) / DRAWN_SMALL.width) } as const

/** All name plates on one sheet, in the reader's language; the small ones have signs only. */
export function drawPlates(words: Words, small: boolean): HTMLCanvasElement {
  const { width, height } = small ? SMALL_PLATE : PLATE
  const { canvas, ctx } = sheet(width * PLATE.columns, height * 5)
  TILES.forEach((tile, i) => {
    const search = searchOf(tile)
    const plate = (small ? drawSmallPlate : drawPlate)({
      name: words.tiles[tile],
      icon: TILE_SIGNS[tile],
      ...(search && {
        search: { skill: words.skills[search.skill], icon: SKILL_ICONS[search.skill], need: search.need },
      }),
    })
    const [x, y] = [(i % PLATE.columns) * width, Math.floor(i / PLATE.columns) * height]
    ctx.drawImage(plate, x, y, width, height)
  })
  return canvas
}
