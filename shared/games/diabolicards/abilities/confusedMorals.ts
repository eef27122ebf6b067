import type { AbilityRule } from './rule.ts'
import { isOn, killing, upToFour } from './verbs.ts'

/** Kills up to four enemies or up to four own cards in the zone: the first choice says which. */
export const confusedMorals: AbilityRule = killing((state, me, chosen) => {
  const [first] = chosen
  const of = (side: 'own' | 'enemy') => upToFour(state, me, chosen, side)
  if (first === undefined) return [...of('enemy'), ...of('own')]
  return of(isOn(state, first, me.side) ? 'own' : 'enemy')
})
