import type { PieceId } from '../../../kernel/game.ts'
import { ITEM_EFFECTS, type ItemEffect, isItem } from '../cards/items.ts'
import { ALIBIS, type Alibi, type Card, type State, SUSPECTS, type Suspect, type Tile } from '../state.ts'
import { SKILL_OF } from '../tuning.ts'
import { SEARCHES } from './board.ts'

/** Questions about a state; nothing here changes anything. */

/** L-1: what it takes. */
export const COMPLETE = 5
/** L-15. */
export const HAND_LIMIT = 5
/** L-7. */
const MOST_FOUND = 3
/** L-30. */
const BEST_ROLL = 6
/** L-37. */
export const RIDE = 3
/** L-45. */
export const LAST_ROUND = 60

/** Whose alibi a card is. */
export const OWNER = Object.fromEntries(
  SUSPECTS.flatMap(suspect => ALIBIS[suspect].map(alibi => [alibi, suspect])),
) as Readonly<Record<Alibi, Suspect>>

export const isAlibi = (card: Card): card is Alibi => card in OWNER

export const faceOf = (state: State, card: PieceId): Card => state.faces[card] as Card
export const ownerOf = (state: State, card: PieceId): Suspect => OWNER[faceOf(state, card) as Alibi]

/** Cards of one suspect's among these. */
export const cardsOf = (state: State, cards: readonly PieceId[], suspect: Suspect): PieceId[] =>
  cards.filter(card => ownerOf(state, card) === suspect)

/** The suspect's own alibi cards in hand. */
export const ownAlibis = (state: State, suspect: Suspect): PieceId[] =>
  cardsOf(state, state.people[suspect].hand, suspect)

/** L-34: any five of one's own. */
export const hasAlibi = (state: State, suspect: Suspect): boolean => ownAlibis(state, suspect).length >= COMPLETE

/** L-17, L-44: who may set foot in the station. */
export const mayEnter = (state: State, suspect: Suspect, tile: Tile): boolean =>
  tile !== 'station' || hasAlibi(state, suspect)

/** L-36. */
export const inCustody = (state: State, suspect: Suspect): boolean => state.people[suspect].at === 'station'

/** One card for each different face: copies are alike, so offering both would be asking twice. */
export function distinct(state: State, cards: readonly PieceId[]): PieceId[] {
  const seen = new Set<Card>()
  return cards.filter(card => !seen.has(faceOf(state, card)) && seen.add(faceOf(state, card)))
}

/** L-7: how many alibi cards a total earns. */
export const found = (total: number, need: number): number =>
  total < need ? 0 : Math.min(MOST_FOUND, Math.max(1, total - need))

/** The search that the suspect could make here and now, if any (L-6, L-9). */
export function searchAt(state: State, suspect: Suspect, tile: Tile) {
  const search = SEARCHES[tile]
  if (!search || state.people[suspect].searched.includes(tile)) return null
  return { ...search, plus: SKILL_OF[suspect][search.skill] }
}

/** L-43: what the held item would do for this roll; null where it could not better it. */
export function itemHelp(state: State, suspect: Suspect, tile: Tile, die: number): ItemEffect | null {
  const { item } = state.people[suspect]
  const face = item ? faceOf(state, item) : undefined
  const search = searchAt(state, suspect, tile)
  if (!search || !isItem(face)) return null
  const effect = ITEM_EFFECTS[face]
  const total = die + search.plus
  const now = found(total, search.need)
  if (effect.type === 'reroll') return found(BEST_ROLL + search.plus, search.need) > now ? effect : null
  return effect.skill === search.skill && found(total + effect.plus, search.need) > now ? effect : null
}

/** Whose cards could be traded where this suspect stands (L-12, L-13, L-31, L-42). */
export function tradesAt(state: State, suspect: Suspect, tile: Tile): Suspect[] {
  if (tile !== 'eye' && tile !== 'mob') return []
  const { hand } = state.people[suspect]
  return SUSPECTS.filter(
    of =>
      of !== suspect &&
      cardsOf(state, hand, of).length >= 2 &&
      (tile === 'eye' || (state.cast.includes(of) && !inCustody(state, of))),
  )
}

/** L-40: who has a card to lose. */
export const blackmailable = (state: State, suspect: Suspect): Suspect[] =>
  state.cast.filter(other => other !== suspect && state.people[other].hand.length > 0)

/** Who decides now. */
export const decider = (state: State): Suspect =>
  state.decision.type === 'investigation' ? (state.decision.queue[0] ?? state.active) : state.active
