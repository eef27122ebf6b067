import { locationOf } from '../../rules/questions.ts'
import { tell } from '../../rules/turn.ts'
import { LETTERS, type State } from '../../state.ts'
import type { CardRule } from '../rule.ts'
import { stepsFrom } from './questions.ts'

const STEPS_TO = { A: 'stepsToHeistA', B: 'stepsToHeistB', C: 'stepsToHeistC' } as const

/** The Heists whose scene has been touched and is not known. */
const scenes = (state: State) =>
  LETTERS.flatMap((letter, at) => {
    const sheet = state.sheets[at]
    if (!sheet || sheet.parts === 0 || sheet.card === null || state.up.includes(sheet.card)) return []
    return [{ letter, card: sheet.card }]
  })

/** How far the scene of a Heist is. */
export const fingerprints: CardRule = {
  type: 'organisation',
  copies: 2,
  targets: state => scenes(state).map(({ letter }) => ({ what: letter })),
  play(turn, who, { what }) {
    const { state } = turn
    const scene = scenes(state).find(({ letter }) => letter === what)
    if (scene) tell(turn, 'criminals', STEPS_TO[scene.letter], stepsFrom(state, who, locationOf(state, scene.card)))
  },
}
