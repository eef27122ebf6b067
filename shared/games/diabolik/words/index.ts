import type { Language } from '../../../words/index.ts'
import type { Words } from './words.ts'

const english = async (): Promise<Words> => (await import('./en/index.ts')).en

/** The languages that Diabolik is told in. One that is not here yet is told in English. */
export const CATALOGUES: Readonly<Partial<Record<Language, () => Promise<Words>>>> = {
  en: english,
  it: async () => (await import('./it/index.ts')).it,
  zh: async () => (await import('./zh/index.ts')).zh,
}

export const catalogue = (language: Language): Promise<Words> => (CATALOGUES[language] ?? english)()
