import type { PieceId, Sight } from '../../kernel/game.ts'
import { modelOf } from './bots/model.ts'
import { CARDS, type CardName } from './cards/list.ts'
import type { Move } from './move.ts'
import { preview } from './preview.ts'
import { dataOf, faceOf, otherSide, sideOf } from './rules/table.ts'
import type { Player, State } from './state.ts'
import type { Diabolicards } from './types.ts'

/** What speaks for a move. Points are power. */
export type Because =
  /** The own side gets so far ahead by the end of the turn, if nobody saves anything. */
  | { readonly why: 'brings'; readonly points: number }
  | { readonly why: 'kills'; readonly count: number }
  | { readonly why: 'boosts'; readonly count: number }
  | { readonly why: 'hinders'; readonly count: number }
  | { readonly why: 'keeps'; readonly card: CardName }
  /** For a weaker one. */
  | { readonly why: 'stronger'; readonly card: CardName; readonly points: number }
  | { readonly why: 'saves'; readonly card: CardName }
  | { readonly why: 'weak'; readonly card: CardName }
  /** Nothing in particular. */
  | { readonly why: 'rest' }

export function why(sight: Sight<Diabolicards>, move: Move): readonly Because[] {
  const all = reasons(modelOf(sight), sight.seat as Player, move)
  return all.length > 0 ? all : [{ why: 'rest' }]
}

function reasons(state: State, seat: Player, move: Move): Because[] {
  switch (move.type) {
    case 'play':
      return [...promised(state, seat, move), ...kept(state, seat, move.card)]
    case 'choose':
    case 'done':
      return promised(state, seat, move)
    case 'trade': {
      const points = dataOf(state, move.take).power - dataOf(state, move.card).power
      return points > 0 ? [{ why: 'stronger', card: faceOf(state, move.take), points }] : []
    }
    case 'save':
      return [{ why: 'saves', card: faceOf(state, move.card) }]
    case 'pledge':
      return [{ why: 'weak', card: faceOf(state, move.card) }]
    default:
      return []
  }
}

/** What the offer itself shows before the click. */
function promised(state: State, seat: Player, move: Move): Because[] {
  const shown = preview(state, seat, move)
  if (!shown) return []
  const side = sideOf(seat)
  const points = shown.power ? shown.power[side] - shown.power[otherSide(side)] : 0
  const because = (why: 'kills' | 'boosts' | 'hinders', cards: readonly PieceId[] = []): Because[] =>
    cards.length > 0 ? [{ why, count: cards.length }] : []
  return [
    ...(points > 0 ? [{ why: 'brings', points } as const] : []),
    ...because('kills', shown.dies),
    ...because('boosts', shown.boosts),
    ...because('hinders', shown.hinders),
  ]
}

/** What stays in the hand for a better moment: the strongest that can do something. */
function kept(state: State, seat: Player, card: PieceId): Because[] {
  const [best] = state.hands[seat]
    .filter(each => each !== card)
    .map(each => faceOf(state, each))
    .filter(name => CARDS[name].ability !== null)
    .sort((one, other) => CARDS[other].power - CARDS[one].power)
  return best && CARDS[faceOf(state, card)].ability === null ? [{ why: 'keeps', card: best }] : []
}
