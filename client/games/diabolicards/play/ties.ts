import { CARDS, type CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { SYMBOLS_OF } from '../../../../shared/games/diabolicards/cards/symbols.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'

/** A card that holds another at 8 or at 0 (C-14). */
export interface Tie {
  readonly by: PieceId
  readonly card: PieceId
  readonly power: 0 | 8
  /** A later one counts instead. */
  readonly idle: boolean
}

/** What this card makes others stand at. */
export function powerOfTie(face: string | undefined): 0 | 8 {
  const ability = face === undefined ? null : CARDS[face as CardName].ability
  return ability !== null && SYMBOLS_OF[ability].includes('boost') ? 8 : 0
}

/** Everything that holds these cards, and that they hold. */
export function tiesOf({ pieces }: DiabolicardsView, cards: ReadonlySet<PieceId>): Tie[] {
  return Object.entries(pieces).flatMap(([card, { marks = [], value }]) => {
    const holders = marks.filter(mark => mark.startsWith('by:')).map(mark => mark.slice(3))
    return holders.flatMap((by, i): Tie[] => {
      if (by === card || !(cards.has(card) || cards.has(by))) return []
      const idle = i < holders.length - 1
      // Sol is held down by whom she brings back, whatever they do to others: what counts can be seen.
      const power = idle ? powerOfTie(pieces[by]?.face) : value === 8 ? 8 : 0
      return [{ by, card, power, idle }]
    })
  })
}
