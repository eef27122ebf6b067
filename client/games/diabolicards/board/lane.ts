import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import { type Box, type Ctx, halftone, rng } from '../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../kit/art/lettering.ts'
import { penOf } from '../../../kit/art/pen.ts'
import { drawIcon, type Icon } from '../art/icons.ts'
import { type Format, middleAt, TILE } from '../layout/places.ts'
import { DOOM } from '../layout/zones.ts'

/** The middle row: contracts, deck, discards, and the rift between the sides. */
export function drawLane(ctx: Ctx, box: Box, format: Format, words: Words): void {
  const [x, y, width, height] = box
  ctx.fillStyle = '#1b0736'
  ctx.fillRect(...box)
  halftone(ctx, box, 10, '#6a1a86', (u, v) => 0.5 - Math.abs(v - 0.5) * 0.9 + 0.1 * Math.sin(u * 40))
  const pen = penOf(ctx, DOOM.ink)
  const middle = y + height / 2
  if (format === 'desk')
    for (const at of [-468, -108, 108, 462, 688, -688])
      pen.at(at, middle, 0.8, () => {
        pen.fill(DOOM.orange, '6,-62! -34,10! -4,6! -24,66! 34,-14! 4,-10! 30,-62!', 6)
        pen.fill(DOOM.yellow, '8,-52! -18,2! 6,0! -10,40! 22,-8! -4,-4! 18,-52!')
      })
  rift(ctx, x, y, width, 5)
  rift(ctx, x, y + height, width, 8)
  const { places } = words
  for (let i = 0; i < 4; i++) place(ctx, `contract:${i}`, format, places.contract(i), 'tied-scroll')
  place(ctx, 'deck', format, places.deck, 'card-ace-spades')
  place(ctx, 'discards', format, places.discards, 'drama-masks')
}

/** Lightning along an edge. */
function rift(ctx: Ctx, x: number, y: number, width: number, seed: number): void {
  const random = rng(seed)
  const upper: string[] = []
  const lower: string[] = []
  for (let at = 0, i = 0; at <= width; at += 17, i++) {
    const bend = (i % 2 ? 1 : -1) * (2 + random() * 4)
    upper.push(`${x + at},${y + bend - 4}`)
    lower.unshift(`${x + at},${y + bend + 4}`)
  }
  const bolt = new Path2D(`M${[...upper, ...lower].join('L')}Z`)
  ctx.lineWidth = 7
  ctx.strokeStyle = DOOM.ink
  ctx.stroke(bolt)
  ctx.lineWidth = 4
  ctx.strokeStyle = DOOM.orange
  ctx.stroke(bolt)
  ctx.fillStyle = DOOM.yellow
  ctx.fill(bolt)
}

function place(ctx: Ctx, id: string, format: Format, name: string, icon: Icon): void {
  const at = middleAt(id, format)
  if (!at) return
  const { size = 1 } = at
  const [x, y] = [at.at[0] * 100, at.at[2] * 100]
  const [w, h] = [TILE.width * size * 50, TILE.height * size * 50]
  ctx.fillStyle = 'rgba(18,6,31,.86)'
  ctx.fillRect(x - w, y - h, w * 2, h * 2)
  ctx.setLineDash([11, 8])
  ctx.lineWidth = 3
  ctx.strokeStyle = DOOM.paper
  ctx.strokeRect(x - w + 2, y - h + 2, w * 2 - 4, h * 2 - 4)
  ctx.setLineDash([])
  drawIcon(ctx, icon, x, y - 14, 50, '#8a64b8')
  letter(ctx, name.toUpperCase(), [x - w + 6, y + 16, w * 2 - 12, 40], {
    family: FONTS.head,
    size: 27,
    lines: 2,
    leading: 1,
    color: '#d9c4f2',
    align: 'center',
  })
}
