import { ask, investigateAt, sendPolice } from '../rules/verbs.ts'
import { TILES } from '../state.ts'
import type { IncidentRule } from './incident.ts'

/** Send the police to any tile at all (L-42); whoever is there is investigated. */
export const phone: IncidentRule = {
  play: turn => ask(turn, { type: 'call' }),
  moves: () => TILES.map(to => ({ type: 'call', to })),
  answer(turn, move) {
    if (move.type !== 'call') return
    sendPolice(turn, move.to, 'call')
    investigateAt(turn, move.to, 'endTurn')
  },
}
