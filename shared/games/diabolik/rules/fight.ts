import { CRIMINALS, type Detective, type DieFace, type Figure, type HandCard, type State } from '../state.ts'
import { hasAbility, hitsOf, isCriminal, isHidden, placeOf, policeAt, sideOf } from './questions.ts'
import { ask, type DiabolikTurn } from './turn.ts'
import { hit, throwDie } from './wounds.ts'

/** D-14, D-70: adversaries in the figure's Location; the Police fight only whom they see. */
export function adversaries(state: State, figure: Figure): Figure[] {
  const at = placeOf(state, figure)
  if (at === null) return []
  if (isCriminal(figure)) return policeAt(state, at)
  return CRIMINALS.filter(who => !isHidden(state, who) && state.fugitives[who].at === at)
}

/** Only the attacker rolls. */
export function fight(turn: DiabolikTurn, who: Figure, target: Figure): void {
  const { state } = turn
  const die = throwDie(turn)
  const hits = hitsOf(sideOf(who), die)
  turn.emit({ type: 'fought', who, target, die, hits })
  if (who === 'morrigan' && hasAbility(state, who)) ask(turn, { type: 'reroll', who, target, by: '', die })
  else hit(turn, target, hits)
}

/** A Detective's die for something else than a Fight; the card called `by` goes on with it, as `rolled` says (D-61). */
export function rollFor(
  turn: DiabolikTurn,
  who: Detective,
  by: HandCard,
  rolled: (turn: DiabolikTurn, who: Detective, die: DieFace) => void,
): void {
  const { state } = turn
  const die = throwDie(turn)
  turn.emit({ type: 'rolled', who, die })
  if (who === 'morrigan' && state.options.edition === 'it' && hasAbility(state, who))
    ask(turn, { type: 'reroll', who, target: null, by, die })
  else rolled(turn, who, die)
}
