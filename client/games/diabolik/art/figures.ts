import type { Character, Figure, Secondary } from '../../../../shared/games/diabolik/figures.ts'
import { type Ctx, dieCut, sheet } from '../../../kit/art/ink2d.ts'
import { type Pen, penOf } from '../../../kit/art/pen.ts'
import { FUMETTO } from './palette.ts'
import { amira } from './people/amira.ts'
import { clara } from './people/clara.ts'
import { diabolik, diabolikBust, diabolikHead, diabolikScarf } from './people/diabolik.ts'
import { eva, evaBust, evaHead } from './people/eva.ts'
import { ginko, ginkoBust, ginkoHead } from './people/ginko.ts'
import { juliana } from './people/juliana.ts'
import { leopold } from './people/leopold.ts'
import { matteo } from './people/matteo.ts'
import { morrigan, morriganBust, morriganHead } from './people/morrigan.ts'
import { blueA, blueB, yellowA, yellowB } from './people/officers.ts'

const PORTRAIT = 512

/** Head and shoulders in layers, from the back to the front: a standee wants the head without them. */
export const PEOPLE: Readonly<Record<Character, readonly ((pen: Pen) => void)[]>> = {
  diabolik: [diabolikBust, diabolikHead, diabolikScarf],
  eva: [evaBust, evaHead],
  ginko: [ginkoBust, ginkoHead],
  morrigan: [morriganBust, morriganHead],
}

/** What a portrait shows of the box of 200: centre, and half the side of the square. */
const FRAMES: Readonly<Record<Character, readonly [x: number, y: number, half: number]>> = {
  diabolik: [107, 107, 106],
  eva: [108, 98, 112],
  ginko: [106, 102, 111],
  morrigan: [107, 113, 112],
}

/** Head and shoulders, nothing behind them: 512 by 512. */
export function drawPortrait(ctx: Ctx, name: Character): void {
  const [x, y, half] = FRAMES[name]
  const bust = sheet(PORTRAIT, PORTRAIT)
  const { ctx: drawing } = bust
  const scale = PORTRAIT / (half * 2)
  drawing.scale(scale, scale)
  drawing.translate(half - x, half - y)
  const pen = penOf(drawing)
  for (const draw of PEOPLE[name]) draw(pen)
  dieCut(ctx, bust, 9, FUMETTO.paper)
}

/** Whoever stands on the table as a figure of their own. */
export type Somebody = Figure | Secondary

/** Drawn in a box of 400 by 640, feet at 616. */
export const FIGURES: Readonly<Record<Somebody, (pen: Pen) => void>> = {
  diabolik,
  eva,
  ginko,
  morrigan,
  blueA,
  blueB,
  yellowA,
  yellowB,
  amira,
  clara,
  juliana,
  leopold,
  matteo,
}
export const FIGURE = { width: 480, height: 768 } as const
/** Some reach out of the box: there is room round it. */
const SCALE = 1.12
const LEFT = (FIGURE.width - 400 * SCALE) / 2
const TOP = FIGURE.height - 640 * SCALE

/** Somebody, with nothing round them: 480 by 768, their feet on the lower edge. */
export function figureAlone(name: Somebody): ReturnType<typeof sheet> {
  const made = sheet(FIGURE.width, FIGURE.height)
  const { ctx } = made
  ctx.save()
  ctx.translate(LEFT, TOP)
  ctx.scale(SCALE, SCALE)
  FIGURES[name](penOf(ctx))
  ctx.restore()
  return made
}

/** A standee, cut out of card. */
export const drawFigure = (ctx: Ctx, name: Somebody): void => dieCut(ctx, figureAlone(name), 16, FUMETTO.paper)

/** Where the face is in its box, and half the side of the square round it. */
const FACE: Readonly<Partial<Record<Somebody, readonly [x: number, y: number, half: number]>>> = {
  ginko: [200, 112, 92],
  yellowB: [200, 104, 92],
  juliana: [204, 112, 92],
  leopold: [146, 172, 84],
}

/** The face in the pixels of a drawn figure. */
export const faceOf = (name: Somebody): readonly [x: number, y: number, half: number] => {
  const [x, y, half] = FACE[name] ?? [198, 106, 92]
  return [LEFT + x * SCALE, TOP + y * SCALE, half * SCALE]
}
