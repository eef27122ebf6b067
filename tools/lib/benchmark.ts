import type { Game, GameState, Luck, Seat, Turn, Types } from '../../shared/kernel/game.ts'
import { advance, luckOf, type Match, start } from '../../shared/kernel/match.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { type Played, playMatch } from './playout.ts'
import { type RunRate, ratesOf, type Task } from './timing.ts'

/** Enough to be typical, few enough to be quickly made. */
const MATCHES = 20
const SAMPLES = 400

interface Speed {
  readonly playoutsPerSecond: number
  readonly movesPerSecond: number
}

/** What one process does with one game. */
export interface Figures {
  readonly seats: number
  readonly movesPerPlayout: number
  /** Random play: moves are listed, one is picked and made. */
  readonly listing: Speed
  /** The same moves made again without listing them. */
  readonly replaying: Speed
  /** The same on one state, without copying it at each step. */
  readonly inPlace: Speed
  readonly nanoseconds: Readonly<Record<'clone' | 'moves' | 'seatView' | 'publicView', number>>
}

export function benchmark(game: Game, options: unknown, seconds: number): Figures {
  const names = game.seats(options).map(() => 'random' as const)
  const play = (i: number) => playMatch(game, options, seedOf(`bench ${i}`), names)
  const recorded = Array.from({ length: MATCHES }, (_, i) => play(i))
  const sampled = momentsOf(recorded)
  const rates = ratesOf(
    {
      listing: inTurn(recorded, ({ match: { seed } }) => playMatch(game, options, seed, names).entries.length),
      replaying: inTurn(recorded, played => replayed(played).seq),
      inPlace: inTurn(recorded, played => {
        replayedInPlace(played)
        return played.entries.length
      }),
      clone: overAll(sampled, ({ state }) => game.clone(state)),
      moves: overAll(sampled, ({ state, seat }) => game.moves(state, seat)),
      seatView: overAll(sampled, ({ state, seat }) => game.view(state, seat)),
      publicView: overAll(sampled, ({ state }) => game.view(state, 'public')),
    },
    seconds,
  )
  const { clone, moves, seatView, publicView } = rates
  return {
    seats: names.length,
    movesPerPlayout: recorded.reduce((sum, { entries }) => sum + entries.length, 0) / recorded.length,
    listing: speedOf(rates.listing),
    replaying: speedOf(rates.replaying),
    inPlace: speedOf(rates.inPlace),
    nanoseconds: {
      clone: each(clone),
      moves: each(moves),
      seatView: each(seatView),
      publicView: each(publicView),
    },
  }
}

const speedOf = ({ runsPerSecond, operationsPerSecond }: RunRate): Speed => ({
  playoutsPerSecond: runsPerSecond,
  movesPerSecond: operationsPerSecond,
})

const each = ({ operationsPerSecond }: RunRate): number => 1e9 / operationsPerSecond

export function replayed<T extends Types>({ match, entries }: Played<T>): Match<T> {
  let again = start(match.game, match.options, match.seed)
  for (const { seat, move } of entries) again = advance(again, seat, move).match
  return again
}

/** The state that a match ends in, without a copy made on the way there. */
export function replayedInPlace<T extends Types>({ match: { game, options, seed }, entries }: Played<T>): T['state'] {
  const luck = luckOf(seed)
  const state: T['state'] = game.setup(options, luck)
  for (const { seat, move } of entries) game.apply(silent(luck, state, seat), move)
  return state
}

const silent = <S extends GameState>({ chance, names }: Luck, state: S, seat: Seat): Turn<S, never> => ({
  state,
  seat,
  chance,
  names,
  emit: () => {},
  final: () => {},
})

interface Moment {
  readonly state: GameState
  /** Whoever moved next. */
  readonly seat: Seat
}

/** Moments from all over the matches. */
function momentsOf(recorded: readonly Played[]): Moment[] {
  const all = recorded.flatMap(({ match, entries }) => {
    let at = start(match.game, match.options, match.seed)
    return entries.map(({ seat, move }) => {
      const moment = { state: at.state, seat }
      at = advance(at, seat, move).match
      return moment
    })
  })
  const stride = Math.max(1, Math.floor(all.length / SAMPLES))
  return all.filter((_, i) => i % stride === 0)
}

/** One of the list at each run. */
function inTurn<T>(list: readonly T[], work: (item: T) => number): Task {
  let next = 0
  return () => work(list[next++ % list.length] as T)
}

/** What the last call made; held, so that no engine may leave the work out. */
let held: unknown

/** All of the list at each run. */
function overAll<T>(list: readonly T[], work: (item: T) => unknown): Task {
  return () => {
    for (const item of list) held = work(item)
    return held === undefined ? 0 : list.length
  }
}
