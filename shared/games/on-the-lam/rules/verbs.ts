import { draw, stow, take } from '../../../kernel/bag.ts'
import type { PieceId, Turn } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import {
  type Card,
  type Decision,
  type Event,
  type PoliceErrand,
  type State,
  type Suspect,
  type Then,
  type Tile,
  WAYS,
} from '../state.ts'
import { OPPOSITE, onward, towards } from './board.ts'
import { faceOf, HAND_LIMIT, hasAlibi, LAST_ROUND, ownAlibis } from './questions.ts'

/** Changes to a state, each told as it is made. The rest of the rules are put together from these. */
export type LamTurn = Turn<State, Event>

export const ask = (turn: LamTurn, decision: Decision): void => {
  turn.state.decision = decision
}

export const showing = (state: State, cards: readonly PieceId[]): Record<PieceId, Card> =>
  Object.fromEntries(cards.map(card => [card, faceOf(state, card)]))

// Cards

/** L-16: at once when a pile has run out. */
export function refill(turn: LamTurn, name: 'alibis' | 'plays'): void {
  const pile = turn.state[name]
  if (pile.cards.length > 0 || pile.discards.length === 0) return
  const cards = pile.discards.splice(0)
  turn.emit({ type: 'reshuffled', pile: name, count: cards.length })
  stow(turn, pile.cards, cards)
}

/** Draws a card and tells of it, before the pile that this emptied is made anew. */
export function drawFrom(turn: LamTurn, name: 'alibis' | 'plays', tell: (card: PieceId) => void): PieceId | undefined {
  refill(turn, name)
  const card = draw(turn, turn.state[name].cards)
  if (card !== undefined) tell(card)
  refill(turn, name)
  return card
}

/** Draws alibi cards into a hand; only the owner is told which. */
export function drawAlibis(turn: LamTurn, seat: Suspect, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = drawFrom(turn, 'alibis', drawn => {
      const faces = showing(turn.state, [drawn])
      turn.emit({ type: 'alibiDrawn', seat, card: drawn }, { to: [seat], more: { faces } })
    })
    if (card === undefined) return
    stow(turn, turn.state.people[seat].hand, [card])
  }
}

/** A hand card goes to the discards before all eyes (L-33): it has been seen, so there is no way back. */
export function giveUpCard(
  turn: LamTurn,
  seat: Suspect,
  card: PieceId,
  as: 'discarded' | 'handedOver' | 'swapped',
): void {
  const { state } = turn
  take(state.people[seat].hand, [card])
  turn.emit({ type: as, seat, card, faces: showing(state, [card]) })
  state.alibis.discards.push(card)
  turn.final()
}

export function dropItem(turn: LamTurn, seat: Suspect): PieceId | null {
  const person = turn.state.people[seat]
  const card = person.item
  if (card) turn.state.plays.discards.push(card)
  person.item = null
  return card
}

/** L-40: a card that finds nothing to work on. */
export function fizzle(turn: LamTurn, seat: Suspect, card: PieceId): void {
  turn.emit({ type: 'fizzled', seat, card, faces: showing(turn.state, [card]) })
  endTurn(turn)
}

// The police

export function sendPolice(turn: LamTurn, to: Tile, why: PoliceErrand): void {
  turn.emit({ type: 'policeMoved', from: turn.state.police, to, why })
  turn.state.police = to
}

/** L-11: everybody on the tile, except in custody (L-36). */
export function investigateAt(turn: LamTurn, tile: Tile, then: Then): void {
  const { people, cast } = turn.state
  investigate(turn, tile === 'station' ? [] : cast.filter(suspect => people[suspect].at === tile), then)
}

/** L-11. Asks whoever has a card of the own; takes in whoever has none; then goes on. */
export function investigate(turn: LamTurn, suspects: readonly Suspect[], then: Then): void {
  const { state } = turn
  const [seat, ...others] = suspects
  if (seat === undefined) return proceed(turn, then)
  turn.emit({ type: 'investigated', seat, tile: state.people[seat].at })
  turn.final()
  if (ownAlibis(state, seat).length > 0) return ask(turn, { type: 'investigation', queue: suspects, then })
  takeIn(turn, seat)
  investigate(turn, others, then)
}

