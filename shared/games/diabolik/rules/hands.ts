import { draw, stow, take } from '../../../kernel/bag.ts'
import type { PieceId } from '../../../kernel/game.ts'
import type { Character, Criminal, Question, State } from '../state.ts'
import { moveDanger } from './danger.ts'
import { handOf, hasAbility, holdersOf, isCriminal, isFull, isPair } from './questions.ts'
import { ask, type DiabolikTurn, showing } from './turn.ts'

/** Crime and Police cards, between decks, hands and discards. */

export const pileOf = (who: Character): 'crime' | 'police' => (isCriminal(who) ? 'crime' : 'police')

/** D-6, D-50: at once when the last card has been drawn. */
function refill(turn: DiabolikTurn, name: 'crime' | 'police'): void {
  const { state } = turn
  const pile = state[name]
  if (pile.cards.length > 0 || pile.discards.length === 0) return
  const cards = pile.discards.splice(0)
  turn.emit({ type: 'reshuffled', pile: name, count: cards.length })
  stow(turn, pile.cards, cards)
  if (name === 'crime') moveDanger(turn, 1, 'reshuffle')
  else if (state.options.edition === 'en') moveDanger(turn, -1, 'reshuffle')
}

/** Draws one card and tells its holders which; it lies nowhere yet. */
function drawOne(turn: DiabolikTurn, who: Character): PieceId | undefined {
  const { state } = turn
  const name = pileOf(who)
  // A deck that ran out while every card was held is made anew as soon as there is something to make it of.
  refill(turn, name)
  const card = state.outcome ? undefined : draw(turn, state[name].cards)
  if (card === undefined) return undefined
  turn.emit({ type: 'drew', who, card }, { to: holdersOf(state, who), more: { faces: showing(state, [card]) } })
  refill(turn, name)
  return card
}

/** D-20, D-55, D-83: could Eva put away what this Criminal draws now? */
const mayRedraw = (state: State, who: Criminal): boolean =>
  hasAbility(state, 'eva') &&
  state.phase === 'criminals' &&
  (isPair(state) || (who === 'eva' && state.acting?.figure === 'eva'))

/** D-16: no further than the hand is large. */
export function drawCards(turn: DiabolikTurn, who: Character, count: number): void {
  const { state } = turn
  for (let left = count; left > 0 && !isFull(state, who) && !state.outcome; left--) {
    const card = drawOne(turn, who)
    if (card === undefined) return
    if (isCriminal(who) && mayRedraw(state, who) && !state.outcome) {
      // The card must lie apart while she thinks: in the hand, which is a bag, it could not be named any more.
      return ask(turn, { type: 'redraw', who, card, more: left - 1 })
    }
    stow(turn, handOf(state, who), [card])
  }
}

/** D-20: the answer to a `redraw`. */
export function settleDraw(
  turn: DiabolikTurn,
  { who, card, more }: Question & { type: 'redraw' },
  again: boolean,
): void {
  const { state } = turn
  if (again) {
    state.abilities.push('eva')
    turn.emit({ type: 'redrew', who, card, faces: showing(state, [card]) })
    state.crime.discards.push(card)
    turn.final()
    const other = drawOne(turn, who)
    if (other !== undefined) stow(turn, handOf(state, who), [other])
  } else stow(turn, handOf(state, who), [card])
  if (!state.outcome) drawCards(turn, who, more)
}

/** Before all eyes: it has been seen, so there is no way back. */
function throwAway(turn: DiabolikTurn, who: Character, card: PieceId): void {
  const { state } = turn
  turn.emit({ type: 'discarded', who, card, faces: showing(state, [card]) })
  state[pileOf(who)].discards.push(card)
  turn.final()
}

export function discardCard(turn: DiabolikTurn, who: Character, card: PieceId): void {
  take(handOf(turn.state, who), [card])
  throwAway(turn, who, card)
}

export function discardAtRandom(turn: DiabolikTurn, who: Character, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = draw(turn, handOf(turn.state, who))
    if (card === undefined) return
    throwAway(turn, who, card)
  }
}

/** D-16: the price of something; no action. */
export function pay(turn: DiabolikTurn, who: Character, cards: readonly PieceId[]): void {
  if (cards.length === 0) return
  const { state } = turn
  take(handOf(state, who), cards)
  turn.emit({ type: 'paid', who, cards, faces: showing(state, cards) })
  state[pileOf(who)].discards.push(...cards)
  turn.final()
}

/** A card of the own discards comes into the hand, seen by all. */
export function recover(turn: DiabolikTurn, who: Character, card: PieceId): void {
  const { state } = turn
  take(state[pileOf(who)].discards, [card])
  turn.emit({ type: 'picked', who, card, faces: showing(state, [card]) })
  stow(turn, handOf(state, who), [card])
  turn.final()
}
