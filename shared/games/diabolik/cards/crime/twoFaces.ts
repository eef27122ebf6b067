import type { PieceId } from '../../../../kernel/game.ts'
import { faceOf } from '../../rules/questions.ts'
import { CRIMINALS, type Criminal, type State } from '../../state.ts'
import type { CrimeRule } from './rule.ts'

/** The face-down card of the own track that this Criminal stands on. */
function unseenCard(state: State, who: Criminal): PieceId | null {
  const { card, track } = state.fugitives[who]
  return card !== null && track.includes(card) && !state.up.includes(card) ? card : null
}

/** Two cards change what they say, under the table. Whether they do is secret, so leaving them is a way to play it. */
export const twoFaces: CrimeRule = {
  type: 'plan',
  copies: 1,
  targets: state =>
    CRIMINALS.every(who => unseenCard(state, who) !== null) ? [{ what: 'swap' }, { what: 'stay' }] : [],
  play({ state }, _, { what }) {
    const [one, other] = [unseenCard(state, 'diabolik'), unseenCard(state, 'eva')]
    if (what !== 'swap' || one === null || other === null) return
    const face = faceOf(state, one)
    state.faces[one] = faceOf(state, other)
    state.faces[other] = face
  },
}
