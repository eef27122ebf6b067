import type { Language } from '../../../../shared/words/index.ts'

/** What is printed on the mat and its signs, and what the rules never say. */
export interface MatWords {
  readonly diabolical: string
  readonly sealed: string
  /** C-12. */
  readonly banned: string
  /** C-8. */
  readonly cooling: string
  /** C-11. */
  readonly frozen: string
  readonly sermon: string
  /** Fewer than ten cards in the deck. */
  readonly few: string
}

export const MAT_WORDS: Readonly<Record<Language, MatWords>> = {
  en: {
    diabolical: 'Diabolical',
    sealed: 'Closed until further geology',
    banned: 'No more contracts',
    cooling: 'Ink still wet',
    frozen: 'Frozen assets',
    sermon: 'Sermon',
    few: 'Stock running out',
  },
  it: {
    diabolical: 'Diabolico',
    sealed: 'Chiuso fino a nuova geologia',
    banned: 'Basta contratti',
    cooling: 'Inchiostro fresco',
    frozen: 'Beni congelati',
    sermon: 'Predica',
    few: 'Scorte agli sgoccioli',
  },
  zh: {
    diabolical: '魔頭',
    sealed: '封閉，待地質重組',
    banned: '合約到此為止',
    cooling: '墨跡未乾',
    frozen: '資產凍結',
    sermon: '講道中',
    few: '存貨告急',
  },
}
