import type { PieceId } from '../../../kernel/game.ts'
import { dataOf, isUnkillable, otherSide, regulars, type StandingCard, standing } from '../rules/table.ts'
import { type CardsTurn, showing } from '../rules/turn.ts'
import type { Side, State } from '../state.ts'
import type { AbilityChoice, AbilityRule } from './rule.ts'

/** "Up to 4" (C-34). */
export const FOUR = 4

export const choose = (card: PieceId): AbilityChoice => ({ type: 'choose', card })
/** Those that are not chosen yet. */
export const among = (cards: readonly PieceId[], chosen: readonly PieceId[]): AbilityChoice[] =>
  cards.filter(card => !chosen.includes(card)).map(choose)

export const enemies = (state: State, { side, zone }: StandingCard): PieceId[] => regulars(state, otherSide(side), zone)
/** Own cards of the zone, without the card itself. */
export const others = (state: State, { card, side, zone }: StandingCard): PieceId[] =>
  regulars(state, side, zone).filter(each => each !== card)
export const mortal = (state: State, cards: readonly PieceId[]): PieceId[] =>
  cards.filter(card => !isUnkillable(state, card))

export const isOn = (state: State, card: PieceId, side: Side): boolean => standing(state, card)?.side === side
export const isApex = (state: State, card: PieceId): boolean => dataOf(state, card).kind === 'apex'

/** How many of these stand on that side. */
export const countOn = (state: State, cards: readonly PieceId[], side: Side): number =>
  cards.filter(card => isOn(state, card, side)).length

/** C-7: announced now; who is not saved dies when everybody has answered. */
export function kill(turn: CardsTurn, by: StandingCard, victims: readonly PieceId[]): void {
  if (victims.length === 0) return
  const { state } = turn
  const { card, side } = by
  state.killing = {
    by: card,
    side,
    victims: [...victims],
    claimed: [],
    answering: [otherSide(side), side],
    silent: [],
  }
  turn.emit({ type: 'killAnnounced', by: card, victims: [...victims], faces: showing(state, [card, ...victims]) })
}

/** A kill of chosen cards. `victims` are those that may be chosen next. */
export const killing = (
  victims: (state: State, me: StandingCard, chosen: readonly PieceId[]) => readonly PieceId[],
  need: (chosen: readonly PieceId[]) => number = () => 0,
): AbilityRule => ({
  lost: (state, me) => (mortal(state, victims(state, me, [])).length === 0 ? 'noTarget' : null),
  objects: (state, me, chosen) => among(mortal(state, victims(state, me, chosen)), chosen),
  need,
  use: kill,
})

/** Cards of one side of the zone; none once four of them are chosen. */
export function upToFour(
  state: State,
  me: StandingCard,
  chosen: readonly PieceId[],
  whose: 'own' | 'enemy',
): readonly PieceId[] {
  const side = whose === 'own' ? me.side : otherSide(me.side)
  return countOn(state, chosen, side) >= FOUR ? [] : regulars(state, side, me.zone)
}
