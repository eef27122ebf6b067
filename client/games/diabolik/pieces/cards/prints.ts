import type { Texture } from 'three'
import type { Card } from '../../../../../shared/games/diabolik/state.ts'
import type { DiabolikPiece } from '../../../../../shared/games/diabolik/view.ts'
import { locationOn, playCardOn } from '../../../../../shared/games/diabolik/words/faces.ts'
import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import { sheet } from '../../../../kit/art/ink2d.ts'
import { textureOf } from '../../../../stage/print.ts'
import { type Back, drawBack, drawCount, drawSlip } from '../../art/cards/backs.ts'
import { drawFace } from '../../art/cards/face.ts'
import { drawLocation } from '../../art/cards/location.ts'
import { CARD } from '../../art/cards/stock.ts'
import { theWords } from '../../words/current.ts'

/** What has been printed so far, in the language of these words: another language begins anew. */
let printed = new Map<string, Texture>()
let language: Words | null = null

/** Drawn when it is first seen, and kept. */
function kept(name: string, draw: (words: Words) => HTMLCanvasElement, lasts = false): Texture {
  const words = theWords()
  if (words !== language) {
    for (const texture of printed.values()) texture.dispose()
    printed = new Map()
    language = words
  }
  const known = printed.get(name)
  if (known) return known
  const made = textureOf(() => draw(words), { part: 'read', kept: lasts })
  printed.set(name, made)
  return made
}

/** What is seen of a card. Before the eye it is printed whole; on the table half the size is more than can be seen. */
export function printOf({ kind, face, up }: DiabolikPiece, near: boolean): Texture {
  const scale = near ? 1 : 0.5
  const at = locationOn(face)
  if (at && !up) return kept(`slip ${at}`, ({ locations }) => drawSlip(locations[at], 0.5))
  if (at) return kept(`${at} ${scale}`, ({ locations }) => drawLocation(at, locations[at], scale))
  const card = kind === 'location' ? undefined : playCardOn(face as Card | undefined)
  if (card) return kept(`${card} ${scale}`, words => drawFace(card, words, scale))
  return backOf(kind as Back)
}

export const backOf = (back: Back): Texture =>
  kept(`back ${back}`, ({ backs }) => drawBack(back, backs[back], 0.5), true)

/** The top of a pile says how many cards it has: one print for each pile, and drawn over when one is taken. */
export function topOf(back: Back, count: number): Texture {
  const texture = kept(`top ${back}`, () => sheet(CARD.width / 2, CARD.height / 2).canvas, true)
  const canvas = texture.image as HTMLCanvasElement
  const ctx = canvas.getContext('2d')
  if (!ctx || canvas.dataset.count === String(count)) return texture
  canvas.dataset.count = String(count)
  ctx.save()
  ctx.setTransform(canvas.width / CARD.width, 0, 0, canvas.height / CARD.height, 0, 0)
  ctx.drawImage(backOf(back).image as HTMLCanvasElement, 0, 0, CARD.width, CARD.height)
  drawCount(ctx, count)
  ctx.restore()
  texture.needsUpdate = true
  return texture
}
