import { SEARCHES } from '../../shared/games/on-the-lam/board.ts'
import { type Suspect, TILES, type Tile } from '../../shared/games/on-the-lam/state.ts'
import { drawIcon, type Icon } from './icons.ts'
import { type Box, type Ctx, halftone, NIGHT, rng, sheet } from './ink2d.ts'
import { FONTS, letter, setType, type Type } from './lettering.ts'
import { MARKS } from './marks.ts'
import { drawSign, drawSymbol, type Sign } from './symbols.ts'

const { ink, paper, bone, red, sodium, teal, slate, asphalt, kerb } = NIGHT

export const TILE_SIGNS: Readonly<Record<Tile, Sign>> = {
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

/** Wet asphalt between kerbs, with what hangs over it mirrored in dashes and dots. */
export function drawGround(tile: Tile, size = 1024): HTMLCanvasElement {
  const { canvas, ctx } = sheet(size, size)
  const random = rng(TILES.indexOf(tile) * 97 + 5)
  const k = size / 1024
  ctx.scale(k, k)
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, 1024, 1024)
  pavement(ctx)
  const street: Box = [92, 92, 840, 840]
  ctx.save()
  ctx.beginPath()
  ctx.rect(...street)
  ctx.clip()
  ctx.fillStyle = '#22323a'
  ctx.fillRect(...street)
  halftone(ctx, street, 17, ink, (u, v) => 0.16 + 0.2 * Math.sin(u * 5 + v * 3 + TILES.indexOf(tile)) + v * 0.12)
  halftone(ctx, street, 17, asphalt, (u, v) => 0.62 - Math.hypot(u - 0.5, (v - 0.42) * 1.1) * 1.25)
  puddles(ctx, random)
  // The neon's colour runs towards the viewer, broken by the ripples.
  const hues = [NEON[tile], NEON[tile], sodium, bone]
  for (let i = 0; i < 9; i++) {
    const x = 150 + random() * 700
    const hue = hues[Math.floor(random() * hues.length)] ?? sodium
    const length = 260 + random() * 420
    const width = 16 + random() * 46
    ctx.fillStyle = hue
    for (let y = 0; y < length; y += 13) {
      const fade = 1 - y / length
      if (random() > 0.35 + fade * 0.6) continue
      const wide = width * (0.35 + random() * 0.8) * (0.4 + fade * 0.6)
      ctx.fillRect(x + (random() - 0.5) * 22 - wide / 2, 104 + y, wide, 2.5 + fade * 5.5)
    }
  }
  halftone(ctx, [260, 330, 504, 440], 20, NEON[tile], (u, v) => 0.56 - Math.hypot(u - 0.5, v - 0.5) * 1.25)
  rings(ctx, random)
  ctx.restore()
  ctx.strokeStyle = ink
  ctx.lineWidth = 10
  ctx.strokeRect(...street)
  drain(ctx)
  return canvas
}

function pavement(ctx: Ctx): void {
  ctx.fillStyle = kerb
  ctx.fillRect(12, 12, 1000, 1000)
  halftone(ctx, [12, 12, 1000, 1000], 13, slate, (u, v) => Math.max(0, u + v - 0.75) * 0.55)
  ctx.strokeStyle = ink
  ctx.lineWidth = 5
  for (let at = 92; at < 1012; at += 84)
    for (const [x1, y1, x2, y2] of [
      [at, 12, at, 92],
      [at, 932, at, 1012],
      [12, at, 92, at],
      [932, at, 1012, at],
    ] as const) {
      ctx.beginPath()
      ctx.moveTo(x1, y1)
      ctx.lineTo(x2, y2)
      ctx.stroke()
    }
  ctx.strokeStyle = '#7f959c'
  ctx.lineWidth = 6
  ctx.strokeRect(84, 84, 856, 856)
}

/** Still water: black, with a bright lip on the near side. */
function puddles(ctx: Ctx, random: () => number): void {
  for (let i = 0; i < 5; i++) {
    const [x, y, r] = [190 + random() * 640, 220 + random() * 600, 56 + random() * 90]
    const rim = (from: number, to: number) => {
      ctx.beginPath()
      for (let angle = from; angle <= to; angle += 0.08) {
        const wobble = r * (0.82 + 0.16 * Math.sin(angle * 2 + i) + 0.07 * Math.sin(angle * 5 + i * 2))
        ctx.lineTo(x + Math.cos(angle) * wobble * 1.25, y + Math.sin(angle) * wobble * 0.44)
      }
    }
    rim(0, Math.PI * 2)
    ctx.fillStyle = '#0a1318'
    ctx.fill()
    rim(0.25, 2.7)
    ctx.strokeStyle = '#8aa0a7'
    ctx.lineWidth = 5
    ctx.stroke()
    rim(3.7, 5.3)
    ctx.lineWidth = 2.5
    ctx.stroke()
  }
}

