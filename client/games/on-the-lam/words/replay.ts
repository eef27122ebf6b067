import type { Language } from '../../../../shared/words/index.ts'
import type { Kind } from '../replay/chapters.ts'

/** What a replay says and the rules never do. */
export interface ReplayWords {
  readonly chapters: Readonly<Record<Kind, string>>
}

export const WORDS: Readonly<Record<Language, ReplayWords>> = {
  en: {
    chapters: {
      search: 'A good search',
      investigation: 'Investigated',
      custody: 'Taken in',
      alibi: 'Alibi complete',
      end: 'The end',
    },
  },
  it: {
    chapters: {
      search: 'Ricerca riuscita',
      investigation: 'Interrogatorio',
      custody: 'In guardina',
      alibi: 'Alibi completo',
      end: 'La fine',
    },
  },
  zh: {
    chapters: {
      search: '搜索成功',
      investigation: '警方盤查',
      custody: '遭到拘留',
      alibi: '證明湊齊',
      end: '結局',
    },
  },
}
