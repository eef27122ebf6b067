import { askedBy, drawPlayCard } from './cards/index.ts'
import { decider } from './rules/questions.ts'
import { search, settle, useItem } from './rules/search.ts'
import { trade } from './rules/trade.ts'
import {
  arrive,
  ask,
  dropItem,
  endTurn,
  giveUpCard,
  investigate,
  type LamTurn,
  passTurn,
  showing,
} from './rules/verbs.ts'
import type { Move, MoveOf } from './state.ts'

export function apply(turn: LamTurn, move: Move): void {
  const { state } = turn
  const seat = decider(state)
  switch (move.type) {
    case 'walk':
      if (!arrive(turn, seat, move.to, 'walked')) ask(turn, { type: 'act' })
      return
    case 'search':
      return search(turn)
    case 'draw':
      return drawPlayCard(turn)
    case 'trade':
      return trade(turn, move.of)
    case 'useItem':
      return useItem(turn)
    case 'stand':
      if (state.decision.type === 'rolled') settle(turn, state.decision.die)
      return
    case 'giveUp':
      turn.emit({ type: 'gaveUp', seat })
      return endTurn(turn)
    case 'keep':
      return keep(turn, move)
    case 'handOver':
      return handOver(turn, move)
    case 'sort':
      return ask(turn, { type: 'trim', next: state.decision.type === 'again' ? 'again' : 'act' })
    case 'done':
      return done(turn)
    case 'discard':
      if (state.decision.type === 'trim') return giveUpCard(turn, seat, move.card, 'discarded')
  }
  askedBy(state.decision)?.answer?.(turn, move)
}

/** L-14: the other of the two goes. */
function keep(turn: LamTurn, { card }: MoveOf<'keep'>): void {
  const { state } = turn
  if (state.decision.type !== 'keep') return
  const seat = state.active
  const person = state.people[seat]
  const dropped = card === person.item ? state.decision.card : dropItem(turn, seat)
  if (card === person.item && dropped) state.plays.discards.push(dropped)
  if (dropped) turn.emit({ type: 'itemDropped', seat, card: dropped, faces: showing(state, [dropped]) })
  if (card !== person.item) turn.emit({ type: 'itemTaken', seat, card, faces: showing(state, [card]) })
  person.item = card
  endTurn(turn)
}

/** L-15: back to what the suspect was about to do, or the turn is over. */
function done(turn: LamTurn): void {
  const { decision } = turn.state
  if (decision.type !== 'trim') return
  if (decision.next === 'pass') passTurn(turn)
  else ask(turn, { type: decision.next, sorted: true })
}

/** L-11: one card, then whoever else is on the tile. */
function handOver(turn: LamTurn, { card }: MoveOf<'handOver'>): void {
  const { decision } = turn.state
  if (decision.type !== 'investigation') return
  const [seat, ...others] = decision.queue
  if (seat === undefined) return
  giveUpCard(turn, seat, card, 'handedOver')
  investigate(turn, others, decision.then)
}