/** Where drops have fallen. */
function rings(ctx: Ctx, random: () => number): void {
  ctx.strokeStyle = '#9db0b5'
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [120 + random() * 790, 130 + random() * 770, 7 + random() * 22]
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.ellipse(x, y, r, r * 0.42, 0, random() * 2, 4.4 + random() * 2)
    ctx.stroke()
    if (random() < 0.4) continue
    ctx.beginPath()
    ctx.ellipse(x, y, r * 0.45, r * 0.19, 0, 0, 7)
    ctx.stroke()
  }
}

function drain(ctx: Ctx): void {
  ctx.fillStyle = ink
  ctx.fillRect(820, 846, 96, 62)
  ctx.fillStyle = kerb
  for (let i = 0; i < 5; i++) ctx.fillRect(830 + i * 17, 854, 8, 46)
}

export const PLATE = { width: 1024, height: 176 } as const
export interface PlateWords {
  readonly name: string
  readonly icon: Sign
  /** What a search takes; without it nothing can be searched here. */
  readonly search?: { readonly skill: string; readonly icon: Icon; readonly need: number }
  readonly hue?: string
}

/** The name under a tile: white on black, with the number that a search must reach. */
export function drawPlate({ name, icon, search, hue = sodium }: PlateWords): HTMLCanvasElement {
  const { width, height } = PLATE
  const { canvas, ctx } = sheet(width, height)
  ctx.fillStyle = ink
  ctx.fillRect(0, 0, width, height)
  ctx.strokeStyle = paper
  ctx.lineWidth = 6
  ctx.strokeRect(9, 9, width - 18, height - 18)
  ctx.fillStyle = hue
  ctx.fillRect(20, 20, 136, 136)
  drawSign(ctx, icon, 88, 88, 112, ink, hue)
  const right = search ? 250 : 24
  const type: Type = { family: FONTS.head, size: 112, least: 44, leading: 0.98, lines: 2, color: paper, tracking: 2 }
  const one = setType(ctx, name.toUpperCase(), width - 180 - right, 140, { ...type, lines: 1, least: 84 })
  const single = one.lines.length === 1
  letter(ctx, name.toUpperCase(), [178, 20, width - 184 - right, 140], single ? { ...type, lines: 1, least: 76 } : type)
  if (!search) return canvas
  const x = width - right + 8
  ctx.fillStyle = paper
  ctx.fillRect(x, 20, right - 28, 136)
  drawIcon(ctx, search.icon, x + 56, 70, 78, ink)
  letter(ctx, search.skill.toUpperCase(), [x + 4, 112, 104, 42], {
    family: FONTS.body,
    weight: 600,
    size: 30,
    least: 15,
    lines: 1,
    color: ink,
    align: 'center',
  })
  ctx.fillStyle = ink
  ctx.fillRect(x + 112, 28, 102, 120)
  letter(ctx, String(search.need), [x + 112, 26, 84, 128], {
    family: FONTS.head,
    size: 118,
    color: hue,
    align: 'center',
    lines: 1,
  })
  letter(ctx, '+', [x + 178, 36, 30, 50], { family: FONTS.head, size: 60, color: hue, align: 'center', lines: 1 })
  return canvas
}

/** What the board says about searching a tile, for `drawPlate`. */
export const searchOf = (tile: Tile) => SEARCHES[tile]

export const DIE = 256
/** A face of the search die; the pips sit a little unevenly, as if brushed. */
export function drawDieFace(value: 1 | 2 | 3 | 4 | 5 | 6): HTMLCanvasElement {
  const { canvas, ctx } = sheet(DIE, DIE)
  const random = rng(value * 31)
  ctx.fillStyle = paper
  ctx.fillRect(0, 0, DIE, DIE)
  halftone(ctx, [0, 0, DIE, DIE], 13, bone, (u, v) => (u + v - 1.1) * 0.7)
  ctx.strokeStyle = ink
  ctx.lineWidth = 10
  ctx.strokeRect(5, 5, DIE - 10, DIE - 10)
  const [a, m, z] = [66, 128, 190]
  const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[m, m]],
    2: [
      [a, a],
      [z, z],
    ],
    3: [
      [a, a],
      [m, m],
      [z, z],
    ],
    4: [
      [a, a],
      [z, a],
      [a, z],
      [z, z],
    ],
    5: [
      [a, a],
      [z, a],
      [m, m],
      [a, z],
      [z, z],
    ],
    6: [
      [a, a],
      [z, a],
      [a, m],
      [z, m],
      [a, z],
      [z, z],
    ],
  }
  for (const [x, y] of spots[value] ?? []) {
    ctx.fillStyle = value === 1 ? red : ink
    ctx.beginPath()
    const size = value === 1 ? 50 : 27
    for (let i = 0; i <= 18; i++) {
      const angle = (i / 18) * Math.PI * 2
      const r = size * (0.94 + random() * 0.1)
      ctx.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r)
    }
    ctx.fill()
    ctx.fillStyle = paper
    ctx.beginPath()
    ctx.ellipse(x - size * 0.32, y - size * 0.34, size * 0.24, size * 0.14, -0.7, 0, 7)
    ctx.fill()
  }
  return canvas
}

