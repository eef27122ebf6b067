import { CRIME_RULES } from './cards/crime/index.ts'
import type { PlayCard } from './cards/names.ts'
import { POLICE_RULES } from './cards/police/index.ts'
import { SHEET_RULES } from './sheets/index.ts'
import type { SheetName } from './sheets/names.ts'
import type { CardType } from './state.ts'

/*
 * What of the rules stands on cards and sheets. The page prints it and carries out no rule: its build puts what all this
 * comes to in place of this file (vite.config.ts), and so leaves the rules out.
 */

interface CardPrint {
  readonly type: CardType
  readonly copies: number
}
interface Prices {
  readonly parts: readonly (readonly CardType[])[]
  readonly clues: readonly (readonly CardType[])[]
}

/** The same of each. */
const each = <K extends string, A, B>(all: Readonly<Record<K, A>>, of: (one: A) => B): Readonly<Record<K, B>> =>
  Object.fromEntries(Object.entries<A>(all).map(([key, one]) => [key, of(one)])) as Record<K, B>

export const CARDS: Readonly<Record<PlayCard, CardPrint>> = each(
  { ...CRIME_RULES, ...POLICE_RULES },
  ({ type, copies }: CardPrint) => ({ type, copies }),
)

const pricesOf = (stages: readonly { readonly price?: readonly CardType[] }[]) => stages.map(({ price }) => price ?? [])

export const PRICES: Readonly<Record<SheetName, Prices>> = each(SHEET_RULES, ({ parts, clues }) => ({
  parts: pricesOf(parts),
  clues: pricesOf(clues),
}))
