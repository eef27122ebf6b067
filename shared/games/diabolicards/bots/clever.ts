import { best } from '../../../kernel/bots.ts'
import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
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
  const now = worthOf(state, outlook)
  const purges = sight.heard.filter(event => event.type === 'purged' && event.seat === sight.seat).length
  const purge = -PURGE.first - PURGE.again * purges
  const worth = weighed(state, move => (move.type === 'purge' ? purge : score(state, outlook, now, move)))
  return sight.moves.map(move => worth(move) + rng.int(100) / 1e4)
}

function score(state: State, outlook: Outlook, now: number, move: Move): number {
  const { seat, keep } = outlook
  switch (move.type) {
    case 'play':
      return worthOf(rehearse(state, seat, move, answering(outlook)), outlook) - now
    case 'pledge':
      return -keep(faceOf(state, move.card))
    case 'trade':
      return tradeWorth(state, outlook, move)
    default:
      return answerWorth(state, move, outlook)
  }
}

/** A card for no better one is no deal. */
function tradeWorth(state: State, outlook: Outlook, { card, take }: MoveOf<'trade'>): number {
  const names = state.hands[outlook.seat].map(each => faceOf(state, each))
  const after = names.map(name => (name === faceOf(state, card) ? faceOf(state, take) : name))
  const known = new Set([...outlook.known, faceOf(state, take)])
  const gain = handWorth(state, { ...outlook, known }, after) - handWorth(state, outlook, names)
  return gain > 0 ? gain : Number.NEGATIVE_INFINITY
}

const answering =
  (outlook: Outlook) =>
  (state: State, _: Player, offered: readonly Move[]): Move =>
    offered[best(offered, move => answerWorth(state, move, outlook))] as Move