/** Rubber on wet paper: a stamp loses some of its ink. */
function worn(ctx: Ctx, width: number, height: number, seed: number): void {
  const random = rng(seed)
  ctx.globalCompositeOperation = 'destination-out'
  for (let i = 0; i < (width * height) / 420; i++) {
    ctx.beginPath()
    ctx.arc(random() * width, random() * height, 0.6 + random() * random() * 4.4, 0, 7)
    ctx.fill()
  }
  ctx.globalCompositeOperation = 'source-over'
}

/** “I have searched here”: the suspect's sign in a ring, 256 square, clear ground. */
export function drawSearched(who: Suspect): HTMLCanvasElement {
  const { canvas, ctx } = sheet(256, 256)
  const { hue } = MARKS[who]
  ctx.fillStyle = ink
  ctx.beginPath()
  ctx.arc(128, 128, 122, 0, 7)
  ctx.fill()
  ctx.strokeStyle = hue
  ctx.lineWidth = 12
  ctx.beginPath()
  ctx.arc(128, 128, 106, 0, 7)
  ctx.stroke()
  drawSymbol(ctx, who, 128, 128, 128, hue, ink)
  worn(ctx, 256, 256, who.length * 13)
  return canvas
}

/** A verdict in a box, askew: “INNOCENT”, in whatever language. 1024 by 360, clear ground. */
export function drawStamp(text: string, color: string = red): HTMLCanvasElement {
  const { canvas, ctx } = sheet(1024, 360)
  ctx.translate(512, 180)
  ctx.rotate(-0.06)
  ctx.lineJoin = 'miter'
  ctx.strokeStyle = color
  ctx.lineWidth = 18
  ctx.strokeRect(-470, -124, 940, 248)
  ctx.lineWidth = 6
  ctx.strokeRect(-446, -100, 892, 200)
  letter(ctx, text.toUpperCase(), [-430, -96, 860, 196], {
    family: FONTS.head,
    size: 210,
    least: 60,
    leading: 1,
    lines: 1,
    color,
    align: 'center',
    tracking: 10,
  })
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  worn(ctx, 1024, 360, 77)
  return canvas
}

/** Bars to stand before whoever is held: 512 square, clear between them. */
export function drawBars(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(512, 512)
  const bar = (x: number, y: number, width: number, height: number, upright: boolean) => {
    ctx.fillStyle = ink
    ctx.fillRect(x, y, width, height)
    ctx.fillStyle = '#6f8890'
    if (upright) ctx.fillRect(x + 7, y + 6, 6, height - 12)
    else ctx.fillRect(x + 6, y + 7, width - 12, 6)
  }
  for (let i = 0; i < 6; i++) bar(22 + i * 88, 0, 28, 512, true)
  for (const y of [28, 444]) bar(0, y, 512, 40, false)
  return canvas
}

/** North is up. 512 square, clear ground; `letters` are those of the language, north first, clockwise. */
export function drawCompass(letters: readonly [string, string, string, string]): HTMLCanvasElement {
  const { canvas, ctx } = sheet(512, 512)
  ctx.translate(256, 256)
  ctx.strokeStyle = bone
  ctx.lineWidth = 6
  ctx.beginPath()
  ctx.arc(0, 0, 150, 0, 7)
  ctx.stroke()
  halftone(ctx, [-150, -150, 300, 300], 14, kerb, (u, v) => (Math.hypot(u - 0.5, v - 0.5) < 0.48 ? 0.4 : 0))
  for (let i = 0; i < 8; i++) {
    ctx.save()
    ctx.rotate((i * Math.PI) / 4)
    const long = i % 2 ? 96 : 178
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.moveTo(0, -long)
      ctx.lineTo(side * (i % 2 ? 18 : 30), -30)
      ctx.lineTo(0, 0)
      ctx.closePath()
      ctx.fillStyle = side < 0 ? (i === 0 ? red : paper) : ink
      ctx.fill()
      ctx.lineWidth = 4
      ctx.strokeStyle = side < 0 ? ink : bone
      ctx.stroke()
    }
    ctx.restore()
  }
  letters.forEach((text, i) => {
    const angle = (i * Math.PI) / 2
    letter(ctx, text.toUpperCase(), [Math.sin(angle) * 216 - 40, -Math.cos(angle) * 216 - 40, 80, 80], {
      family: FONTS.head,
      size: 72,
      lines: 1,
      color: i === 0 ? red : paper,
      align: 'center',
    })
  })
  return canvas
}
