import type { Sight } from '../../../kernel/game.ts'
import { tableOf } from '../../../kernel/plain.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { NEIGHBOURS, OPPOSITE, onward, policeDistance, SEARCHABLE, SEARCHES, walkDistance } from '../board.ts'
import { ITEM_EFFECTS } from '../cards/items.ts'
import type { OnTheLam } from '../index.ts'
import { COMPLETE, found, HAND_LIMIT, OWNER } from '../questions.ts'
import { type Alibi, ITEMS, type Item, type Move, SUSPECTS, type Suspect, TILES, type Tile, WAYS } from '../state.ts'
import { SKILL_OF } from '../tuning.ts'
import { type Estimates, estimates } from './estimates.ts'
import { best, chance, countOf, finds, type Scene, sceneOf } from './scene.ts'

/*
 * Weighs everything in own alibi cards. A tile is worth what can be done there, less what the police may take; the way
 * to a better tile is worth that tile, discounted by the walk.
 */

/** Found by trial against each other and against plain bots. */
export const TASTE = {
  /** Half of a pair to trade; a card without its like. */
  halfPair: 0.42,
  single: 0.2,
  /** What a pair is missed once it is traded. */
  price: 0.2,
  fourth: 0.2,
  fifth: 0.8,
  foresight: 3,
  playCard: 0,
  phone: 0.3,
  item: 0.15,
  /** A step's delay. */
  discount: 0.72,
  /** For having one tile less to go until all twelve open again. */
  renewal: 1.2,
  power: 1,
  /** Being near the police at all. */
  unease: 0.06,
  closer: 0.05,
  /** What an investigation costs: an own card; the way to the station and back. */
  loss: 0.8,
  custody: 0.3,
  /** What somebody else's loss is worth, and that of somebody about to win. */
  spite: 0.6,
  alarm: 2.5,
}
const VICTORY = 20

interface Thought extends Scene {
  readonly leads: Estimates
  /** What one more card brings, and what each tile is worth to stand on. */
  readonly card: number
  readonly worth: Readonly<Record<Tile, number>>
}

export function clever(sight: Sight<OnTheLam>, rng: Rng): number {
  const scene = sceneOf(sight)
  const thought: Thought = { ...scene, leads: estimates(scene, sight.heard), card: cardWorth(scene), worth: NOTHING }
  const aware = { ...thought, worth: tableOf(TILES, tile => worthOf(thought, tile)) }
  return best(sight.moves, move => score(aware, move) + rng.int(100) / 1e5)
}
const NOTHING = tableOf(TILES, () => 0)

function score(thought: Thought, move: Move): number {
  const { hand, at } = thought
  switch (move.type) {
    case 'walk':
      return prospect(thought, move.to)
    case 'ride':
      return prospect(
        { ...thought, worth: { ...thought.worth, [move.to]: move.to === 'station' ? VICTORY : 0 } },
        move.to,
      )
    case 'search':
      return searchWorth(thought, at)
    case 'draw':
      return drawWorth(thought)
    case 'giveUp':
      return 0
    case 'trade':
      return tradeWorth(thought, at, move.of)
    case 'useItem':
      return itemWorth(thought)
    case 'stand':
      return standWorth(thought)
    case 'keep':
      return keepWorth(thought, thought.reads(move.card) as unknown as Item)
    case 'call':
      return callWorth(thought, move.to)
    case 'blackmail':
      return harm(thought, move.who) * share(thought, move.who) + share(thought, move.who) / 10
    case 'swap':
    case 'discard':
    case 'handOver':
      return handWorth(thought.me, without(hand, thought.reads(move.card)))
    case 'done':
      return VICTORY
  }
}

// Cards

const without = (hand: readonly Alibi[], card: Alibi): Alibi[] => hand.toSpliced(hand.indexOf(card), 1)

/** Own cards: the last ones count most. */
const ownWorth = (own: number): number => own + Math.max(0, own - 3) * TASTE.fourth + Math.max(0, own - 4) * TASTE.fifth

/** What a hand is worth once it is trimmed to five. */
function handWorth(me: Suspect, hand: readonly Alibi[]): number {
  const own = Math.min(countOf(hand, me), COMPLETE)
  let room = HAND_LIMIT - own
  let worth = ownWorth(own)
  const counts = SUSPECTS.filter(who => who !== me)
    .map(who => countOf(hand, who))
    .sort((a, b) => b - a)
  for (const count of counts) {
    const pairs = Math.min(Math.floor(count / 2), Math.floor(room / 2))
    worth += pairs * 2 * TASTE.halfPair
    room -= pairs * 2
    const single = Math.min(count - pairs * 2, room)
    worth += single * TASTE.single
    room -= single
  }
  return worth
}

