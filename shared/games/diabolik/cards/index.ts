import type { Card, CardType } from '../state.ts'
import { CRIME_RULES } from './crime/index.ts'
import { POLICE_RULES } from './police/index.ts'
import type { CardRule } from './rule.ts'

const CRIME: Readonly<Record<string, CardRule>> = CRIME_RULES
const POLICE: Readonly<Record<string, CardRule>> = POLICE_RULES

/** The rule of a Crime or Police card. */
export function ruleOf(card: Card): CardRule {
  const rule = CRIME[card] ?? POLICE[card]
  if (!rule) throw new Error(`${card} is no card to play`)
  return rule
}
export const typeOf = (card: Card): CardType => ruleOf(card).type
