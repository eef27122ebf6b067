import { CARDS, type CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Player } from '../../../../shared/games/diabolicards/state.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import { halftone } from '../../../kit/art/ink2d.ts'
import { arrow, made, row, type Thing } from '../../../kit/rows.ts'
import { drawSeat } from '../art/seats.ts'
import { drawGlyph, type Glyph } from '../art/signs.ts'
import { DOOM } from '../layout/zones.ts'
import { drawBack, drawBackTile, drawFace, drawTile, TILE, type TileState } from '../pieces/prints.ts'

const FACES = 368
const { cyan, ink, magenta, violet, yellow } = DOOM

/** A card on the mat, as it is printed unless said otherwise. */
export const drawStanding = (card: CardName, words: Words, state: Partial<TileState> = {}): HTMLCanvasElement => {
  const printed = CARDS[card].power
  return drawTile(card, words, {
    value: printed,
    printed,
    spent: false,
    immune: false,
    holds: false,
    left: [],
    ...state,
  })
}
const tile = (card: CardName, words: Words): Thing => ({ canvas: drawStanding(card, words), height: TILE.height })

export const drawTiles = (cards: readonly CardName[], words: Words): HTMLCanvasElement =>
  row(cards.map(card => tile(card, words)))
export const drawCard = (card: CardName, words: Words): HTMLCanvasElement => drawFace(card, words)
export const drawCards = (cards: readonly CardName[], words: Words): HTMLCanvasElement =>
  row(cards.map(card => ({ canvas: drawFace(card, words), height: FACES })))

/** What becomes of some cards. */
export const drawChange = (
  from: readonly CardName[],
  to: readonly CardName[],
  words: Words,
  color: string = magenta,
): HTMLCanvasElement =>
  row([...from.map(card => tile(card, words)), arrow(color), ...to.map(card => tile(card, words))])

/** A card is played from the hand, stands on the mat, and another is drawn. */
export const drawTurn = (card: CardName, words: Words): HTMLCanvasElement =>
  row([
    { canvas: drawFace(card, words), height: FACES },
    arrow(yellow),
    { canvas: drawStanding(card, words), height: 300 },
    arrow(cyan),
    { canvas: drawBack(), height: FACES },
  ])

/** What is kept of the first cards, and what is put up face down. */
export const drawDeal = (kept: readonly CardName[], pledged: number, words: Words): HTMLCanvasElement =>
  row([
    ...kept.map((card): Thing => ({ canvas: drawFace(card, words), height: FACES })),
    arrow(yellow),
    ...Array.from({ length: pledged }, (): Thing => ({ canvas: drawBackTile(), height: 240 })),
  ])

/** A hand, some of it open. */
export const drawHand = (open: readonly CardName[], closed: number, words: Words): HTMLCanvasElement =>
  row([
    ...Array.from({ length: closed }, (): Thing => ({ canvas: drawBack(), height: FACES })),
    ...open.map((card): Thing => ({ canvas: drawFace(card, words), height: FACES })),
  ])

/** Victims, struck through by what kills them. */
export const drawKill = (by: CardName, victims: readonly CardName[], words: Words): HTMLCanvasElement =>
  row([
    tile(by, words),
    { canvas: glyph('skull'), height: 150 },
    ...victims.map(
      (card): Thing => ({
        height: TILE.height,
        canvas: made(TILE.width, TILE.height, ctx => {
          ctx.drawImage(drawStanding(card, words), 0, 0)
          ctx.lineCap = 'round'
          for (const [wide, color] of [
            [34, ink],
            [18, magenta],
          ] as const) {
            ctx.lineWidth = wide
            ctx.strokeStyle = color
            ctx.beginPath()
            ctx.moveTo(40, 40)
            ctx.lineTo(TILE.width - 40, TILE.height - 40)
            ctx.moveTo(TILE.width - 40, 40)
            ctx.lineTo(40, TILE.height - 40)
            ctx.stroke()
          }
        }),
      }),
    ),
  ])

const glyph = (sign: Glyph): HTMLCanvasElement =>
  made(120, 120, ctx => {
    ctx.fillStyle = '#fff7e3'
    ctx.beginPath()
    ctx.arc(60, 60, 58, 0, 7)
    ctx.fill()
    ctx.lineWidth = 5
    ctx.strokeStyle = ink
    ctx.stroke()
    drawGlyph(ctx, sign, 60, 60, 78, sign === 'anchor' ? cyan : magenta)
  })
export const drawGlyphs = (signs: readonly Glyph[]): HTMLCanvasElement =>
  row(
    signs.map(sign => ({ canvas: glyph(sign), height: 120 })),
    16,
  )

const HUES: Readonly<Record<Player, string>> = { nova: yellow, comet: '#ff6a13', raven: cyan, viper: '#7d4fd0' }
/** Whoever plays, on the colour of their side. */
export const drawPlayer = (player: Player): HTMLCanvasElement =>
  made(512, 512, ctx => {
    ctx.fillStyle = violet
    ctx.fillRect(0, 0, 512, 512)
    halftone(ctx, [0, 0, 512, 512], 26, HUES[player], (_, v) => v * 0.9)
    drawSeat(ctx, player)
    ctx.lineWidth = 18
    ctx.strokeStyle = ink
    ctx.strokeRect(0, 0, 512, 512)
  })
export const drawPlayers = (players: readonly Player[]): HTMLCanvasElement =>
  row(
    players.map(player => ({ canvas: drawPlayer(player), height: 300 })),
    30,
  )
