import { COMPLETE } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { SKILLS, type Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import { SKILL_OF } from '../../../../shared/games/on-the-lam/tuning.ts'
import type { Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import { type Ctx, NIGHT, sheet } from '../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../kit/art/lettering.ts'
import { drawIcon } from './icons.ts'
import { drawPattern, MARKS, SKILL_ICONS } from './marks.ts'
import { drawSymbol } from './symbols.ts'

const { ink, paper, kerb } = NIGHT

export const FILE = { width: 620, height: 132 } as const

/** The name plate of somebody's file: colour, pattern, sign and name. */
export function drawFile(suspect: Suspect, words: Words): HTMLCanvasElement {
  const { width: w, height: h } = FILE
  const { canvas, ctx } = sheet(w, h)
  const { hue } = MARKS[suspect]
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, w, h)
  drawPattern(ctx, suspect, [0, 0, h, h])
  ctx.fillStyle = hue
  ctx.beginPath()
  ctx.arc(h / 2, h / 2, h * 0.42, 0, 7)
  ctx.fill()
  drawSymbol(ctx, suspect, h / 2, h / 2, h * 0.56, ink, hue)
  ctx.strokeStyle = hue
  ctx.lineWidth = 8
  ctx.strokeRect(4, 4, w - 8, h - 8)
  letter(ctx, words.suspects[suspect].role.toUpperCase(), [h + 14, 8, w - h - 30, h - 16], {
    family: FONTS.head,
    size: 96,
    least: 40,
    lines: 1,
    color: paper,
  })
  return canvas
}

export const OWN_FILE = { width: 620, height: 330 } as const

/** One's own file: below the name plate what one has of the five, and what one is good at. Null: it may not be read. */
export function drawOwnFile(suspect: Suspect, words: Words, own: number | null): HTMLCanvasElement {
  const { width, height } = OWN_FILE
  const { canvas, ctx } = sheet(width, height)
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, width, height)
  ctx.drawImage(drawFile(suspect, words), 0, 0, FILE.width, FILE.height)
  const { hue } = MARKS[suspect]
  for (let i = 0; i < COMPLETE; i++) drawProof(ctx, suspect, 16 + i * 119, own === null ? null : i < own)
  SKILLS.forEach((skill, i) => {
    const x = 10 + i * 151
    drawIcon(ctx, SKILL_ICONS[skill], x + 42, 250, 66, paper)
    letter(ctx, String(SKILL_OF[suspect][skill]), [x + 82, 206, 62, 88], {
      family: FONTS.head,
      size: 84,
      color: hue,
      lines: 1,
    })
    letter(ctx, words.skills[skill].toUpperCase(), [x, 284, 147, 40], {
      family: FONTS.body,
      weight: 500,
      size: 36,
      least: 22,
      lines: 1,
      color: paper,
      align: 'center',
    })
  })
  ctx.strokeStyle = hue
  ctx.lineWidth = 8
  ctx.strokeRect(4, 4, width - 8, height - 8)
  return canvas
}

/** One of the five: proved, or missing, or nobody's business. */
function drawProof(ctx: Ctx, suspect: Suspect, x: number, proved: boolean | null): void {
  const { hue } = MARKS[suspect]
  const [y, w, h] = [142, 112, 58]
  ctx.fillStyle = proved ? hue : '#16222a'
  ctx.fillRect(x, y, w, h)
  ctx.strokeStyle = proved ? paper : kerb
  ctx.lineWidth = 5
  ctx.setLineDash(proved ? [] : [12, 9])
  ctx.strokeRect(x, y, w, h)
  ctx.setLineDash([])
  if (proved) drawSymbol(ctx, suspect, x + w / 2, y + h / 2, 46, ink, hue)
  else if (proved === null)
    letter(ctx, '?', [x, y, w, h], { family: FONTS.head, size: 50, color: kerb, align: 'center', lines: 1 })
}