/** What one more card from the pile brings on average. */
function cardWorth({ me, hand }: Scene): number {
  const now = handWorth(me, hand)
  const gains = SUSPECTS.map(who => handWorth(me, [...hand, exampleOf(who)]) - now)
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length
}
const exampleOf = (who: Suspect): Alibi => EXAMPLES[who]
const EXAMPLES: Readonly<Record<Suspect, Alibi>> = {
  boxer: 'mouthguard',
  dame: 'earring',
  reporter: 'film',
  ceo: 'tieClip',
}

/** What an investigation costs: one own card, or everything. */
function loss({ me, hand }: Scene): number {
  const own = countOf(hand, me)
  if (own === 0) return handWorth(me, hand) + TASTE.custody
  return TASTE.loss * (ownWorth(own) - ownWorth(own - 1))
}

// Tiles

/** What can be done on a tile, if one stood there. */
function worthOf(thought: Thought, tile: Tile): number {
  if (tile === 'station') return countOf(thought.hand, thought.me) >= COMPLETE ? VICTORY : 0
  const trades = SUSPECTS.filter(of => of !== thought.me && countOf(thought.hand, of) >= 2)
  return Math.max(searchWorth(thought, tile), drawWorth(thought), ...trades.map(of => tradeWorth(thought, tile, of)))
}

/** A tile and the best walk on from it, each step later worth less, with what the police may do. */
function prospect(thought: Thought, tile: Tile): number {
  return stroll(thought, tile, TASTE.foresight, [thought.at]) - peril(thought, tile) * loss(thought)
}

function stroll({ worth }: Thought, tile: Tile, steps: number, been: readonly Tile[]): number {
  const here = been.includes(tile) ? 0 : worth[tile]
  if (steps === 0 || tile === 'station') return here
  let top = 0
  for (const next of NEIGHBOURS[tile])
    if (next !== 'station' || worth.station > 0)
      top = Math.max(top, stroll({ worth } as Thought, next, steps - 1, [...been, tile]))
  return here + TASTE.discount * top
}

/** The chance to be met by the police before the next turn. */
function peril({ police }: Scene, tile: Tile): number {
  const hits = WAYS.filter(way => (onward(police, way) ?? onward(police, OPPOSITE[way])) === tile).length
  return hits / WAYS.length + (policeDistance(police, tile) <= 2 ? TASTE.unease : 0)
}

/** L-32: one try after another, each with the police a step closer. */
function searchWorth(thought: Thought, tile: Tile): number {
  const cards = finds(thought, tile)
  if (!cards) return Number.NEGATIVE_INFINITY
  if (countOf(thought.hand, thought.me) >= COMPLETE) return -1
  const renewal = chance(cards) * (TASTE.renewal / (SEARCHABLE.length - thought.searched.size) ** TASTE.power)
  const gain = (cards.reduce((sum, count) => sum + count, 0) / cards.length) * thought.card + renewal
  const fail = 1 - chance(cards)
  const tries = policeDistance(thought.police, tile)
  let worth = 0
  for (let left = Math.min(1, tries); left <= tries; left++) {
    const cost = left <= 1 ? loss(thought) : TASTE.closer
    worth = Math.max(0, gain + fail * (left <= 1 ? -cost : worth - cost))
    if (left === tries && worth === 0) worth = gain - fail * cost
  }
  return worth
}

/** What a play card brings on average: all kinds are equally many (L-34). */
function drawWorth(thought: Thought): number {
  const { me, hand } = thought
  const own = countOf(hand, me)
  const full = own >= COMPLETE
  const now = handWorth(me, hand)
  const pair = SUSPECTS.some(of => of !== me && countOf(hand, of) >= 2)
  const worst = [...hand].sort((a, b) => keepsakeWorth(hand, me, a) - keepsakeWorth(hand, me, b))
  const robbed = handWorth(me, worst.slice(Math.floor(hand.length / 2)))
  const swapped = hand.length === 0 ? now : handWorth(me, worst.slice(1)) + thought.card
  const incidents = [
    full ? VICTORY / 3 : 0, // taxi
    full ? VICTORY / 4 : pair ? 1 - TASTE.price : 0, // Private Eye
    full ? VICTORY / 4 : 0, // Mobster
    TASTE.phone,
    -loss(thought), // undercover cop
    swapped - now,
    robbed - now,
    0, // empty streets
    full ? 0.3 : thought.card, // blackmail
  ]
  const items = ITEMS.length * (thought.item ? 0.02 : TASTE.item)
  return (incidents.reduce((sum, each) => sum + each, 0) + items) / (incidents.length + ITEMS.length) + TASTE.playCard
}

