import { CARDS, type CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Move } from '../../../../shared/games/diabolicards/move.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import type { View } from '../../../../shared/kernel/game.ts'
import { fieldId } from './places.ts'

/** What a move can be clicked at, beside what it names. */
export function targets(move: Move, { facts }: DiabolicardsView): readonly string[] {
  switch (move.type) {
    case 'play':
      return [fieldId(move.zone, move.slot)]
    case 'choose':
    case 'save':
      return move.zone === undefined ? [] : [fieldId(move.zone, 'regular')]
    case 'purge':
      return ['deck']
    case 'peek':
      return [`hand:${move.seat}`]
    case 'done':
      return [facts.asking]
    default:
      return []
  }
}

/** Everything that lies open, by where it lies: what can be looked up by its name. */
export const cardPlaces = ({ pieces }: DiabolicardsView): readonly string[] => [
  ...new Set(
    Object.values(pieces)
      .map(({ place }) => place)
      .filter(place => /^(mat|contract|open|deck)/.test(place)),
  ),
]

/** The zone that an ability asks about, or a kill. */
export function asksAbout({ facts, pieces }: View): string | null {
  const [victim = ''] = String(facts.victims).split(',')
  const about = facts.decision === 'save' ? victim : String(facts.asking)
  const [area, , zone] = pieces[about]?.place.split(':') ?? []
  return area === 'mat' ? `ask:${zone}` : null
}

/** Asked over the hand: on none of the cards that may be pointed at, unless one of the hand is asked for. */
export function asks(view: View): string | null {
  const place = asksAbout(view)
  const face = view.pieces[String(view.facts.asking)]?.face as CardName | undefined
  return place === null || (face && CARDS[face].ability === 'burningOut') ? place : 'hand'
}

/** Cards and fields are pointed at; what is left is named, and among fields or choices only once a card is picked. */
export function named(move: Move, picked: readonly string[]): boolean {
  switch (move.type) {
    case 'play':
      return move.choice !== undefined && picked.includes(fieldId(move.zone, move.slot))
    case 'choose':
    case 'save':
      return move.zone !== undefined && picked.includes(move.card)
    default:
      return ['done', 'letDie', 'pass', 'peek'].includes(move.type)
  }
}
