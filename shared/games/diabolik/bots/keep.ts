import type { PieceId } from '../../../kernel/game.ts'
import type { CrimeCard } from '../cards/crime/names.ts'
import type { Plot } from './plot.ts'

/** How much a hand card is wanted for what is to come. */
export function keepWorth({ scene, wanted, typeOf: type }: Plot, card: PieceId): number {
  const kind = type(card)
  const worth = wanted.get(kind) ?? 0
  const copies = scene.hand.filter(each => each.type === kind).length
  return worth / Math.max(1, copies) + (TREASURED[scene.pieces[card]?.face as CrimeCard] ?? 0)
}
/** What is good to have for a bad day. */
const TREASURED: Partial<Record<CrimeCard, number>> = {
  smokeBomb: 0.35,
  rubberMask: 0.2,
  masterPlan: 0.2,
  oldAccomplice: 0.2,
  falseAlarm: 0.1,
  sewers: 0.1,
}
