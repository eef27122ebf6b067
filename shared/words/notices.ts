import { GRAMMARS, type Language } from './index.ts'

interface NoticeWords {
  turn(game: string): string
  /** Who else sits there; nobody: bots. */
  with(names: readonly string[]): string
}

/** What a device is told that is not looked at. */
export const NOTICES: Readonly<Record<Language, NoticeWords>> = {
  en: {
    turn: game => `It is your turn: ${game}`,
    with: names => (names.length > 0 ? `With ${GRAMMARS.en.list(names)}` : 'With bots'),
  },
  it: {
    turn: game => `Tocca a te: ${game}`,
    with: names => (names.length > 0 ? `Al tavolo: ${GRAMMARS.it.list(names)}` : 'Al tavolo con i bot'),
  },
  zh: {
    turn: game => `輪到你了：${game}`,
    with: names => (names.length > 0 ? `同桌：${GRAMMARS.zh.list(names)}` : '與電腦對局'),
  },
}
