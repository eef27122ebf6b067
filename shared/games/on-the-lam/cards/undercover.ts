import { investigateAt, sendPolice } from '../rules/verbs.ts'
import type { IncidentRule } from './incident.ts'

/** The police come to the suspect, who is investigated. */
export const undercover: IncidentRule = {
  play(turn, seat) {
    const { at } = turn.state.people[seat]
    sendPolice(turn, at, 'stakeout')
    investigateAt(turn, at, 'endTurn')
  },
}
