import { setImmediate as breath } from 'node:timers/promises'
import { choose, heardBy, highest } from '../shared/kernel/bots.ts'
import type { Game, Mind, Move, Seat } from '../shared/kernel/game.ts'
import { type Entry, enter, type Recorded } from '../shared/kernel/history.ts'
import { type Match, start } from '../shared/kernel/match.ts'
import { equal } from '../shared/kernel/plain.ts'
import { rngOf, seedOf } from '../shared/kernel/rng.ts'
import type { Loaded } from '../shared/match/journal.ts'
import type { Advice } from '../shared/wire/film.ts'

/** Entries that are played at once: others wait for it. */
const SOME = 16

interface Reached {
  readonly match: Match
  readonly played: Entry<Move>[]
  readonly records: Recorded[]
  readonly next: Entry<Move> | undefined
}

/**
 * A match that is over as it was after so many steps, and the entries that made it so; null: it did not get so far. A long
 * one takes a while, in which the server has others to serve.
 */
export async function matchAt(game: Game, { saved, entries }: Loaded, seq: number): Promise<Reached | null> {
  let match = start(game, game.check(saved.options), saved.seed)
  const steps = entries.map(({ entry }) => entry).filter(({ type }) => type !== 'note')
  const played = steps.slice(0, seq)
  const records: Recorded[] = []
  for (const [n, entry] of played.entries()) {
    if (n % SOME === SOME - 1) await breath()
    const done = enter(match, entry)
    match = done.match
    records.push(done.record)
  }
  return match.seq === seq ? { match, played, records, next: steps[seq] } : null
}

/** What the best bot there is makes of every decision that is open after so many steps. */
export async function adviceAt(game: Game, loaded: Loaded, seq: number): Promise<Advice[] | null> {
  const found = await matchAt(game, loaded, seq)
  if (!found) return null
  const { match, records, next } = found
  const { state, seats } = match
  const level: Mind = game.levels?.includes('clever') === false ? 'plain' : 'clever'
  return seats.flatMap(({ seat }): Advice[] => {
    const moves = game.moves(state, seat)
    if (moves.length === 0) return []
    const sight = { seat, view: game.view(state, seat), moves, heard: heardBy(records, seats, seat) }
    const luck = () => rngOf(seedOf(`advice ${seq} ${seat}`), 0)
    const worth = game.weigh?.(level, sight, luck())
    return [
      {
        seat,
        view: sight.view,
        moves,
        previews: moves.map(move => game.preview?.(state, seat, move) ?? null),
        worth: moves.map((_, n) => finite(worth?.[n])),
        best: worth ? highest(worth) : choose(game, level, sight, luck()),
        made: madeOf(next, seat, moves),
      },
    ]
  })
}

const finite = (worth: number | undefined): number | null =>
  worth !== undefined && Number.isFinite(worth) ? Math.round(1000 * worth) / 1000 : null

function madeOf(next: Entry<Move> | undefined, seat: Seat, moves: readonly Move[]): number | null {
  if (next?.type !== 'move' || next.seat !== seat) return null
  const at = moves.findIndex(move => equal(move, next.move))
  return at < 0 ? null : at
}
