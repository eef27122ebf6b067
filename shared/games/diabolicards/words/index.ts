import type { Language } from '../../../words/index.ts'
import type { Words } from './words.ts'

const CATALOGUES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
  zh: async () => (await import('./zh/index.ts')).zh,
}

/** Languages are loaded one by one: nobody reads three. */
export const catalogue = (language: Language): Promise<Words> => CATALOGUES[language]()
