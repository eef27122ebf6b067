import type { Location } from '../../map/locations.ts'
import { whereIs } from '../../rules/questions.ts'
import { goDirectly } from '../../rules/shadows.ts'
import { POLICE } from '../../state.ts'
import type { CardRule } from '../rule.ts'

/** To Clerville, to any other Policeman, or to a Clue. */
export const specialTrain: CardRule = {
  type: 'movement',
  copies: 2,
  targets(state, who) {
    const stops = new Set<Location | null>([
      'clerville',
      ...POLICE.map(each => state.policemen[each]),
      ...state.sheets.map(({ clueAt }) => clueAt),
    ])
    return [...stops].flatMap(at => (at && at !== whereIs(state, who) ? [{ at }] : []))
  },
  play(turn, who, { at }) {
    if (at) goDirectly(turn, who, at)
  },
}
