import type { Move, Seat, View } from '../../shared/kernel/game.ts'
import type { Line } from '../../shared/wire/protocol.ts'
import type { Lesson } from '../games/contract.ts'
import { choicesOf } from '../session/table.ts'
import type { TableState } from '../session/tableState.ts'
import { isVeiled } from '../session/veil.ts'

/** All that a lesson may go by. */
export interface Now {
  readonly view: View
  readonly lines: readonly Line[]
  readonly seats: readonly Seat[]
  readonly choices: readonly Move[]
}

/** What is to be explained now: the first lesson not seen yet whose time has come. */
export const nextLesson = (lessons: readonly Lesson[], seen: readonly string[], now: Now): Lesson | null =>
  lessons.find(
    ({ id, when, after = [] }) => !seen.includes(id) && after.every(each => seen.includes(each)) && when(now),
  ) ?? null

/**
 * What is explained at this table. What is being explained stays until it is understood, even if the moment passes; but
 * it may be what this seat alone can do, so nothing is explained while secrets are hidden.
 */
export function lessonAt(
  table: TableState,
  lessons: readonly Lesson[],
  seen: readonly string[],
  explained: Lesson | null,
): Lesson | null {
  if (isVeiled(table)) return null
  if (explained && !seen.includes(explained.id)) return explained
  const { moment, lines, seats } = table
  const choices = choicesOf(table).map(({ move }) => move)
  return moment && nextLesson(lessons, seen, { view: moment.view, lines, seats, choices })
}
