import { stow, take } from '../../../kernel/bag.ts'
import type { PieceId } from '../../../kernel/game.ts'
import type { Location } from '../map/locations.ts'
import type { Criminal, LocationCard, State } from '../state.ts'
import { leave } from './effects.ts'
import { nextSpace, partnerOf, standingOn } from './questions.ts'
import { type DiabolikTurn, showing } from './turn.ts'

/** Location cards: out of the deck and back, up and down, along the Criminals' tracks. */

/**
 * Takes the card of a Location out of the deck. Which id it gets is drawn without regard to the face, so that nobody
 * learns anything from it (D-73), and what is left is dealt afresh.
 */
export function fetchCard(turn: DiabolikTurn, at: Location): PieceId {
  const { state } = turn
  const deck = state.locations
  const face: LocationCard = `#${at}`
  const holder = deck.find(card => state.faces[card] === face)
  if (holder === undefined) throw new Error(`the card of ${at} is not in the deck`)
  const card = deck[turn.names.int(deck.length)] as PieceId
  state.faces[holder] = state.faces[card] as LocationCard
  state.faces[card] = face
  take(deck, [card])
  stow(turn, deck, deck.splice(0))
  return card
}

/** Unseen, and with whatever lies next to them put away (D-7). */
export function returnCards(turn: DiabolikTurn, cards: readonly PieceId[]): void {
  if (cards.length === 0) return
  const { state } = turn
  turn.emit({ type: 'cardsReturned', cards })
  state.up = state.up.filter(card => !cards.includes(card))
  for (const { card } of state.beside.filter(({ spot }) => cards.includes(spot))) leave(turn, card)
  stow(turn, state.locations, cards)
}

export function turnUp(turn: DiabolikTurn, card: PieceId): void {
  const { state } = turn
  if (state.up.includes(card)) return
  state.up.push(card)
  turn.emit({ type: 'turnedUp', card, faces: showing(state, [card]) })
  turn.final()
}

/** Everybody has seen it; but from now on it can be followed only with the eyes. */
export function turnDown(turn: DiabolikTurn, card: PieceId): void {
  const { state } = turn
  if (!state.up.includes(card)) return
  state.up = state.up.filter(each => each !== card)
  turn.emit({ type: 'turnedDown', card })
}

/** Frees a space of a track: its card goes to the deck, or with the partner on it to the partner's track (D-65). */
export function clearSpace(turn: DiabolikTurn, who: Criminal, space: number): void {
  const { track } = turn.state.fugitives[who]
  const card = track[space]
  if (card === undefined || card === null) return
  track[space] = null
  const [rider] = standingOn(turn.state, card)
  if (rider !== undefined && rider !== who) shiftTo(turn, rider, card)
  else returnCards(turn, [card])
}

/** D-76: a card reaches a track other than by its owner's Move. A token on it rides with it. */
export function shiftTo(turn: DiabolikTurn, who: Criminal, card: PieceId): void {
  const space = nextSpace(turn.state, who)
  clearSpace(turn, who, space)
  occupy(turn.state, who, space, card)
  turn.emit({ type: 'cardShifted', who, card, space })
}

export function occupy(state: State, who: Criminal, space: number, card: PieceId): void {
  const fugitive = state.fugitives[who]
  fugitive.track[space] = card
  fugitive.space = space
  // What stood behind the card that lay here led on from a place that is forgotten now.
  fugitive.marks = fugitive.marks.filter(mark => mark.after !== space)
}

/** D-34: back to the deck, but for a card with the partner on it. */
export function clearTrack(turn: DiabolikTurn, who: Criminal): void {
  const fugitive = turn.state.fugitives[who]
  const partner = partnerOf(who)
  const cards = fugitive.track.filter(card => card !== null)
  fugitive.track = [null, null, null]
  fugitive.space = -1
  fugitive.marks = []
  const ridden = cards.filter(card => turn.state.fugitives[partner].card === card)
  returnCards(
    turn,
    cards.filter(card => !ridden.includes(card)),
  )
  for (const card of ridden) shiftTo(turn, partner, card)
}
