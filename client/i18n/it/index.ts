import { italian as grammar } from '../../../shared/words/grammar.ts'
import type { Words } from '../words.ts'
import { guide } from './guide.ts'
import { home } from './home.ts'
import { lobby } from './lobby.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { table } from './table.ts'

export const it: Words = { grammar, shell, home, lobby, settings, table, guide }
