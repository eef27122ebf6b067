import type { PieceId } from '../../../../kernel/game.ts'
import { isCriminal, nextSpace, standingOn } from '../../rules/questions.ts'
import { turnUp } from '../../rules/tracks.ts'
import { CRIMINALS, type Criminal, type State } from '../../state.ts'
import type { CardRule } from '../rule.ts'

/** Round the circle from the space to be used next: the first card that lies face down and carries nobody. */
function oldest(state: State, who: Criminal): PieceId | undefined {
  const { track } = state.fugitives[who]
  const next = nextSpace(state, who)
  return [...track.slice(next), ...track.slice(0, next)].find(
    (card): card is PieceId => card !== null && !state.up.includes(card) && standingOn(state, card).length === 0,
  )
}

/** Where a Criminal was, not where one is. */
export const witness: CardRule = {
  type: 'event',
  copies: 3,
  targets: state => CRIMINALS.filter(who => oldest(state, who) !== undefined).map(who => ({ who })),
  play(turn, _, { who }) {
    const card = who && isCriminal(who) && oldest(turn.state, who)
    if (card) turnUp(turn, card)
  },
}
