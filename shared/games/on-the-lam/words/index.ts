import type { Language } from '../../../words/index.ts'
import type { Words } from './words.ts'

const CATALOGUES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
}

/** On the Lam's words. Languages are loaded one by one. */
export const catalogue = (language: Language): Promise<Words> => CATALOGUES[language]()
