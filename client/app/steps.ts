import type { OptionChoice } from '../../shared/words/speech.ts'

/** What one step asks: of the table, of the game, or how long one may think. */
export type Step =
  | { readonly asks: 'table' }
  | { readonly asks: 'game'; readonly choices: readonly OptionChoice[] }
  | { readonly asks: 'time' }

/** With what is said of each, as much as a phone shows at once. */
const ROOM = 2

const isLong = ({ many, exactly }: OptionChoice): boolean => many !== undefined || exactly !== undefined

/** The questions about a new table, screen by screen: what most people want to say comes first, a long list stands alone. */
export function stepsOf(choices: readonly OptionChoice[]): Step[] {
  const pages: OptionChoice[][] = []
  for (const choice of choices) {
    const last = pages.at(-1)
    if (last && !isLong(choice) && last.length < ROOM && !last.some(isLong)) last.push(choice)
    else pages.push([choice])
  }
  return [{ asks: 'table' }, ...pages.map(choices => ({ asks: 'game' as const, choices })), { asks: 'time' }]
}
