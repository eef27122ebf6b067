import { CARDS, type CardName } from '../../../../../shared/games/diabolicards/cards/list.ts'
import { INKS } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import { TRAITS } from '../../../../../shared/games/diabolicards/traits/list.ts'
import type { Ctx } from '../../../../kit/art/ink2d.ts'
import { type Pen, penOf } from '../../../../kit/art/pen.ts'
import { bodyOf, headAt } from './builds.ts'
import { INK, mixed, PAPER, SKINS } from './colours.ts'
import { EMBLEMS, SPOTS } from './emblems/index.ts'
import { drawFigure } from './figure.ts'
import { drawGround, SIDE } from './grounds.ts'
import type { Look } from './kit.ts'
import { STANCES } from './poses.ts'
import { cutOut } from './shapes.ts'
import { SPECIALS } from './specials.ts'

export const PORTRAIT = SIDE
const EDGE = 9

const HAIR_COLOURS = [INK, '#5b2a14', '#ffd23a', '#d9481c', INK, '#7a4a20'] as const
const GREY = '#ded8e8'

/** From what the Splitters share: they are one man, more or less. */
function luckOf(text: string): number {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003
  return sum / 100_003
}

export function lookOf(name: CardName): Look {
  const { gender, group } = CARDS[name]
  const traits = TRAITS[name]
  const special = SPECIALS[name]
  const { build, skin, hair, dress, face } = traits
  const luck = luckOf([build, skin, hair, dress, gender].join())
  const old = group === 'retiredFolk' || face === 'wrinkled' || hair === 'wisps'
  return {
    traits,
    body: bodyOf(build, gender),
    female: gender === 'female',
    skin: SKINS[skin],
    hair: old ? GREY : (HAIR_COLOURS[Math.floor(luck * HAIR_COLOURS.length)] ?? INK),
    main: INKS[traits.palette[0]],
    accent: INKS[traits.palette[1]],
    luck,
    ...(special && { special }),
  }
}

/** Behind a Splitter stand those who came before him. */
function echoes(ctx: Ctx, { traits, main }: Look, figure: (pen: Pen) => void): void {
  const count = Number(/^digit(\d)$/.exec(traits.emblem)?.[1] ?? 1) - 1
  for (let i = count; i > 0; i--) {
    ctx.save()
    ctx.translate(i * 44, i * -14)
    figure(cutOut(ctx, INK, 3))
    figure(cutOut(ctx, mixed(main, PAPER, 0.2 + i * 0.2), -3))
    ctx.restore()
  }
}

/** How far down the sheet somebody's eyes are. */
export function eyeLevel(name: CardName): number {
  const { traits, body } = lookOf(name)
  const { stands, nod = [0, 0] } = STANCES[traits.pose]
  return stands.y + stands.scale * (nod[1] + headAt(body)[1])
}

/** A square of 512: the group's ground, and on it the figure as if cut out and pasted there. */
export function drawPortrait(ctx: Ctx, name: CardName): void {
  const look = lookOf(name)
  const { stands, emblem: usual } = STANCES[look.traits.pose]
  const emblem = SPOTS[look.traits.emblem] ?? usual
  const figure = (pen: Pen): void => pen.at(stands.x, stands.y, stands.scale, p => drawFigure(p, look), stands.turn)
  const sign = (pen: Pen): void =>
    pen.at(emblem.x, emblem.y, emblem.scale, p => EMBLEMS[look.traits.emblem]?.(p, look), emblem.turn)
  // The edge is as wide round a small thing as round a large one.
  const layers = [
    [sign, EDGE / emblem.scale],
    [figure, EDGE / stands.scale],
  ] as const

  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, SIDE, SIDE)
  ctx.clip()
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  drawGround(ctx, CARDS[name].group)
  echoes(ctx, look, figure)
  for (const [draw, edge] of emblem.before ? [...layers].reverse() : layers) {
    ctx.save()
    ctx.translate(9, 10)
    draw(cutOut(ctx, INK, edge))
    ctx.restore()
    draw(cutOut(ctx, PAPER, edge))
    draw(penOf(ctx, INK))
  }
  ctx.restore()
}
