import type { PieceId, Seat } from '../../kernel/game.ts'
import type { Move, MoveOf } from './move.ts'
import { mayContract, mustPledge, trades } from './rules/contracts.ts'
import { answerersOf, flights, saves } from './rules/kills.ts'
import { dataOf, faceOf, freeSlot, seatsOf, sideOf } from './rules/table.ts'
import { objects } from './rules/using.ts'
import { ENDGAMES, type Endgame, type Player, type Side, type SlotKind, type State, ZONES } from './state.ts'

/** Who may decide now. */
export function deciders(state: State): readonly Player[] {
  if (state.outcome) return []
  const { decision } = state
  switch (decision.type) {
    case 'pledge':
      return seatsOf(state.options.players).filter(seat => mustPledge(state, seat))
    case 'turn':
    case 'choose':
      return [state.active]
    case 'save':
      return answerersOf(state)
    case 'flee':
      return [decision.seat]
  }
}

export function moves(state: State, seat: Seat): Move[] {
  const who = deciders(state).find(each => each === seat)
  if (who === undefined) return []
  const { decision, killing } = state
  switch (decision.type) {
    case 'pledge':
      return state.hands[who].map(card => ({ type: 'pledge', card }))
    case 'turn':
      return turnMoves(state, who)
    case 'choose': {
      const { objects: list, done } = objects(state, decision)
      return done ? [...list, { type: 'done' }] : [...list]
    }
    case 'save':
      return killing ? saves(state, killing) : []
    case 'flee':
      return flights(state, decision.card)
  }
}

/** C-6, C-38. */
function turnMoves(state: State, seat: Player): Move[] {
  const list: Move[] = plays(state, seat)
  if (list.length === 0) list.push({ type: 'pass' })
  if (mayContract(state)) list.push(...trades(state, seat), { type: 'purge' })
  return list
}

/** C-3, C-15. */
export function slotsFor(state: State, card: PieceId): readonly SlotKind[] {
  const { group } = dataOf(state, card)
  if (group === 'scorchedEarth') return ['scorched']
  return group === 'diabolicals' ? ['diabolical', 'regular'] : ['regular']
}

/** C-19: not what the side chose with the other one. */
function endgamesFor(state: State, side: Side, card: PieceId): readonly Endgame[] {
  const { deathrender, razor } = state.endgames[side]
  const taken = faceOf(state, card) === 'razor' ? deathrender : razor
  return ENDGAMES.filter(choice => choice !== taken)
}

function plays(state: State, seat: Player): MoveOf<'play'>[] {
  const side = sideOf(seat)
  const list: MoveOf<'play'>[] = []
  for (const card of state.hands[seat])
    for (const slot of slotsFor(state, card))
      for (const zone of ZONES) {
        if (freeSlot(state, side, zone, slot) < 0) continue
        if (slot !== 'scorched') list.push({ type: 'play', card, zone, slot })
        else for (const choice of endgamesFor(state, side, card)) list.push({ type: 'play', card, zone, slot, choice })
      }
  return list
}
