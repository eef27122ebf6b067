import { chinese, english, italian } from '../../../../shared/words/grammar.ts'
import type { Language } from '../../../../shared/words/index.ts'

/** What the end of a match says and the rules never do. */
export interface EndingWords {
  readonly title: string
  readonly wins: string
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
