import { CARDS, type CardName } from '../../../../../shared/games/diabolicards/cards/list.ts'
import { SYMBOLS_OF } from '../../../../../shared/games/diabolicards/cards/symbols.ts'
import { HOMES } from '../../../../../shared/games/diabolicards/rules/table.ts'
import { GROUNDS, INKS } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import type { Words } from '../../../../../shared/games/diabolicards/words/words.ts'
import { type Box, type Ctx, grain } from '../../../../kit/art/ink2d.ts'
import { FONTS, letter, setType, type Type } from '../../../../kit/art/lettering.ts'
import { INK, mixed, PAPER } from '../../art/portraits/colours.ts'
import { eyeLevel, PORTRAIT } from '../../art/portraits/index.ts'
import { drawGlyph } from '../../art/signs.ts'
import { bandOf, framed, heavy, numeral, portraitOf, star, stock } from './stock.ts'

export const FACE = { width: 512, height: 736 } as const

const [W, H] = [FACE.width, FACE.height]
const EDGE = 20
const RIBBON = 50

/** The whole card. In a fan only the top left is seen: power and name stand there. */
export function drawFace(name: CardName, words: Words): HTMLCanvasElement {
  const { group, power, ability } = CARDS[name]
  const { canvas, ctx } = stock(W, H, PAPER, 7, 26)
  const inner: Box = [EDGE, EDGE, W - EDGE * 2, H - EDGE * 2]
  grain(ctx, inner, '#e6d8b4', 1.2, name.length * 3)

  const home = HOMES[group]
  const does = ability && words.abilities[ability]
  const where = !does ? '' : home ? words.pieces.only(home) : group === 'diabolicals' ? words.pieces.onlySlot : ''
  const text = does ? words.sentences(where ? [does.text, where] : [does.text]) : words.cards[name].blurb
  const body: Type = { family: FONTS.body, weight: 500, size: 31, least: 24, leading: 1.18, color: INK, sits: 'top' }
  const told = setType(ctx, text, W - 84, 236, body)
  const head = does ? 56 : 14
  // The words come first; the picture has the rest.
  const foot = H - EDGE - 6 - told.height
  const top = 104
  const art: Box = [EDGE, top, W - EDGE * 2, foot - head - RIBBON - top]
  const seen = (art[3] * PORTRAIT) / art[2]
  // Whatever is cut off, it is not the face.
  const from = Math.min(Math.max(0, eyeLevel(name) - seen * 0.58), PORTRAIT - seen)
  const portrait = portraitOf(name)
  const fine = portrait.width / PORTRAIT
  ctx.drawImage(portrait, 0, from * fine, portrait.width, seen * fine, ...art)
  framed(ctx, art, 7)
  ribbon(ctx, name, words, art[1] + art[3])
  if (does && ability) {
    const symbols = SYMBOLS_OF[ability]
    for (const [i, symbol] of symbols.entries())
      drawGlyph(ctx, symbol, 64 + i * 54, foot - head / 2 + 2, 48, INKS.magenta)
    const left = 46 + symbols.length * 54
    letter(ctx, does.name.toUpperCase(), [left, foot - head + 4, W - 40 - left, head - 4], {
      family: FONTS.comic,
      weight: heavy(does.name),
      size: 42,
      least: 26,
      lines: 1,
      color: INK,
      tracking: 1,
    })
    letter(ctx, text, [42, foot, W - 84, told.height], body)
  } else {
    ctx.save()
    // Leaning, in every script.
    ctx.transform(1, 0, -0.16, 1, foot * 0.16 + 10, 0)
    letter(ctx, text, [42, foot, W - 84, told.height], body)
    ctx.restore()
  }

  ctx.fillStyle = bandOf(name)
  ctx.fillRect(EDGE, EDGE, W - EDGE * 2, top - EDGE)
  framed(ctx, [EDGE, EDGE, W - EDGE * 2, top - EDGE], 7)
  letter(ctx, words.cards[name].name.toUpperCase(), [154, EDGE + 4, W - 154 - EDGE - 10, top - EDGE - 8], {
    family: FONTS.comic,
    weight: heavy(words.cards[name].name),
    size: 62,
    least: 30,
    leading: 0.96,
    lines: 2,
    color: INK,
    tracking: 1,
  })
  star(ctx, 78, 78, 70, power === 0 ? PAPER : INKS.yellow)
  numeral(ctx, power, 78, 78, power > 9 ? 74 : 88, power === 0 ? '#a79bc0' : INKS.magenta)
  return canvas
}

/** Group, zone, type and gender, in signs and words. */
function ribbon(ctx: Ctx, name: CardName, words: Words, y: number): void {
  const { group, kind, gender } = CARDS[name]
  const home = HOMES[group]
  ctx.fillStyle = INK
  ctx.fillRect(EDGE - 3, y, W - EDGE * 2 + 6, RIBBON)
  const middle = y + RIBBON / 2 + 1
  const type: Type = { family: FONTS.body, weight: 600, size: 25, least: 16, lines: 1, color: PAPER }
  const left = home ? 82 : 40
  if (home) drawGlyph(ctx, home, 56, middle, 38, mixed(GROUNDS[group], PAPER, 0.2))
  letter(ctx, words.groups[group].name, [left, y, 248 - left, RIBBON], {
    ...type,
    color: mixed(bandOf(name), PAPER, 0.45),
  })
  drawGlyph(ctx, kind, 272, middle, 34, INKS.yellow)
  letter(ctx, words.types[kind], [294, y, 74, RIBBON], type)
  drawGlyph(ctx, gender, 388, middle, 34, INKS.cyan)
  letter(ctx, words.genders[gender], [410, y, 78, RIBBON], type)
}
