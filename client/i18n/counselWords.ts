import type { CounselWords } from './counsel.ts'
import { fetchedWords } from './fetched.ts'

export const { useIfAny: useCounselWordsIfAny } = fetchedWords<CounselWords>({
  en: async () => (await import('./en/counsel.ts')).counsel,
  it: async () => (await import('./it/counsel.ts')).counsel,
  zh: async () => (await import('./zh/counsel.ts')).counsel,
})
