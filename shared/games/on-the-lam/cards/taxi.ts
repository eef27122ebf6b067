import { within } from '../rules/board.ts'
import { mayEnter, RIDE } from '../rules/questions.ts'
import { arrive, ask, endTurn } from '../rules/verbs.ts'
import type { IncidentRule } from './incident.ts'

/** Ride up to three tiles at once: not through the station, and into it only with a complete alibi (L-37). */
export const taxi: IncidentRule = {
  play: turn => ask(turn, { type: 'ride' }),
  moves: (state, seat) =>
    [...within(state.people[seat].at, RIDE, tile => tile !== 'station').keys()]
      .filter(to => mayEnter(state, seat, to))
      .map(to => ({ type: 'ride', to })),
  answer(turn, move) {
    if (move.type === 'ride' && !arrive(turn, turn.state.active, move.to, 'rode')) endTurn(turn)
  },
}
