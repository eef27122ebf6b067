import { rollFor } from '../../rules/fight.ts'
import { drawCards } from '../../rules/hands.ts'
import { hitsOf, partnerOf } from '../../rules/questions.ts'
import type { DiabolikTurn } from '../../rules/turn.ts'
import type { Detective, DieFace } from '../../state.ts'
import type { CardRule } from '../rule.ts'

function rolled(turn: DiabolikTurn, who: Detective, die: DieFace): void {
  drawCards(turn, who, hitsOf('detectives', die) > 0 ? 3 : 2)
  drawCards(turn, partnerOf(who), 1)
}

/** The Combat Die says how good it was: two cards, three with a gun; one for the partner. Morrigan's die: D-61. */
export const briefing: CardRule = {
  type: 'organisation',
  copies: 1,
  targets: () => [{}],
  play(turn, who) {
    if (who === 'ginko' || who === 'morrigan') rollFor(turn, who, 'briefing', rolled)
  },
  rolled,
}
