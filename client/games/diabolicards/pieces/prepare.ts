import type { CanvasTexture } from 'three'
import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import type { Prepare } from '../../../kit/table/prepare.ts'
import { textureOf } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { drawBack, drawBackTile, drawFace, drawTile, type TileState } from './prints.ts'

export const backs = once(() => ({ card: textureOf(drawBack), tile: textureOf(drawBackTile) }))

interface Prints {
  readonly face: (name: CardName) => CanvasTexture
  readonly tile: (name: CardName, how: TileState) => CanvasTexture
}
let prints: Prints | null = null

/** What the cards say in the reader's language; drawn when they are first seen. */
export function thePrints(): Prints {
  if (!prints) throw new Error('not prepared')
  return prints
}

export const prepareCards: Prepare<Words> = async words => {
  const tiles = new Map<string, CanvasTexture>()
  prints = {
    face: once((name: CardName) => textureOf(() => drawFace(name, words), 8)),
    tile(name, how) {
      const key = `${name} ${JSON.stringify(how)}`
      const known = tiles.get(key) ?? textureOf(() => drawTile(name, words, how), 8)
      tiles.set(key, known)
      return known
    },
  }
}
