import type { Skill, Suspect, Tile } from '../../../../shared/games/on-the-lam/state.ts'
import { type Box, type Ctx, NIGHT } from '../../../kit/art/ink2d.ts'
import type { Icon } from './icons.ts'
import type { DrawnSign } from './symbols.ts'

const { red, sodium, teal } = NIGHT

/** Whose is whose, told by colour, pattern and symbol. */
export const MARKS: Readonly<Record<Suspect, { hue: string; deep: string }>> = {
  boxer: { hue: NIGHT.red, deep: NIGHT.redDeep },
  dame: { hue: NIGHT.bone, deep: '#8d8a80' },
  reporter: { hue: NIGHT.teal, deep: NIGHT.tealDeep },
  ceo: { hue: NIGHT.sodium, deep: NIGHT.sodiumDeep },
}

export const SKILL_ICONS: Readonly<Record<Skill, Icon>> = {
  charm: 'rose',
  cover: 'domino-mask',
  guts: 'fist',
  smarts: 'brain',
}

export const TILE_SIGNS: Readonly<Record<Tile, DrawnSign>> = {
  office: 'briefcase',
  lounge: 'martini',
  press: 'newspaper',
  spoon: 'coffee-cup',
  pictures: 'film-projector',
  casino: 'card-ace-spades',
  eye: 'magnifying-glass',
  station: 'police-badge',
  mob: 'thompson-m1928',
  factory: 'factory',
  alley: 'street-light',
  deli: 'sandwich',
  hotel: 'bed',
  bank: 'bank',
  gym: 'boxer',
}

/** The neon over the door, and so the colours that lie in the wet street. */
export const NEON: Readonly<Record<Tile, string>> = {
  office: sodium,
  lounge: red,
  press: teal,
  spoon: red,
  pictures: sodium,
  casino: red,
  eye: teal,
  station: teal,
  mob: red,
  factory: sodium,
  alley: sodium,
  deli: teal,
  hotel: red,
  bank: sodium,
  gym: red,
}

/** The owner's cloth: ropes, diamonds, newsprint, pin-stripes. */
export function drawPattern(ctx: Ctx, owner: Suspect, [x, y, width, height]: Box): void {
  const { hue, deep } = MARKS[owner]
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  ctx.fillStyle = hue
  ctx.fillRect(x, y, width, height)
  ctx.strokeStyle = deep
  ctx.fillStyle = deep
  const far = x + width + height
  if (owner === 'boxer') {
    ctx.lineWidth = 12
    for (let at = x - height; at < far; at += 44) line(ctx, at, y + height, at + height, y)
  } else if (owner === 'dame') {
    for (let row = 0; row * 22 < height + 44; row++)
      for (let at = x - (row % 2) * 22; at < x + width + 44; at += 44) {
        ctx.beginPath()
        for (const [dx, dy] of [
          [0, -13],
          [13, 0],
          [0, 13],
          [-13, 0],
        ] as const)
          ctx.lineTo(at + dx, y + row * 22 + dy)
        ctx.fill()
      }
  } else if (owner === 'reporter') {
    for (let row = 0; row * 16 < height; row++)
      for (let at = x - ((row * 53) % 90); at < x + width; at += 90 + ((row * 31) % 40))
        ctx.fillRect(at, y + row * 16 + 4, 70 + ((row * 17) % 30), 6)
  } else {
    ctx.lineWidth = 4
    for (let at = x + 10; at < x + width; at += 22) line(ctx, at, y, at, y + height)
  }
  ctx.restore()
}

function line(ctx: Ctx, x1: number, y1: number, x2: number, y2: number): void {
  ctx.beginPath()
  ctx.moveTo(x1, y1)
  ctx.lineTo(x2, y2)
  ctx.stroke()
}
