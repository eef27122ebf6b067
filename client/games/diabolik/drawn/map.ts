import { LOCATIONS, type Location, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import type { RoadType } from '../../../../shared/games/diabolik/map/roads.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { sheet } from '../../../kit/art/ink2d.ts'
import { made } from '../../../kit/rows.ts'
import { drawFigure, FIGURE, type Somebody } from '../art/figures.ts'
import { drawMap } from '../art/map/index.ts'
import { SHADOW } from '../art/map/names.ts'
import { SHEET } from '../art/map/paper.ts'
import { drawLines, drawReach } from '../art/map/roads.ts'
import { FUMETTO } from '../art/palette.ts'
import { drawLens, TOKEN } from '../art/trays/tokens.ts'
import { legLine } from '../ending/shapes.ts'
import type { BoardWords } from '../words/board.ts'

/* Cut-outs of the map, with whoever stands there. */

const { blood, ink, paper, sodium } = FUMETTO
/** Pixels of the whole map for each of its units. */
const FINE = 2
/** Wide to high. */
export const CUT = 1.6
const MARGIN = 62

type Printed = ReturnType<typeof drawMap>
let printed: { readonly words: Words; readonly map: Promise<Printed> } | null = null

async function printedMap(words: Words, own: BoardWords): Promise<Printed> {
  const map = drawMap(words, own, SHEET.width * FINE)
  for (const step of map.steps) {
    await new Promise<void>(resolve => setTimeout(resolve))
    step()
  }
  return map
}

/** The whole map, drawn once for each language: every cut-out is taken from it. */
function mapOf(words: Words, own: BoardWords): Promise<Printed> {
  if (printed?.words !== words) {
    printed = { words, map: printedMap(words, own) }
  }
  return printed.map
}

export interface Scene {
  /** All of the map. */
  readonly whole?: true
  /** What must be seen. */
  readonly around: readonly Location[]
  readonly routes?: readonly { readonly from: Location; readonly path: readonly Location[] }[]
  readonly people?: readonly { readonly who: Somebody; readonly at: Location }[]
  /** Where something can be reached, or happens. */
  readonly rings?: readonly Location[]
  readonly clues?: readonly { readonly letter: 'A' | 'B' | 'C'; readonly at: Location }[]
}

/** The cut that shows all of it, in units of the map. */
function cutOf(around: readonly Location[]): { x: number; y: number; width: number; height: number } {
  const spots = around.map(each => SPOT[each])
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  // Whoever stands in the uppermost Location needs room over it.
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN * 1.2]
  const [across, down] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top]
  const width = Math.min(SHEET.width, Math.max(across, down * CUT))
  const height = width / CUT
  const within = (at: number, size: number, most: number): number => Math.max(0, Math.min(most - size, at))
  return {
    x: within(left + (across - width) / 2, width, SHEET.width),
    y: within(top + (down - height) / 2, height, SHEET.height),
    width,
    height,
  }
}

/** Where they lie on the table; whoever stands there stands before them. */
function layNames(ctx: CanvasRenderingContext2D, { plates, names: { canvas, parts } }: Printed): void {
  for (const at of LOCATIONS) {
    const [[x, y, width, height], [left, top, wide, high]] = [plates[at], parts[at]]
    const [across, down] = [canvas.width, canvas.height]
    const part = [left * across, top * down, wide * across, high * down] as const
    ctx.drawImage(canvas, ...part, x, y, width + SHADOW, height + SHADOW)
  }
}

/** How high somebody is, and by how much lower than the middle of where they stand their feet are. */
const [HIGH, FEET] = [74, 8]
const WIDE = (HIGH * FIGURE.width) / FIGURE.height
/** So far to a side, at most, stands who would stand on a name; a step to the side must be worth so many points of it. */
const ASIDE = [0, 8, 16, 24, 32].flatMap(far => [far, -far])
const WORTH = 6

