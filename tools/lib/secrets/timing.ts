import type { Game, Types, Viewer } from '../../../shared/kernel/game.ts'
import { exchanged, exchangedTold, exchangeFor, passingBy } from '../../../shared/kernel/laws/rearrange.ts'
import { lawRng, type WalkedStep, walk } from '../../../shared/kernel/laws/walk.ts'
import { type Match, type Step, start } from '../../../shared/kernel/match.ts'
import { offersOf } from '../../../shared/kernel/offer.ts'
import { type Rng, seedOf, shuffle } from '../../../shared/kernel/rng.ts'
import { type Road, Wire } from '../../../tests/lib/wire.ts'

/*
 * Can somebody tell by when and how long their frames are what they may not know? One match is shown many times over, in
 * two deals that differ in nothing that they know, in an order that is drawn. Were the deal told, the times of one would
 * differ from those of the other by more than those of two piles of which nobody knows which is which.
 */

export interface Told {
  /** Of those that were drawn, how many piles differ as much: below a hundredth somebody could tell. */
  readonly p: { readonly times: number; readonly lengths: number }
  readonly frames: number
  /** Microseconds by which the deals differ, at the median step. */
  readonly apart: number
}

type Shows = readonly { readonly match: Match; readonly step: Step }[]
interface Run {
  readonly times: readonly number[]
  readonly lengths: readonly number[]
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Step by step, the same match as it would be in another deal. */
function deals<T extends Types>(
  game: Game<T>,
  options: T['options'],
  name: string,
  viewer: Viewer,
  steps: number,
): readonly [Match, Shows, Match, Shows] {
  const first = start<T>(game, options, seedOf(name)) as unknown as Match
  const rng = lawRng(`deals ${name}`)
  const there = (match: Match): Match => {
    const exchange = exchangeFor(match.game, [match.state], viewer, rng)
    return { ...match, state: exchanged(match.game.clone, match.state, exchange) }
  }
  const [one, other]: [{ match: Match; step: Step }[], { match: Match; step: Step }[]] = [[], []]
  for (const { before, after, step } of walk(game, options, name) as Iterable<WalkedStep>) {
    if (one.length === steps) break
    const exchange = exchangeFor(game as Game, [before.state, after.state], viewer, rng, passingBy(before, step))
    one.push({ match: after, step })
    other.push({ match: there(after), step: { ...step, told: exchangedTold(step.told, after.state, exchange) } })
  }
  return [first, one, there(first), other]
}

/** Shows it once to all who sit there, and takes the time until this one's frame is ready. */
function once(road: Road, first: Match, shows: Shows, player: number): Run {
  let offers = offersOf(first)
  const wire = new Wire(road, first, road.shown(first, offers, []))
  for (const place of wire.places) wire.join(place)
  const guest = wire.guests.find(({ place }) => place.player === player)
  if (!guest) throw new Error('nobody sits there')
  const times: number[] = []
  const lengths: number[] = []
  for (const { match, step } of shows) {
    guest.frames.length = 0
    offers = offersOf(match, offers, step.seat)
    const begun = process.hrtime.bigint()
    wire.show(road.shown(match, offers, [{ n: match.seq - 1, at: 0, record: { type: 'step', step } }]))
    times.push(Number(process.hrtime.bigint() - begun) / 1000)
    lengths.push(guest.frames.reduce((sum, frame) => sum + frame.length, 0))
  }
  return { times, lengths }
}

/** By how much two piles differ, step by step, of all steps together: by means of logarithms, for some times are far off. */
function apart(piles: readonly [readonly Run[], readonly Run[]], what: keyof Run, steps: number): number {
  const [one, other] = piles
  const mean = (pile: readonly Run[], n: number): number =>
    pile.reduce((sum, run) => sum + Math.log1p(run[what][n] ?? 0), 0) / pile.length
  let sum = 0
  for (let n = 0; n < steps; n++) sum += Math.abs(mean(one, n) - mean(other, n))
  // What is the same but for its last digits is the same.
  return Math.round(1e9 * sum)
}

function pOf(runs: readonly Run[], half: number, what: keyof Run, steps: number, rng: Rng): number {
  const real = apart([runs.slice(0, half), runs.slice(half)], what, steps)
  let as = 0
  for (let n = 0; n < PILES; n++) {
    const mixed = shuffle(rng, [...runs])
    if (apart([mixed.slice(0, half), mixed.slice(half)], what, steps) >= real) as++
  }
  return (as + 1) / (PILES + 1)
}

const PILES = 999
const WARM = 6

export function timed(
  game: Game,
  options: unknown,
  { name, viewer, player }: { readonly name: string; readonly viewer: Viewer; readonly player: number },
  { road, runs: half, steps: most }: { readonly road: Road; readonly runs: number; readonly steps: number },
): Told {
  const rng = lawRng(`timed ${name} ${player}`)
  const [first, one, firstThere, other] = deals(game, options as never, name, viewer, most)
  const show = (which: number): Run => once(road, which === 0 ? first : firstThere, which === 0 ? one : other, player)
  for (let n = 0; n < WARM; n++) show(n % 2)
  const order = shuffle(
    rng,
    Array.from({ length: 2 * half }, (_, n) => n % 2),
  )
  const piles: [Run[], Run[]] = [[], []]
  for (const which of order) piles[which as 0 | 1].push(show(which))
  const runs = piles.flat()
  const steps = one.length
  const gaps = one.map((_, n) => {
    const [a, b] = piles.map(pile => median(pile.map(({ times }) => times[n] ?? 0))) as [number, number]
    return Math.abs(a - b)
  })
  return {
    p: { times: pOf(runs, half, 'times', steps, rng), lengths: pOf(runs, half, 'lengths', steps, rng) },
    frames: 2 * half * steps,
    apart: Math.round(100 * median(gaps)) / 100,
  }
}
