import { fetchedWords } from './fetched.ts'
import type { StreamWords } from './stream.ts'

export const { useNeeded: useStreamWords } = fetchedWords<StreamWords>({
  en: async () => (await import('./en/stream.ts')).stream,
  it: async () => (await import('./it/stream.ts')).stream,
  zh: async () => (await import('./zh/stream.ts')).stream,
})
