import type { PieceId, Viewer } from '../../kernel/game.ts'
import { holdersOf, sideOf } from './rules/questions.ts'
import { CHARACTERS, type Character, CRIMINALS, SECONDARIES, type State } from './state.ts'

/** From the zones: what lies up is everybody's, Location cards in play are the Criminals', hands their holders'. */
export function knows(state: State, viewer: Viewer): ReadonlySet<PieceId> {
  if (viewer === 'all') return new Set(Object.keys(state.faces))
  const known = new Set([...state.crime.discards, ...state.police.discards, ...state.up])
  const add = (cards: readonly (PieceId | null)[]) => {
    for (const card of cards) if (card !== null) known.add(card)
  }
  const seated = (who: Character) => viewer === who || (typeof viewer === 'object' && viewer.side === sideOf(who))
  const either = (who: Character) => holdersOf(state, who).some(seated)
  add(state.beside.map(({ card }) => card))
  if (state.outcome || CRIMINALS.some(seated)) {
    add([state.hideout, ...state.sheets.map(({ card }) => card)])
    for (const who of CRIMINALS) add(state.fugitives[who].track)
    for (const who of SECONDARIES) add([state.extras[who]?.card ?? null])
  }
  for (const who of CHARACTERS) if (state.outcome || either(who)) add(state.people[who].hand)
  for (const question of state.questions) {
    if (question.type === 'redraw' && either(question.who)) add([question.card])
    if (question.type === 'exchange' && (seated(question.from) || seated(question.to)))
      add([...question.offered, ...question.back])
  }
  return known
}
