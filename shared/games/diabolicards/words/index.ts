import type { Language } from '../../../words/index.ts'
import type { Words } from './words.ts'

/** Languages are loaded one by one: nobody reads three. */
export const CATALOGUES: Readonly<Partial<Record<Language, () => Promise<Words>>>> = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
}
