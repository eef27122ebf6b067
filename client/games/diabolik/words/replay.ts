import type { Language } from '../../../../shared/words/index.ts'
import type { Kind } from '../replay/chapters.ts'

/** What a replay says and the rules never do. */
export interface ReplayWords {
  readonly chapters: Readonly<Record<Kind, string>>
}

export const WORDS: Readonly<Record<Language, ReplayWords>> = {
  en: {
    chapters: {
      sighting: 'Sighting',
      found: 'Found',
      run: 'On the Run',
      away: 'Back into the Shadows',
      fight: 'Fight',
      clue: 'Clue activated',
      heist: 'Heist completed',
      wayOut: 'A way out',
      end: 'The end',
    },
  },
  it: {
    chapters: {
      sighting: 'Avvistamento',
      found: 'Scoperta',
      run: 'In Fuga',
      away: 'Di nuovo nell’Ombra',
      fight: 'Combattimento',
      clue: 'Indizio attivato',
      heist: 'Colpo a segno',
      wayOut: 'Una via d’uscita',
      end: 'La fine',
    },
  },
  zh: {
    chapters: {
      sighting: '目擊',
      found: '行蹤敗露',
      run: '逃竄',
      away: '遁入陰影',
      fight: '攻擊',
      clue: '追查到線索',
      heist: '劫案得手',
      wayOut: '逃出一條路',
      end: '結局',
    },
  },
}
