import type { Language } from '../../../../shared/words/index.ts'
import type { Kind } from '../replay/chapters.ts'

/** What a replay says and the rules never do. */
export interface ReplayWords {
  readonly chapters: Readonly<Record<Kind, string>>
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
  },
}
