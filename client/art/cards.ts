import { OWNER } from '../../shared/games/on-the-lam/questions.ts'
import type { Skill } from '../../shared/games/on-the-lam/state.ts'
import {
  type Alibi,
  INCIDENTS,
  type Incident,
  type PlayCard,
  type Suspect,
} from '../../shared/games/on-the-lam/state.ts'
import { drawIcon, type Icon } from './icons.ts'
import { type Box, burst, type Ctx, grain, halftone, NIGHT, sheet } from './ink2d.ts'
import { FONTS, letter, setType, type Type } from './lettering.ts'
import { penOf } from './pen.ts'
import { drawFingerprint, drawSymbol } from './symbols.ts'
import { THINGS } from './things/index.ts'

export const CARD = { width: 512, height: 736 } as const

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

const { ink, paper, red, sodium, bone } = NIGHT
const [W, H] = [CARD.width, CARD.height]

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

/** Card with round corners; everything outside stays clear. */
function blank(color: string): { canvas: HTMLCanvasElement; ctx: Ctx } {
  const made = sheet(W, H)
  const { ctx } = made
  ctx.beginPath()
  ctx.roundRect(0, 0, W, H, 30)
  ctx.clip()
  ctx.fillStyle = color
  ctx.fillRect(0, 0, W, H)
  return made
}

/** The thing itself, big, with a hard shadow. */
function exhibit(ctx: Ctx, face: keyof typeof THINGS, x: number, y: number, size: number): void {
  const { canvas, ctx: drawing } = sheet(size, size)
  drawing.scale(size / 220, size / 220)
  drawing.translate(10, 10)
  THINGS[face](penOf(drawing))
  const { canvas: shadow, ctx: dark } = sheet(size, size)
  dark.drawImage(canvas, 0, 0)
  dark.globalCompositeOperation = 'source-in'
  dark.fillStyle = ink
  dark.fillRect(0, 0, size, size)
  ctx.drawImage(shadow, x - size / 2 + size * 0.035, y - size / 2 + size * 0.035)
  ctx.drawImage(canvas, x - size / 2, y - size / 2)
}

function panel(ctx: Ctx, [x, y, width, height]: Box, weight: number): void {
  ctx.strokeStyle = ink
  ctx.lineWidth = weight
  ctx.lineJoin = 'miter'
  ctx.strokeRect(x, y, width, height)
}

/** Sentences need it, a title does not. */
const ARTICLE = /^(?:an? |un[ao]? |un’)/

export interface AlibiWords {
  readonly name: string
  /** Whose it is: “Boxer”. */
  readonly owner: string
}

export function drawAlibi(face: Alibi, words: AlibiWords): HTMLCanvasElement {
  const owner = OWNER[face]
  const { hue } = MARKS[owner]
  const { canvas, ctx } = blank(paper)
  grain(ctx, [0, 0, W, H], '#d8cdb0', 1.4, face.length * 7)
  drawPattern(ctx, owner, [0, 0, W, H])
  ctx.fillStyle = ink
  ctx.fillRect(22, 22, W - 44, H - 44)
  const art: Box = [32, 32, W - 64, 492]
  ctx.save()
  ctx.beginPath()
  ctx.rect(...art)
  ctx.clip()
  ctx.fillStyle = hue
  ctx.fillRect(...art)
  halftone(ctx, art, 15, ink, (u, v) => Math.hypot(u - 0.5, (v - 0.52) * 1.05) * 2.1 - 0.42)
  ctx.fillStyle = paper
  ctx.fill(burst(W / 2, 290, 226, 168, 22, 0.07))
  ctx.strokeStyle = ink
  ctx.lineWidth = 6
  ctx.stroke(burst(W / 2, 290, 226, 168, 22, 0.07))
  exhibit(ctx, face, W / 2, 290, 356)
  ctx.restore()
  // A fanned hand shows the corner only: the owner's symbol and colour.
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, 104, 104)
  ctx.fillStyle = hue
  ctx.fillRect(0, 0, 94, 94)
  drawSymbol(ctx, owner, 48, 48, 64, ink, hue)
  ctx.fillStyle = paper
  ctx.fillRect(32, 524, W - 64, H - 556)
  letter(ctx, words.name.replace(ARTICLE, ''), [48, 530, W - 96, 112], {
    family: FONTS.head,
    size: 66,
    least: 30,
    leading: 1.02,
    lines: 2,
    color: ink,
    align: 'center',
  })
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

export interface PlayWords {
  readonly name: string
  readonly text: string
  readonly flavour: string
  /** “Item” or “Incident”, as the language has it. */
  readonly label?: string
}

export const isIncident = (face: PlayCard): face is Incident => (INCIDENTS as readonly string[]).includes(face)

export function drawPlay(face: PlayCard, words: PlayWords): HTMLCanvasElement {
  const incident = isIncident(face)
  const [ground, text, hue] = incident ? [ink, paper, red] : [paper, ink, sodium]
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
  // The words come first; the picture has the rest.
  const body: Type = { family: FONTS.body, weight: 500, size: 33, least: 24, leading: 1.24, color: text, sits: 'top' }
  const flavour: Type = {
    family: FONTS.type,
    size: 23,
    least: 18,
    leading: 1.2,
    color: incident ? bone : '#5b5446',
    sits: 'top',
  }
  const told = setType(ctx, words.text, W - 84, 296, body)
  const dry = setType(ctx, words.flavour, W - 84, 60, flavour)
  const foot = H - 34 - told.height - dry.height - 12
  const art: Box = [30, 108, W - 60, foot - 108 - 66]
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
  ctx.fillStyle = hue
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
  ctx.strokeStyle = incident ? paper : ink
  ctx.lineWidth = 6
  ctx.stroke(frame)
  if (!incident) panel(ctx, art, 6)
  const ribbon = words.label ?? ''
  ctx.fillStyle = incident ? red : ink
  ctx.fillRect(30, top + high, W - 60, 46)
  letter(ctx, ribbon.toUpperCase(), [60, top + high + 1, W - 120, 46], {
    family: FONTS.body,
    weight: 600,
    size: 28,
    least: 16,
    lines: 1,
    color: incident ? paper : sodium,
    align: 'center',
    tracking: 5,
  })
  letter(ctx, words.text, [42, foot, W - 84, told.height], body)
  letter(ctx, words.flavour, [42, foot + told.height + 10, W - 84, dry.height], flavour)
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

/** Several canvases of one size on one, row by row: one texture instead of many. */
export function drawAtlas(
  cells: readonly HTMLCanvasElement[],
  columns: number,
  width: number,
  height: number,
): HTMLCanvasElement {
  const { canvas, ctx } = sheet(columns * width, Math.ceil(cells.length / columns) * height)
  cells.forEach((cell, i) => {
    ctx.drawImage(cell, (i % columns) * width, Math.floor(i / columns) * height, width, height)
  })
  return canvas
}
