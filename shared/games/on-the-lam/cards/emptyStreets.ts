import { endTurn, sendPolice } from '../rules/verbs.ts'
import type { IncidentRule } from './incident.ts'

/** The police go home. Whoever sits in the station is in custody anyway (L-36). */
export const emptyStreets: IncidentRule = {
  play(turn) {
    sendPolice(turn, 'station', 'allClear')
    endTurn(turn)
  },
}
