import type { CrowdWords } from './crowd.ts'
import { fetchedWords } from './fetched.ts'

export const { useIfAny: useCrowdWords } = fetchedWords<CrowdWords>({
  en: async () => (await import('./en/crowd.ts')).crowd,
  it: async () => (await import('./it/crowd.ts')).crowd,
  zh: async () => (await import('./zh/crowd.ts')).crowd,
})
