import type { PieceId, Seat } from '../../kernel/game.ts'
import { doomed } from './abilities/theEndgame.ts'
import { clone } from './clone.ts'
import { arrive } from './holds.ts'
import { waysOut } from './kills.ts'
import { put } from './mat.ts'
import type { Move, MoveOf } from './move.ts'
import { powers } from './power.ts'
import type { Preview } from './shown.ts'
import type { Player, Side, State } from './state.ts'
import { abilityOf, sideOf, standing } from './table.ts'
import type { CardsTurn } from './turn.ts'
import { hearSermon, listens, lostAt } from './using.ts'

/** What an offer may show before the click: from the mat and the seat's own hand alone. */
export function preview(state: State, seat: Seat, move: Move): Preview | null {
  const { decision, killing } = state
  switch (move.type) {
    case 'play':
      return played(state, sideOf(seat as Player), move)
    case 'letDie':
      return killing ? deaths(state, killing.victims) : null
    default:
      void decision
      return null
  }
}

const NO_LUCK = {
  drawn: 0,
  int: (): never => {
    throw new Error('a preview knows no luck')
  },
}

function played(state: State, side: Side, { card, zone, slot, choice }: MoveOf<'play'>): Preview {
  const after = clone(state)
  const quiet: CardsTurn = { state: after, seat: '', chance: NO_LUCK, names: NO_LUCK, emit: () => {}, final: () => {} }
  const me = { card, ...put(after, card, side, zone, slot) }
  void [hearSermon, listens, lostAt, abilityOf, standing, doomed, choice]
  arrive(quiet, card)
  return { power: swing(state, after), ...(me && {}) }
}

function swing(before: State, after: State): Record<Side, number> {
  const [was, is] = [powers(before), powers(after)]
  return { dawn: is.dawn - was.dawn, dusk: is.dusk - was.dusk }
}

const deaths = (state: State, dies: readonly PieceId[]): Preview => ({
  dies,
  savable: dies.filter(card => waysOut(state, card).length > 0),
})
