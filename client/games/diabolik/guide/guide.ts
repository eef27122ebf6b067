import type { LessonWords } from '../../contract.ts'
import type { LessonId } from './lessons.ts'

/** What the guided first match says in one language. A missing lesson is a type error. */
export type Guide = Readonly<Record<LessonId, LessonWords>>
