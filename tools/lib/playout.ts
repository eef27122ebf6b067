import { choose } from '../../shared/kernel/bots.ts'
import type { Game, Outcome, Seat, Types } from '../../shared/kernel/game.ts'
import { heard } from '../../shared/kernel/history.ts'
import { advance, type Match, start } from '../../shared/kernel/match.ts'
import { type Rng, rngOf, type Seed, seedOf } from '../../shared/kernel/rng.ts'

/** A match that is not over after so many steps never will be. */
const PATIENCE = 100_000

export interface Played<T extends Types = Types> {
  readonly match: Match<T>
  /** Null: nobody could move any more, or it went on for ever. */
  readonly outcome: Outcome | null
  readonly entries: readonly { readonly seat: Seat; readonly move: T['move'] }[]
}

interface Bot<E> {
  readonly seat: Seat
  readonly name: string
  readonly rng: Rng
  /** Null for a bot that does not listen. */
  readonly heard: E[] | null
}

/**
 * A whole match of bots, one for each seat. Where several seats may decide, the first of them does. `listen` hears what
 * everybody hears, and sees what
 * came of it.
 */
export function playMatch<T extends Types>(
  game: Game<T>,
  options: T['options'],
  seed: Seed,
  names: readonly string[],
  listen: (event: T['event'], after: T['state']) => void = () => {},
): Played<T> {
  let match = start(game, options, seed)
  const entries: { seat: Seat; move: T['move'] }[] = []
  const bots = match.seats.map(({ seat }, i): Bot<T['event']> => {
    const name = names[i] ?? 'random'
    return { seat, name, rng: rngOf(seedOf(`bot ${seed} ${seat}`), 0), heard: name === 'random' ? null : [] }
  })
  let outcome = game.outcome(match.state)
  while (outcome === null && match.seq < PATIENCE) {
    const decision = decide(match, bots)
    if (!decision) break
    entries.push(decision)
    const done = advance(match, decision.seat, decision.move)
    match = done.match
    for (const { event } of done.step.told) listen(event, match.state)
    for (const bot of bots)
      for (const told of done.step.told) bot.heard?.push(heard<T['event']>(told, match.seats, bot.seat))
    outcome = game.outcome(match.state)
  }
  return { match, outcome, entries }
}

function decide<T extends Types>(
  match: Match<T>,
  bots: readonly Bot<T['event']>[],
): { seat: Seat; move: T['move'] } | null {
  for (const bot of bots) {
    const moves = match.game.moves(match.state, bot.seat)
    if (moves.length > 0) return { seat: bot.seat, move: moves[choice(match, bot, moves)] as T['move'] }
  }
  return null
}

function choice<T extends Types>(match: Match<T>, bot: Bot<T['event']>, moves: readonly T['move'][]): number {
  const { seat, name, rng, heard } = bot
  if (moves.length === 1) return 0
  // Views cost more than moves, and chance does not look.
  if (heard === null) return rng.int(moves.length)
  return choose(match.game, name, { seat, view: match.game.view(match.state, seat), moves, heard }, rng)
}
