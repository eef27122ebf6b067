import { arrive, ask } from '../rules/verbs.ts'
import type { IncidentRule } from './incident.ts'

/** Go to the Mob Hideout and meet Mickey: trade or draw, as if the suspect had walked in (L-13). */
export const mobster: IncidentRule = {
  play(turn, seat) {
    arrive(turn, seat, 'mob', 'summoned')
    ask(turn, { type: 'act' })
  },
}
