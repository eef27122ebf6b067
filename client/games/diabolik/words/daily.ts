import type { Verdict } from '../../../../shared/games/diabolik/daily.ts'
import { chinese, english, italian } from '../../../../shared/words/grammar.ts'
import type { Language } from '../../../../shared/words/index.ts'

/** What the daily hunt says and the rules never do. */
export interface DailyWords {
  readonly ask: string
  readonly map: string
  readonly larger: string
  /** One of the searches. */
  search(number: number): string
  readonly nowhere: string
  readonly go: string
  readonly file: string
  round(round: number): string
  readonly quiet: string
  lastSeen(who: string, at: string, round: number): string
  neverSeen(who: string): string
  onTheRun(who: string, at: string): string
  stands(who: string, at: string): string
  readonly police: string
  readonly verdicts: Readonly<Record<Verdict, string>>
  /** What was searched, what came of it, and how likely that was. */
  searched(at: string, verdict: string, percent: string): string
  really(who: string, at: string): string
  readonly best: string
  odds(who: string): string
}

export const DAILY: Readonly<Record<Language, DailyWords>> = {
  en: {
    ask: 'The Police may search three times. Where?',
    map: 'The map. What it shows is told beside it.',
    larger: 'Larger map',
    search: number => `Search ${number}`,
    nowhere: 'Choose a place',
    go: 'Search there',
    file: 'The police file',
    round: round => `Round ${round}`,
    quiet: 'Nothing to report.',
    lastSeen: (who, at, round) => `${who}: last seen in ${at}, in round ${round}.`,
    neverSeen: who => `${who}: not seen yet.`,
    onTheRun: (who, at) => `${who}: On the Run in ${at}, for all to see.`,
    stands: english.headed,
    police: 'Who stands where',
    verdicts: { found: 'found!', best: 'as good as any', may: 'possible', never: 'impossible' },
    searched: (at, verdict, percent) => `${at}: ${verdict} (${percent})`,
    really: (who, at) => `${who} was in ${at}.`,
    best: 'The best three searches',
    odds: who => `How likely each place was for ${who}`,
  },
  it: {
    ask: 'La Polizia può cercare tre volte. Dove?',
    map: 'La mappa. Quel che mostra è detto accanto.',
    larger: 'Ingrandisci la mappa',
    search: number => `Ricerca ${number}`,
    nowhere: 'Scegli un luogo',
    go: 'Cercate lì',
    file: 'Gli atti della Polizia',
    round: round => `Nel round ${round}`,
    quiet: 'Niente da segnalare.',
    lastSeen: (who, at, round) => `${who}: l’ultima volta a ${at}, nel round ${round}.`,
    neverSeen: who => `${who}: finora nessuna traccia.`,
    onTheRun: (who, at) => `${who}: In Fuga a ${at}, sotto gli occhi di tutti.`,
    stands: italian.headed,
    police: 'Chi è dove',
    verdicts: { found: 'scoperta!', best: 'meglio non si poteva', may: 'possibile', never: 'impossibile' },
    searched: (at, verdict, percent) => `${at}: ${verdict} (${percent})`,
    really: (who, at) => `${who} era a ${at}.`,
    best: 'Le tre ricerche migliori',
    odds: who => `Quanto era probabile ogni luogo: ${who}`,
  },
  zh: {
    ask: '警方可以搜查三處，搜哪裡？',
    map: '地圖。上面的內容旁邊另有文字說明。',
    larger: '放大地圖',
    search: number => `搜查之${number}`,
    nowhere: '選擇地點',
    go: '就搜這裡',
    file: '警方檔案',
    round: round => `第${round}輪`,
    quiet: '沒有動靜。',
    lastSeen: (who, at, round) => `${who}：第${round}輪最後現身於${at}。`,
    neverSeen: who => `${who}：至今不見蹤影。`,
    onTheRun: (who, at) => `${who}：正在${at}逃竄，眾目睽睽。`,
    stands: chinese.headed,
    police: '各人所在',
    verdicts: { found: '抓到了！', best: '最佳選擇', may: '有可能', never: '不可能' },
    searched: (at, verdict, percent) => `${at}：${verdict}（${percent}）`,
    really: (who, at) => `${who}其實在${at}。`,
    best: '最佳的三處搜查',
    odds: who => `${who}在各地點的機率`,
  },
}
