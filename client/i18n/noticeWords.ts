import { fetchedWords } from './fetched.ts'
import type { CallWords } from './notices.ts'

export const { useIfAny: useCallWords } = fetchedWords<CallWords>({
  en: async () => (await import('./en/notices.ts')).notices,
  it: async () => (await import('./it/notices.ts')).notices,
  zh: async () => (await import('./zh/notices.ts')).notices,
})
