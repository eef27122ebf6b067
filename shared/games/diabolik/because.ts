import type { Location } from './map/locations.ts'
import type { Criminal, Figure, Letter } from './state.ts'

/** What speaks for a move. Chances are percentages; steps are Moves. */
export type Because =
  /** Somebody may be found there. */
  | { readonly why: 'chance'; readonly at: Location; readonly percent: number }
  /** Nobody can be there. */
  | { readonly why: 'cold'; readonly at: Location }
  /** So many places are left for that Criminal. */
  | { readonly why: 'places'; readonly who: Criminal; readonly count: number }
  /** So many roads lead on from there. */
  | { readonly why: 'roads'; readonly at: Location; readonly count: number }
  /** From there it is so far to the likeliest place. */
  | { readonly why: 'near'; readonly at: Location; readonly percent: number; readonly steps: number }
  | { readonly why: 'runner'; readonly who: Criminal; readonly steps: number }
  | { readonly why: 'clue'; readonly letter: Letter; readonly steps: number }
  | { readonly why: 'officer' }
  | { readonly why: 'police'; readonly steps: number }
  | { readonly why: 'seen'; readonly count: number }
  | { readonly why: 'unseen' }
  | { readonly why: 'away' }
  /** Somebody is On the Run and has to get out of sight. */
  | { readonly why: 'exposed'; readonly who: Criminal }
  /** What is planned is planned there. */
  | { readonly why: 'work'; readonly at: Location; readonly steps: number }
  | { readonly why: 'part'; readonly letter: Letter }
  | { readonly why: 'fight'; readonly target: Figure }
  | { readonly why: 'cards'; readonly count: number }
  | { readonly why: 'wounds'; readonly count: number }
  /** That sheet asks for such a card; none does. */
  | { readonly why: 'wanted'; readonly letter: Letter }
  | { readonly why: 'spare' }
  /** So many of its kind are in hand. */
  | { readonly why: 'copies'; readonly count: number }
  /** Cards and Wounds in hand, of so many. */
  | { readonly why: 'hand'; readonly count: number; readonly limit: number }
  /** What an Exchange brings, and what it takes. */
  | { readonly why: 'swap'; readonly got: number; readonly given: number }
  | { readonly why: 'partner'; readonly count: number }
  | { readonly why: 'driver' }
  /** Of the die that lies there. */
  | { readonly why: 'hits'; readonly count: number }
  /** Nothing in particular. */
  | { readonly why: 'rest' }
