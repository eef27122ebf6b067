import type { Film, FilmPart, Frame } from '../wire/film.ts'
import { chairsOf, partyOf } from './company.ts'
import type { Described } from './journal.ts'

/** Frames that are handed out at least: some rounds are one move long. */
const PART = 12

/** What to ask for: after so many frames, and at least to this step. */
export interface Wanted {
  readonly from: number
  readonly until: number
}

/** A part of a film, to the end of a round. */
export function partOf(film: Film, { created, ...table }: Described, { from, until }: Wanted): FilmPart {
  const { frames, outcome, ...head } = film
  const end = endOf(frames, from, until)
  const more = end < frames.length
  return {
    head,
    played: created,
    chairs: chairsOf(partyOf(table)),
    frames: frames.slice(from, end),
    more,
    outcome: more ? null : outcome,
  }
}

function endOf(frames: readonly Frame[], from: number, until: number): number {
  const reached = frames.findIndex(({ seq }, at) => at + 1 >= from + PART && seq >= until)
  const last = reached < 0 ? undefined : frames[reached]
  const end = last ? frames.findIndex(({ round }, at) => at > reached && round !== last.round) : -1
  return end < 0 ? frames.length : end
}
