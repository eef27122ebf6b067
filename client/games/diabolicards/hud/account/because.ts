import type { AccountItem } from '../../../../../shared/games/diabolicards/rules/account.ts'
import type { DiabolicardsView } from '../../../../../shared/games/diabolicards/shown.ts'
import type { Words } from '../../../../../shared/games/diabolicards/words/words.ts'
import type { AccountWords } from '../../words/account.ts'

export interface AccountTold {
  readonly view: DiabolicardsView
  readonly words: Words
  readonly own: AccountWords
}

/** Why a card counts for what it does; '': it is printed so. */
export function because({ card, by, power }: AccountItem, { view, words, own }: AccountTold): string {
  const face = by === null ? undefined : view.pieces[by]?.face
  if (face === undefined) return ''
  if (by === card) return `▼ ${own.doomed}`
  const { name } = words.cards[face]
  return power === 0 ? `▼ ${own.held(name)}` : `▲ ${own.raised(name)}`
}
