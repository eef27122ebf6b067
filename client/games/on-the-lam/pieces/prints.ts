import { isAlibi, OWNER } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import type { Card } from '../../../../shared/games/on-the-lam/state.ts'
import type { Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import { drawAlibi, drawPlay } from '../art/cards.ts'
import { isIncident } from '../art/play.ts'

/** A card's face in the reader's language. */
export function drawFace(card: Card, { alibis, cards, cardKinds, suspects }: Words): HTMLCanvasElement {
  if (!isAlibi(card))
    return drawPlay(card, { ...cards[card], label: cardKinds[isIncident(card) ? 'incident' : 'item'] })
  return drawAlibi(card, { name: alibis[card], owner: suspects[OWNER[card]].role })
}
