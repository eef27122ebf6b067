import { type LETTERS, SECONDARIES, type Secondary } from '../../../../../shared/games/diabolik/figures.ts'
import type { EffectType, Mark } from '../../../../../shared/games/diabolik/state.ts'
import { type Ctx, halftone } from '../../../../kit/art/ink2d.ts'
import { FONTS } from '../../../../kit/art/lettering.ts'
import { drawIcon, type Icon } from '../icons.ts'
import { FUMETTO } from '../palette.ts'
import { face } from './track.ts'

/** The side of the square in which a token is drawn. */
export const TOKEN = 128
const { blood, ink, paper, sodium } = FUMETTO
const BONE = '#d9d0ba'

/** By what each of them can be told where there is no room for a name. */
export const SIGNS: Readonly<Record<Secondary, Icon>> = {
  amira: 'anchor',
  clara: 'anvil',
  juliana: 'gem-necklace',
  leopold: 'stopwatch',
  matteo: 'steam-locomotive',
}
const EFFECT_SIGNS: Readonly<Record<EffectType, Icon>> = {
  reach: 'footprint',
  free: 'steering-wheel',
  slow: 'snail',
  oneMove: 'car-wheel',
  alert: 'siren',
  blurred: 'domino-mask',
  actions: 'hourglass',
  warrant: 'tied-scroll',
  shield: 'shield',
  cutOff: 'padlock',
  freePick: 'briefcase',
}

/** Where a step off the track led (D-31): letters on red, people on bone, the Hideout's key on sodium. */
export function drawMark(ctx: Ctx, to: Mark['to']): void {
  if (to === 'diabolik' || to === 'eva') return face(ctx, to, [8, 8, TOKEN - 16, TOKEN - 16])
  const who = SECONDARIES.find(each => each === to)
  disc(ctx, who ? BONE : to === 'hideout' ? sodium : blood)
  if (who) drawIcon(ctx, SIGNS[who], 64, 64, 82, ink)
  else if (to === 'hideout') drawIcon(ctx, 'key', 64, 64, 84, ink)
  else glyph(ctx, to, paper, 100)
}

/** The lens of a Clue marker. */
export function drawLens(ctx: Ctx, text: (typeof LETTERS)[number]): void {
  disc(ctx, '#cfe2ee')
  halftone(ctx, [20, 20, 88, 88], 10, '#7fa6c4', (u, v) => 1 - Math.hypot(u, v) * 1.2 - 0.1)
  ctx.lineWidth = 12
  ctx.strokeStyle = ink
  ctx.beginPath()
  ctx.arc(64, 64, 56, 0, 7)
  ctx.stroke()
  glyph(ctx, text, ink, 96)
}

function disc(ctx: Ctx, color: string): void {
  ctx.fillStyle = color
  ctx.fillRect(0, 0, TOKEN, TOKEN)
  ctx.strokeStyle = ink
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.arc(64, 64, 52, 0, 7)
  ctx.stroke()
}

function glyph(ctx: Ctx, text: string, color: string, size: number): void {
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = `${size}px ${FONTS.head}`
  ctx.fillStyle = color
  ctx.fillText(text, 64, 70)
}

/** Something that lasts: its sign, and how much of it. */
export function drawSlip(ctx: Ctx, type: EffectType, value: number): void {
  ctx.fillStyle = paper
  ctx.fillRect(0, 0, TOKEN, TOKEN)
  ctx.fillStyle = sodium
  ctx.fillRect(0, 0, TOKEN, 18)
  ctx.strokeStyle = ink
  ctx.lineWidth = 6
  ctx.strokeRect(3, 3, TOKEN - 6, TOKEN - 6)
  const told = value !== 0 && type !== 'blurred' && type !== 'cutOff'
  drawIcon(ctx, EFFECT_SIGNS[type], told ? 44 : 64, 72, told ? 68 : 90, ink)
  if (!told) return
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.font = `70px ${FONTS.head}`
  ctx.fillStyle = blood
  ctx.fillText(
    type === 'actions' || type === 'reach' ? `${value < 0 ? '−' : '+'}${Math.abs(value)}` : String(value),
    96,
    76,
  )
}
