import type { Criminal } from '../../../../../shared/games/diabolik/figures.ts'
import { type Box, burst, type Ctx, halftone, sheet } from '../../../../kit/art/ink2d.ts'
import { FONTS } from '../../../../kit/art/lettering.ts'
import { drawPortrait } from '../figures.ts'
import { FUMETTO } from '../palette.ts'
import { border, ground, place, title } from './mat.ts'

const { blood, bloodDeep, ink, paper, sodium, steel } = FUMETTO
/** Eva's is black with a paper rim, as her base is. */
const HUES = {
  diabolik: { hue: blood, dots: bloodDeep, dash: [] },
  eva: { hue: paper, dots: steel, dash: [26, 9, 6, 9] },
} as const

/** A Shadows track: three spaces, and arrows that lead round and round. */
export function drawTrack(ctx: Ctx, who: Criminal, name: string, mat: Box, spaces: readonly Box[]): void {
  const { hue, dots, dash } = HUES[who]
  const [, , w, h] = mat
  ground(ctx, mat, ink, dots)
  border(ctx, mat, hue, [...dash])
  const top = (spaces[0]?.[1] ?? 0) - 14
  const size = top - 4
  face(ctx, who, [34, 14, size, size])
  title(ctx, name, [size + 52, 26, w * 0.5, size * 0.78], paper)
  ctx.fillStyle = hue
  ctx.fillRect(size + 54, 26 + size * 0.8, w - size - 90, 5)
  spaces.forEach((box, i) => {
    place(ctx, box, hue, '#19141d')
    numeral(ctx, String(i + 1), box, hue)
    const next = spaces[i + 1]
    if (next) chevrons(ctx, box[0] + box[2], next[0], box[1] + box[3] / 2)
  })
  back(ctx, spaces, h - 50)
}

function numeral(ctx: Ctx, text: string, [x, y, w, h]: Box, hue: string): void {
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = `${h * 0.62}px ${FONTS.head}`
  ctx.lineWidth = 5
  ctx.strokeStyle = hue
  ctx.strokeText(text, x + w / 2, y + h * 0.53)
  // Small, for when a card lies on it.
  ctx.beginPath()
  ctx.arc(x - 4, y + h - 4, 27, 0, 7)
  ctx.fillStyle = hue
  ctx.fill()
  ctx.strokeStyle = ink
  ctx.stroke()
  ctx.font = `42px ${FONTS.head}`
  ctx.fillStyle = hue === paper ? ink : paper
  ctx.fillText(text, x - 4, y + h - 2)
}

/** From one space to the next. */
function chevrons(ctx: Ctx, from: number, to: number, y: number): void {
  ctx.strokeStyle = sodium
  ctx.lineWidth = 11
  const step = (to - from) / 3
  for (const n of [1, 2]) {
    const x = from + step * n
    ctx.beginPath()
    ctx.moveTo(x - 12, y - 26)
    ctx.lineTo(x + 12, y)
    ctx.lineTo(x - 12, y + 26)
    ctx.stroke()
  }
}

/** From the last space back to the first. */
function back(ctx: Ctx, spaces: readonly Box[], y: number): void {
  const [first, last] = [spaces[0], spaces.at(-1)]
  if (!first || !last) return
  const [to, from] = [first[0] + first[2] / 2, last[0] + last[2] / 2]
  const low = first[1] + first[3] + 14
  ctx.strokeStyle = sodium
  ctx.lineWidth = 9
  ctx.beginPath()
  ctx.moveTo(from, low)
  ctx.quadraticCurveTo(from, y, from - 40, y)
  ctx.lineTo(to + 40, y)
  ctx.quadraticCurveTo(to, y, to, low + 12)
  ctx.stroke()
  ctx.fillStyle = sodium
  ctx.fill(burst(to, low + 14, 24, 12, 3, -Math.PI / 2))
}

/** A portrait on a disc of dots. */
export function face(ctx: Ctx, who: Criminal, [x, y, w, h]: Box): void {
  const { hue } = HUES[who]
  const { canvas, ctx: drawing } = sheet(512, 512)
  drawPortrait(drawing, who)
  ctx.save()
  ctx.beginPath()
  ctx.arc(x + w / 2, y + h / 2, w / 2, 0, 7)
  ctx.fillStyle = who === 'eva' ? FUMETTO.navy : bloodDeep
  ctx.fill()
  ctx.lineWidth = w * 0.08
  ctx.strokeStyle = hue
  ctx.stroke()
  ctx.clip()
  halftone(ctx, [x, y, w, h], w / 9, ink, (_, v) => v * 0.7 - 0.1)
  ctx.drawImage(canvas, x + w * 0.04, y + h * 0.06, w * 0.92, h * 0.92)
  ctx.restore()
}
