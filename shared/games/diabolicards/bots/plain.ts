import { best } from '../../../kernel/bots.ts'
import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { CARDS, type CardName } from '../cards/list.ts'
import type { Move } from '../move.ts'
import { hiddenIn } from '../rules/hands.ts'
import { powers } from '../rules/power.ts'
import { dataOf, otherSide, seatsOf, sideOf } from '../rules/table.ts'
import type { Player, Side, State } from '../state.ts'
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

/** How many more cards of the other side's hands lie open than of the own. */
export function insight(state: State, side: Side): number {
  let more = 0
  for (const seat of seatsOf(state.options.players)) {
    const open = state.hands[seat].length - hiddenIn(state, seat).length
    more += sideOf(seat) === side ? -open : open
  }
  return more
}

/** What a beginner makes of seeing a card. */
const GLIMPSE = 0.05

/** A beginner: the play that gains most at once; trades when no play gains anything; saves what it can. */
export function plain(sight: Sight<Diabolicards>, rng: Rng): number[] {
  const state = modelOf(sight)
  const seat = sight.seat as Player
  const now = valued(state, seat)
  const worth = weighed(state, move => score(state, seat, now, move))
  return sight.moves.map(move => worth(move) + rng.int(100) / 1e4)
}

function score(state: State, seat: Player, now: number, move: Move): number {
  switch (move.type) {
    case 'play':
      return valued(rehearse(state, seat, move, answer), seat) - now
    case 'pledge':
      return -dataOf(state, move.card).power
    case 'trade':
      return tradeWorth(dataOf(state, move.take).power - dataOf(state, move.card).power)
    case 'purge':
      return -1
    default:
      return answerWorth(state, move, TASTE)
  }
}

const valued = (state: State, seat: Player): number => lead(state, seat) + GLIMPSE * insight(state, sideOf(seat))

/** A card for no better one is no deal. */
const tradeWorth = (gain: number): number => (gain > 0 ? gain / 10 : Number.NEGATIVE_INFINITY)
