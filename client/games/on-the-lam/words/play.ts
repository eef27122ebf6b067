import type { Language } from '../../../../shared/words/index.ts'

interface TableWords {
  /** Stamped over whoever has proved it. */
  readonly innocent: string
  /** Stamped when the city gives up first. */
  readonly cold: string
}

/** What is printed on the table and nowhere said in the rules. */
export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = {
  en: { innocent: 'Innocent', cold: 'Cold case' },
  it: { innocent: 'Innocente', cold: 'Caso archiviato' },
  zh: { innocent: '無罪', cold: '懸案' },
}
