import { desert } from '../abilities/desertion.ts'
import type { Player, State } from '../state.ts'
import { ENOUGH, mayContract } from './contracts.ts'
import { drawCard } from './hands.ts'
import { ahead, powers } from './power.ts'
import { otherSide, partnerOf, seatsOf, sideOf } from './table.ts'
import type { CardsTurn } from './turn.ts'

/** Whose turn it is, and when it is all over. */

/**
 * No match has more rounds, a round being a turn of either side with what it is lengthened by. Cards return from the
 * mat or the discards only through Rewind and Deathdodge. Tick Tock cannot bring back himself, and Sol, who lets him do
 * it again, cannot be brought back after that, so there are at most two Rewinds of at most 79 cards. A Deathdodge
 * answers a kill: ten cards kill, each at most three times, or once more through Sol, so there are at most 33 kills, and
 * two cards that dodge. So cards are played at most 80 + 2 * 79 + 2 * 33 = 304 times; and as a contract turn takes a card
 * from the deck for good, there are no more contract turns than that either. After each of those 608 turns there can be
 * three passes, then it is over (C-38): 2,432 turns and the first three, two a round.
 */
export const BOUND = 1218

/** A turn of a seat begins; nobody has done anything in it yet. */
export function beginTurn(turn: CardsTurn, seat: Player, extra: boolean): void {
  const { state } = turn
  state.active = seat
  state.next[sideOf(seat)] = partnerOf(state.options.players, seat)
  state.bonus = extra
  state.extra = false
  state.played = null
  state.decision = { type: 'turn' }
  turn.emit({ type: 'turnBegan', seat, extra })
}

/** C-7, C-12. */
export function endTurn(turn: CardsTurn, kind: 'usual' | 'contract' | 'pass'): void {
  const { state } = turn
  desert(turn)
  if (kind === 'usual') drawCard(turn, state.active)
  state.contracted = kind === 'contract'
  state.passes = kind === 'pass' ? state.passes + 1 : 0
  if (!state.banned && state.deck.length < ENOUGH) {
    state.banned = true
    turn.emit({ type: 'contractsBanned' })
  }
  if (isOver(state)) return finish(turn)
  goOn(turn)
}

/** C-20: who has nothing to play, and no contract turn either, passes; everybody sees that it must be so. */
function goOn(turn: CardsTurn): void {
  const { state } = turn
  const again = state.extra
  const seat = again ? state.active : state.next[otherSide(sideOf(state.active))]
  if (!again && sideOf(seat) === state.starter) state.round++
  beginTurn(turn, seat, again)
  if (state.hands[seat].length === 0 && !mayContract(state)) pass(turn)
}

export function pass(turn: CardsTurn): void {
  turn.emit({ type: 'passed', seat: turn.state.active })
  endTurn(turn, 'pass')
}

/** C-38. */
function isOver({ passes, hands, options }: State): boolean {
  const seats = seatsOf(options.players)
  return passes >= seats.length || seats.every(seat => hands[seat].length === 0)
}

/** C-1. */
function finish(turn: CardsTurn): void {
  const { state } = turn
  const { dawn, dusk } = powers(state)
  const side = ahead(state)
  const winners = seatsOf(state.options.players).filter(seat => side === null || sideOf(seat) === side)
  const by = side === null ? 'tie' : 'power'
  const first = side === null ? 'tied' : side === state.starter ? 'won' : 'lost'
  state.outcome = { winners, by }
  turn.emit({ type: 'ended', winners: [...winners], by, dawn, dusk, first })
}
