import { fetchedWords } from './fetched.ts'
import type { MovingWords } from './moving.ts'

export const { useIfAny: useMovingWords, useNeeded: useNeededMovingWords } = fetchedWords<MovingWords>({
  en: async () => (await import('./en/moving.ts')).moving,
  it: async () => (await import('./it/moving.ts')).moving,
  zh: async () => (await import('./zh/moving.ts')).moving,
})
