import type { Language } from '../../../../shared/words/index.ts'

/** What the daily duel says and the rules never do. */
export interface DailyWords {
  ask(who: string): string
  readonly mat: string
  readonly table: string
  readonly cards: string
  readonly hand: string
  readonly go: string
  /** What a play brings, with its sign. */
  brings(points: string): string
  readonly made: string
  readonly best: string
  readonly how: string
}

export const DAILY: Readonly<Record<Language, DailyWords>> = {
  en: {
    ask: who => `You are ${who}. Which play gains most on the other side before the turn is over?`,
    mat: 'The mat: their cards above, yours below. All of it is told in words below.',
    table: 'The table in words',
    cards: 'What the cards do',
    hand: 'Your hand',
    go: 'Play it',
    brings: points => `brings ${points}`,
    made: 'your play',
    best: 'the best',
    how: 'Counted by the rules: how far your side gets ahead by the end of the turn, if everybody answers as is best for their side.',
  },
  it: {
    ask: who => `Giochi ${who}. Quale carta fa guadagnare di più sull’altra parte, prima che il turno finisca?`,
    mat: 'Il tappeto: sopra le loro carte, sotto le tue. Più giù è detto tutto a parole.',
    table: 'Il tavolo a parole',
    cards: 'Che cosa fanno le carte',
    hand: 'La tua mano',
    go: 'Giocala',
    brings: points => `porta ${points}`,
    made: 'la tua giocata',
    best: 'la migliore',
    how: 'Conta secondo le regole: di quanto la tua parte è avanti a fine turno, se ognuno risponde nel modo migliore per i suoi.',
  },
  zh: {
    ask: who => `你是${who}。打出哪一招，能在這回合結束前領先對方最多？`,
    mat: '戰場：對方的卡在上，你的在下。下方另有文字說明。',
    table: '文字說明牌桌',
    cards: '各卡的效果',
    hand: '你的手牌',
    go: '就打這張',
    brings: points => `帶來${points}`,
    made: '你的選擇',
    best: '最佳選擇',
    how: '依規則計算：若人人都選對己方最有利的回應，回合結束時你方領先增加多少。',
  },
}