/** How far to the side so many stand over as little as can be of the names. */
function asideAt(at: Location, many: number, { plates }: Printed): number {
  const [x, bottom] = [SPOT[at][0], SPOT[at][1] + FEET]
  const half = (WIDE * (0.7 * (many - 1) + 0.75)) / 2
  const covers = (aside: number): number =>
    LOCATIONS.reduce((sum, each) => {
      const [left, top, width, height] = plates[each]
      const across = Math.min(x + aside + half, left + width) - Math.max(x + aside - half, left)
      const down = Math.min(bottom, top + height) - Math.max(bottom - HIGH, top)
      return sum + Math.max(0, across) * Math.max(0, down)
    }, Math.abs(aside) * WORTH)
  return ASIDE.reduce((best, each) => (covers(each) < covers(best) ? each : best))
}

export async function drawScene(words: Words, own: BoardWords, scene: Scene): Promise<HTMLCanvasElement> {
  const { around, routes = [], people = [], rings = [], clues = [], whole } = scene
  const { x, y, width, height } = whole ? { x: 0, y: 0, ...SHEET } : cutOf(around)
  const map = await mapOf(words, own)
  const wide = whole ? 1600 : 960
  return made(wide, (wide * height) / width, ctx => {
    const scale = ctx.canvas.width / width
    ctx.drawImage(
      map.canvas,
      x * FINE,
      y * FINE,
      width * FINE,
      height * FINE,
      0,
      0,
      ctx.canvas.width,
      ctx.canvas.height,
    )
    ctx.save()
    ctx.scale(scale, scale)
    ctx.translate(-x, -y)
    ctx.lineCap = ctx.lineJoin = 'round'
    for (const route of routes)
      for (const [wide, color] of [
        [11, ink],
        [6.5, blood],
      ] as const) {
        ctx.lineWidth = wide
        ctx.strokeStyle = color
        ctx.stroke(new Path2D(legLine(route)))
      }
    for (const at of rings)
      for (const [wide, color] of [
        [7, ink],
        [4, sodium],
      ] as const) {
        ctx.lineWidth = wide
        ctx.strokeStyle = color
        ctx.beginPath()
        ctx.arc(...SPOT[at], 22, 0, 7)
        ctx.stroke()
      }
    for (const clue of clues) {
      const lens = sheet(TOKEN, TOKEN)
      lens.ctx.beginPath()
      lens.ctx.arc(TOKEN / 2, TOKEN / 2, TOKEN / 2, 0, 7)
      lens.ctx.clip()
      drawLens(lens.ctx, clue.letter)
      ctx.drawImage(lens.canvas, SPOT[clue.at][0] - 19, SPOT[clue.at][1] - 19, 38, 38)
    }
    if (whole) layNames(ctx, map)
    // From the north to the south: who stands nearer stands before the others.
    for (const { who, at } of [...people].sort((a, b) => SPOT[a.at][1] - SPOT[b.at][1])) {
      const { canvas, ctx: figure } = sheet(FIGURE.width, FIGURE.height)
      drawFigure(figure, who)
      const beside = people.filter(each => each.at === at)
      const among = (beside.findIndex(each => each.who === who) - (beside.length - 1) / 2) * WIDE * 0.7
      const shift = among + (whole ? asideAt(at, beside.length, map) : 0)
      ctx.drawImage(canvas, SPOT[at][0] - WIDE / 2 + shift, SPOT[at][1] + FEET - HIGH, WIDE, HIGH)
    }
    ctx.restore()
    ctx.strokeStyle = ink
    ctx.lineWidth = 8
    ctx.strokeRect(0, 0, ctx.canvas.width, ctx.canvas.height)
  })
}

const SAMPLE = { width: 300, height: 96 } as const
/** A road as it is printed, with the numeral of its reach. */
export const drawRoad = (type: RoadType): HTMLCanvasElement =>
  made(SAMPLE.width, SAMPLE.height, ctx => {
    ctx.fillStyle = '#eadfc2'
    ctx.fillRect(0, 0, SAMPLE.width, SAMPLE.height)
    ctx.scale(3, 3)
    const line = new Path2D('M4 16Q50 10 96 16')
    drawLines(ctx, type, [line])
    drawReach(ctx, type, [50, 13], 17)
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.strokeStyle = ink
    ctx.lineWidth = 6
    ctx.strokeRect(0, 0, SAMPLE.width, SAMPLE.height)
    ctx.fillStyle = paper
  })
