import { stow } from '../../../../kernel/bag.ts'
import type { PieceId } from '../../../../kernel/game.ts'
import { leave } from '../../rules/effects.ts'
import { drawCards } from '../../rules/hands.ts'
import { locationOf, partnerOf } from '../../rules/questions.ts'
import { turnDown } from '../../rules/tracks.ts'
import { showing } from '../../rules/turn.ts'
import { CRIMINALS, type Criminal, type State } from '../../state.ts'
import type { CrimeRule } from './rule.ts'

const trailOf = (state: State, who: Criminal): PieceId[] => state.fugitives[who].track.filter(card => card !== null)

/**
 * The track's cards are taken up, mixed and laid out again, and the token goes onto one of them: nobody can follow a
 * card through that, not even one that lay face up (D-73). With the partner on one of them it would tell who is where.
 */
export const falseTrail: CrimeRule = {
  type: 'plan',
  copies: 1,
  targets(state, who) {
    const trail = trailOf(state, who)
    const { card } = state.fugitives[who]
    const alone = !trail.some(each => each === state.fugitives[partnerOf(who)].card)
    if (card === null || !trail.includes(card) || trail.length < 2 || !alone) return []
    return trail.map(each => ({ at: locationOf(state, each) }))
  },
  play(turn, who, { at }) {
    const { state } = turn
    const fugitive = state.fugitives[who]
    const trail = trailOf(state, who)
    for (const card of trail) turnDown(turn, card)
    for (const { card } of state.beside.filter(({ spot }) => trail.includes(spot))) leave(turn, card)
    stow(turn, [], trail)
    const card = trail.find(each => locationOf(state, each) === at)
    if (card === undefined) return
    fugitive.card = card
    fugitive.space = fugitive.track.indexOf(card)
    fugitive.marks = []
    const more = { faces: showing(state, trail) }
    turn.emit({ type: 'sneaked', who, card, space: fugitive.space, mark: '' }, { to: CRIMINALS, more })
    turn.final()
    drawCards(turn, who, 1)
  },
}
