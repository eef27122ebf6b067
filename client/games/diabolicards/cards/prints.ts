import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import { sheet } from '../../../art/ink2d.ts'

export const FACE = { width: 512, height: 736 } as const
export const TILE = { width: 320, height: 384 } as const
export interface Tile {
  readonly value: number
  readonly printed: number
  readonly spent: boolean
  readonly immune: boolean
  readonly holds: boolean
}
const box = (w: number, h: number, lines: string[]): HTMLCanvasElement => {
  const { canvas, ctx } = sheet(w, h)
  ctx.fillStyle = '#ffe11a'
  ctx.fillRect(0, 0, w, h)
  ctx.fillStyle = '#12061f'
  ctx.font = '40px sans-serif'
  for (const [i, l] of lines.entries()) ctx.fillText(l, 20, 60 + i * 60)
  return canvas
}
export const drawFace = (name: CardName, words: Words): HTMLCanvasElement => box(512, 736, [words.cards[name].name])
export const drawTile = (name: CardName, words: Words, how: Tile): HTMLCanvasElement =>
  box(320, 384, [words.cards[name].name, String(how.value)])
export const drawBack = (): HTMLCanvasElement => box(512, 736, ['?'])
export const drawBackTile = (): HTMLCanvasElement => box(320, 384, ['?'])
