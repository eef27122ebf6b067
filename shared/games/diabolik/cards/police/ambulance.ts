import { holderOf, isDetective, woundsOf } from '../../rules/questions.ts'
import { DETECTIVES } from '../../state.ts'
import type { CardRule } from '../rule.ts'

const MOST = 3

/** Heals wherever it is called to, and the Danger Level stays (unlike D-15). */
export const ambulance: CardRule = {
  type: 'resource',
  copies: 2,
  // D-55: two players' one hand has its Wounds once.
  targets: state =>
    DETECTIVES.filter(who => holderOf(state, who) === who && woundsOf(state, who) > 0).map(who => ({ who })),
  play(turn, _, { who }) {
    if (!(who && isDetective(who))) return
    const person = turn.state.people[who]
    person.wounds = Math.max(0, person.wounds - MOST)
    turn.emit({ type: 'healed', who, wounds: person.wounds })
  },
}
