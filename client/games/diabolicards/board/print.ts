import { SLOTS, type SlotKind, ZONES, type Zone } from '../../../../shared/games/diabolicards/state.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import { type Box, type Ctx, halftone, sheet } from '../../../kit/art/ink2d.ts'
import { type Format, fieldOf, slotAt, TILE } from '../layout/places.ts'
import { DOOM, ZONE_LOOK } from '../layout/zones.ts'
import type { MatWords } from '../words/board.ts'
import { drawCampus, drawFlames } from './campus.ts'
import { drawHideout } from './hideout.ts'
import { drawLane } from './lane.ts'
import { canvasOf, cornerOn, type PrintedSheet, sheetsOf } from './sheets.ts'
import { drawDiabolical, drawRegular, drawScorched } from './slots.ts'
import { drawTower } from './tower.ts'

const LOOKS = { tower: drawTower, hideout: drawHideout, campus: drawCampus } as const
const KINDS = Object.keys(SLOTS) as SlotKind[]

/** Everything that is printed is drawn in hundredths of a unit, where it lies on the table. */
const hundredths = ({ at, width, depth }: ReturnType<typeof fieldOf>): Box => [
  (at[0] - width / 2) * 100,
  (at[2] - depth / 2) * 100,
  width * 100,
  depth * 100,
]

interface Said {
  readonly words: Words
  readonly own: MatWords
}

/** What is printed, drawn in steps: all of it at once would hold up the page. */
interface Print {
  readonly canvas: HTMLCanvasElement
  readonly steps: readonly (() => void)[]
}

/** The mat as it lies in one way, so many pixels wide. */
export function matPrint(said: Said, format: Format, width: number): Print {
  const sheets = sheetsOf(format)
  const cell = canvasOf(sheets)
  const fine = width / (cell.width * cell.columns)
  const { canvas, ctx } = sheet(width, Math.round(fine * cell.depth * cell.rows))
  const steps = sheets.flatMap((each, i) => {
    const [left, top] = cornerOn(cell, i)
    const { x, z, width: wide, depth } = each
    return drawnOn(ctx, each, format, said).map(step => () => {
      ctx.save()
      ctx.translate((left - x + wide / 2) * fine, (top - z + depth / 2) * fine)
      ctx.scale(fine / 100, fine / 100)
      // Nothing runs over into the next sheet.
      ctx.beginPath()
      ctx.rect((x - wide / 2) * 100, (z - depth / 2) * 100, wide * 100, depth * 100)
      ctx.clip()
      step()
      ctx.restore()
    })
  })
  return { canvas, steps }
}

function drawnOn(ctx: Ctx, { x, z, width, depth, pages }: PrintedSheet, format: Format, said: Said): (() => void)[] {
  const box: Box = [(x - width / 2) * 100, (z - depth / 2) * 100, width * 100, depth * 100]
  const [left, , wide] = box
  return [
    () => {
      ctx.fillStyle = DOOM.ink
      ctx.fillRect(...box)
      halftone(ctx, box, 9, '#4b1c7d', () => 0.3)
    },
    ...ZONES.filter(zone => pages.includes(zone)).flatMap(zone =>
      [false, true].map(near => () => drawField(ctx, near, zone, format, said)),
    ),
    () => {
      if (pages.includes('contracts'))
        drawLane(ctx, format === 'desk' ? [left, -71, wide, 142] : box, format, said.words)
      drawRim(ctx, box)
    },
  ]
}

function drawRim(ctx: Ctx, [x, y, width, height]: Box): void {
  for (const [inset, color] of [
    [4, DOOM.ink],
    [2, DOOM.magenta],
  ] as const) {
    ctx.lineWidth = inset * 2
    ctx.strokeStyle = color
    ctx.strokeRect(x + inset, y + inset, width - inset * 2, height - inset * 2)
  }
}

function drawField(ctx: Ctx, near: boolean, zone: Zone, format: Format, { words, own }: Said): void {
  const box = hundredths(fieldOf(near, zone, format))
  const [x, y, width, height] = box
  const { light, color } = ZONE_LOOK[zone]
  const seed = near ? 4 : 9
  ctx.save()
  ctx.beginPath()
  ctx.rect(...box)
  ctx.clip()
  LOOKS[zone](ctx, box, seed)
  for (const slot of KINDS)
    for (let i = 0; i < SLOTS[slot]; i++) {
      const [sx, , sz] = slotAt(near, zone, slot, i, format).at
      if (slot === 'regular') drawRegular(ctx, sx * 100, sz * 100, i + 1, light)
      else if (slot === 'diabolical') drawDiabolical(ctx, sx * 100, sz * 100, own.diabolical)
      else drawScorched(ctx, sx * 100, sz * 100, words.groups.scorchedEarth.name, seed + i)
    }
  if (zone === 'campus') {
    // The lawn burns along its second row; at the outer edge only as high as names stay readable.
    const row = (slotAt(near, zone, 'regular', 4, format).at[2] + TILE.height / 2) * 100
    drawFlames(ctx, x, row + 4, width, 36, seed + 1)
    drawFlames(ctx, x, y + height, width, 15, seed)
  }
  // The other side lies further from the lamp.
  if (!near) {
    ctx.fillStyle = 'rgba(18,6,31,.3)'
    ctx.fillRect(...box)
  }
  ctx.restore()
  ctx.strokeStyle = DOOM.ink
  ctx.lineWidth = 9
  ctx.strokeRect(...box)
  ctx.strokeStyle = near ? color : ZONE_LOOK[zone].deep
  ctx.lineWidth = 5
  ctx.strokeRect(...box)
}
