import type { EmbedWords } from './embed.ts'
import { fetchedWords } from './fetched.ts'

export const { useIfAny: useEmbedWordsIfAny, useNeeded: useEmbedWords } = fetchedWords<EmbedWords>({
  en: async () => (await import('./en/embed.ts')).embed,
  it: async () => (await import('./it/embed.ts')).embed,
  zh: async () => (await import('./zh/embed.ts')).embed,
})
