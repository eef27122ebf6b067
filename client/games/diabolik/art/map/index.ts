import { LOCATIONS, SPOT } from '../../../../../shared/games/diabolik/map/locations.ts'
import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import { grain, sheet } from '../../../../kit/art/ink2d.ts'
import type { BoardWords } from '../../words/board.ts'
import { drawAbroad, drawLand, drawSea, drawWaters } from './land.ts'
import { drawLegend, LEGEND } from './legend.ts'
import { drawNames, drawSpots, type Names, plateSizes } from './names.ts'
import { SHEET } from './paper.ts'
import { type Plates, placePlates } from './plates.ts'
import { drawHills, drawWoods } from './relief.ts'
import { drawReaches, drawRoads } from './roads.ts'

/** The map, so many pixels wide, drawn in steps; in the reader's language the names that are laid on it, and where they belong. */
export function drawMap(
  words: Words,
  own: BoardWords,
  width: number,
): { canvas: HTMLCanvasElement; plates: Plates; names: Names; steps: readonly (() => void)[] } {
  const scale = width / SHEET.width
  const { canvas, ctx } = sheet(width, Math.round(SHEET.height * scale))
  ctx.scale(scale, scale)
  const plates = placePlates(plateSizes(ctx, words), LEGEND)
  const steps = [drawSea, drawAbroad, drawLand, drawWaters, drawHills, drawWoods, drawRoads].map(
    draw => () => draw(ctx),
  )
  const rest = (): void => {
    grain(ctx, [0, 0, SHEET.width, SHEET.height], 'rgba(90,60,20,.14)', 2, 11)
    drawSpots(
      ctx,
      LOCATIONS.map(each => SPOT[each]),
    )
    drawReaches(ctx, Object.values(plates))
    drawLegend(ctx, words, own)
  }
  return { canvas, plates, names: drawNames(words, plates, scale), steps: [...steps, rest] }
}
