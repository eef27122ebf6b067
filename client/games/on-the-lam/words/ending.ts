import { chinese, english, italian } from '../../../../shared/words/grammar.ts'
import type { Language } from '../../../../shared/words/index.ts'

/** What the end of a match says and the rules never do. */
export interface EndingWords {
  readonly title: string
  /** What the poster shows, for whoever does not see it. */
  readonly poster: (names: string) => string
  readonly standings: string
  readonly columns: {
    readonly who: string
    readonly alibi: string
    readonly searches: string
    readonly trades: string
    readonly investigated: string
    readonly custody: string
  }
  readonly wins: string
  /** Searches that found something, out of all. */
  readonly searches: (found: number, all: number) => string
  readonly course: string
  /** What the picture of one suspect is, for whoever does not see it: alibi cards of their own, round by round. */
  readonly lane: (role: string, counts: readonly number[]) => string
  readonly points: string
  readonly round: string
  readonly change: string
  readonly what: string
  readonly found: (place: string) => string
}

export const WORDS: Readonly<Record<Language, EndingWords>> = {
  en: {
    title: 'The case, from the files',
    poster: names => `Front page of the Rion City Gazette: ${names}`,
    standings: 'Standings',
    columns: {
      who: 'Suspect',
      alibi: 'Alibi',
      searches: 'Searches',
      trades: 'Trades',
      investigated: 'Investigated',
      custody: 'In custody',
    },
    wins: 'wins',
    searches: (found, all) => `${found} of ${all}`,
    course: 'How much everybody could prove, round by round',
    lane: (role, counts) => `${role}: ${english.row(counts.map(String))}`,
    points: 'The turning points',
    round: 'Round',
    change: 'Alibi',
    what: 'What happened',
    found: place => `A good search: ${place}.`,
  },
  it: {
    title: 'Il caso, dagli atti',
    poster: names => `Prima pagina della Rion City Gazette: ${names}`,
    standings: 'Classifica',
    columns: {
      who: 'Sospettato',
      alibi: 'Alibi',
      searches: 'Ricerche',
      trades: 'Scambi',
      investigated: 'Interrogatori',
      custody: 'In guardina',
    },
    wins: 'vince',
    searches: (found, all) => `${found} su ${all}`,
    course: 'Quanto ciascuno poteva provare, round per round',
    lane: (role, counts) => `${role}: ${italian.row(counts.map(String))}`,
    points: 'I momenti decisivi',
    round: 'Round',
    change: 'Alibi',
    what: 'Che cosa è successo',
    found: place => `Una ricerca riuscita: ${place}.`,
  },
  zh: {
    title: '卷宗裡的真相',
    poster: names => `《瑞昂城公報》頭版：${names}`,
    standings: '名次',
    columns: {
      who: '嫌犯',
      alibi: '自己的證明',
      searches: '搜索',
      trades: '交易',
      investigated: '盤查',
      custody: '拘留',
    },
    wins: '獲勝',
    searches: (found, all) => `${all}次成功${found}次`,
    course: '每個人逐輪握有的證明',
    lane: (role, counts) => `${role}：${chinese.row(counts.map(String))}`,
    points: '關鍵時刻',
    round: '輪次',
    change: '證明',
    what: '經過',
    found: place => `搜索成功：${place}。`,
  },
}
