import type { Game } from '../kernel/game.ts'
import { type Log, sameRules } from '../kernel/history.ts'
import { written } from '../kernel/plain.ts'
import type { Frame } from '../wire/film.ts'
import { filming } from './film.ts'

/** Of a frame, what the rules make; what people noted is not in an open log. */
const made = ({ lines, ...frame }: Frame): string =>
  written({ ...frame, heard: lines.map(({ heard }) => heard).filter(({ type }) => type !== 'note') })

/**
 * Does a film without secrets follow from a match's deal and moves? Plays it again, one entry at a time. Null: all of it
 * does; else the step that does not. Throws where the log is of other rules, or the rules make nothing of it.
 */
export function* following(game: Game, log: Log, frames: readonly Frame[]): Generator<void, number | null> {
  sameRules(game, log)
  const entries = log.entries.map((entry, n) => ({ n, at: 0, entry, record: null }))
  const studio = yield* filming(game, { saved: log, entries }, new Map([['all', 'all']]))
  const [film] = studio.films(null)
  const again = film?.frames ?? []
  const at = Array.from({ length: Math.max(again.length, frames.length) }, (_, i) => i).find(i => {
    const [one, other] = [again[i], frames[i]]
    return !one || !other || made(one) !== made(other)
  })
  return at === undefined ? null : (frames[at]?.seq ?? again[at]?.seq ?? 0)
}
