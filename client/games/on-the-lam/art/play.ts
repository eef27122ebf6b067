import { INCIDENTS, type Incident, type PlayCard } from '../../../../shared/games/on-the-lam/state.ts'
import { type Box, burst, type Ctx, grain, halftone, NIGHT } from '../../../kit/art/ink2d.ts'
import { FONTS, letter, setType, type Type } from '../../../kit/art/lettering.ts'
import { blank, CARD, exhibit } from './cardstock.ts'

const { ink, paper, red, sodium, bone } = NIGHT
const [W, H] = [CARD.width, CARD.height]

export interface PlayWords {
  readonly name: string
  readonly text: string
  readonly flavour: string
  /** What kind of card it is. */
  readonly label: string
}

export const isIncident = (face: PlayCard): face is Incident => (INCIDENTS as readonly string[]).includes(face)

/** “Item. After a roll …”: what the ribbon says need not be said again. */
export function rulesOf({ text, label }: PlayWords): string {
  const [, kind, rules] = /^([^\s.。]{1,12})[.。]\s*(.+)$/s.exec(text) ?? []
  return kind === label && rules !== undefined ? rules : text
}

export function drawPlay(face: PlayCard, words: PlayWords): HTMLCanvasElement {
  const incident = isIncident(face)
  const [ground, text] = incident ? [ink, paper] : [paper, ink]
  const { canvas, ctx } = blank(incident ? red : ink)
  ctx.fillStyle = ground
  ctx.beginPath()
  ctx.roundRect(18, 18, W - 36, H - 36, incident ? 4 : 18)
  ctx.fill()
  if (!incident) grain(ctx, [18, 18, W - 36, H - 36], '#d8cdb0', 1.4, face.length)
  letter(ctx, words.name.toUpperCase(), [34, 24, W - 68, 82], {
    family: FONTS.head,
    size: 74,
    least: 34,
    leading: 1,
    lines: 1,
    color: text,
    align: incident ? 'left' : 'center',
  })
  const rules = rulesOf(words)
  // The words come first; the picture has the rest.
  const body: Type = { family: FONTS.body, weight: 500, size: 33, least: 24, leading: 1.24, color: text, sits: 'top' }
  const flavour: Type = {
    family: FONTS.type,
    size: 26,
    least: 21,
    leading: 1.2,
    color: incident ? bone : '#5b5446',
    sits: 'top',
  }
  const told = setType(ctx, rules, W - 84, 296, body)
  const dry = setType(ctx, words.flavour, W - 84, 66, flavour)
  const foot = H - 34 - told.height - dry.height - 12
  const art: Box = [30, 108, W - 60, foot - 108 - 66]
  const [, top, , high] = art
  const frame = picture(ctx, face, art)
  ctx.strokeStyle = incident ? paper : ink
  ctx.lineWidth = 6
  ctx.stroke(frame)
  ctx.fillStyle = incident ? red : ink
  ctx.fillRect(30, top + high, W - 60, 46)
  letter(ctx, words.label.toUpperCase(), [60, top + high + 1, W - 120, 46], {
    family: FONTS.body,
    weight: 600,
    size: 28,
    least: 16,
    lines: 1,
    color: incident ? paper : sodium,
    align: 'center',
    tracking: 5,
  })
  letter(ctx, rules, [42, foot, W - 84, told.height], body)
  letter(ctx, words.flavour, [42, foot + told.height + 10, W - 84, dry.height], flavour)
  return canvas
}

/** The picture in its panel, whose outline is given back. */
function picture(ctx: Ctx, face: PlayCard, art: Box): Path2D {
  const incident = isIncident(face)
  const [, top, wide, high] = art
  ctx.save()
  const frame = new Path2D()
  if (incident) {
    // A panel knocked out of the square.
    for (const [x, y] of [
      [30, top + 12],
      [W - 30, top - 6],
      [W - 30, top + high],
      [30, top + high],
    ] as const)
      frame.lineTo(x, y)
    frame.closePath()
  } else frame.rect(...art)
  ctx.clip(frame)
  ctx.fillStyle = incident ? red : sodium
  ctx.fillRect(...art)
  halftone(ctx, art, 14, ink, (u, v) => Math.hypot((u - 0.5) * (wide / high) * 0.7, v - 0.5) * 2 - 0.45)
  const rays = burst(W / 2, top + high / 2, wide * 0.8, high * 0.4, incident ? 15 : 26, 0.2)
  ctx.fillStyle = incident ? paper : bone
  ctx.fill(rays)
  ctx.strokeStyle = ink
  ctx.lineWidth = 5
  ctx.stroke(rays)
  exhibit(ctx, face, W / 2, top + high / 2 + 2, high * 1.02)
  ctx.restore()
  return frame
}
