import { choose } from '../../../shared/kernel/bots.ts'
import type { Game, Seat, Types } from '../../../shared/kernel/game.ts'
import { advance, type Match, start } from '../../../shared/kernel/match.ts'
import { rngOf, seedOf } from '../../../shared/kernel/rng.ts'

/** A match between clever bots, step by step, with all that everybody heard. */
export function* played<T extends Types>(
  game: Game<T>,
  options: unknown,
  name: string,
): Generator<{ readonly match: Match<T>; readonly heard: readonly T['event'][]; readonly seat: Seat }> {
  let match = start(game, game.check(options), seedOf(name))
  const heard: T['event'][] = []
  const luck = rngOf(seedOf(`bots of ${name}`), 0)
  for (;;) {
    const seat = match.seats.find(each => game.moves(match.state, each.seat).length > 0)?.seat
    if (seat === undefined || game.outcome(match.state) !== null) return
    yield { match, heard, seat }
    const moves = game.moves(match.state, seat)
    const sight = { seat, view: game.view(match.state, seat), moves, heard }
    const done = advance(match, seat, moves[choose(game, 'clever', sight, luck)] as T['move'])
    match = done.match
    heard.push(...done.step.told.map(({ event }) => event))
  }
}
