import type { Game, Luck, Seat, SeatSpec, Told, Turn, Types } from './game.ts'
import { equal } from './plain.ts'
import { isSeed, rngOf, type Seed } from './rng.ts'

/** Both generators of a match, as far as they have been drawn from. */
export const luckOf = (seed: Seed, drawn = { chance: 0, names: 0 }): Luck => ({
  chance: rngOf(seed, 0, drawn.chance),
  names: rngOf(seed, 1, drawn.names),
})
const drawnFrom = ({ chance, names }: Luck) => ({ chance: chance.drawn, names: names.drawn })

/** A match at one moment. A value: steps make new ones. */
export interface Match<T extends Types = Types> {
  readonly game: Game<T>
  readonly options: T['options']
  readonly seed: Seed
  readonly seats: readonly SeatSpec[]
  readonly state: T['state']
  /** Words drawn from each generator; they stand beside the state, never in it. */
  readonly drawn: { readonly chance: number; readonly names: number }
  /** Steps and take-backs so far. */
  readonly seq: number
  /** Who may go back, and to what. */
  readonly undo: { readonly seat: Seat; readonly to: Match<T> } | null
}

export interface Step<T extends Types = Types> {
  readonly seq: number
  readonly seat: Seat
  readonly move: T['move']
  readonly told: readonly Told<T['event']>[]
}

/** A match at a moment from which nothing can be taken back, as plain JSON. Options and seed are kept beside it. */
export interface Snapshot<T extends Types = Types> extends Pick<Match<T>, 'seq' | 'state' | 'drawn'> {}

/** The last moment that is out of reach for good: what came after it can be played again from there. */
export function settled<T extends Types>(match: Match<T>): Snapshot<T> {
  let at = match
  while (at.undo) at = at.undo.to
  const { seq, state, drawn } = at
  return { seq, state, drawn }
}

/** The match that a snapshot was taken of. */
export function recalled<T extends Types>(
  game: Game<T>,
  options: T['options'],
  seed: Seed,
  { seq, state, drawn }: Snapshot<T>,
): Match<T> {
  return { game, options, seed, seats: game.seats(options), state, drawn, seq, undo: null }
}

export function start<T extends Types>(game: Game<T>, options: T['options'], seed: Seed): Match<T> {
  if (!isSeed(seed)) throw new Error('a seed is 32 hexadecimal digits')
  const seats = game.seats(options)
  if (seats.some(({ seat }) => seat === 'public' || seat === 'all'))
    throw new Error('no seat may be called public or all')
  if (new Set(seats.map(({ seat }) => seat)).size < seats.length) throw new Error('two seats have one name')
  const luck = luckOf(seed)
  const state = game.setup(options, luck)
  return { game, options, seed, seats, state, drawn: drawnFrom(luck), seq: 0, undo: null }
}

/** One legal move of one seat. Throws when the rules do not offer it. */
export function step<T extends Types>(
  match: Match<T>,
  seat: Seat,
  move: T['move'],
): { match: Match<T>; step: Step<T> } {
  if (!match.game.moves(match.state, seat).some(offered => equal(offered, move)))
    throw new Error(`${seat} has no move ${JSON.stringify(move)}`)
  return advance(match, seat, move)
}

/** A step that is known to be legal, having just been picked from the list. */
export function advance<T extends Types>(
  match: Match<T>,
  seat: Seat,
  move: T['move'],
): { match: Match<T>; step: Step<T> } {
  const { game, seed, drawn } = match
  const state = game.clone(match.state)
  const luck = luckOf(seed, drawn)
  const told: Told<T['event']>[] = []
  let final = false
  const turn: Turn<T['state'], T['event']> = {
    state,
    seat,
    ...luck,
    emit: (event, secret) => void told.push(secret ? { event, secret } : { event }),
    final: () => {
      final = true
    },
  }
  game.apply(turn, move)
  const seq = match.seq + 1
  const reversible = !final && luck.chance.drawn === drawn.chance
  // Once another seat has moved, what lies before that is out of reach for good.
  const to = match.undo?.seat === seat ? match : { ...match, undo: null }
  const next = { ...match, state, drawn: drawnFrom(luck), seq, undo: reversible ? { seat, to } : null }
  return { match: next, step: { seq, seat, move, told } }
}

/** The match as it was before this seat's last step, or null where that cannot be had any more. */
export function takeBack<T extends Types>(match: Match<T>, seat: Seat): Match<T> | null {
  if (match.undo?.seat !== seat) return null
  return { ...match.undo.to, seq: match.seq + 1 }
}
