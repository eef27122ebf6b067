import type { Box } from '../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../kit/art/lettering.ts'
import { box, CAPTION, type Caption, CLOSE, crop, drawn, type Inks, type Point, sheet, sky } from './picture.ts'

/* The match on one printed page, put together from what the stage shows. */

/** A moment of the comic page: what is seen of it, and around which point. */
export interface Panel {
  readonly picture: HTMLCanvasElement
  readonly at: Point | null
  readonly text: string
}

/** How many stand in each row. */
const ROWS: Readonly<Record<number, readonly number[]>> = { 6: [2, 2, 2], 7: [2, 3, 2], 8: [3, 2, 3], 9: [3, 3, 3] }
/** A4, upright. */
const PAGE = [1240, 1754] as const
const EDGE = 50
const GUTTER = 22
/** So far below the middle of a panel. */
const LOW = 0.2

/** The frames of a page with so many panels, in the order in which they are read. */
export function frames(count: number): Box[] {
  const rows = ROWS[count] ?? Array.from({ length: Math.ceil(count / 2) }, (_, i) => Math.min(2, count - 2 * i))
  const top = 210
  const high = (PAGE[1] - top - 90 - GUTTER * (rows.length - 1)) / rows.length
  return rows.flatMap((panels, row) => {
    const whole = PAGE[0] - 2 * EDGE - GUTTER * (panels - 1)
    // No two rows are divided alike.
    const first = panels === 1 ? 1 : (row % 2 === 0 ? 1.25 : 0.85) / panels
    let x: number = EDGE
    return Array.from({ length: panels }, (_, i): Box => {
      const wide = whole * (i === 0 ? first : (1 - first) / (panels - 1))
      const frame: Box = [x, top + row * (high + GUTTER), wide, high]
      x += wide + GUTTER
      return frame
    })
  })
}

/** The match on one printed page. */
export function comic(panels: readonly Panel[], { title, text, credit }: Caption, inks: Inks): HTMLCanvasElement {
  const [canvas, ctx] = sheet(...PAGE)
  ctx.fillStyle = inks.paper
  ctx.fillRect(0, 0, ...PAGE)
  sky(ctx, [0, 0, PAGE[0], 180], inks)
  ctx.fillStyle = inks.ink
  ctx.fillRect(0, 176, PAGE[0], 8)
  letter(ctx, title, [EDGE, 18, PAGE[0] - 2 * EDGE, 100], {
    family: FONTS.head,
    size: 104,
    least: 50,
    leading: 1,
    color: inks.paper,
  })
  letter(ctx, text, [EDGE, 120, PAGE[0] - 2 * EDGE, 46], { ...CAPTION, size: 30, color: inks.caption })
  for (const [i, frame] of frames(panels.length).entries()) {
    const panel = panels[i]
    if (!panel) continue
    const { picture, at } = panel
    const size = [picture.width, picture.height] as const
    const ratio = frame[2] / frame[3]
    // What it is about stands below the words.
    const about = at && { x: at.x, y: at.y - LOW * CLOSE }
    drawn(ctx, picture, about ? crop(size, ratio, CLOSE, about) : crop(size, ratio), frame)
    ctx.strokeStyle = inks.ink
    ctx.lineWidth = 7
    ctx.strokeRect(...frame)
    box(ctx, panel.text, [frame[0] + 14, frame[1] + 14, frame[2] - 34, frame[3] * 0.42], inks, 'top', 24)
  }
  letter(ctx, credit, [EDGE, PAGE[1] - 64, PAGE[0] - 2 * EDGE, 40], {
    ...CAPTION,
    size: 24,
    align: 'center',
    color: inks.ink,
  })
  return canvas
}
