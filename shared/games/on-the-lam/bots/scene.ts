import type { Sight } from '../../../kernel/game.ts'
import { SEARCHES } from '../board.ts'
import type { OnTheLam } from '../index.ts'
import { found, OWNER } from '../questions.ts'
import { type Alibi, type Item, SUSPECTS, type Suspect, type Tile } from '../state.ts'
import { SKILL_OF } from '../tuning.ts'
import type { LamFacts } from '../view.ts'

/** The table as a player thinks of it, read off the seat's own view. */
export interface Scene {
  readonly me: Suspect
  readonly at: Tile
  readonly police: Tile
  readonly hand: readonly Alibi[]
  readonly item: Item | undefined
  readonly searched: ReadonlySet<Tile>
  readonly others: readonly Other[]
  readonly facts: LamFacts
  readonly reads: (card: string) => Alibi
}
export interface Other {
  readonly who: Suspect
  readonly at: Tile
  readonly cards: number
}

export function sceneOf({ seat, view }: Sight<OnTheLam>): Scene {
  const me = seat as Suspect
  const { pieces, facts } = view
  const all = Object.values(pieces)
  const place = (id: string): Tile => pieces[id]?.place as Tile
  const hand = all.filter(piece => piece.place === `hand:${me}`).map(piece => piece.face as Alibi)
  const others = SUSPECTS.filter(who => who !== me && pieces[who]).map(who => ({
    who,
    at: place(who),
    cards: all.filter(piece => piece.place === `hand:${who}`).length,
  }))
  return {
    me,
    at: place(me),
    police: place('police'),
    hand,
    item: all.find(piece => piece.place === `item:${me}`)?.face as Item | undefined,
    searched: new Set(
      all.filter(({ kind, face }) => kind === 'searched' && face === me).map(piece => piece.place as Tile),
    ),
    others,
    facts,
    reads: card => pieces[card]?.face as Alibi,
  }
}

export const countOf = (hand: readonly Alibi[], whose: Suspect): number =>
  hand.filter(alibi => OWNER[alibi] === whose).length

/** Cards found for each face of the die, or null where there is nothing (left) to search. */
export function finds(scene: Scene, tile: Tile, bonus = 0): number[] | null {
  const search = SEARCHES[tile]
  if (!search || scene.searched.has(tile)) return null
  const plus = SKILL_OF[scene.me][search.skill] + bonus
  return [1, 2, 3, 4, 5, 6].map(die => found(die + plus, search.need))
}

/** The chance to find anything. */
export const chance = (cards: readonly number[]): number => cards.filter(count => count > 0).length / cards.length

/** The index of the best, by a score; the first of equals. */
export function best<T>(list: readonly T[], score: (each: T) => number): number {
  let index = 0
  let top = Number.NEGATIVE_INFINITY
  for (const [i, each] of list.entries()) {
    const value = score(each)
    if (value > top) {
      top = value
      index = i
    }
  }
  return index
}
