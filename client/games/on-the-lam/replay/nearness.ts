import { COMPLETE } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { SUSPECTS, type Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import { chapters, type Kind } from './chapters.ts'
import { ownIn } from './hands.ts'

/** What is marked in somebody's lane: what made an alibi, and what the police took of it. */
const MARKED: readonly Kind[] = ['alibi', 'investigation', 'custody']

/** How near somebody was to an alibi, shot by shot. */
export interface Lane {
  readonly seat: Suspect
  /** Cards of their own; a sixth proves nothing more. */
  readonly own: readonly number[]
  readonly marks: readonly { readonly at: number; readonly kind: Kind }[]
}

/** Up to a shot, through the eyes of somebody from whom nothing is hidden. */
export function lanesUpTo(shots: readonly Shot[], at: number): Lane[] {
  const seen = shots.slice(0, at + 1)
  const all = chapters(seen)
  return SUSPECTS.filter(seat => seen[0]?.view.pieces[seat]).map(seat => ({
    seat,
    own: seen.map(({ view }) => Math.min(COMPLETE, ownIn(view, seat) ?? 0)),
    marks: all.flatMap(({ at: when, kind, seat: whose }) => {
      const marked = MARKED.find(each => each === kind)
      return marked && whose === seat ? [{ at: when, kind: marked }] : []
    }),
  }))
}

/** How each round left a lane: the step that ends a round is its last. How it stands now comes after that. */
export const byRound = (shots: readonly Shot[], own: readonly number[]): number[] => [
  ...own.filter((_, i) => i > 0 && shots[i]?.round !== shots[i - 1]?.round),
  ...own.slice(-1),
]
