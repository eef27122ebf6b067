import type { Language } from '../../../../shared/words/index.ts'

/** What only the printed board says. */
export interface BoardWords {
  readonly state: string
  readonly danger: string
  readonly north: string
}

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = {
  en: { state: 'State of Clerville', danger: 'Danger', north: 'N' },
  it: { state: 'Stato di Clerville', danger: 'Pericolo', north: 'N' },
  zh: { state: '克萊威爾州', danger: '警戒', north: '北' },
}
