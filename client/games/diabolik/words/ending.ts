import type { Ending, Scenario } from '../../../../shared/games/diabolik/state.ts'
import { chinese, english, italian } from '../../../../shared/words/grammar.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { RouteMark } from '../ending/Marks.tsx'

type Column = 'who' | 'parts' | 'noticed' | 'exposed' | 'wounds' | 'searches' | 'found' | 'fights'

/** What the end of a match says and the rules never do. */
export interface EndingWords {
  readonly title: string
  /** What the cover of the issue says that tells the match, and what it promises for the next one. */
  readonly cover: Readonly<Record<Ending, { readonly title: string; readonly next: string }>>
  /** What the cover shows, for whoever does not see it. */
  poster(title: string, line: string, next: string): string
  readonly standings: {
    readonly wins: string
    readonly columns: Readonly<Record<Column, string>> & { readonly clues?: string }
  }
  readonly course: string
  /** The same in words: the Danger Level round by round. */
  bars(levels: readonly number[], maximum: number): string
  readonly star: string
  /** What the picture is, for whoever does not see it. */
  map(round: string): string
  round(round: number): string
  /** Round 0. */
  readonly start: string
  readonly slider: string
  readonly earlier: string
  readonly later: string
  readonly quiet: string
  readonly places: string
  readonly legend: string
  readonly marks: Readonly<Record<RouteMark, string>>
  readonly numbers: string
  readonly police: string
  readonly points: string
  readonly routes: string
  route(name: string): string
  readonly columns: { readonly round: string; readonly way: string; readonly what: string }
}

