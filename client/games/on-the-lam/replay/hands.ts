import { isAlibi, OWNER } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { type Card, SUSPECTS, type Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import type { View } from '../../../../shared/kernel/game.ts'

/** What somebody holds; null is a card that this viewer does not know. */
export type Hand = readonly (Card | null)[]
type Hands = Readonly<Partial<Record<Suspect, Hand>>>

/** Most steps leave most of a table as it was, and a film asks again and again. */
const known = new WeakMap<View['pieces'], Hands>()

function handsIn({ pieces }: Pick<View, 'pieces'>): Hands {
  const found = known.get(pieces)
  if (found) return found
  const hands: Partial<Record<Suspect, (Card | null)[]>> = {}
  for (const seat of SUSPECTS) if (pieces[seat]) hands[seat] = []
  for (const { place, face } of Object.values(pieces))
    if (place.startsWith('hand:')) hands[place.slice(5) as Suspect]?.push((face as Card | undefined) ?? null)
  known.set(pieces, hands)
  return hands
}

export const handIn = (view: Pick<View, 'pieces'>, seat: Suspect): Hand => handsIn(view)[seat] ?? []

export const isOwn = (card: Card | null, seat: Suspect): boolean =>
  card !== null && isAlibi(card) && OWNER[card] === seat

/** How many alibi cards of their own somebody holds; null: this viewer cannot tell. */
export function ownIn(view: Pick<View, 'pieces'>, seat: Suspect): number | null {
  const hand = handIn(view, seat)
  return hand.includes(null) ? null : hand.filter(card => isOwn(card, seat)).length
}
