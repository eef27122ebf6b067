import type { Why } from '../../kernel/game.ts'
import type { Language } from '../../words/index.ts'
import type { Because } from './because.ts'
import { COACH } from './words/coach.ts'
import { catalogue } from './words/index.ts'

/** How reasons are said, as parts of a sentence. */
export async function coach(language: Language): Promise<(why: Why) => string> {
  const [words, says] = [await catalogue(language), COACH[language]]
  return because => says[because.why as Because['why']](because as never, words)
}
