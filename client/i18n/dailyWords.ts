import type { DailyWords } from './daily.ts'
import { fetchedWords } from './fetched.ts'

export const { useIfAny: useDailyWordsIfAny, useNeeded: useDailyWords } = fetchedWords<DailyWords>({
  en: async () => (await import('./en/daily.ts')).daily,
  it: async () => (await import('./it/daily.ts')).daily,
  zh: async () => (await import('./zh/daily.ts')).daily,
})
