import type { Game, Seat, Types } from '../game.ts'
import { advance, type Match, type Step, start } from '../match.ts'
import { freeze } from '../plain.ts'
import { pick, type Rng, rngOf, seedOf } from '../rng.ts'

/** No law walks further than this: a match that has not ended by then never will. */
const PATIENCE = 10_000

/** What the engine says when somebody writes into something frozen. */
const WRITTEN = /read only|not extensible|Cannot delete|Cannot redefine/

export interface WalkedStep<T extends Types = Types> {
  readonly before: Match<T>
  readonly after: Match<T>
  readonly step: Step<T>
}

/** Where a law was broken, in words that lead back there. */
export function broken(law: string, match: Match, detail: string): never {
  throw new Error(`${law} broken by ${match.game.id}, seed ${match.seed}, step ${match.seq}: ${detail}`)
}

/** Runs laws over the match of this name. Whatever the game itself throws there is a broken law, too. */
export function lawful<R>(game: Game, name: string, laws: () => R): R {
  try {
    return laws()
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    const law = WRITTEN.test(said) ? 'input is never written to' : 'no rule throws'
    const text = said.includes(' broken by ') ? said : `${law} broken by ${game.id}, seed ${seedOf(name)}: ${said}`
    throw new Error(`${text} (match '${name}')`, { cause })
  }
}

export const seatsToMove = <T extends Types>(match: Match<T>): Seat[] =>
  match.seats.flatMap(({ seat }) => (match.game.moves(match.state, seat).length > 0 ? [seat] : []))

/** A random match: everything that the laws look at. */
export function* walk<T extends Types>(game: Game<T>, options: T['options'], name: string): Generator<WalkedStep<T>> {
  const rng = lawRng(name)
  let match = start(game, options, seedOf(name))
  for (let count = 0; game.outcome(match.state) === null; count++) {
    const seats = seatsToMove(match)
    if (seats.length === 0) broken('somebody can move', match, 'nobody can, and there is no outcome')
    if (count === PATIENCE) broken('the match ends', match, `not after ${PATIENCE} steps`)
    const seat = pick(rng, seats)
    const { match: after, step } = advance(match, seat, freeze(pick(rng, game.moves(match.state, seat))))
    yield { before: match, after, step }
    match = after
  }
}

/** A generator for the choices of a law, apart from those of the match. */
export const lawRng = (name: string): Rng => rngOf(seedOf(`law ${name}`), 0)
