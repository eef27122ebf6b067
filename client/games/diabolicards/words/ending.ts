import type { Side } from '../../../../shared/games/diabolicards/state.ts'
import { chinese, english, italian } from '../../../../shared/words/grammar.ts'
import type { Language } from '../../../../shared/words/index.ts'

/** What the end of a match says and the rules never do. */
export interface EndingWords {
  readonly title: string
  readonly wins: string
  /** Over the last page. */
  readonly triumph: Readonly<Record<Side, string>>
  readonly tie: string
  /** Under it: what is left to say. */
  readonly caption: (round: number, won: boolean) => string
  /** What the last page shows, for whoever does not see it. */
  readonly poster: (title: string, heroes: readonly string[], dawn: number, dusk: number) => string
  readonly standings: string
  readonly columns: Readonly<Record<'who' | 'played' | 'contracts' | 'dead' | 'best', string>>
  /** What the picture is, for whoever does not see it. */
  readonly chart: string
  readonly round: string
  readonly points: string
  readonly turn: string
  readonly what: string
  readonly contract: string
  readonly uses: (ability: string) => string
  readonly dies: (names: readonly string[]) => string
  readonly leads: (side: string) => string
  readonly rounds: string
}

export const WORDS: Readonly<Record<Language, EndingWords>> = {
  en: {
    title: 'How it came to this',
    wins: 'wins',
    triumph: { dawn: 'Dawn wins!', dusk: 'Dusk wins!' },
    tie: 'Nobody wins!',
    caption: (round, won) =>
      won
        ? `Round ${round}. The city is theirs, what there is of it. To be continued, as soon as somebody has swept up.`
        : `Round ${round}. Both sides claim victory; the city asks for a recount. To be continued.`,
    poster: (title, heroes, dawn, dusk) =>
      `The last page of the comic: “${title}” Dawn ${dawn}, Dusk ${dusk}. ${heroes.length > 0 ? `Left standing: ${english.list(heroes)}.` : 'Nobody is left standing.'}`,
    standings: 'Standings',
    columns: { who: 'Player', played: 'Cards played', contracts: 'Contract turns', dead: 'Dead', best: 'Best turn' },
    chart: 'A curve of the power of both sides, turn by turn. The table below has the numbers.',
    round: 'Round',
    points: 'The turning points',
    turn: 'Card and player',
    what: 'What came of it',
    contract: 'Contract turn',
    uses: ability => `${ability}.`,
    dies: names => `Died: ${english.list(names)}.`,
    leads: side => `${side} takes the lead.`,
    rounds: 'Power by rounds',
  },
  it: {
    title: 'Come ci si è arrivati',
    wins: 'vince',
    triumph: { dawn: 'Vince l’Alba!', dusk: 'Vince il Crepuscolo!' },
    tie: 'Non vince nessuno!',
    caption: (round, won) =>
      won
        ? `Round ${round}. La città è loro, per quel che ne resta. Continua, appena qualcuno avrà spazzato.`
        : `Round ${round}. Tutte e due le parti cantano vittoria; la città chiede di ricontare. Continua.`,
    poster: (title, heroes, dawn, dusk) =>
      `L’ultima pagina del fumetto: «${title}» Alba ${dawn}, Crepuscolo ${dusk}. ${heroes.length > 0 ? `${italian.plural(heroes.length, { one: 'In piedi resta', other: 'In piedi restano' })} ${italian.list(heroes)}.` : 'In piedi non resta nessuno.'}`,
    standings: 'Classifica',
    columns: {
      who: 'Giocatore',
      played: 'Carte giocate',
      contracts: 'Turni di con\u00adtratto',
      dead: 'Morti',
      best: 'Turno migliore',
    },
    chart: 'Una curva della potenza delle due parti, turno per turno. I numeri sono nella tabella qui sotto.',
    round: 'Round',
    points: 'I momenti decisivi',
    turn: 'Carta e giocatore',
    what: 'Che cosa ne è venuto',
    contract: 'Turno di contratto',
    uses: ability => `${ability}.`,
    dies: names => `${italian.plural(names.length, { one: 'Muore', other: 'Muoiono' })}: ${italian.list(names)}.`,
    leads: side => `In testa: ${side}.`,
    rounds: 'La potenza round per round',
  },
  zh: {
    title: '來龍去脈',
    wins: '獲勝',
    triumph: { dawn: '黎明獲勝！', dusk: '黃昏獲勝！' },
    tie: '無人獲勝！',
    caption: (round, won) =>
      won
        ? `第${round}輪。城市歸他們了，還剩多少算多少。未完待續，等有人掃完地。`
        : `第${round}輪。雙方都說自己贏了，城市要求重新計票。未完待續。`,
    poster: (title, heroes, dawn, dusk) =>
      `漫畫的最後一頁：「${title}」黎明${dawn}，黃昏${dusk}。${heroes.length > 0 ? `還站著的有${chinese.list(heroes)}。` : '沒有人還站著。'}`,
    standings: '戰績',
    columns: { who: '玩家', played: '出牌', contracts: '合約回合', dead: '死亡', best: '最佳一手' },
    chart: '雙方力量逐回合變化的曲線。數字列在下方的表格中。',
    round: '輪次',
    points: '關鍵時刻',
    turn: '卡牌與玩家',
    what: '結果',
    contract: '合約回合',
    uses: ability => `${ability}。`,
    dies: names => `死亡：${chinese.list(names)}。`,
    leads: side => `${side}方領先。`,
    rounds: '逐輪力量',
  },
}
