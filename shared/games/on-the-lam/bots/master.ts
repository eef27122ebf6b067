import type { Sight } from '../../../kernel/game.ts'
import { race } from '../../../kernel/race.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { clone } from '../clone.ts'
import { moves } from '../moves.ts'
import type { Move, State, Suspect } from '../state.ts'
import type { OnTheLam } from '../types.ts'
import { followed } from './estimates.ts'
import { clever, play } from './imagined.ts'
import { standing } from './standing.ts'
import { worldsOf } from './worlds.ts'

/** What a decision may cost: so many worlds for each plan at most. */
const WORLDS = 96

/** What to do first, and then; all that follows in the turn the clever bot decides. */
interface Plan {
  readonly at: number
  readonly moves: readonly Move[]
}

/**
 * Plays its turn to the end in worlds that fit what it was told, each walk with all that can be done there, and weighs how the
 * match stands then: by what turned out to tell who wins between clever bots (`standing`), where they end and not only what they hold.
 */
export function master(sight: Sight<OnTheLam>, rng: Rng): number[] {
  const me = sight.seat as Suspect
  const deal = worldsOf(sight)
  const common = followed(sight.heard)
  const plans = plansOf(sight, deal(rng))
  let first = rng.int(1000) / 1000
  const worth = race(plans.length, WORLDS, () => {
    const world = deal(rng)
    first += GOLDEN
    const luck = tape(rng, first)
    return nth => foreseen(world, me, { ...common }, plans[nth]?.moves ?? [], luck())
  })
  const found = sight.moves.map(() => 0)
  for (const [nth, { at }] of plans.entries()) found[at] = Math.max(found[at] ?? 0, worth[nth] ?? 0)
  return found
}

/** Nobody goes through their hand for nothing (L-15), so that is not thought about. */
function plansOf({ seat, moves: offered }: Sight<OnTheLam>, world: State): Plan[] {
  return offered.flatMap((move, at): Plan[] => {
    if (move.type === 'sort') return []
    if (move.type !== 'walk' || move.to === 'station') return [{ at, moves: [move] }]
    const there: State = { ...world, people: { ...world.people }, decision: { type: 'act' } }
    there.people[seat as Suspect] = { ...world.people[seat as Suspect], at: move.to }
    return moves(there, seat).flatMap(act => (act.type === 'sort' ? [] : { at, moves: [move, act] }))
  })
}

/** The chance to win after this turn. */
function foreseen(
  world: State,
  me: Suspect,
  common: Record<Suspect, number>,
  plan: readonly Move[],
  luck: Rng,
): number {
  const state = clone(world)
  const { active, round } = state
  const imagined = { state, common }
  for (const move of plan) play(imagined, move, luck)
  while (!state.outcome && state.active === active && state.round === round) play(imagined, clever(imagined), luck)
  return standing(state, me, common)
}

/** Its multiples lie as evenly as can be, however many are taken. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * The same chance for each plan: what is drawn once is there for all. The first, mostly a die, goes through all that it can
 * be from world to world rather than by chance.
 */
function tape(rng: Rng, first: number): () => Rng {
  const parts = [first % 1]
  return () => {
    let drawn = 0
    return {
      drawn,
      int(n) {
        const part = parts[drawn] ?? rng.int(2 ** 31) / 2 ** 31
        parts[drawn++] = part
        return Math.floor(part * n)
      },
    }
  }
}
