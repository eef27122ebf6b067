import type { Language } from '../../../../shared/words/index.ts'

/** What the tally says and the rules never do. */
export interface AccountWords {
  readonly title: string
  readonly zone: string
  readonly card: string
  readonly printed: string
  readonly now: string
  readonly why: string
  readonly raised: (by: string) => string
  readonly held: (by: string) => string
  /** A card that holds itself. */
  readonly doomed: string
  readonly synergy: string
  readonly nobody: string
  readonly sealed: string
  readonly sum: string
  readonly total: string
}

/** Italian: «da» grows together with an article. */
const from = (name: string): string =>
  `da ${name}`
    .replace(/^da Il /, 'dal ')
    .replace(/^da La /, 'dalla ')
    .replace(/^da L’/, 'dall’')

export const WORDS: Readonly<Record<Language, AccountWords>> = {
  en: {
    title: 'The tally',
    zone: 'Zone',
    card: 'Card',
    printed: 'Printed',
    now: 'Counts',
    why: 'Because of',
    raised: by => `raised by ${by}`,
    held: by => `reduced by ${by}`,
    doomed: 'its own price',
    synergy: 'Synergy',
    nobody: 'nobody',
    sealed: 'sealed',
    sum: 'Sum',
    total: 'Total',
  },
  it: {
    title: 'Il conto',
    zone: 'Zona',
    card: 'Carta',
    printed: 'Stampata',
    now: 'Vale',
    why: 'A causa di',
    raised: by => `portata a 8 ${from(by)}`,
    held: by => `ridotta a 0 ${from(by)}`,
    doomed: 'il proprio prezzo',
    synergy: 'Sinergia',
    nobody: 'nessuno',
    sealed: 'chiusa',
    sum: 'Somma',
    total: 'Totale',
  },
  zh: {
    title: '結算表',
    zone: '區域',
    card: '卡牌',
    printed: '牌面',
    now: '計為',
    why: '原因',
    raised: by => `由${by}提升`,
    held: by => `被${by}降低`,
    doomed: '自己的代價',
    synergy: '團結加成',
    nobody: '沒有人',
    sealed: '已封閉',
    sum: '小計',
    total: '總計',
  },
}
