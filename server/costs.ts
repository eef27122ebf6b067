import { setImmediate as breath } from 'node:timers/promises'
import { heardBy } from '../shared/kernel/bots.ts'
import type { Game, Mind, Move } from '../shared/kernel/game.ts'
import { enter, type Recorded } from '../shared/kernel/history.ts'
import { start } from '../shared/kernel/match.ts'
import { equal } from '../shared/kernel/plain.ts'
import { rngOf, seedOf } from '../shared/kernel/rng.ts'
import type { Loaded } from '../shared/match/journal.ts'
import type { Costly } from '../shared/wire/film.ts'

/** So many decisions are told. */
const MOST = 3

/** Bots put so much chance into their figures, so that they do not always take the first of equals. */
const CHANCE = 0.1

/** By the plain bot's figures, which take no time to speak of: a whole match is weighed. */
const MIND: Mind = 'plain'

/**
 * Which decisions of one person cost most in a match that is over: what was best beside what was done, from what they
 * knew then. Others have to be served meanwhile.
 */
export async function costsOf(game: Game, { saved, entries }: Loaded, player: number): Promise<Costly[]> {
  let match = start(game, game.check(saved.options), saved.seed)
  const own = new Set(match.seats.filter(each => each.player === player).map(({ seat }) => seat))
  const records: Recorded[] = []
  let costly: Costly[] = []
  let at = 0
  for (const { entry } of entries) {
    if (entry.type === 'note') continue
    if (entry.type === 'move' && own.has(entry.seat)) {
      await breath()
      const moves = game.moves(match.state, entry.seat)
      const made = moves.findIndex(move => equal(move, entry.move))
      const view = game.view(match.state, entry.seat)
      const sight = { seat: entry.seat, view, moves, heard: heardBy(records, match.seats, entry.seat) }
      const worth = game.weigh?.(MIND, sight, rngOf(seedOf(`costs ${at}`), 0)) ?? []
      const { cost, best } = costOf(worth, made)
      if (cost > CHANCE) {
        const told = (n: number): Costly['made'] => ({
          move: moves[n] as Move,
          preview: game.preview?.(match.state, entry.seat, moves[n] as Move) ?? null,
        })
        const found: Costly = {
          at,
          round: game.round(match.state),
          seat: entry.seat,
          view,
          made: told(made),
          best: told(best),
          cost,
        }
        costly = [...costly, found].sort((one, other) => other.cost - one.cost).slice(0, MOST)
      }
    }
    if (at % 16 === 15) await breath()
    const done = enter(match, entry)
    match = done.match
    records.push(done.record)
    at++
  }
  return costly
}

/** What no bot would do counts as the worst of what one would. */
export function costOf(worth: readonly number[], made: number): { readonly cost: number; readonly best: number } {
  const finite = worth.filter(Number.isFinite)
  const best = worth.indexOf(Math.max(...finite))
  const done = worth[made] ?? Number.NEGATIVE_INFINITY
  const cost = (worth[best] ?? 0) - Math.max(done, Math.min(...finite))
  return made < 0 || best < 0 || made === best || !Number.isFinite(cost) ? { cost: 0, best } : { cost, best }
}
