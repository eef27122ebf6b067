import type { Lesson, Reading } from '../games/contract.ts'
import { choicesOf } from '../session/table.ts'
import type { TableState } from '../session/tableState.ts'
import { isVeiled } from '../session/veil.ts'

/** No more lessons than this between two answers of the reader. */
export const MOST_IN_A_ROW = 2

/** What is being explained. */
export interface Explained {
  readonly lesson: Lesson
  /** As it was when its time came. */
  readonly now: Reading
  /** The last line of the log that was the reader's own doing then, and the how manieth lesson this is since. */
  readonly own: number
  readonly nth: number
}

/** What is to be explained now: the first lesson not seen yet whose time has come. */
export const nextLesson = (lessons: readonly Lesson[], seen: readonly string[], now: Reading): Lesson | null =>
  lessons.find(
    ({ id, when, after = [] }) => !seen.includes(id) && after.every(each => seen.includes(each)) && when(now),
  ) ?? null

/** How many lessons this match can bring to this reader, and how many of these have been read. */
export function progressOf(
  lessons: readonly Lesson[],
  seen: readonly string[],
  now: Pick<Reading, 'view' | 'seats'>,
): { readonly read: number; readonly all: number } {
  const own = lessons.filter(({ fits }) => fits?.(now) ?? true)
  return { read: own.filter(({ id }) => seen.includes(id)).length, all: own.length }
}

const ownDoing = ({ lines, seats }: Pick<TableState, 'lines' | 'seats'>): number =>
  lines.findLast(({ heard }) => heard.type !== 'note' && seats.includes(heard.seat))?.n ?? -1

/** Has the reader gone on since, or is the match over? Then it has been explained. */
export const isDone = (table: TableState, { own }: Explained): boolean =>
  table.sending || table.company?.phase === 'over' || ownDoing(table) !== own

/**
 * What is explained at this table. It comes when the reader has something to decide, which waits; before the first
 * move also while others decide. It stays until it is understood or the reader has gone on. It may be about what this
 * seat alone can do, so nothing is explained while secrets are hidden.
 */
export function lessonAt(
  table: TableState,
  lessons: readonly Lesson[],
  seen: readonly string[],
  last: Explained | null,
): Explained | null {
  const { moment, lines, seats, company, sending } = table
  // Who has just answered goes on: nothing begins that would be over at once, and taken for read.
  if (isVeiled(table) || !moment || sending || company?.phase === 'over') return null
  const own = ownDoing(table)
  if (last && !seen.includes(last.lesson.id)) return isDone(table, last) ? null : last
  const nth = last?.own === own ? last.nth + 1 : 1
  if (nth > MOST_IN_A_ROW) return null
  const now: Reading = { view: moment.view, lines, seats, choices: choicesOf(table).map(({ move }) => move) }
  if (now.choices.length === 0 && lines.some(({ heard }) => heard.type === 'step')) return null
  const lesson = nextLesson(lessons, seen, now)
  return lesson && { lesson, now, own, nth }
}
