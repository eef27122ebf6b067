import { stow } from '../../../kernel/bag.ts'
import type { PieceId } from '../../../kernel/game.ts'
import type { Side, SlotKind, State, Zone } from '../state.ts'
import { closeHand } from './hands.ts'
import { arrive, release } from './holds.ts'
import { freeSlot, type MatSlot, standing } from './table.ts'
import { about, type CardsTurn } from './turn.ts'

/** Cards that come onto the mat, move on it and leave it. */

const without = (cards: readonly PieceId[], card: PieceId): PieceId[] => cards.filter(each => each !== card)

/** Into the first free slot of a kind. */
export function put(state: State, card: PieceId, side: Side, zone: Zone, slot: SlotKind): MatSlot {
  const at = freeSlot(state, side, zone, slot)
  if (at < 0) throw new Error(`no room for ${card} in ${zone}`)
  state.mat[side][zone][slot][at] = card
  return { side, zone, slot, at }
}

function lift(state: State, card: PieceId): MatSlot {
  const spot = standing(state, card)
  if (!spot) throw new Error(`${card} is not on the mat`)
  state.mat[spot.side][spot.zone][spot.slot][spot.at] = null
  return spot
}

/** It leaves the mat, and forgets everything: should it come back, it is fresh. */
function leave(turn: CardsTurn, card: PieceId): void {
  const { state } = turn
  lift(state, card)
  release(turn, card)
  state.spent = without(state.spent, card)
  state.sermons = state.sermons.filter(({ by }) => by !== card)
  delete state.choices[card]
  for (const keeper in state.choices) {
    const choices = state.choices[keeper]
    if (choices) choices.met = without(choices.met, card)
  }
  if (state.opened?.by === card) closeHand(turn)
}

export function die(turn: CardsTurn, card: PieceId): void {
  const { state } = turn
  turn.emit({ type: 'died', ...about(state, card) })
  leave(turn, card)
  state.discards.push(card)
}

/** Deathdodge. */
export function backToDeck(turn: CardsTurn, card: PieceId): void {
  const { state } = turn
  leave(turn, card)
  stow(turn, state.deck, [card])
}

/** To another slot; out of its zone it loses what holds it there (C-35). `tell` says it in the movement's own words. */
export function shift(
  turn: CardsTurn,
  card: PieceId,
  side: Side,
  zone: Zone,
  tell: (spot: MatSlot) => void = spot => turn.emit({ type: 'moved', ...spot, ...about(turn.state, card) }),
): void {
  const { state } = turn
  const from = lift(state, card)
  const to = put(state, card, side, zone, 'regular')
  tell(to)
  if (from.zone !== zone) {
    state.sermons = state.sermons.filter(({ by }) => by !== card)
    release(turn, card)
  }
  arrive(turn, card)
}

/** Why Swap: two cards of one zone. */
export function swap(turn: CardsTurn, one: PieceId, other: PieceId): void {
  const { state } = turn
  const from = lift(state, one)
  const to = lift(state, other)
  for (const [card, { side, zone, slot, at }] of [
    [one, to],
    [other, from],
  ] as const) {
    state.mat[side][zone][slot][at] = card
    turn.emit({ type: 'moved', side, zone, slot, at, ...about(state, card) })
  }
  arrive(turn, one)
  arrive(turn, other)
}
