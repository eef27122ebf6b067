import type { Language } from '../../../../shared/words/index.ts'
import type { LessonWords } from '../../contract.ts'
import type { LessonId } from './lessons.ts'

/** What the guided first match says in one language. A missing lesson is a type error. */
export type Guide = Readonly<Record<LessonId, LessonWords>>

const LANGUAGES: Readonly<Record<Language, () => Promise<Guide>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
}

export const lessonWords = (language: Language): Promise<Guide> => LANGUAGES[language]()
export { LESSONS } from './lessons.ts'
