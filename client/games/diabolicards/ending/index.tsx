import type { ReactElement } from 'react'
import type { Diabolicards } from '../../../../shared/games/diabolicards/types.ts'
import { catalogue } from '../../../../shared/games/diabolicards/words/index.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { courseOf } from './course.ts'
import { StoryPage } from './Story.tsx'

/** To play a match again. */
export { diabolicards as rules } from '../../../../shared/games/diabolicards/index.ts'
export { following } from '../../../../shared/match/following.ts'

/** How the match went, and what the power of both sides was made of in the end. */
export async function ending(log: Log, language: Language): Promise<ReactElement> {
  const words = await catalogue(language)
  return <StoryPage course={courseOf(log as Log<Diabolicards>)} words={words} language={language} />
}
