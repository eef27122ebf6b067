import type { GameEvent } from '../../shared/kernel/game.ts'
import type { Shot } from '../../shared/match/film.ts'
import type { Chapter } from './contract.ts'

/** What this viewer was told of the step that led to a shot; nothing of one that was taken back. */
export const eventsIn = <E extends GameEvent>({ lines }: Pick<Shot, 'lines'>): readonly E[] =>
  lines.flatMap(({ heard }) => (heard.type === 'step' ? (heard.events as readonly E[]) : []))

/** Which shots lie between the start and this one, those that were taken back left out: each is one step. */
export function standingAt(shots: readonly Shot[], at: number): number[] {
  const standing: number[] = []
  for (const [i, { lines }] of shots.slice(0, at + 1).entries()) {
    if (lines.some(({ heard }) => heard.type === 'takeBack')) standing.pop()
    if (lines.some(({ heard }) => heard.type === 'step')) standing.push(i)
  }
  return standing
}

export type Mark = Omit<Chapter, 'at'>

/** Chapters by what each shot tells, with the one before it: whatever comes later changes none of them. */
export const chaptersBy =
  (marks: (shot: Shot, before: Shot | undefined) => readonly Mark[]) =>
  (shots: readonly Shot[]): Chapter[] =>
    shots.flatMap((shot, at) => unique(marks(shot, shots[at - 1])).map(mark => ({ at, ...mark })))

/** Once is enough, however often it happens in one step. */
const unique = (marks: readonly Mark[]): Mark[] =>
  marks.filter(({ kind, seat }, i) => marks.findIndex(other => other.kind === kind && other.seat === seat) === i)
