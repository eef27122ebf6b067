import type { Gender, Nature } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { AbilitySymbol } from '../../../../shared/games/diabolicards/cards/symbols.ts'
import type { Side, Zone } from '../../../../shared/games/diabolicards/state.ts'
import type { Ctx } from '../../../kit/art/ink2d.ts'
import { type Pen, penOf } from '../../../kit/art/pen.ts'
import { INK, PAPER } from './portraits/colours.ts'

/** All that stands for a word on a card, in a box of 100 round its middle. `link` is each zone's own. */
export type Glyph = AbilitySymbol | Nature | Gender | Zone | Side | 'anchor'

const ARROW = '0,-44! 40,2! 18,2! 18,42! -18,42! -18,2! -40,2!'

const GLYPHS: Readonly<Record<Glyph, (pen: Pen, color: string) => void>> = {
  boost: (pen, color) => pen.fill(color, ARROW, 8),
  hinder: (pen, color) => pen.at(0, 0, 1, p => p.fill(color, ARROW, 8), Math.PI),
  shield(pen, color) {
    pen.fill(color, '0,-44! 38,-32! 36,8 0,46! -36,8 -38,-32!', 8)
    pen.ink('0,-32! 26,-24! 24,6 0,32!')
  },
  movement: (pen, color) =>
    pen.fill(
      color,
      '0,-48! 20,-26! 9,-26! 9,-9! 26,-9! 26,-20! 48,0! 26,20! 26,9! 9,9! 9,26! 20,26! 0,48! -20,26! -9,26! -9,9! -26,9! -26,20! -48,0! -26,-20! -26,-9! -9,-9! -9,-26! -20,-26!',
      7,
    ),
  turn(pen, color) {
    pen.fill(PAPER, '-38,-28! 0,-42! 20,24! -18,38!', 7)
    pen.fill(color, '-6,-34! 34,-34! 34,36! -6,36!', 8)
    pen.ink('14,-18! 26,0! 14,20! 2,0!')
  },
  skull(pen, color) {
    pen.fill(color, '0,-44 34,-30 40,0 28,20! 22,40! -22,40! -28,20! -40,0 -34,-30', 8)
    pen.ink('-26,-8 -14,-16 -6,-4 -14,10 -26,6')
    pen.ink('26,-8 14,-16 6,-4 14,10 26,6')
    pen.ink('0,8! 7,20! -7,20!')
    for (const x of [-10, 0, 10]) pen.line(`${x},26 ${x},40`, 5)
  },
  odd(pen, color) {
    pen.fill(color, '-30,-16! -26,-38 0,-48 28,-38 32,-12 16,2 10,18! -10,18! -10,0 8,-14 6,-26 -4,-28 -10,-14!', 7)
    pen.disc(color, 0, 36, 11, 7)
  },
  anchor(pen, color) {
    pen.fill(
      color,
      '-7,-20! -24,-20! -24,-8! -7,-8! -7,24! -24,14 -30,2! -42,16! -28,36 0,46! 28,36 42,16! 30,2! 24,14 7,24! 7,-8! 24,-8! 24,-20! 7,-20!',
      7,
    )
    pen.disc(color, 0, -34, 13, 7)
    pen.disc(INK, 0, -34, 5)
  },
  dawn(pen, color) {
    for (let i = 0; i < 8; i++) pen.at(0, 0, 1, p => p.fill(color, '-11,-28! 0,-48! 11,-28!', 6), (i * Math.PI) / 4)
    pen.disc(color, 0, 0, 23, 7)
  },
  dusk: (pen, color) => pen.fill(color, '16,-44! -18,-38 -40,-8 -28,30 8,44 40,22! 12,22 -4,2 0,-26', 8),
  human(pen, color) {
    pen.fill(color, '-34,44! -30,10 0,0 30,10 34,44!', 8)
    pen.disc(color, 0, -22, 20, 8)
  },
  apex: (pen, color) => pen.fill(color, '8,-48! -32,8! -6,8! -14,48! 32,-12! 6,-12! 20,-48!', 8),
  female(pen, color) {
    pen.fill(color, '-7,10! -7,22! -20,22! -20,34! -7,34! -7,48! 7,48! 7,34! 20,34! 20,22! 7,22! 7,10!', 6)
    pen.disc(color, 0, -16, 28, 7)
    pen.disc(PAPER, 0, -16, 14, 5)
  },
  male(pen, color) {
    pen.fill(color, '8,-20! 24,-34! 10,-34! 10,-48! 46,-48! 46,-12! 32,-12! 32,-24! 20,-10!', 6)
    pen.disc(color, -8, 14, 28, 7)
    pen.disc(PAPER, -8, 14, 14, 5)
  },
  tower(pen, color) {
    pen.fill(color, '-24,46! -24,-22! -10,-30! -10,-48! 10,-48! 10,-30! 24,-22! 24,46!', 8)
    for (const y of [-14, 4, 22])
      for (const x of [-10, 10]) pen.ink(`${x - 5},${y}! ${x + 5},${y}! ${x + 5},${y + 9}! ${x - 5},${y + 9}!`)
  },
  hideout(pen, color) {
    pen.fill(color, '-42,46! -42,-4! 0,-44! 42,-4! 42,46!', 8)
    pen.ink('-34,4! -14,0 0,8 14,0 34,4! 28,22 12,22 0,14 -12,22 -28,22')
    pen.disc(color, -16, 11, 4)
    pen.disc(color, 16, 11, 4)
  },
  campus(pen, color) {
    pen.fill(color, '-26,0! 0,12! 26,0! 26,26 0,38 -26,26', 8)
    pen.fill(color, '0,-34! 48,-10! 0,14! -48,-10!', 8)
    pen.line('0,-10 38,-4 40,28', 7)
    pen.disc(color, 40, 30, 7, 5)
  },
}

export function drawGlyph(ctx: Ctx, glyph: Glyph, x: number, y: number, size: number, color: string): void {
  ctx.lineJoin = 'round'
  penOf(ctx, INK).at(x, y, size / 100, pen => GLYPHS[glyph](pen, color))
}
