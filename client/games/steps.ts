import type { Game, Types } from '../../shared/kernel/game.ts'
import { enter, heard, type Log } from '../../shared/kernel/history.ts'
import { start } from '../../shared/kernel/match.ts'

/** One step of a match that is over: nothing of it is a secret any more. */
export interface OpenStep<T extends Types> {
  /** Its place among all steps. */
  readonly n: number
  readonly before: T['state']
  readonly after: T['state']
  readonly move: T['move']
  readonly events: readonly T['event'][]
}

/** The steps that stand, each with all that was told of it to anybody. */
export function stepsOf<T extends Types>(
  game: Game<T>,
  log: Log<T>,
): { readonly first: T['state']; readonly steps: readonly OpenStep<T>[] } {
  let match = start(game, game.check(log.options), log.seed)
  const { state: first, seats } = match
  const steps: OpenStep<T>[] = []
  for (const entry of log.entries) {
    const before = match.state
    const done = enter(match, entry)
    match = done.match
    if (done.record.type === 'takeBack') steps.pop()
    if (done.record.type !== 'step') continue
    const { move, told } = done.record.step
    const events = told.map(each => heard<T['event']>(each, seats, 'all'))
    steps.push({ n: steps.length, before, after: match.state, move, events })
  }
  return { first, steps }
}
