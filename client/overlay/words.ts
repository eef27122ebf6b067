import type { Language } from '../../shared/words/index.ts'

/** The few words that overlays say by themselves. */
export interface OverlayWords {
  round(round: number): string
  readonly deciding: string
  readonly bot: string
  readonly won: string
  readonly soon: string
  readonly between: string
  readonly next: string
  readonly over: string
  readonly crowd: string
  readonly noses: string
  points(points: number): string
}

export const WORDS: Readonly<Record<Language, OverlayWords>> = {
  en: {
    round: round => `Round ${round}`,
    deciding: 'deciding',
    bot: 'bot',
    won: 'wins',
    soon: 'Starting soon',
    between: 'We go on in a moment',
    next: 'Next: they play again',
    over: 'The match is over',
    crowd: 'The crowd’s guess',
    noses: 'Best noses',
    points: points => (points === 1 ? '1 point' : `${points} points`),
  },
  it: {
    round: round => `Round ${round}`,
    deciding: 'decide',
    bot: 'bot',
    won: 'vince',
    soon: 'Tra poco si comincia',
    between: 'Tra un attimo si continua',
    next: 'Poi: la rivincita',
    over: 'La partita è finita',
    crowd: 'Secondo il pubblico',
    noses: 'I migliori segugi',
    points: points => (points === 1 ? '1 punto' : `${points} punti`),
  },
  zh: {
    round: round => `第${round}輪`,
    deciding: '決定中',
    bot: '電腦',
    won: '獲勝',
    soon: '即將開始',
    between: '馬上回來',
    next: '下一場：再戰一局',
    over: '對局結束',
    crowd: '觀眾的猜測',
    noses: '最靈的鼻子',
    points: points => `${points} 分`,
  },
}
