import type { Character } from '../../../../shared/games/diabolik/figures.ts'
import { type Ctx, dieCut, sheet } from '../../../art/ink2d.ts'
import { type Pen, penOf } from '../../../art/pen.ts'
import { FUMETTO } from './palette.ts'
import { diabolikBust, diabolikHead, diabolikScarf } from './people/diabolik.ts'
import { evaBust, evaHead } from './people/eva.ts'
import { ginkoBust, ginkoHead } from './people/ginko.ts'
import { morriganBust, morriganHead } from './people/morrigan.ts'

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
  const { canvas, ctx: drawing } = sheet(PORTRAIT, PORTRAIT)
  const scale = PORTRAIT / (half * 2)
  drawing.scale(scale, scale)
  drawing.translate(half - x, half - y)
  const pen = penOf(drawing)
  for (const draw of PEOPLE[name]) draw(pen)
  dieCut(ctx, canvas, 9, FUMETTO.paper)
}
