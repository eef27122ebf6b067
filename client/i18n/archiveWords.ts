import { use } from 'react'
import type { Language } from '../../shared/words/index.ts'
import type { ArchiveWords } from './archive.ts'
import { useLanguage } from './index.ts'

/** They come with the pages that say them: nobody at a table need wait for them. */
const CATALOGUES: Readonly<Record<Language, () => Promise<ArchiveWords>>> = {
  en: async () => (await import('./en/archive.ts')).archive,
  it: async () => (await import('./it/archive.ts')).archive,
  zh: async () => (await import('./zh/archive.ts')).archive,
}
const loaded = new Map<Language, Promise<ArchiveWords | null>>()

function wordsIn(language: Language): Promise<ArchiveWords | null> {
  const words = loaded.get(language) ?? CATALOGUES[language]().catch(() => null)
  loaded.set(language, words)
  return words
}

/** Null: they could not be fetched. Whoever asks is shown when they are there. */
export const useArchiveWordsIfAny = (): ArchiveWords | null => use(wordsIn(useLanguage()))

/** For where nothing can be shown without them: if they do not come, the page says so. */
export function useArchiveWords(): ArchiveWords {
  const words = useArchiveWordsIfAny()
  if (!words) throw new Error('words that could not be fetched')
  return words
}
