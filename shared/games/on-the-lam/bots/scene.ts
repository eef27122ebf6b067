import type { PieceId, Sight } from '../../../kernel/game.ts'
import { SEARCHES } from '../rules/board.ts'
import { found, OWNER } from '../rules/questions.ts'
import type { Alibi, Card, Item, Suspect, Tile } from '../state.ts'
import { SKILL_OF } from '../tuning.ts'
import type { OnTheLam } from '../types.ts'
import type { LamFacts } from '../view.ts'

/** Cards by whose they are. */
export type Counts = Readonly<Record<Suspect, number>>

export interface Other {
  readonly who: Suspect
  readonly at: Tile
  readonly cards: number
}

/** The table as a player thinks of it, read off the seat's own view. */
export interface Scene {
  readonly me: Suspect
  readonly at: Tile
  readonly police: Tile
  readonly hand: Counts
  readonly item: Item | undefined
  readonly searched: ReadonlySet<Tile>
  readonly others: readonly Other[]
  readonly facts: LamFacts
  readonly reads: (card: PieceId) => Card
}

export function sceneOf({ seat, view }: Sight<OnTheLam>): Scene {
  const me = seat as Suspect
  const { pieces, facts } = view
  const hand = { boxer: 0, dame: 0, reporter: 0, ceo: 0 }
  const cards: Record<string, number> = {}
  const tokens: { who: Suspect; at: Tile }[] = []
  const searched = new Set<Tile>()
  let item: Item | undefined
  for (const { kind, place, face } of Object.values(pieces)) {
    if (kind === 'alibi') cards[place] = (cards[place] ?? 0) + 1
    if (place === `hand:${me}`) hand[OWNER[face as Alibi]]++
    else if (place === `item:${me}`) item = face as Item
    else if (kind === 'searched' && face === me) searched.add(place as Tile)
    else if (kind === 'suspect') tokens.push({ who: face as Suspect, at: place as Tile })
  }
  const others = tokens
    .filter(({ who }) => who !== me)
    .map(each => ({ ...each, cards: cards[`hand:${each.who}`] ?? 0 }))
  const at = pieces[me]?.place as Tile
  const police = pieces.police?.place as Tile
  return { me, at, police, hand, item, searched, others, facts, reads: card => pieces[card]?.face as Card }
}

const DIE = [1, 2, 3, 4, 5, 6] as const

/** Cards found for each face of the die, or null where there is nothing (left) to search. */
export function finds(scene: Scene, tile: Tile): number[] | null {
  const search = SEARCHES[tile]
  if (!search || scene.searched.has(tile)) return null
  const plus = SKILL_OF[scene.me][search.skill]
  return DIE.map(die => found(die + plus, search.need))
}

/** The chance to find anything. */
export const chance = (cards: readonly number[]): number => cards.filter(count => count > 0).length / cards.length
