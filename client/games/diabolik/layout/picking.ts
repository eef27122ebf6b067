import type { Move } from '../../../../shared/games/diabolik/move.ts'
import { isCriminal, partnerOf } from '../../../../shared/games/diabolik/rules/questions.ts'
import type { Character } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { View } from '../../../../shared/kernel/game.ts'
import { names } from '../../../session/table.ts'
import type { Choice } from '../../../session/tableState.ts'
import { type Format, isSmall } from './places.ts'

/** What a move can be clicked at, beside what it names. */
export function targets(move: Move, { facts, pieces }: DiabolikView): readonly string[] {
  const { acting } = facts
  switch (move.type) {
    case 'draw':
      return acting !== '' && isCriminal(acting) ? ['crime'] : ['police']
    case 'pick':
      return [pieces[move.card]?.place ?? '']
    case 'advance':
      return [`sheet:${move.letter}`]
    case 'heal':
      return [acting]
    case 'investigate':
      return [acting, pieces[acting]?.place ?? '']
    case 'exchange':
      return [partnerOf(acting as Character)]
    case 'officer':
      return ['station']
    case 'drive':
      return ['jaguar']
    case 'onFoot':
      return facts.about.split(',')
    default:
      return []
  }
}

/**
 * Questions that are about somebody are asked where that is, unless the map is too small to be covered; a turn is played on
 * the map, and discards are hand cards.
 */
export function asks({ facts, pieces }: View, format: Format): string | null {
  const [about = ''] = String(facts.about).split(',')
  switch (facts.decision) {
    case 'jaguar':
    case 'reroll':
    case 'way':
    case 'exchange':
      return isSmall(format) ? null : placed(about, pieces)
    case 'redraw':
      return Object.keys(pieces).find(id => pieces[id]?.place === `drawn:${about}`) ?? null
    default:
      return null
  }
}

/** Where somebody is: a Location, or the card that they stand on. */
const placed = (who: string, pieces: View['pieces']): string | null => pieces[who]?.place ?? null

/** Discards of which one can be chosen (D-21), once their pile or the card that asks for one has been picked. */
export function offeredDiscards(choices: readonly Choice[], picked: readonly string[], { pieces }: View): string[] {
  if (picked.length === 0) return []
  const left = choices.filter(choice => names(choice, picked)).flatMap(({ things }) => things)
  return [...new Set(left)].filter(id => !picked.includes(id) && pieces[id]?.place.endsWith(':discards'))
}
