import type { PieceId } from '../../kernel/game.ts'
import type { MoveOf } from './move.ts'
import type { CardPiece, DiabolicardsView } from './shown.ts'
import type { Player } from './state.ts'

/** The daily duel: a table as a seat sees it at the beginning of its turn, and what it may play. */
export interface Duel {
  readonly seat: Player
  readonly pieces: Readonly<Record<PieceId, readonly [place: string, face?: string, value?: number, marks?: string[]]>>
  readonly facts: DiabolicardsView['facts']
  readonly plays: readonly MoveOf<'play'>[]
}

/** What each of the plays brings, by the rules, until the turn is over. */
export interface DuelAnswer {
  readonly worth: readonly number[]
}

export function viewOf({ pieces, facts }: Duel): DiabolicardsView {
  return {
    facts,
    pieces: Object.fromEntries(
      Object.entries(pieces).map(([id, [place, face, value, marks]]) => [
        id,
        {
          kind: 'card',
          place,
          order: Number(id),
          up: face !== undefined,
          ...(value === undefined ? {} : { value }),
          ...(marks ? { marks } : {}),
          ...(face === undefined ? {} : { face }),
        } as CardPiece,
      ]),
    ),
  }
}

export const mostOf = ({ worth }: DuelAnswer): number => Math.max(...worth)

/** Of a hundred points: what the play brings beside the most that one could. */
export const scoreOf = (answer: DuelAnswer, play: number): number =>
  Math.max(0, Math.round((100 * (answer.worth[play] ?? 0)) / mostOf(answer)))
