import type { PieceId } from '../../../kernel/game.ts'
import type { PlayCard } from '../cards/names.ts'
import type { Faces } from '../events.ts'
import { LOCATIONS, type Location } from '../map/locations.ts'
import type { Card } from '../state.ts'

/** The Location that a Location card's face names; undefined of other faces, and of none. */
export const locationOn = (face: string | undefined): Location | undefined => LOCATIONS.find(at => face === `#${at}`)

/** The Crime or Police card of a face; undefined of a Location card, and of a back. */
export const playCardOn = (face: Card | undefined): PlayCard | undefined =>
  face === undefined || locationOn(face) ? undefined : (face as PlayCard)

/** What an event shows of some cards, in their order; nothing of those whose faces it does not carry. */
export const shownCards = (cards: readonly PieceId[], faces: Faces | undefined): PlayCard[] =>
  cards.flatMap(card => playCardOn(faces?.[card]) ?? [])
export const shownLocation = (card: PieceId, faces: Faces | undefined): Location | undefined =>
  locationOn(faces?.[card])
