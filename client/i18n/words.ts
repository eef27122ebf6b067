import type { Grammar } from '../../shared/words/grammar.ts'
import type { GuideWords } from './guide.ts'
import type { HomeWords } from './home.ts'
import type { LobbyWords } from './lobby.ts'
import type { SettingsWords } from './settings.ts'
import type { ShellWords } from './shell.ts'
import type { ScreenWords } from './table.ts'

/** All that the page itself says, in one language. Games bring their own words (shared/words/speech.ts). */
export interface Words {
  readonly grammar: Grammar
  readonly shell: ShellWords
  readonly home: HomeWords
  readonly lobby: LobbyWords
  readonly settings: SettingsWords
  readonly table: ScreenWords
  readonly guide: GuideWords
}
