import type { Game, Seat, Types } from '../game.ts'
import { heard } from '../history.ts'
import { start } from '../match.ts'
import { seedOf } from '../rng.ts'
import { lawS3, lawS3AtStart } from './bags.ts'
import { cheapLaws } from './cheap.ts'
import { lawS1, lawS4 } from './secrecy.ts'
import { lawS2 } from './twins.ts'
import { lawful, lawRng, walk } from './walk.ts'

export { cheapLaws } from './cheap.ts'
export { lawS2 } from './twins.ts'

/** What the laws had to look at: where one of these is 0, a law was kept for want of anything to break it. */
export interface Looked {
  readonly steps: number
  /** S1: faces that were other ones. */
  readonly exchanged: number
  /** S3: cards that went out of sight. */
  readonly followed: number
  /** S4: choices of bots. */
  readonly choices: number
}

/** One random match under S1, S3 and S4: at every step, or at one in `every`. */
export const secrecyLaws = <T extends Types>(game: Game<T>, options: T['options'], name: string, every = 1): Looked =>
  lawful(game, name, () => lookThrough(game, options, name, every))

function lookThrough<T extends Types>(game: Game<T>, options: T['options'], name: string, every: number): Looked {
  const rng = lawRng(`secrecy ${name}`)
  const ears: Record<Seat, T['event'][]> = {}
  const looked = { steps: 0, exchanged: 0, followed: 0, choices: 0 }
  lawS3AtStart(start(game, options, seedOf(name)))
  for (const moment of walk(game, options, name)) {
    const { before, step } = moment
    if (rng.int(every) === 0) {
      looked.steps++
      looked.exchanged += lawS1(moment, rng)
      looked.followed += lawS3(moment)
      looked.choices += lawS4(before, seat => ears[seat] ?? [], rng)
    }
    for (const { seat } of before.seats) {
      ears[seat] ??= []
      ears[seat].push(...step.told.map(each => heard(each, before.seats, seat)))
    }
  }
  return looked
}

/** Every law, over some matches of every number of players. */
export function allLaws<T extends Types>(game: Game<T>, matches: number): void {
  for (const players of game.players) {
    for (let i = 0; i < matches; i++) {
      const name = `${game.id} ${players} ${i}`
      cheapLaws(game, game.options(players), name)
      secrecyLaws(game, game.options(players), name)
      lawS2(game, game.options(players), name, 10)
    }
  }
}
