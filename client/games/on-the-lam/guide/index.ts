import type { Language } from '../../../../shared/words/index.ts'
import type { Guide } from './guide.ts'

const LANGUAGES: Readonly<Record<Language, () => Promise<Guide>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
}

export const lessonWords = (language: Language): Promise<Guide> => LANGUAGES[language]()
export { LESSONS } from './lessons.ts'
