import type { Suspect } from '../../shared/games/on-the-lam/state.ts'
import type { Kept } from '../../shared/games/on-the-lam/words/words.ts'
import { type Ctx, dieCut, halftone, NIGHT, sheet } from './ink2d.ts'
import { type Pen, penOf } from './pen.ts'
import { boxer } from './people/boxer.ts'
import { ceo } from './people/ceo.ts'
import { dame } from './people/dame.ts'
import { KEEPERS } from './people/keepers.ts'
import { reporter } from './people/reporter.ts'
import { NEON } from './tiles.ts'

export const FIGURE = { width: 640, height: 1024 } as const
export const PORTRAIT = 512

const PEOPLE: Readonly<Record<Suspect, (pen: Pen) => void>> = { boxer, dame, reporter, ceo }
/** Figures are drawn in a box of 400 by 640, feet at 616. */
const SCALE = FIGURE.width / 400

/** A standee, cut out of card: 640 by 1024, its feet on the lower edge. */
export function drawFigure(ctx: Ctx, name: Suspect): void {
  const { canvas, ctx: drawing } = sheet(FIGURE.width, FIGURE.height)
  drawing.scale(SCALE, SCALE)
  PEOPLE[name](penOf(drawing))
  ctx.save()
  dieCut(ctx, canvas, 15, NIGHT.paper)
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
  const { canvas, ctx: drawing } = sheet(PORTRAIT, PORTRAIT)
  const scale = PORTRAIT / (half * 2)
  drawing.scale(scale, scale)
  drawing.translate(half - x, half - y)
  PEOPLE[name](penOf(drawing))
  dieCut(ctx, canvas, 9, NIGHT.paper)
}

export const KEEPER = 384

/** Whoever keeps a tile, before the light of its sign: a roundel of 384, the head free of it. */
export function drawKeeper(ctx: Ctx, tile: Kept): void {
  const half = KEEPER / 2
  const ring = half - 14
  const disc = (radius: number, color: string) => {
    ctx.beginPath()
    ctx.arc(half, half + 8, radius, 0, Math.PI * 2)
    ctx.fillStyle = color
    ctx.fill()
  }
  disc(ring + 4, NIGHT.paper)
  disc(ring - 3, NIGHT.ink)
  disc(ring - 9, NEON[tile])
  ctx.save()
  ctx.clip()
  halftone(ctx, [0, 0, KEEPER, KEEPER], 13, NIGHT.ink, (u, v) => v * 0.75 + u * 0.25 - 0.22)
  ctx.restore()
  const { canvas, ctx: drawing } = sheet(KEEPER, KEEPER)
  drawing.save()
  // Inside the ring below, free above it.
  drawing.beginPath()
  drawing.arc(half, half + 8, ring - 9, 0, Math.PI)
  drawing.rect(0, -20, KEEPER, half + 28)
  drawing.clip()
  drawing.translate(half, half)
  drawing.scale(1.62, 1.62)
  drawing.translate(-102, -110)
  KEEPERS[tile](penOf(drawing))
  drawing.restore()
  ctx.save()
  ctx.beginPath()
  ctx.arc(half, half + 8, ring - 9, 0, Math.PI)
  ctx.rect(0, 0, KEEPER, half + 8)
  ctx.clip()
  dieCut(ctx, canvas, 6, NIGHT.paper)
  ctx.restore()
}
