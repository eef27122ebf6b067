import { arrive, ask } from '../rules/verbs.ts'
import type { IncidentRule } from './incident.ts'

/** Go to the Private Eye and meet him: trade or draw, as if the suspect had walked in (L-12). */
export const privateEye: IncidentRule = {
  play(turn, seat) {
    arrive(turn, seat, 'eye', 'summoned')
    ask(turn, { type: 'act' })
  },
}
