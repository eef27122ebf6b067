import { CRIME_CARDS } from '../../../../../shared/games/diabolik/cards/crime/names.ts'
import type { PlayCard } from '../../../../../shared/games/diabolik/cards/names.ts'
import { CARDS } from '../../../../../shared/games/diabolik/printed.ts'
import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import { drawFingerprint } from '../../../../kit/art/fingerprint.ts'
import { type Box, type Ctx, grain } from '../../../../kit/art/ink2d.ts'
import { FONTS, letter, setType, type Type } from '../../../../kit/art/lettering.ts'
import { drawIcon } from '../icons.ts'
import { FUMETTO } from '../palette.ts'
import { TYPE_MARKS } from '../types.ts'
import { GROUNDS } from './grounds.ts'
import { PICTURES, type Thing } from './pictures.ts'
import { CARD, panel, stock } from './stock.ts'

const { ink, paper, sodium, navy } = FUMETTO
const [W, H] = [CARD.width, CARD.height]
const BADGE = 92

/** Crime cards have a black mount, Police cards a blue one with a second line. */
const isCrime = (card: PlayCard): boolean => CRIME_CARDS.some(each => each === card)

/** A Crime or Police card. In a fan only the top left is seen: kind and name stand there. */
export function drawFace(card: PlayCard, { cards, cardTypes }: Words, scale = 1): HTMLCanvasElement {
  const { name, text, flavour } = cards[card]
  const { type } = CARDS[card]
  const { icon, hue } = TYPE_MARKS[type]
  const { canvas, ctx } = stock(isCrime(card) ? '#17131a' : navy, scale)
  const inner: Box = [22, 22, W - 44, H - 44]
  ctx.fillStyle = paper
  ctx.fillRect(...inner)
  grain(ctx, inner, '#dccfae', 1.2, card.length * 5)

  const body: Type = { family: FONTS.body, weight: 500, size: 36, least: 22, leading: 1.22, color: ink, sits: 'top' }
  const dry: Type = { family: FONTS.type, size: 23, least: 18, leading: 1.16, color: '#5d4f3a', sits: 'top' }
  const told = setType(ctx, text, W - 84, 318, body)
  const said = setType(ctx, flavour, W - 84, 56, dry)
  // The words come first; the picture has the rest.
  const foot = H - 34 - said.height - told.height - 14
  const art: Box = [30, 116, W - 60, foot - 116 - 62]
  const [x, y, w, h] = art
  panel(ctx, art, () => drawPicture(ctx, card, art))
  ctx.fillStyle = ink
  ctx.fillRect(x - 3, y + h, w + 6, 50)
  ctx.fillStyle = hue
  ctx.fillRect(x - 3, y + h + 44, w + 6, 6)
  letter(ctx, cardTypes[type].toUpperCase(), [x + 20, y + h + 1, w - 40, 46], {
    family: FONTS.body,
    weight: 600,
    size: 29,
    least: 18,
    lines: 1,
    color: sodium,
    align: 'center',
    tracking: 5,
  })
  letter(ctx, text, [42, foot, W - 84, told.height], body)
  letter(ctx, flavour, [42, foot + told.height + 12, W - 84, said.height], dry)

  letter(ctx, name.toUpperCase(), [BADGE + 36, 24, W - BADGE - 66, 92], {
    family: FONTS.head,
    size: 76,
    least: 40,
    leading: 0.96,
    lines: 2,
    color: ink,
  })
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, BADGE + 26, BADGE + 24)
  ctx.fillStyle = hue
  ctx.fillRect(12, 12, BADGE + 4, BADGE + 2)
  drawIcon(ctx, icon, 14 + BADGE / 2, 13 + BADGE / 2, BADGE - 18, paper, ink)
  return canvas
}

function drawPicture(ctx: Ctx, card: PlayCard, box: Box): void {
  const { ground, hue, things } = PICTURES[card]
  const [x, y, w, h] = box
  GROUNDS[ground](ctx, { box, x: x + w / 2, y: y + h / 2, hue })
  for (const thing of things) drawThing(ctx, thing, x + w / 2, y + h / 2, Math.min(h, w / 1.62) / 100)
}

/** With a contour, and a hard shadow down to the right. */
function drawThing(ctx: Ctx, thing: Thing, x: number, y: number, unit: number): void {
  const { icon, at, size, turn = 0, color = paper, mirror = false } = thing
  ctx.save()
  ctx.translate(x + at[0] * unit, y + at[1] * unit)
  const big = size * unit
  const draw = (fill: string): void => {
    ctx.save()
    ctx.rotate(turn)
    if (mirror) ctx.scale(-1, 1)
    if (icon === 'fingerprint') drawFingerprint(ctx, 0, 0, big, fill)
    else if (icon === 'spikes') drawSpikes(ctx, big, fill)
    else drawIcon(ctx, icon, 0, 0, big, fill, ink)
    ctx.restore()
  }
  ctx.translate(6, 7)
  draw(ink)
  ctx.translate(-6, -7)
  draw(color)
  ctx.restore()
}

function drawSpikes(ctx: Ctx, wide: number, color: string): void {
  const step = wide / 8
  ctx.beginPath()
  for (let i = -4; i < 4; i++) {
    ctx.moveTo(i * step, step / 2)
    ctx.lineTo((i + 0.5) * step, -step)
    ctx.lineTo((i + 1) * step, step / 2)
    ctx.closePath()
  }
  ctx.strokeStyle = ink
  ctx.lineWidth = 12
  ctx.stroke()
  ctx.fillStyle = color
  ctx.fill()
}
