import { OWNER } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import type { Alibi } from '../../../../shared/games/on-the-lam/state.ts'
import { drawFingerprint } from '../../../kit/art/fingerprint.ts'
import { type Box, burst, grain, halftone, NIGHT } from '../../../kit/art/ink2d.ts'
import { FONTS, letter } from '../../../kit/art/lettering.ts'
import { blank, CARD, exhibit } from './cardstock.ts'
import { drawIcon } from './icons.ts'
import { drawPattern, MARKS } from './marks.ts'
import { drawSymbol } from './symbols.ts'

export { CARD } from './cardstock.ts'
export { drawPattern, MARKS, SKILL_ICONS } from './marks.ts'
export { drawPlay, type PlayWords } from './play.ts'

const { ink, paper, red } = NIGHT
const [W, H] = [CARD.width, CARD.height]

/** Sentences need it, a title does not. */
const ARTICLE = /^(?:an? |un[ao]? |un’)/
/** A card's name as it stands on the card. */
export const bare = (name: string): string => name.replace(ARTICLE, '')

interface AlibiWords {
  readonly name: string
  /** Whose it is: “Boxer”. */
  readonly owner: string
}

export function drawAlibi(face: Alibi, words: AlibiWords): HTMLCanvasElement {
  const owner = OWNER[face]
  const { hue } = MARKS[owner]
  const { canvas, ctx } = blank(paper)
  drawPattern(ctx, owner, [0, 0, W, H])
  ctx.fillStyle = ink
  ctx.fillRect(20, 20, W - 40, H - 40)
  const art: Box = [30, 126, W - 60, 514]
  ctx.save()
  ctx.beginPath()
  ctx.rect(...art)
  ctx.clip()
  ctx.fillStyle = hue
  ctx.fillRect(...art)
  halftone(ctx, art, 15, ink, (u, v) => Math.hypot(u - 0.5, (v - 0.5) * 1.1) * 2.1 - 0.44)
  const rays = burst(W / 2, 383, 240, 178, 22, 0.07)
  ctx.fillStyle = paper
  ctx.fill(rays)
  ctx.strokeStyle = ink
  ctx.lineWidth = 6
  ctx.stroke(rays)
  exhibit(ctx, face, W / 2, 383, 376)
  ctx.restore()
  // In a hand the lower half is hidden, and in a fan all but the corner: name, sign and colour stand at the top.
  ctx.fillStyle = paper
  ctx.fillRect(30, 30, W - 60, 88)
  grain(ctx, [30, 30, W - 60, 88], '#d8cdb0', 1.4, face.length * 7)
  letter(ctx, bare(words.name).toUpperCase(), [122, 33, W - 164, 86], {
    family: FONTS.head,
    size: 66,
    least: 30,
    leading: 0.98,
    lines: 2,
    color: ink,
  })
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, 112, 126)
  ctx.fillStyle = hue
  ctx.fillRect(0, 0, 102, 116)
  drawSymbol(ctx, owner, 54, 60, 72, ink, hue)
  ctx.fillStyle = ink
  ctx.fillRect(32, 648, W - 64, 56)
  letter(ctx, words.owner.toUpperCase(), [60, 653, W - 120, 58], {
    family: FONTS.body,
    weight: 600,
    size: 34,
    least: 18,
    lines: 1,
    color: hue,
    align: 'center',
    tracking: 4,
  })
  return canvas
}

/** The two piles are told apart by colour, sign and pattern. */
export function drawBack(pile: 'alibis' | 'plays'): HTMLCanvasElement {
  const { canvas, ctx } = blank(ink)
  const alibis = pile === 'alibis'
  const hue = alibis ? NIGHT.teal : red
  const inner: Box = [26, 26, W - 52, H - 52]
  halftone(ctx, inner, 22, hue, (u, v) =>
    alibis ? 0.08 + Math.abs(Math.sin((u + v) * 7)) * 0.6 : 0.7 - Math.abs(Math.sin(v * 16)) * 0.6,
  )
  ctx.strokeStyle = paper
  ctx.lineWidth = 9
  ctx.strokeRect(24, 24, W - 48, H - 48)
  ctx.lineWidth = 3
  ctx.strokeRect(38, 38, W - 76, H - 76)
  const seal = alibis ? burst(W / 2, H / 2, 178, 160, 28) : burst(W / 2, H / 2, 200, 140, 14)
  ctx.fillStyle = ink
  ctx.fill(seal)
  ctx.lineWidth = 8
  ctx.stroke(seal)
  if (alibis) drawFingerprint(ctx, W / 2, H / 2, 250, paper)
  else drawIcon(ctx, 'fedora', W / 2, H / 2, 220, paper)
  return canvas
}
