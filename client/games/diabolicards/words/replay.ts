import type { Language } from '../../../../shared/words/index.ts'
import type { Kind } from '../replay/chapters.ts'

/** What a replay says and the rules never do. */
export interface ReplayWords {
  readonly chapters: Readonly<Record<Kind, string>>
  readonly title: string
  readonly hands: string
  round(round: number): string
  /** Of a hand. */
  readonly none: string
  /** Of a card that everybody sees. */
  readonly open: string
}

export const WORDS: Readonly<Record<Language, ReplayWords>> = {
  en: {
    chapters: {
      kill: 'Kill',
      save: 'Saved from death',
      endgame: 'The Endgame',
      suddenDeath: 'Sudden death',
      dawnLeads: 'Dawn takes the lead',
      duskLeads: 'Dusk takes the lead',
      end: 'The end',
    },
    title: 'All hands on the table',
    hands: 'What everybody held',
    round: round => `Round ${round}`,
    none: 'Not a single card.',
    open: 'lies open',
  },
  it: {
    chapters: {
      kill: 'Uccisione',
      save: 'Salvataggio',
      endgame: 'Resa dei Conti',
      suddenDeath: 'Morte improvvisa',
      dawnLeads: 'L’Alba passa in testa',
      duskLeads: 'Il Crepuscolo passa in testa',
      end: 'La fine',
    },
    title: 'Carte in tavola',
    hands: 'Che cosa aveva in mano ciascuno',
    round: round => `Round ${round}`,
    none: 'Neanche una carta.',
    open: 'scoperta',
  },
  zh: {
    chapters: {
      kill: '殺戮',
      save: '死裡逃生',
      endgame: '終局',
      suddenDeath: '當場暴斃',
      dawnLeads: '黎明取得領先',
      duskLeads: '黃昏取得領先',
      end: '結局',
    },
    title: '攤牌',
    hands: '每個人手上的牌',
    round: round => `第${round}輪`,
    none: '一張牌也沒有。',
    open: '已公開',
  },
}
