import { fetchedWords } from './fetched.ts'
import type { LiveWords } from './live.ts'

export const { useIfAny: useLiveWordsIfAny, useNeeded: useLiveWords } = fetchedWords<LiveWords>({
  en: async () => (await import('./en/live.ts')).live,
  it: async () => (await import('./it/live.ts')).live,
  zh: async () => (await import('./zh/live.ts')).live,
})
