import type { CasebookWords } from './casebook.ts'
import { fetchedWords } from './fetched.ts'

export const { useIfAny: useCasebookWords } = fetchedWords<CasebookWords>({
  en: async () => (await import('./en/casebook.ts')).casebook,
  it: async () => (await import('./it/casebook.ts')).casebook,
  zh: async () => (await import('./zh/casebook.ts')).casebook,
})