function takeIn(turn: LamTurn, seat: Suspect): void {
  const { state } = turn
  const person = state.people[seat]
  const cards = person.hand.splice(0)
  const all = person.item ? [...cards, person.item] : cards
  turn.emit({ type: 'takenIn', seat, cards: all, faces: showing(state, all) })
  state.alibis.discards.push(...cards)
  dropItem(turn, seat)
  person.at = 'station'
}

/** L-8, L-35, L-41. */
export function failSearch(turn: LamTurn, seat: Suspect): void {
  const { state } = turn
  const { at } = state.people[seat]
  if (state.police === at) return investigate(turn, [seat], 'endTurn')
  sendPolice(turn, towards(state.police, at), 'failure')
  // L-32: being investigated ends the turn; a bystander's investigation does not.
  investigateAt(turn, state.police, state.police === at ? 'endTurn' : 'again')
}

/** L-10. */
function patrol(turn: LamTurn): void {
  const { police } = turn.state
  const way = pick(turn.chance, WAYS)
  const ahead = onward(police, way)
  turn.emit({ type: 'policeRolled', way, turned: ahead === null })
  sendPolice(turn, ahead ?? onward(police, OPPOSITE[way]) ?? police, 'patrol')
  investigateAt(turn, turn.state.police, 'nextRound')
}

// The course of the match

function proceed(turn: LamTurn, then: Then): void {
  if (then === 'again' || then === 'walk') ask(turn, { type: then })
  else if (then === 'endTurn') endTurn(turn)
  else nextRound(turn)
}

/** L-15, then the next suspect, then the police. */
export function endTurn(turn: LamTurn): void {
  const { state } = turn
  if (state.people[state.active].hand.length > HAND_LIMIT) ask(turn, { type: 'trim', next: 'pass' })
  else passTurn(turn)
}

export function passTurn(turn: LamTurn): void {
  const { state } = turn
  const next = state.cast[(state.cast.indexOf(state.active) + 1) % state.cast.length] as Suspect
  if (next === state.first) patrol(turn)
  else beginTurn(turn, next)
}

function nextRound(turn: LamTurn): void {
  const { state } = turn
  if (state.round === LAST_ROUND) return endByBound(turn)
  state.round++
  beginTurn(turn, state.first)
}

function beginTurn(turn: LamTurn, seat: Suspect): void {
  turn.state.active = seat
  turn.emit({ type: 'turnBegan', seat, round: turn.state.round })
  ask(turn, { type: 'walk' })
}

/** L-45. */
function endByBound(turn: LamTurn): void {
  const { state } = turn
  const most = Math.max(...state.cast.map(suspect => ownAlibis(state, suspect).length))
  end(
    turn,
    state.cast.filter(suspect => ownAlibis(state, suspect).length === most),
    'bound',
  )
}

function end(turn: LamTurn, winners: readonly Suspect[], by: 'alibi' | 'bound'): void {
  turn.state.outcome = { winners, by }
  // Nothing is left to answer: else the last question, its die or its card would lie on the table for ever.
  ask(turn, { type: 'walk' })
  turn.emit({ type: 'ended', winners, by })
  turn.final()
}

/** Different things that a keeper may say. */
const LINES = 3

/** Whoever keeps the tile says something. Which line it is follows from the round, as luck is too dear for that. */
export function hear(turn: LamTurn, seat: Suspect): void {
  const { round, cast, people } = turn.state
  turn.emit({ type: 'keeperSpoke', seat, tile: people[seat].at, line: (round + cast.indexOf(seat)) % LINES })
}

/** Puts a suspect on a tile. True when that wins (L-1, L-44): the tile rules have let nobody else in. */
export function arrive(turn: LamTurn, seat: Suspect, to: Tile, as: 'walked' | 'rode' | 'summoned'): boolean {
  const { state } = turn
  const person = state.people[seat]
  turn.emit({ type: as, seat, from: person.at, to })
  person.at = to
  // No business follows a ride (L-37), so nobody greets one.
  if (as !== 'rode' && (to === 'eye' || to === 'mob')) hear(turn, seat)
  if (to !== 'station' || !hasAlibi(state, seat)) return false
  end(turn, [seat], 'alibi')
  return true
}
