import type { BroadcastWords } from './broadcast.ts'
import { fetchedWords } from './fetched.ts'

export const { useIfAny: useBroadcastWords } = fetchedWords<BroadcastWords>({
  en: async () => (await import('./en/broadcast.ts')).broadcast,
  it: async () => (await import('./it/broadcast.ts')).broadcast,
  zh: async () => (await import('./zh/broadcast.ts')).broadcast,
})
