import type { Location } from '../../map/locations.ts'
import { stepsTowards } from '../../map/roads.ts'
import { placeOf } from '../../rules/questions.ts'
import { travel } from '../../rules/shadows.ts'
import { POLICE, type State } from '../../state.ts'
import { within } from './around.ts'
import type { CrimeRule } from './rule.ts'

const FAR = 2

/** Which of several equally short ways does not matter: Police move in the open. */
function wayTo(state: State, from: Location, to: Location): Location[] {
  const [next] = stepsTowards(state.area, from, to)
  return next === undefined ? [] : [next, ...wayTo(state, next, to)]
}

/** A movement of the Policeman's, no Move action of anybody's; a Trap springs where it ends. */
export const falseAlarm: CrimeRule = {
  type: 'event',
  copies: 2,
  targets: state =>
    POLICE.flatMap(who => {
      const from = placeOf(state, who)
      if (from === null) return []
      return within(state, from, FAR)
        .filter(to => to !== from)
        .map(to => ({ who, to }))
    }),
  play(turn, _, { who, to }) {
    const from = who === undefined ? null : placeOf(turn.state, who)
    if (who === undefined || to === undefined || from === null) return
    travel(turn, who, wayTo(turn.state, from, to), 'any')
  },
}
