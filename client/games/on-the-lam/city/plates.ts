import { TILES } from '../../../../shared/games/on-the-lam/state.ts'
import type { Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import { sheet } from '../../../art/ink2d.ts'
import { SKILL_ICONS } from '../art/cards.ts'
import { PLATE as DRAWN, drawPlate, searchOf, TILE_SIGNS } from '../art/tiles.ts'

export const PLATE = { width: 682, height: Math.round((682 * DRAWN.height) / DRAWN.width), columns: 3 } as const

/** All name plates on one sheet, in the reader's language. */
export function drawPlates(words: Words): HTMLCanvasElement {
  const { canvas, ctx } = sheet(PLATE.width * PLATE.columns, PLATE.height * 5)
  TILES.forEach((tile, i) => {
    const search = searchOf(tile)
    const plate = drawPlate({
      name: words.tiles[tile],
      icon: TILE_SIGNS[tile],
      ...(search && {
        search: { skill: words.skills[search.skill], icon: SKILL_ICONS[search.skill], need: search.need },
      }),
    })
    const [x, y] = [(i % PLATE.columns) * PLATE.width, Math.floor(i / PLATE.columns) * PLATE.height]
    ctx.drawImage(plate, x, y, PLATE.width, PLATE.height)
  })
  return canvas
}
