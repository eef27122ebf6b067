import { best } from '../../../kernel/bots.ts'
import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { CARDS, type CardName } from '../cards/list.ts'
import type { Move } from '../move.ts'
import { powers } from '../rules/power.ts'
import { dataOf, otherSide, sideOf } from '../rules/table.ts'
import type { Player, State } from '../state.ts'
import type { Diabolicards } from '../types.ts'
import { answerWorth, type Taste } from './answers.ts'
import { modelOf } from './model.ts'
import { rehearse, weighed } from './rehearsal.ts'

const TASTE: Taste = { price: { dawn: 0, dusk: 0 }, keep: (name: CardName) => CARDS[name].power }

const answer = (state: State, _: Player, offered: readonly Move[]): Move =>
  offered[best(offered, move => answerWorth(state, move, TASTE))] as Move

/** By how much a side is ahead. */
export function lead(state: State, seat: Player): number {
  const side = sideOf(seat)
  const both = powers(state)
  return both[side] - both[otherSide(side)]
}

/** A beginner: the play that gains most at once; trades when no play gains anything; saves what it can. */
export function plain(sight: Sight<Diabolicards>, rng: Rng): number {
  const state = modelOf(sight)
  const seat = sight.seat as Player
  const now = lead(state, seat)
  const worth = weighed(state, move => score(state, seat, now, move))
  return best(sight.moves, move => worth(move) + rng.int(100) / 1e4)
}

function score(state: State, seat: Player, now: number, move: Move): number {
  switch (move.type) {
    case 'play':
      return lead(rehearse(state, seat, move, answer), seat) - now
    case 'pledge':
      return -dataOf(state, move.card).power
    case 'trade':
      return (dataOf(state, move.take).power - dataOf(state, move.card).power) / 10
    case 'purge':
      return -1
    default:
      return answerWorth(state, move, TASTE)
  }
}
