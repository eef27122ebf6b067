import type { Move, Seat, View } from '../../shared/kernel/game.ts'
import type { Line } from '../../shared/wire/protocol.ts'
import type { Lesson } from '../games/index.ts'

/** All that a lesson may go by. */
export interface Now {
  readonly view: View
  readonly lines: readonly Line[]
  readonly seats: readonly Seat[]
  readonly choices: readonly Move[]
}

/** What is to be explained now: the first lesson not seen yet whose time has come. */
export const nextLesson = (lessons: readonly Lesson[], seen: readonly string[], now: Now): Lesson | null =>
  lessons.find(({ id, when }) => !seen.includes(id) && when(now)) ?? null
