import type { LiveTable } from '../../shared/wire/protocol.ts'
import type { Language } from '../../shared/words/index.ts'
import { ask } from './api.ts'

/* In a file of its own, which no player fetches. */

/** What can be watched, the most watched first, with the score said in this language. */
export const live = (language: Language): Promise<LiveTable[]> => ask('GET', `/api/live?lang=${language}`)
