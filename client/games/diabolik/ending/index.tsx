import type { ReactElement } from 'react'
import type { Diabolik } from '../../../../shared/games/diabolik/types.ts'
import { catalogue } from '../../../../shared/games/diabolik/words/index.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { endingWords } from '../words/ending.ts'
import { storyOf } from './routes.ts'
import { StoryPage } from './Story.tsx'

/** To play a match again. */
export { diabolik as rules } from '../../../../shared/games/diabolik/index.ts'
export { following } from '../../../../shared/match/following.ts'

/** What really happened, once nothing is secret any more. */
export async function ending(log: Log, language: Language): Promise<ReactElement> {
  const own = log as Log<Diabolik>
  const { scenario } = own.options
  const words = await catalogue(language, scenario)
  return <StoryPage story={storyOf(own)} words={words} own={endingWords(language, scenario)} />
}
