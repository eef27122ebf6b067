import type { Game, Seat, Types } from '../game.ts'
import { heard } from '../history.ts'
import { cheapLaws } from './cheap.ts'
import { lawS1, lawS3, lawS4 } from './secrecy.ts'
import { lawRng, walk } from './walk.ts'

export { cheapLaws } from './cheap.ts'
export { lawS2 } from './twins.ts'

/** One random match under S1, S3 and S4: at every step, or at one in `every`. Returns the steps looked at. */
export function secrecyLaws<T extends Types>(game: Game<T>, options: T['options'], name: string, every = 1): number {
  const rng = lawRng(`secrecy ${name}`)
  const ears: Record<Seat, T['event'][]> = {}
  let steps = 0
  for (const moment of walk(game, options, name)) {
    const { before, step } = moment
    if (rng.int(every) === 0) {
      lawS1(moment, rng)
      lawS3(moment)
      lawS4(before, seat => ears[seat] ?? [], rng)
      steps++
    }
    for (const { seat } of before.seats) {
      ears[seat] ??= []
      ears[seat].push(...step.told.map(each => heard(each, before.seats, seat)))
    }
  }
  return steps
}

/** All laws but S2, over some matches of every number of players. */
export function allLaws<T extends Types>(game: Game<T>, matches: number): void {
  for (const players of game.players) {
    for (let i = 0; i < matches; i++) {
      const name = `${game.id} ${players} ${i}`
      cheapLaws(game, game.options(players), name)
      secrecyLaws(game, game.options(players), name)
    }
  }
}
