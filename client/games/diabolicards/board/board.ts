import type { Zone } from '../../../../shared/games/diabolicards/state.ts'
import { burst, type Ctx, halftone, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../kit/art/lettering.ts'
import { drawIcon } from '../art/icons.ts'
import { DOOM, ZONE_LOOK } from '../layout/zones.ts'

/** What a board says. */
export interface Said {
  readonly near: boolean
  readonly zone: Zone
  readonly name: string
  readonly power: number
  /** C-5. */
  readonly synergy: number
  readonly sermon: boolean
  readonly sealed: boolean
}

const CELL = 256
const COLUMNS = 3
/** The part of the sheet that the board of that number takes. */
export const partOf = (index: number): readonly [number, number, number, number] => [
  (index % COLUMNS) / COLUMNS,
  Math.floor(index / COLUMNS) / 2,
  1 / COLUMNS,
  1 / 2,
]

/** Six boards on one sheet; `show` draws those again that say something new, and tells whether there were any. */
export function boardSheet(): { canvas: HTMLCanvasElement; show(boards: readonly Said[]): boolean } {
  const { canvas, ctx } = sheet(CELL * COLUMNS, CELL * 2)
  const shown: string[] = []
  return {
    canvas,
    show: boards =>
      boards
        .map((board, i) => {
          const key = JSON.stringify(board)
          if (shown[i] === key) return false
          shown[i] = key
          ctx.save()
          ctx.translate((i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL)
          drawBoard(ctx, board)
          ctx.restore()
          return true
        })
        .includes(true),
  }
}

function drawBoard(ctx: Ctx, { near, zone, name, power, synergy, sermon, sealed }: Said): void {
  const { color, light, deep, icon } = ZONE_LOOK[zone]
  const lit = sealed ? '#7d6a8c' : near ? color : deep
  ctx.fillStyle = DOOM.ink
  ctx.fillRect(0, 0, CELL, CELL)
  halftone(ctx, [0, 104, CELL, 152], 15, sealed ? '#33263f' : deep, (u, v) => 0.75 - Math.hypot(u - 0.5, v - 0.5) * 0.9)
  ctx.fillStyle = lit
  ctx.fillRect(0, 0, CELL, 108)
  ctx.lineWidth = 12
  ctx.strokeStyle = lit
  ctx.strokeRect(6, 6, CELL - 12, CELL - 12)
  letter(ctx, name.toUpperCase(), [10, 6, CELL - 20, 104], {
    family: FONTS.head,
    size: 56,
    // Chinese has no gap to break at.
    lines: name.includes(' ') ? 2 : 1,
    leading: 0.95,
    color: near && !sealed ? DOOM.ink : DOOM.paper,
    align: 'center',
  })
  const tint = sealed ? '#b8a9c6' : light
  const y = synergy > 0 ? 146 : 178
  if (sermon) {
    ctx.fillStyle = DOOM.yellow
    ctx.fill(burst(46, y, 42, 31, 12))
    drawIcon(ctx, 'megaphone', 46, y, 48, DOOM.ink)
  } else drawIcon(ctx, sealed ? 'crossed-chains' : icon, 46, y, 54, tint)
  numeral(ctx, String(power), 152, 184, 138, sealed ? tint : DOOM.yellow)
  if (synergy === 0) return
  drawIcon(ctx, 'linked-rings', 30, 216, 36, DOOM.lime)
  numeral(ctx, `+${synergy}`, 70, 217, 56, DOOM.lime)
}

function numeral(ctx: Ctx, text: string, x: number, y: number, size: number, color: string): void {
  ctx.font = `${size}px ${FONTS.comic}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineWidth = size / 7
  ctx.strokeStyle = DOOM.ink
  ctx.strokeText(text, x, y)
  ctx.fillStyle = color
  ctx.fillText(text, x, y)
}