export const WORDS: Readonly<Record<Language, EndingWords>> = {
  en: {
    title: 'What really happened',
    cover: {
      heists: { title: 'The perfect night', next: 'Next issue: Ginko counts his men, and finds one too many.' },
      danger: { title: 'Ginko’s hour', next: 'Next issue: a cell, a mask, and nobody in it.' },
    },
    poster: (title, line, next) => `Cover of the issue, “${title}”. ${line}. ${next}`,
    standings: {
      wins: 'wins',
      columns: {
        who: 'Character',
        parts: 'Parts',
        noticed: 'Sight\u00adings',
        exposed: 'On the Run',
        wounds: 'Wounds',
        clues: 'Clues',
        searches: 'Investi\u00adgated',
        found: 'found some\u00adbody',
        fights: 'Fights',
      },
    },
    course: 'The Danger Level, round by round',
    bars: (levels, maximum) => `Danger after each round: ${english.row(levels)}; the maximum is ${maximum}`,
    star: '★ a Heist was completed; the dashed line is the maximum',
    map: round => `Map with the routes of both Criminals. ${round}. The routes are listed below.`,
    round: round => `Round ${round}`,
    start: 'Before the first round',
    slider: 'Up to which round',
    earlier: 'One round back',
    later: 'One round on',
    quiet: 'Nobody left a trace.',
    places: 'Where it was',
    legend: 'How to read the map',
    marks: {
      sighted: 'Sighting on the way here',
      exposed: 'On the Run from here',
      jaguarTaken: 'took the Jaguar here',
      hid: 'back into the Shadows',
    },
    numbers: 'numbers: in which round; 0 is the beginning',
    police: 'where the Police stood after the round',
    points: 'The turning points',
    routes: 'The routes in words',
    route: name => `The route of ${name}`,
    columns: { round: 'Round', way: 'Way', what: 'What happened' },
  },
  it: {
    title: 'Com’è andata davvero',
    cover: {
      heists: {
        title: 'La notte perfetta',
        next: 'Nel prossimo numero: Ginko conta i suoi uomini, e ne trova uno di troppo.',
      },
      danger: { title: 'L’ora di Ginko', next: 'Nel prossimo numero: una cella, una maschera, e dentro nessuno.' },
    },
    poster: (title, line, next) => `La copertina del numero, «${title}». ${line}. ${next}`,
    standings: {
      wins: 'vince',
      columns: {
        who: 'Perso\u00adnaggio',
        parts: 'Parti',
        noticed: 'Avvista\u00admenti',
        exposed: 'In Fuga',
        wounds: 'Ferite',
        clues: 'Indizi',
        searches: 'Ha indagato',
        found: 'con successo',
        fights: 'Combatti\u00admenti',
      },
    },
    course: 'Il Livello di Pericolo, round per round',
    bars: (levels, maximum) => `Il Pericolo dopo ogni round: ${italian.row(levels)}; il massimo è ${maximum}`,
    star: '★ un Colpo portato a termine; la linea tratteggiata è il massimo',
    map: round => `Mappa con i percorsi dei due Criminali. ${round}. I percorsi sono elencati qui sotto.`,
    round: round => `Round ${round}`,
    start: 'Prima del primo round',
    slider: 'Fino a quale round',
    earlier: 'Un round indietro',
    later: 'Un round avanti',
    quiet: 'Nessuno ha lasciato tracce.',
    places: 'Dov’era',
    legend: 'Come si legge la mappa',
    marks: {
      sighted: 'Avvistamento arrivando qui',
      exposed: 'In Fuga da qui',
      jaguarTaken: 'qui ha preso la Jaguar',
      hid: 'di nuovo nell’Ombra',
    },
    numbers: 'numeri: in quale round; 0 è l’inizio',
    police: 'dov’era la Polizia alla fine del round',
    points: 'I momenti decisivi',
    routes: 'I percorsi a parole',
    route: name => `Il percorso di ${name}`,
    columns: { round: 'Round', way: 'Via', what: 'Che cosa è successo' },
  },
  zh: {
    title: '真相',
    cover: {
      heists: { title: '完美之夜', next: '下期預告：金克清點人數，竟然多出一名。' },
      danger: { title: '金克的時刻', next: '下期預告：一間牢房，一張面具，裡頭空無一人。' },
    },
    poster: (title, line, next) => `本期封面「${title}」。${line}。${next}`,
    standings: {
      wins: '獲勝',
      columns: {
        who: '角色',
        parts: '步驟',
        noticed: '目擊',
        exposed: '逃竄',
        wounds: '負傷',
        clues: '線索',
        searches: '調查',
        found: '查獲',
        fights: '攻擊',
      },
    },
    course: '警戒等級逐輪變化',
    bars: (levels, maximum) => `每輪結束時的警戒等級：${chinese.row(levels)}；最高${maximum}級`,
    star: '★表示完成劫案；虛線是最高等級',
    map: round => `地圖，畫著兩名盜賊的路線。${round}。下方另有文字說明。`,
    round: round => `第${round}輪`,
    start: '第一輪之前',
    slider: '顯示到第幾輪',
    earlier: '上一輪',
    later: '下一輪',
    quiet: '沒有人留下蹤跡。',
    places: '地點揭曉',
    legend: '地圖圖例',
    marks: {
      sighted: '途中被目擊',
      exposed: '從此處開始逃竄',
      jaguarTaken: '在此開走捷豹',
      hid: '遁入陰影',
    },
    numbers: '數字：第幾輪到達，0為起點',
    police: '該輪結束時警探的位置',
    points: '關鍵時刻',
    routes: '路線文字紀錄',
    route: name => `${name}的路線`,
    columns: { round: '輪次', way: '路線', what: '經過' },
  },
}

/** The first game has ways out, and no Clues. */
const ESCAPE: Readonly<Record<Language, { readonly parts: string; readonly star: string }>> = {
  en: { parts: 'Ways out', star: '★ a way out was taken; the dashed line is the maximum' },
  it: { parts: 'Vie di fuga', star: '★ una via di fuga presa; la linea tratteggiata è il massimo' },
  zh: { parts: '逃亡路線', star: '★表示打通一條逃亡路線；虛線是最高等級' },
}

export function endingWords(language: Language, scenario: Scenario): EndingWords {
  const whole = WORDS[language]
  if (scenario !== 'escape') return whole
  const { parts, star } = ESCAPE[language]
  const { clues: _, ...columns } = whole.standings.columns
  return { ...whole, star, standings: { ...whole.standings, columns: { ...columns, parts } } }
}
