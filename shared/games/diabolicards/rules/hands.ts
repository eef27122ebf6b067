import { draw, stow, take } from '../../../kernel/bag.ts'
import type { PieceId } from '../../../kernel/game.ts'
import type { Player, State } from '../state.ts'
import { eyesOf } from './table.ts'
import { about, type CardsTurn, showing } from './turn.ts'

/** Cards between deck, hands and discards. */

export const isOpen = (state: State, seat: Player): boolean => state.opened?.seat === seat

/** What nobody but its owner knows of a hand. */
export const hiddenIn = (state: State, seat: Player): PieceId[] =>
  isOpen(state, seat) ? [] : state.hands[seat].filter(card => !state.shown.includes(card))

/** Only what is hidden is dealt afresh: what lies open is known by its id. */
export function receive(turn: CardsTurn, seat: Player, cards: readonly PieceId[]): void {
  const { state } = turn
  if (!isOpen(state, seat)) stow(turn, hiddenIn(state, seat), cards)
  state.hands[seat].push(...cards)
}

export function drawCard(turn: CardsTurn, seat: Player): void {
  const { state } = turn
  const card = draw(turn, state.deck)
  if (card === undefined) return
  const { faces } = about(state, card)
  if (isOpen(state, seat)) turn.emit({ type: 'drew', seat, card, faces })
  else turn.emit({ type: 'drew', seat, card }, { to: eyesOf(state.options.players, seat), more: { faces } })
  receive(turn, seat, [card])
}

/** A card leaves a hand. */
export function giveAway(state: State, seat: Player, card: PieceId): void {
  take(state.hands[seat], [card])
  state.shown = state.shown.filter(each => each !== card)
}

export function discardFromHand(turn: CardsTurn, seat: Player, card: PieceId): void {
  const { state } = turn
  giveAway(state, seat, card)
  turn.emit({ type: 'discarded', from: 'hand', seat, ...about(state, card) })
  state.discards.push(card)
  turn.final()
}

export function discardFromDeck(turn: CardsTurn): void {
  const { state } = turn
  const card = draw(turn, state.deck)
  if (card === undefined) return
  turn.emit({ type: 'discarded', from: 'deck', ...about(state, card) })
  state.discards.push(card)
}

/** Fate Purge. */
export function changeHand(turn: CardsTurn, seat: Player): void {
  const { state } = turn
  const old = state.hands[seat].splice(0)
  state.shown = state.shown.filter(card => !old.includes(card))
  stow(turn, state.deck, old)
  const cards = old.flatMap(() => draw(turn, state.deck) ?? [])
  const faces = showing(state, cards)
  if (isOpen(state, seat)) turn.emit({ type: 'handChanged', seat, cards, faces })
  else turn.emit({ type: 'handChanged', seat, cards }, { to: eyesOf(state.options.players, seat), more: { faces } })
  receive(turn, seat, cards)
}

export function showCard(turn: CardsTurn, seat: Player, card: PieceId): void {
  turn.emit({ type: 'handShown', seat, ...about(turn.state, card) })
  turn.final()
}

/** Open Book: everybody looks into this hand while she lives. Through Sol it can be another one than before. */
export function openHand(turn: CardsTurn, seat: Player, by: PieceId): void {
  if (!isOpen(turn.state, seat)) closeHand(turn)
  for (const card of hiddenIn(turn.state, seat)) showCard(turn, seat, card)
  turn.state.opened = { by, seat }
}

/** What was seen is dealt afresh, so that nobody can name it by its place in the hand. */
export function closeHand(turn: CardsTurn): void {
  const { state } = turn
  if (state.opened === null) return
  const { seat } = state.opened
  state.opened = null
  stow(turn, [], hiddenIn(state, seat))
}
