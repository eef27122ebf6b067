import { chinese, english, italian } from '../../../../shared/words/grammar.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { Kind } from '../replay/chapters.ts'

/** What a replay says and the rules never do. */
export interface ReplayWords {
  readonly chapters: Readonly<Record<Kind, string>>
  readonly title: string
  round(round: number): string
  /** So many of their own cards, out of those that make an alibi. */
  proved(own: number, all: number): string
  /** What the picture of one suspect is, for whoever does not see it: round by round. */
  lane(counts: readonly number[]): string
  /** Of a hand. */
  readonly none: string
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
    title: 'How near everybody was',
    round: round => `Round ${round}`,
    proved: (own, all) => `${own} of ${all} proofs`,
    lane: counts => `Alibi cards of their own, round by round: ${english.row(counts)}`,
    none: 'Nothing in hand.',
  },
  it: {
    chapters: {
      search: 'Ricerca riuscita',
      investigation: 'Interrogatorio',
      custody: 'In guardina',
      alibi: 'Alibi completo',
      end: 'La fine',
    },
    title: 'Quanto ci mancava a ciascuno',
    round: round => `Round ${round}`,
    proved: (own, all) => `${own} prove su ${all}`,
    lane: counts => `Carte alibi proprie, round per round: ${italian.row(counts)}`,
    none: 'Niente in mano.',
  },
  zh: {
    chapters: {
      search: '搜索成功',
      investigation: '警方盤查',
      custody: '遭到拘留',
      alibi: '證明湊齊',
      end: '結局',
    },
    title: '誰離洗清嫌疑最近',
    round: round => `第${round}輪`,
    proved: (own, all) => `${all}張證明中的${own}張`,
    lane: counts => `自己的不在場證明，逐輪張數：${chinese.row(counts)}`,
    none: '手上空無一物。',
  },
}
