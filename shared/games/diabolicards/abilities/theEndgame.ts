import type { PieceId } from '../../../kernel/game.ts'
import { cardsIn, faceOf, otherSide, type StandingCard } from '../rules/table.ts'
import type { Endgame, State } from '../state.ts'
import type { AbilityRule } from './rule.ts'
import { kill, mortal } from './verbs.ts'

/** C-17, C-37: everything in the zone but Scorched Earth cards and Splitters, Diabolicals included. */
function doomed(state: State, { side, zone }: Pick<StandingCard, 'side' | 'zone'>, choice: Endgame): PieceId[] {
  const of = { enemy: [otherSide(side)], own: [side], both: [otherSide(side), side], nothing: [] }[choice]
  return mortal(
    state,
    of.flatMap(each => cardsIn(state, each, zone, ['regular', 'diabolical'])),
  )
}

/** What was chosen came with the play. */
export const theEndgame: AbilityRule = {
  use(turn, me) {
    const { state } = turn
    kill(turn, me, doomed(state, me, state.endgames[me.side][faceOf(state, me.card)] ?? 'nothing'))
  },
}
