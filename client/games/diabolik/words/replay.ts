import { chinese, english, italian } from '../../../../shared/words/grammar.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { Kind } from '../replay/chapters.ts'

/** What a replay says and the rules never do. */
export interface ReplayWords {
  readonly chapters: Readonly<Record<Kind, string>>
  readonly title: string
  /** What the Detectives could know, and what was so. */
  readonly file: string
  readonly truth: string
  /** What the picture is, for whoever does not see it. */
  map(round: number): string
  /** The handle between both. */
  readonly wipe: string
  part(percent: number): string
  round(round: number): string
  really(place: string, hidden: boolean): string
  /** In how many places the Detectives had to look. */
  count(places: number): string
  list(places: readonly string[]): string
  /** In how many places somebody can be, for all that is known. */
  can(who: string, places: number): string
  /** With open cards. */
  isAt(place: string): string
  readonly which: string
  readonly net: string
  readonly inWords: string
  readonly columns: { readonly round: string }
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
    title: 'The police file and the truth',
    file: 'Police file',
    truth: 'The truth',
    map: round =>
      `Map of round ${round}: on the left where the Criminals could have been for all the Detectives knew, on the right where they were. Both are told beside it.`,
    wipe: 'Wipe between the police file and the truth',
    part: percent => `${percent}% police file, ${100 - percent}% truth`,
    round: round => `Round ${round}`,
    really: (place, hidden) => `Really: ${place}, ${hidden ? 'In the Shadows' : 'On the Run'}.`,
    count: places =>
      english.plural(places, {
        one: 'The police knew exactly.',
        other: `The police had ${places} places to choose from.`,
      }),
    list: places => `${english.row([...places].sort(english.compare))}.`,
    can: (who, places) => english.plural(places, { one: `${who}: 1 place`, other: `${who}: ${places} places` }),
    isAt: place => `Really in ${place}.`,
    which: 'Which ones',
    net: 'How wide the net was when each round ended',
    inWords: 'The same in words',
    columns: { round: 'Round' },
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
      wayOut: 'Una via di fuga',
      end: 'La fine',
    },
    title: 'Gli atti e la verità',
    file: 'Agli atti',
    truth: 'La verità',
    map: round =>
      `Mappa del round ${round}: a sinistra dove i Criminali potevano essere per quel che sapevano i Detective, a destra dov’erano. Accanto è detto a parole.`,
    wipe: 'Scorri tra gli atti della Polizia e la verità',
    part: percent => `${percent}% atti della Polizia, ${100 - percent}% verità`,
    round: round => `Round ${round}`,
    really: (place, hidden) => `In realtà: ${place}, ${hidden ? 'nell’Ombra' : 'In Fuga'}.`,
    count: places =>
      italian.plural(places, { one: 'La Polizia lo sapeva.', other: `Per la Polizia, ${places} luoghi possibili.` }),
    list: places => `${italian.row([...places].sort(italian.compare))}.`,
    can: (who, places) => italian.plural(places, { one: `${who}: 1 luogo`, other: `${who}: ${places} luoghi` }),
    isAt: place => `In realtà: ${place}.`,
    which: 'Quali',
    net: 'Quanto era larga la rete alla fine di ogni round',
    inWords: 'Lo stesso, a parole',
    columns: { round: 'Round' },
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
    title: '警方檔案與真相',
    file: '警方檔案',
    truth: '真相',
    map: round => `第${round}輪的地圖：左邊是探員所知範圍內盜賊可能的位置，右邊是他們實際的位置。旁邊另有文字說明。`,
    wipe: '在警方檔案與真相之間滑動',
    part: percent => `警方檔案${percent}%，真相${100 - percent}%`,
    round: round => `第${round}輪`,
    really: (place, hidden) => `實際位置：${place}，${hidden ? '暗中行動' : '逃竄中'}。`,
    count: places => (places > 1 ? `警方眼中有${places}個可能的地點。` : '警方掌握了確切位置。'),
    list: places => `${chinese.row([...places].sort(chinese.compare))}。`,
    can: (who, places) => `${who}：${places}個地點`,
    isAt: place => `實際在${place}。`,
    which: '列出地點',
    net: '每輪結束時的包圍網',
    inWords: '文字說明',
    columns: { round: '輪次' },
  },
}
