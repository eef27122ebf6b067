import { CARDS, type CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Move } from '../../../../shared/games/diabolicards/move.ts'
import { sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { DiabolicardsView, Preview } from '../../../../shared/games/diabolicards/shown.ts'
import type { Player, SlotKind, Zone } from '../../../../shared/games/diabolicards/state.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'
import { freeSlot } from '../board/state.ts'

/** What would come over a card. */
export const MARKS = ['dies', 'savable', 'boosts', 'hinders'] as const
export type PromisedMark = (typeof MARKS)[number]

export interface Ghost {
  readonly card: PieceId
  readonly face: CardName
  readonly place: string
  /** For how much it would count there. */
  readonly value: number
}
interface Promised {
  /** A card where it would come to stand. */
  readonly ghost: Ghost | null
  readonly marks: readonly { readonly mark: PromisedMark; readonly place: string }[]
}

function freeAt(view: DiabolicardsView, seat: Player, zone: Zone, slot: SlotKind): string | null {
  const at = freeSlot(view, sideOf(seat), zone, slot)
  return at < 0 ? null : `mat:${sideOf(seat)}:${zone}:${slot}:${at}`
}

function landing(move: Move, view: DiabolicardsView, seat: Player): string | null {
  if (move.type === 'play') return freeAt(view, seat, move.zone, move.slot)
  if ((move.type === 'choose' || move.type === 'save') && move.zone) return freeAt(view, seat, move.zone, 'regular')
  return null
}

/** What a choice would do to the mat, mark by mark. A pure function of the view and of what the offer promised. */
export function promisedBy(move: Move, promise: Preview | null, view: DiabolicardsView, seat: Player): Promised {
  const place = landing(move, view, seat)
  const card = 'card' in move ? move.card : ''
  const face = view.pieces[card]?.face
  const { dies = [], savable = [], boosts = [], hinders = [] } = promise ?? {}
  const value = face === undefined ? 0 : hinders.includes(card) ? 0 : boosts.includes(card) ? 8 : CARDS[face].power
  const over: Readonly<Record<PromisedMark, readonly PieceId[]>> = {
    dies: dies.filter(each => !savable.includes(each)),
    savable,
    boosts,
    hinders,
  }
  return {
    ghost: face && place ? { card, face, place, value } : null,
    marks: MARKS.flatMap(mark =>
      over[mark].flatMap(id => {
        const at = id === card && place ? place : view.pieces[id]?.place
        return at?.startsWith('mat:') ? [{ mark, place: at }] : []
      }),
    ),
  }
}
