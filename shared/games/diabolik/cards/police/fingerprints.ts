import type { PieceId } from '../../../../kernel/game.ts'
import { locationOf } from '../../rules/questions.ts'
import { tell } from '../../rules/turn.ts'
import { LETTERS, type State } from '../../state.ts'
import type { CardRule } from '../rule.ts'
import { stepsFrom } from './questions.ts'

const STEPS_TO = {
  A: 'stepsToHeistA',
  B: 'stepsToHeistB',
  C: 'stepsToHeistC',
  hideout: 'stepsToHideout',
} as const
type Scene = keyof typeof STEPS_TO

/** The Heists and the Hideout, as far as nobody knows where they are. */
function scenes(state: State): { what: Scene; card: PieceId }[] {
  const heists = LETTERS.flatMap((what, at) => {
    const card = state.sheets[at]?.card ?? null
    return card === null ? [] : [{ what, card }]
  })
  return [...heists, { what: 'hideout' as const, card: state.hideout }].filter(({ card }) => !state.up.includes(card))
}

/** How far the scene of a Heist is, or the Hideout. */
export const fingerprints: CardRule = {
  type: 'organisation',
  copies: 2,
  targets: state => scenes(state).map(({ what }) => ({ what })),
  play(turn, who, { what }) {
    const { state } = turn
    const scene = scenes(state).find(each => each.what === what)
    if (scene) tell(turn, 'criminals', STEPS_TO[scene.what], stepsFrom(state, who, locationOf(state, scene.card)))
  },
}
