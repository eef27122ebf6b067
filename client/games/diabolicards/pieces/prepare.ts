import type { Texture } from 'three'
import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import type { Prepare } from '../../../kit/table/prepare.ts'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import { drawBack, drawBackTile, drawFace, drawTile, type TileState } from './prints.ts'

export const backs = once(() => ({
  card: textureOf(drawBack, { part: 'read' }),
  tile: textureOf(drawBackTile, { part: 'read' }),
}))

interface Prints {
  readonly face: (name: CardName) => Texture
  /** The same on paper, for the page. */
  readonly paper: (name: CardName) => HTMLCanvasElement
  readonly tile: (name: CardName, how: TileState) => Texture
}
let prints: Prints | null = null

/** What the cards say in the reader's language; drawn when they are first seen. */
export function thePrints(): Prints {
  if (!prints) throw new Error('not prepared')
  return prints
}

export const prepareCards: Prepare<Words> = async words => {
  const tiles = new Map<string, Texture>()
  prints = {
    face: once((name: CardName) => textureOf(() => drawFace(name, words), { part: 'read' })),
    paper: name => drawFace(name, words),
    tile(name, how) {
      const key = `${name} ${JSON.stringify(how)}`
      const known = tiles.get(key) ?? textureOf(() => drawTile(name, words, how), { part: 'read' })
      tiles.set(key, known)
      return known
    },
  }
}
