import { fetchedWords } from './fetched.ts'
import type { SoloWords } from './solo.ts'

export const { useIfAny: useSoloWords } = fetchedWords<SoloWords>({
  en: async () => (await import('./en/solo.ts')).solo,
  it: async () => (await import('./it/solo.ts')).solo,
  zh: async () => (await import('./zh/solo.ts')).solo,
})
