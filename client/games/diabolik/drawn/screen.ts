import type { PlayCard } from '../../../../shared/games/diabolik/cards/names.ts'
import { LOCATIONS, type Location, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import { catalogue } from '../../../../shared/games/diabolik/words/index.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import type { Piece, View } from '../../../../shared/kernel/game.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { ScreenArt } from '../../contract.ts'
import { drawFace } from '../art/cards/face.ts'
import { drawLocation } from '../art/cards/location.ts'
import type { Somebody } from '../art/figures.ts'
import { SHEET } from '../art/map/paper.ts'
import { BOARD_WORDS } from '../words/board.ts'
import { ready } from './index.ts'
import { drawScene } from './map.ts'

const isLocation = (name: string): name is Location => LOCATIONS.some(each => each === name)

/** A Location card says where it is about after this sign. */
const aboutOf = ({ face }: Piece): Location | null => {
  const name = String(face ?? '').replace(/^#/, '')
  return isLocation(name) ? name : null
}

/** Where a piece is, as far as who looks knows: who hides lies on a card. */
function whereIs({ pieces }: View, { place }: Piece): Location | null {
  if (isLocation(place)) return place
  const card = pieces[place]
  return card ? aboutOf(card) : null
}

const PEOPLE: readonly string[] = ['criminal', 'detective', 'officer', 'extra']

function drawn(piece: Piece, words: Words): HTMLCanvasElement | null {
  if (piece.face === undefined) return null
  const at = aboutOf(piece)
  if (piece.kind === 'location') return at && drawLocation(at, words.locations[at])
  return Object.hasOwn(words.cards, String(piece.face)) ? drawFace(String(piece.face) as PlayCard, words) : null
}

export async function screen(language: Language, { facts }: View): Promise<ScreenArt> {
  const words = await catalogue(language, facts.scenario === 'escape' ? 'escape' : 'heists')
  const own = BOARD_WORDS[language]
  await ready(words, own)
  return {
    face: piece => drawn(piece, words),
    async map(view) {
      const people = Object.entries(view.pieces).flatMap(([id, piece]) => {
        const at = PEOPLE.includes(piece.kind) ? whereIs(view, piece) : null
        return at ? [{ who: id as Somebody, at }] : []
      })
      // What is planned there is told by the cards that lie for it.
      const rings = Object.values(view.pieces).flatMap(piece =>
        piece.kind === 'location' && piece.place.startsWith('heist:') ? (aboutOf(piece) ?? []) : [],
      )
      const canvas = await drawScene(words, own, { around: LOCATIONS, people, rings, whole: true })
      const spots = Object.fromEntries(
        LOCATIONS.map(at => [at, [SPOT[at][0] / SHEET.width, SPOT[at][1] / SHEET.height] as const]),
      )
      return { canvas, spots }
    },
  }
}
