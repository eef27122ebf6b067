import { use } from 'react'
import type { Language } from '../../shared/words/index.ts'
import { useLanguage } from './index.ts'

interface FetchedWords<W> {
  /** Null: they could not be fetched. Whoever asks is shown when they are there. */
  useIfAny(): W | null
  /** For where nothing can be shown without them: if they do not come, the page says so. */
  useNeeded(): W
}

/** Words that come with the pages that say them: nobody else need wait for them. */
export function fetchedWords<W>(catalogues: Readonly<Record<Language, () => Promise<W>>>): FetchedWords<W> {
  const loaded = new Map<Language, Promise<W | null>>()
  const wordsIn = (language: Language): Promise<W | null> => {
    const words = loaded.get(language) ?? catalogues[language]().catch(() => null)
    loaded.set(language, words)
    return words
  }
  const useIfAny = (): W | null => use(wordsIn(useLanguage()))
  return {
    useIfAny,
    useNeeded() {
      const words = useIfAny()
      if (!words) throw new Error('words that could not be fetched')
      return words
    },
  }
}
