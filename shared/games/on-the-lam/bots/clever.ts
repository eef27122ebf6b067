import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { ITEM_EFFECTS } from '../cards/items.ts'
import { policeDistance, SEARCHES } from '../rules/board.ts'
import { found, OWNER } from '../rules/questions.ts'
import type { Alibi, Item, Move, Suspect, Tile } from '../state.ts'
import { SKILL_OF } from '../tuning.ts'
import type { OnTheLam } from '../types.ts'
import { estimates } from './estimates.ts'
import { chance, finds, sceneOf } from './scene.ts'
import {
  handWorth,
  harm,
  peril,
  plus,
  policeWorth,
  prospect,
  searchWorth,
  TASTE,
  type Thought,
  thoughtOf,
  tradeWorth,
  VICTORY,
} from './worth.ts'

/** Heads for good odds, trades, dodges the police, hurts the leader and carries a full alibi home. */
export function clever(sight: Sight<OnTheLam>, rng: Rng): number[] {
  const scene = sceneOf(sight)
  const thought = thoughtOf(scene, estimates(scene, sight.heard))
  return sight.moves.map(move => score(thought, move) + rng.int(100) / 1e5)
}

function score(thought: Thought, move: Move): number {
  const { me, hand, at, draw } = thought
  switch (move.type) {
    case 'walk':
      return prospect(thought, move.to)
    case 'ride':
      return rideWorth(thought, move.to)
    case 'search':
      return searchWorth(thought, at)
    case 'draw':
      return draw
    case 'giveUp':
      return 0
    case 'trade':
      return tradeWorth(thought, at, move.of)
    case 'useItem':
      return itemWorth(thought)
    case 'stand':
      return standWorth(thought)
    case 'keep':
      return keepWorth(me, thought.reads(move.card) as Item)
    case 'call':
      return callWorth(thought, move.to)
    case 'blackmail':
      return share(thought, move.who) * (harm(thought, move.who) + 0.1)
    case 'swap':
    case 'discard':
    case 'handOver':
      return handWorth(me, plus(hand, OWNER[thought.reads(move.card) as Alibi], -1))
    case 'sort':
      return Number.NEGATIVE_INFINITY
    case 'done':
      return VICTORY
  }
}

/** No search follows a ride (L-37): only where it leads counts. */
const rideWorth = (thought: Thought, to: Tile): number =>
  to === 'station' ? VICTORY : prospect({ ...thought, tiles: { ...thought.tiles, [to]: 0 } }, to)

function callWorth(thought: Thought, to: Tile): number {
  const self = to === thought.at ? 1 : peril(to, thought.at)
  return policeWorth(thought, to) - self * thought.loss
}

/** How much of a hand is its owner's. */
function share({ leads, others }: Thought, who: Suspect): number {
  const cards = others.find(each => each.who === who)?.cards ?? 0
  return cards === 0 ? 0 : Math.min(1, leads[who] / cards)
}

// Items

const REROLL = 0.35
const BONUS = 0.15

function keepWorth(me: Suspect, item: Item): number {
  const effect = ITEM_EFFECTS[item]
  return effect.type === 'reroll' ? REROLL : effect.plus * BONUS + SKILL_OF[me][effect.skill] / 100
}

/** What a failure costs right now. */
const failCost = ({ police, at, loss }: Thought): number => (policeDistance(police, at) <= 1 ? loss : TASTE.closer)

function standWorth(thought: Thought): number {
  const { at, facts, card } = thought
  const cards = finds(thought, at)?.[facts.die - 1] ?? 0
  return cards > 0 ? cards * card : Math.max(0, searchWorth(thought, at) / 2) - failCost(thought)
}

function itemWorth(thought: Thought): number {
  const { me, at, facts, item, card } = thought
  const search = SEARCHES[at]
  if (!item || !search) return 0
  const effect = ITEM_EFFECTS[item]
  const price = keepWorth(me, item) / 2
  if (effect.type === 'bonus')
    return found(facts.die + SKILL_OF[me][effect.skill] + effect.plus, search.need) * card - price
  const cards = finds(thought, at) ?? [0]
  const mean = cards.reduce((sum, count) => sum + count, 0) / cards.length
  return mean * card - (1 - chance(cards)) * failCost(thought) - price
}
