import type { PieceId, Sight } from '../../kernel/game.ts'
import { modelOf } from './bots/model.ts'
import { CARDS, type CardName } from './cards/list.ts'
import type { Move } from './move.ts'
import { preview } from './preview.ts'
import { powerOf } from './rules/power.ts'
import { dataOf, faceOf, otherSide, sideOf, standing } from './rules/table.ts'
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
  /** The other side gets so far ahead; neither does. */
  | { readonly why: 'costs'; readonly points: number }
  | { readonly why: 'even' }
  /** Of the own hand. */
  | { readonly why: 'weakest'; readonly card: CardName; readonly points: number }
  /** So many cards of the own side die, with so much power. */
  | { readonly why: 'loses'; readonly count: number; readonly points: number }
  /** So many were chosen already. */
  | { readonly why: 'enough'; readonly count: number }
  /** The strongest that could be traded for. */
  | { readonly why: 'contracts'; readonly points: number }
  | { readonly why: 'holds'; readonly who: Player; readonly count: number }
  /** Nothing in particular. */
  | { readonly why: 'rest' }

export function why(sight: Sight<Diabolicards>, move: Move): readonly Because[] {
  const all = reasons(sight, modelOf(sight), sight.seat as Player, move)
  return all.length > 0 ? all : [{ why: 'rest' }]
}

function reasons(sight: Sight<Diabolicards>, state: State, seat: Player, move: Move): Because[] {
  switch (move.type) {
    case 'play':
      return [...promised(state, seat, move), ...kept(state, seat, move.card), ...weakest(state, seat, move.card)]
    case 'choose':
      return state.hands[seat].includes(move.card)
        ? [...promised(state, seat, move), ...weakest(state, seat, move.card)]
        : promised(state, seat, move)
    case 'done': {
      const { decision } = state
      return [
        ...promised(state, seat, move),
        { why: 'enough', count: decision.type === 'choose' ? decision.chosen.length : 0 },
      ]
    }
    case 'letDie':
      return lost(sight, state, seat)
    case 'purge':
    case 'pass':
      return [
        {
          why: 'contracts',
          points: Math.max(0, ...state.contracts.map(card => (card ? dataOf(state, card).power : 0))),
        },
      ]
    case 'peek':
      return [{ why: 'holds', who: move.seat, count: state.hands[move.seat].length }]
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
  if (!shown) return [{ why: 'even' }]
  const side = sideOf(seat)
  const points = shown.power ? shown.power[side] - shown.power[otherSide(side)] : 0
  const because = (why: 'kills' | 'boosts' | 'hinders', cards: readonly PieceId[] = []): Because[] =>
    cards.length > 0 ? [{ why, count: cards.length }] : []
  const balance: Because =
    points > 0 ? { why: 'brings', points } : points < 0 ? { why: 'costs', points: -points } : { why: 'even' }
  return [
    balance,
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

/** One of the weakest in hand goes first. */
function weakest(state: State, seat: Player, card: PieceId): Because[] {
  const powerIn = (each: PieceId): number => dataOf(state, each).power
  const points = powerIn(card)
  const isWeakest = state.hands[seat].length > 1 && state.hands[seat].every(each => powerIn(each) >= points)
  return isWeakest ? [{ why: 'weakest', card: faceOf(state, card), points }] : []
}

function lost({ view }: Sight<Diabolicards>, state: State, seat: Player): Because[] {
  const own = view.facts.victims.split(',').filter(card => standing(state, card)?.side === sideOf(seat))
  return [{ why: 'loses', count: own.length, points: own.reduce((sum, card) => sum + powerOf(state, card), 0) }]
}
