import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { Somebody } from '../art/figures.ts'

/** What a secret says of its reader. */
export const YOU: Readonly<Record<Language, string>> = { en: 'You', it: 'Tu', zh: '你' }

export const nameOf = (who: Somebody, { figures, secondaries }: Words): string =>
  ({ ...figures, ...secondaries })[who].name
