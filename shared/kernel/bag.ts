import type { Face, GameState, Luck, PieceId } from './game.ts'
import { shuffle } from './rng.ts'

/**
 * A bag is a deck or a hidden hand: ids that everybody may see, faces that nobody can tie to them. Whenever cards enter,
 * the faces are dealt afresh over all its ids, so a card can be followed on the table but never through a bag (law S3).
 */
export type Bag = PieceId[]

interface Hands extends Luck {
  readonly state: GameState
}

/** Put cards into a bag. */
export function stow(turn: Hands, bag: Bag, cards: readonly PieceId[]): void {
  if (cards.length === 0) return
  bag.push(...cards)
  const { faces } = turn.state
  const dealt = shuffle(
    turn.names,
    bag.map(id => faces[id] as Face),
  )
  for (const [i, id] of bag.entries()) faces[id] = dealt[i] as Face
}

/** Take a card out of a bag blindly; undefined when there is none. */
export function draw(turn: Hands, bag: Bag): PieceId | undefined {
  if (bag.length === 0) return undefined
  return bag.splice(turn.chance.int(bag.length), 1)[0]
}

/** Take named cards out of a list, bag or not; they must be there. */
export function take(list: PieceId[], cards: readonly PieceId[]): void {
  for (const id of cards) {
    const at = list.indexOf(id)
    if (at < 0) throw new Error(`no ${id} to take`)
    list.splice(at, 1)
  }
}
