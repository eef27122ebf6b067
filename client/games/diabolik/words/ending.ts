import type { Language } from '../../../../shared/words/index.ts'
import type { RouteMark } from '../ending/Marks.tsx'

/** What the end of a match says and the rules never do. */
export interface EndingWords {
  readonly title: string
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
