import type { ReactElement } from 'react'
import type { OnTheLam } from '../../../../shared/games/on-the-lam/types.ts'
import { catalogue } from '../../../../shared/games/on-the-lam/words/index.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { caseOf } from './case.ts'
import { StoryPage } from './Story.tsx'

/** To play a match again. */
export { onTheLam as rules } from '../../../../shared/games/on-the-lam/index.ts'
export { following } from '../../../../shared/match/following.ts'

/** Who could prove what in the end, how it came to that, and what turned it. */
export async function ending(log: Log, language: Language): Promise<ReactElement> {
  const words = await catalogue(language)
  return <StoryPage story={caseOf(log as Log<OnTheLam>)} words={words} language={language} />
}
