import type { ArchiveWords } from './archive.ts'
import { fetchedWords } from './fetched.ts'

export const { useIfAny: useArchiveWordsIfAny, useNeeded: useArchiveWords } = fetchedWords<ArchiveWords>({
  en: async () => (await import('./en/archive.ts')).archive,
  it: async () => (await import('./it/archive.ts')).archive,
  zh: async () => (await import('./zh/archive.ts')).archive,
})
