import type { Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import { type Ctx, dieCut, NIGHT, sheet } from '../../../kit/art/ink2d.ts'
import { type Pen, penOf } from '../../../kit/art/pen.ts'
import { boxer } from './people/boxer.ts'
import { ceo } from './people/ceo.ts'
import { dame } from './people/dame.ts'
import { reporter } from './people/reporter.ts'

export { drawKeeper, KEEPER } from './keeper.ts'

export const FIGURE = { width: 640, height: 1024 } as const
export const PORTRAIT = 512

const PEOPLE: Readonly<Record<Suspect, (pen: Pen) => void>> = { boxer, dame, reporter, ceo }
/** Figures are drawn in a box of 400 by 640, feet at 616. */
const SCALE = FIGURE.width / 400

/** A standee, cut out of card: 640 by 1024, its feet on the lower edge. */
export function drawFigure(ctx: Ctx, name: Suspect): void {
  const figure = sheet(FIGURE.width, FIGURE.height)
  const { ctx: drawing } = figure
  drawing.scale(SCALE, SCALE)
  PEOPLE[name](penOf(drawing))
  ctx.save()
  dieCut(ctx, figure, 15, NIGHT.paper)
  ctx.restore()
}

/** Where the face is in the figure: centre and half the side of the square that a portrait shows. */
const FACES: Readonly<Record<Suspect, readonly [x: number, y: number, half: number]>> = {
  boxer: [200, 92, 84],
  dame: [204, 86, 80],
  reporter: [198, 88, 84],
  ceo: [200, 92, 84],
}

/** Head and shoulders before the suspect's colour: 512 by 512. */
export function drawPortrait(ctx: Ctx, name: Suspect): void {
  const [x, y, half] = FACES[name]
  const figure = sheet(PORTRAIT, PORTRAIT)
  const { ctx: drawing } = figure
  const scale = PORTRAIT / (half * 2)
  drawing.scale(scale, scale)
  drawing.translate(half - x, half - y)
  PEOPLE[name](penOf(drawing))
  dieCut(ctx, figure, 9, NIGHT.paper)
}
