import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import type { Language } from '../../../../shared/words/index.ts'

/** What a secret says of its reader. */
export const YOU: Readonly<Record<Language, string>> = { en: 'You', it: 'Tu', zh: '你' }

type Named = keyof Words['figures'] | keyof Words['secondaries']

export const nameOf = (who: Named, { figures, secondaries }: Words): string =>
  ({ ...figures, ...secondaries })[who].name
