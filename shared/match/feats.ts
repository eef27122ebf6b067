import type { Feat, Game, GameEvent, Seat } from '../kernel/game.ts'
import type { Frame } from '../wire/film.ts'

/** What is remembered of a match, from the film on which nothing is hidden. What was taken back has not happened. */
export function featsOf(game: Pick<Game, 'feat'>, frames: readonly Frame[]): Feat[] {
  const steps: { readonly round: number; readonly events: readonly GameEvent[] }[] = []
  for (const { round, lines } of frames)
    for (const { heard } of lines) {
      if (heard.type === 'step') steps.push({ round, events: heard.events })
      if (heard.type === 'takeBack') steps.pop()
    }
  return steps.flatMap(({ round, events }) => events.flatMap(event => game.feat?.(event, round) ?? []))
}

/** Is this better than that? */
export const surpasses = (best: 'most' | 'least', value: number, other: number): boolean =>
  best === 'most' ? value > other : value < other

/** The best of each that these seats did. */
export function bestOf({ feats = {} }: Pick<Game, 'feats'>, done: readonly Feat[], seats: readonly Seat[]) {
  const found: Record<string, number> = {}
  for (const { name, seat, value } of done) {
    const best = feats[name]
    if (!best || !seats.includes(seat)) continue
    const known = found[name]
    if (known === undefined || surpasses(best, value, known)) found[name] = value
  }
  return found
}
