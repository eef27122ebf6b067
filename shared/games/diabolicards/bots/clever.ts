import { best } from '../../../kernel/bots.ts'
import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { CardName } from '../cards/list.ts'
import type { Move, MoveOf } from '../move.ts'
import { faceOf } from '../rules/table.ts'
import type { Player, State } from '../state.ts'
import type { Diabolicards } from '../types.ts'
import { answerWorth } from './answers.ts'
import { modelOf, unseenIn } from './model.ts'
import { rehearse, weighed } from './rehearsal.ts'
import { handWorth, type Outlook, outlookOf, worthOf } from './worth.ts'

/** What it costs to deal everybody other contracts, where nothing else is to be had: the more, the more often it was done. */
const PURGE = { first: 1, again: 2 }

/** Rehearses every play, and weighs it by what both sides gain and lose by it now and later. */
export function clever(sight: Sight<Diabolicards>, rng: Rng): number[] {
  const state = modelOf(sight)
  const outlook = outlookOf(state, sight.seat as Player, unseenIn(sight.view))
  const purges = sight.heard.filter(event => event.type === 'purged' && event.seat === sight.seat).length
  return worths(state, outlook, sight.moves, purges).map(worth => worth + rng.int(100) / 1e4)
}

/** What each of the moves is worth; `purges` is how often this seat has purged. */
export function worths(state: State, outlook: Outlook, moves: readonly Move[], purges: number): number[] {
  const now = worthOf(state, outlook)
  const purge = -PURGE.first - PURGE.again * purges
  const names = state.hands[outlook.seat].map(each => faceOf(state, each))
  const held = handWorth(state, outlook, names)
  const score = (move: Move): number => {
    switch (move.type) {
      case 'play':
        return worthOf(rehearse(state, outlook.seat, move, answering(outlook)), outlook) - now
      case 'pledge':
        return -outlook.keep(faceOf(state, move.card))
      case 'trade':
        return deal(tradeWorth(state, outlook, names, move) - held)
      case 'purge':
        return purge
      default:
        return answerWorth(state, move, outlook)
    }
  }
  return moves.map(weighed(state, score))
}

/** A card for no better one is no deal. */
const deal = (gain: number): number => (gain > 0 ? gain : Number.NEGATIVE_INFINITY)

/** What the hand is worth after it. */
function tradeWorth(
  state: State,
  outlook: Outlook,
  names: readonly CardName[],
  { card, take }: MoveOf<'trade'>,
): number {
  const after = names.map(name => (name === faceOf(state, card) ? faceOf(state, take) : name))
  const known = new Set([...outlook.known, faceOf(state, take)])
  return handWorth(state, { ...outlook, known }, after)
}

export const answering =
  (outlook: Outlook) =>
  (state: State, _: Player, offered: readonly Move[]): Move =>
    offered[best(offered, move => answerWorth(state, move, outlook))] as Move
