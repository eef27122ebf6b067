import { investigateAt, sendPolice } from '../rules/verbs.ts'
import type { Incident } from './incident.ts'

/** The police come to the suspect, who is investigated. */
export const undercover: Incident = {
  play(turn, seat) {
    const { at } = turn.state.people[seat]
    sendPolice(turn, at, 'stakeout')
    investigateAt(turn, at, 'endTurn')
  },
}
