import { fetchedWords } from './fetched.ts'
import type { ReplayWords } from './replay.ts'

export const { useNeeded: useReplayWords } = fetchedWords<ReplayWords>({
  en: async () => (await import('./en/replay.ts')).replay,
  it: async () => (await import('./it/replay.ts')).replay,
  zh: async () => (await import('./zh/replay.ts')).replay,
})
