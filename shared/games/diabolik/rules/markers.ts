import type { Marking } from '../../../kernel/game.ts'
import { LOCATIONS } from '../map/locations.ts'

/** What the Detectives think, in the open: who or what might be where, and where they have looked. */
export const THEORY_MARKERS = ['unknown', 'diabolik', 'eva', 'clueA', 'clueB', 'clueC', 'hideout', 'searched'] as const
/** What the Criminals plan, for themselves (D-37). */
export const PLAN_MARKERS = ['first', 'second', 'third', 'star', 'danger', 'route', 'watched'] as const
export type MarkerKind = (typeof THEORY_MARKERS)[number] | (typeof PLAN_MARKERS)[number]

/** What is drawn on each, in any language. */
export const SIGNS: Readonly<Record<MarkerKind, string>> = {
  unknown: '?',
  diabolik: 'D',
  eva: 'E',
  clueA: 'A',
  clueB: 'B',
  clueC: 'C',
  hideout: '⌂',
  searched: '×',
  first: '1',
  second: '2',
  third: '3',
  star: '★',
  danger: '!',
  route: '→',
  watched: '◉',
}

export const markings: readonly Marking[] = [
  { side: 'detectives', audience: 'all', kinds: THEORY_MARKERS, places: LOCATIONS },
  { side: 'criminals', audience: 'side', kinds: PLAN_MARKERS, places: LOCATIONS },
]
