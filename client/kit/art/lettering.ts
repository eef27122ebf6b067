import type { Box, Ctx } from './ink2d.ts'

/** Latin from the first family; Chinese falls through to the last, glyph by glyph. */
export const FONTS = {
  head: "'League Gothic', 'Noto Sans TC', sans-serif",
  body: "'Oswald', 'Noto Sans TC', sans-serif",
  type: "'Special Elite', 'Noto Sans TC', serif",
  deco: "'Limelight', 'Noto Sans TC', serif",
  comic: "'Bangers', 'Noto Sans TC', sans-serif",
} as const

/** A canvas cannot wait for its type: have these letters loaded before anything is printed with them. */
export async function typeReady(letters: string): Promise<void> {
  const wanted = Object.values(FONTS).flatMap(family => [`500 40px ${family}`, `700 40px ${family}`])
  await Promise.all(wanted.map(font => document.fonts.load(font, letters)))
}

const WIDE = '‧·\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef'
const OPENING = '「『（《〈【“‘'
const CLOSING = '，。、；：！？…‧·—」』）》〉】”’'
const PIECES = new RegExp(`[${OPENING}]*[${WIDE}][${CLOSING}]*|[^\\s${WIDE}]+[${CLOSING}]*`, 'gu')

/** Breaks into lines: Latin between words, Chinese between characters, never before a stop or after an opening bracket. */
export function wrap(measure: (text: string) => number, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let end = 0
  for (const piece of text.matchAll(PIECES)) {
    const gap = line !== '' && piece.index > end ? ' ' : ''
    end = piece.index + piece[0].length
    if (line !== '' && measure(line + gap + piece[0]) > width) {
      lines.push(line)
      line = piece[0]
    } else line += gap + piece[0]
  }
  return line === '' ? lines : [...lines, line]
}

export interface Type {
  readonly family: string
  readonly weight?: number
  /** The largest size; smaller ones are tried down to `least`. */
  readonly size: number
  readonly least?: number
  readonly leading?: number
  readonly lines?: number
  readonly color: string
  readonly align?: 'left' | 'center'
  /** Where in the box a text lower than it stands. */
  readonly sits?: 'top' | 'middle'
  readonly tracking?: number
}

interface Setting {
  readonly size: number
  readonly lines: readonly string[]
  readonly height: number
}

function fontOf({ family, weight = 400 }: Type, size: number): string {
  return `${weight} ${size}px ${family}`
}

/** The largest size at which a text fits into a width and height. */
export function setType(ctx: Ctx, text: string, width: number, height: number, type: Type): Setting {
  const { size: largest, least = 12, leading = 1.2, lines: most = Number.POSITIVE_INFINITY, tracking = 0 } = type
  ctx.letterSpacing = `${tracking}px`
  for (let size = largest; ; size -= 1) {
    ctx.font = fontOf(type, size)
    const lines = wrap(part => ctx.measureText(part).width, text, width)
    const fits =
      lines.length <= most &&
      lines.length * size * leading <= height &&
      lines.every(line => ctx.measureText(line).width <= width)
    if (fits || size <= least) return { size, lines, height: lines.length * size * leading }
  }
}

/** Letters a text into a box and says how high it came out. */
export function letter(ctx: Ctx, text: string, [x, y, width, height]: Box, type: Type): number {
  const setting = setType(ctx, text, width, height, type)
  const { leading = 1.2, align = 'left', sits = 'middle', tracking = 0, color } = type
  const top = sits === 'middle' ? y + (height - setting.height) / 2 : y
  ctx.font = fontOf(type, setting.size)
  ctx.fillStyle = color
  ctx.textAlign = align
  ctx.textBaseline = 'middle'
  setting.lines.forEach((line, i) => {
    const at = align === 'center' ? x + width / 2 + tracking / 2 : x
    ctx.fillText(line, at, top + (i + 0.5) * setting.size * leading)
  })
  ctx.letterSpacing = '0px'
  return setting.height
}
