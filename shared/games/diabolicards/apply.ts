import type { Move, MoveOf } from './move.ts'
import { pledge, purge, trade } from './rules/contracts.ts'
import { giveAway } from './rules/hands.ts'
import { arrive } from './rules/holds.ts'
import { awaitSaves, follow, letDie, save } from './rules/kills.ts'
import { put } from './rules/mat.ts'
import { faceOf, sideOf } from './rules/table.ts'
import { about, type CardsTurn } from './rules/turn.ts'
import { beginTurn, endTurn, pass } from './rules/turns.ts'
import { answer, hearSermon, useAbility } from './rules/using.ts'
import type { Player } from './state.ts'

export function apply(turn: CardsTurn, move: Move): void {
  const { state } = turn
  const seat = turn.seat as Player
  switch (move.type) {
    case 'pledge':
      if (pledge(turn, seat, move)) beginTurn(turn, state.next[state.starter], false)
      return
    case 'trade':
      trade(turn, seat, move)
      return endTurn(turn, 'contract')
    case 'purge':
      purge(turn, undefined, seat)
      return endTurn(turn, 'contract')
    case 'pass':
      return pass(turn)
    case 'play':
      play(turn, seat, move)
      return proceed(turn)
    default:
      decide(turn, move)
      return proceed(turn)
  }
}

/** C-7. */
export function play(turn: CardsTurn, seat: Player, { card, zone, slot, choice }: MoveOf<'play'>): void {
  const { state } = turn
  const side = sideOf(seat)
  giveAway(state, seat, card)
  const spot = put(state, card, side, zone, slot)
  state.played = card
  turn.emit({ type: 'played', seat, zone, slot, at: spot.at, ...about(state, card) })
  turn.final()
  if (choice) state.endgames[side][faceOf(state, card)] = choice
  hearSermon(turn, { card, ...spot })
  arrive(turn, card)
  useAbility(turn, card)
}

function decide(turn: CardsTurn, move: Move): void {
  const { decision, killing } = turn.state
  if (decision.type === 'choose') {
    if (move.type === 'choose' || move.type === 'peek') answer(turn, decision, move)
    else if (move.type === 'done') answer(turn, decision, null)
  } else if (killing) {
    if (move.type === 'letDie') letDie(turn, killing)
    else if (move.type === 'save' || move.type === 'choose') save(turn, killing, move.card, move.zone)
  }
}

/** Until somebody has something to decide. */
function proceed(turn: CardsTurn): void {
  const { state } = turn
  if (state.decision.type === 'turn' && state.killing) awaitSaves(turn, state.killing)
  if (state.decision.type !== 'turn') return
  follow(turn)
  endTurn(turn, 'usual')
}