/** In which order cards are parted with. */
const keepsakeWorth = (hand: readonly Alibi[], me: Suspect, card: Alibi): number =>
  OWNER[card] === me ? 10 : countOf(hand, OWNER[card])

function tradeWorth(thought: Thought, tile: Tile, of: Suspect): number {
  const { hand, me } = thought
  const pair = hand.filter(alibi => OWNER[alibi] === of).slice(0, 2)
  const rest = pair.reduce<readonly Alibi[]>(without, hand)
  if (tile === 'eye') return ownWorth(countOf(hand, me) + 1) - ownWorth(countOf(hand, me)) - TASTE.price
  const target = thought.others.find(({ who }) => who === of)
  if (tile !== 'mob' || !target || target.at === 'station') return Number.NEGATIVE_INFINITY
  const hurt = thought.others.filter(({ at }) => at === target.at).reduce((sum, { who }) => sum + harm(thought, who), 0)
  const self = target.at === tile ? loss(thought) : 0
  return hurt - self - (handWorth(me, hand) - handWorth(me, rest))
}

// The others

/** What it is worth to cost somebody a card: much when they are about to win. */
function harm({ leads, others }: Thought, who: Suspect): number {
  const own = leads[who]
  const other = others.find(each => each.who === who)
  if (!other || other.at === 'station') return 0
  const home = walkDistance(other.at, 'station')
  const close = own >= 4 ? TASTE.alarm * TASTE.discount ** (home - 1) : 0
  return (own / COMPLETE) ** 2 * TASTE.spite + close + (own < 0.6 ? other.cards * 0.06 : 0)
}

/** How much of a hand is its owner's. */
function share({ leads, others }: Thought, who: Suspect): number {
  const cards = others.find(each => each.who === who)?.cards ?? 0
  return cards === 0 ? 0 : Math.min(1, leads[who] / cards)
}

function callWorth(thought: Thought, to: Tile): number {
  const hurt = thought.others.filter(({ at }) => at === to && to !== 'station')
  const self = to === thought.at ? loss(thought) : peril({ ...thought, police: to }, thought.at) * loss(thought)
  return hurt.reduce((sum, { who }) => sum + harm(thought, who), 0) - self
}

// Items

const ITEM_WORTH = { reroll: 0.35, 1: 0.2, 2: 0.3 } as const

function keepWorth({ me }: Thought, item: Item): number {
  const effect = ITEM_EFFECTS[item]
  if (effect.type === 'reroll') return ITEM_WORTH.reroll
  return (effect.plus > 1 ? ITEM_WORTH[2] : ITEM_WORTH[1]) + SKILL_OF[me][effect.skill] / 100
}

function standWorth(thought: Thought): number {
  const { at, facts } = thought
  const cards = finds(thought, at)?.[facts.die - 1] ?? 0
  return cards > 0 ? cards * thought.card : Math.max(0, searchWorth(thought, at) * 0.5) - failCost(thought)
}

function itemWorth(thought: Thought): number {
  const { at, facts, item } = thought
  if (!item) return 0
  const effect = ITEM_EFFECTS[item]
  const price = keepWorth(thought, item) / 2
  if (effect.type === 'bonus') {
    const search = SEARCHES[at]
    const total = facts.die + SKILL_OF[thought.me][effect.skill] + effect.plus
    return (search ? found(total, search.need) : 0) * thought.card - price
  }
  const cards = finds(thought, at) ?? [0]
  const mean = cards.reduce((sum, count) => sum + count, 0) / cards.length
  return mean * thought.card - (1 - chance(cards)) * failCost(thought) - price
}

const failCost = (thought: Thought): number =>
  policeDistance(thought.police, thought.at) <= 1 ? loss(thought) : TASTE.closer
