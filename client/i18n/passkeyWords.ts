import { fetchedWords } from './fetched.ts'
import type { PasskeyWords } from './passkeys.ts'

export const { useIfAny: usePasskeyWords } = fetchedWords<PasskeyWords>({
  en: async () => (await import('./en/passkeys.ts')).passkeys,
  it: async () => (await import('./it/passkeys.ts')).passkeys,
  zh: async () => (await import('./zh/passkeys.ts')).passkeys,
})
