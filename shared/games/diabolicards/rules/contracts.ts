import { draw, stow } from '../../../kernel/bag.ts'
import type { MoveOf } from '../move.ts'
import type { Player, State } from '../state.ts'
import { discardFromDeck, giveAway, receive } from './hands.ts'
import { eyesOf, isEligible, pledgesOf, seatsOf } from './table.ts'
import { type CardsTurn, showing } from './turn.ts'

/** C-8, C-12. */
export const ENOUGH = 10
const SLOTS = 4
export const PURGED = 2

const lying = (state: State) => state.contracts.filter(card => card !== null)

/** C-11: only a purge helps. */
const isFrozen = (state: State): boolean => !lying(state).some(card => isEligible(state, card))

/** C-8; an extra turn is a usual one (Turntable). */
export const mayContract = (state: State): boolean =>
  !state.banned && !state.contracted && !state.bonus && state.deck.length >= ENOUGH

/** C-9, C-39. */
export function trades(state: State, seat: Player): MoveOf<'trade'>[] {
  const offered = lying(state).filter(card => isEligible(state, card))
  return state.hands[seat]
    .filter(card => isEligible(state, card))
    .flatMap(card => offered.map(take => ({ type: 'trade' as const, card, take })))
}

export function trade(turn: CardsTurn, seat: Player, { card, take }: MoveOf<'trade'>): void {
  const { state } = turn
  giveAway(state, seat, card)
  state.contracts[state.contracts.indexOf(take)] = card
  turn.emit({ type: 'traded', seat, given: card, taken: take, faces: showing(state, [card, take]) })
  turn.final()
  receive(turn, seat, [take])
  discardFromDeck(turn)
  if (isFrozen(state)) purge(turn)
}

/** C-10. */
export function purge(turn: CardsTurn, discarded = PURGED, seat?: Player): void {
  const { state } = turn
  stow(turn, state.deck, lying(state))
  for (let i = 0; i < discarded; i++) discardFromDeck(turn)
  state.contracts = Array.from({ length: SLOTS }, () => draw(turn, state.deck) ?? null)
  const cards = lying(state)
  turn.emit({ type: 'purged', cards, faces: showing(state, cards), ...(seat && { seat }) })
}

export const mustPledge = (state: State, seat: Player): boolean =>
  state.pledged[seat].length < pledgesOf(state.options.players)

/** C-21; true when it was the last one, and all are turned up. */
export function pledge(turn: CardsTurn, seat: Player, { card }: MoveOf<'pledge'>): boolean {
  const { state } = turn
  const seats = seatsOf(state.options.players)
  giveAway(state, seat, card)
  state.pledged[seat].push(card)
  turn.emit(
    { type: 'pledged', seat, card },
    { to: eyesOf(state.options.players, seat), more: { faces: showing(state, [card]) } },
  )
  if (seats.some(each => mustPledge(state, each))) return false
  const cards = seats.flatMap(each => state.pledged[each].splice(0))
  state.contracts = cards
  turn.emit({ type: 'contractsOpened', cards: [...cards], faces: showing(state, cards) })
  turn.final()
  while (isFrozen(state)) purge(turn, 0)
  return true
}
