import type { Title } from '../../shared/wire/crowd.ts'

/** What those who look on guess, and what can be known. Fetched by them alone. */
export interface CrowdWords {
  /** A switch: what everybody could know by now. */
  readonly known: string
  readonly busy: string
  readonly failed: string
  /** Nothing is put down yet. */
  readonly none: string
  /** A button: the place is pointed at on the table. */
  point(what: string): string
  /** While one does. */
  readonly pointing: string
  /** Nothing more can be said. */
  readonly locked: string
  /** Over what all of them think. */
  readonly crowd: string
  /** How many think so. */
  thinks(choice: string, count: number): string
  readonly nobody: string
  /** One's own. */
  mine(choice: string): string
  /** What was true; how many of how many knew. */
  truth(truth: string): string
  knew(right: number, all: number): string
  points(points: number): string
  readonly total: string
  /** One's place in the end. */
  rank(rank: number, points: number): string
  readonly results: string
  readonly noses: string
  readonly titles: Readonly<Record<Title, string>>
  /** Why one may not. */
  readonly barred: string
  readonly name: string
  readonly join: string
}
