import { NEIGHBOURS, OPPOSITE, onward, policeDistance, SEARCHABLE, towards, walkDistance } from '../rules/board.ts'
import { COMPLETE, HAND_LIMIT } from '../rules/questions.ts'
import { ITEMS, SUSPECTS, type Suspect, TILES, type Tile, WAYS } from '../state.ts'
import { PLACES_DONE } from '../tuning.ts'
import type { Estimates } from './estimates.ts'
import { type Counts, chance, finds, type Scene } from './scene.ts'

/*
 * What things are worth to the clever bot, in own alibi cards. A tile is worth what can be done there; the way to it is
 * worth that, less with every step; standing there costs what the police may take.
 */

/** Found by trial. */
export const TASTE = {
  /** Half of a pair to trade; a card without its like. */
  halfPair: 0.42,
  single: 0.2,
  /** The fourth and the fifth own card count for more. */
  fourth: 0.2,
  fifth: 0.8,
  /** A step's delay. */
  discount: 0.72,
  /** One tile less to go until all open again. */
  renewal: 1.6,
  /** Leaving a tile for later that has other open ones beside it: odd corners first, or one comes back for each. */
  corner: 0.05,
  /** Being near the police at all; having brought them closer. */
  unease: 0.15,
  closer: 0.05,
  /** Of the own card that an investigation takes; the way to the station and back. */
  loss: 0.6,
  custody: 0.3,
  /** Somebody else's loss, and that of somebody about to win. */
  spite: 0.6,
  alarm: 3,
  /** Rounds until nobody's loss matters any more, unless they are about to win. */
  grudge: 30,
  /** Getting home a step or two sooner, with a full alibi. */
  shortcut: 0.4,
  /** A telephone; an item for somebody with none. */
  phone: 0.3,
  item: 0.15,
}
export const VICTORY = 20
const FORESIGHT = 3

/** A scene, thought about. */
export interface Thought extends Scene {
  readonly leads: Estimates
  /** What one more alibi card, a play card, and an investigation come to. */
  readonly card: number
  readonly draw: number
  readonly loss: number
  /** What can be done on each tile. */
  readonly tiles: Readonly<Record<Tile, number>>
}

export function thoughtOf(scene: Scene, leads: Estimates): Thought {
  const card = cardWorth(scene)
  const loss = lossOf(scene)
  const first = { ...scene, leads, card, loss, draw: 0, tiles: NOWHERE }
  const draw = drawWorth(first)
  const thought = { ...first, draw, tiles: { ...NOWHERE } }
  for (const tile of TILES) thought.tiles[tile] = tileWorth(thought, tile)
  return thought
}
const NOWHERE = Object.fromEntries(TILES.map(tile => [tile, 0])) as Record<Tile, number>

// Cards

/** Own cards: the last ones count most. */
const ownWorth = (own: number): number => own + Math.max(0, own - 3) * TASTE.fourth + Math.max(0, own - 4) * TASTE.fifth

export const plus = (hand: Counts, whose: Suspect, count = 1): Counts => ({ ...hand, [whose]: hand[whose] + count })

/** What a hand is worth once it is trimmed to five. */
export function handWorth(me: Suspect, hand: Counts): number {
  const own = Math.min(hand[me], COMPLETE)
  let room = HAND_LIMIT - own
  let singles = 0
  let worth = ownWorth(own)
  for (const who of SUSPECTS) {
    if (who === me) continue
    const paired = Math.min(hand[who] - (hand[who] % 2), room - (room % 2))
    worth += paired * TASTE.halfPair
    room -= paired
    singles += hand[who] - paired
  }
  return worth + Math.min(singles, room) * TASTE.single
}

function cardWorth({ me, hand }: Scene): number {
  const now = handWorth(me, hand)
  return SUSPECTS.reduce((sum, who) => sum + handWorth(me, plus(hand, who)) - now, 0) / SUSPECTS.length
}

/** An own card, or everything. */
function lossOf({ me, hand }: Scene): number {
  const own = hand[me]
  return own === 0 ? handWorth(me, hand) + TASTE.custody : TASTE.loss * (ownWorth(own) - ownWorth(own - 1))
}

/** The hand after parting with so many cards, the least wanted first. */
function robbed(me: Suspect, hand: Counts, count: number): Counts {
  let left = hand
  for (let i = 0; i < count; i++) {
    const options = SUSPECTS.filter(who => left[who] > 0).map(who => plus(left, who, -1))
    left = options.reduce((a, b) => (handWorth(me, b) > handWorth(me, a) ? b : a), options[0] ?? left)
  }
  return left
}

/** A play card on average: there are as many of each kind (L-34). */
function drawWorth(thought: Thought): number {
  const { me, hand, card, loss, item } = thought
  const full = hand[me] >= COMPLETE
  const now = handWorth(me, hand)
  const count = SUSPECTS.reduce((sum, who) => sum + hand[who], 0)
  const pair = SUSPECTS.some(of => of !== me && hand[of] >= 2)
  const incidents = [
    full ? TASTE.shortcut * 2 : 0, // a taxi, perhaps all the way
    full ? TASTE.shortcut : pair ? 1 : 0, // the Private Eye, next door to the station
    full ? TASTE.shortcut : 0, // the Mob, likewise
    TASTE.phone,
    -loss, // an undercover cop
    handWorth(me, robbed(me, hand, Math.min(1, count))) + (count > 0 ? card : 0) - now, // a man in a trenchcoat
    handWorth(me, robbed(me, hand, Math.floor(count / 2))) - now, // a mugger
    0, // empty streets
    card, // blackmail
  ]
  const items = ITEMS.length * (item ? 0 : TASTE.item)
  return (incidents.reduce((sum, each) => sum + each, 0) + items) / (incidents.length + ITEMS.length)
}

// Tiles

/** What can be done on a tile, if one stood there. */
function tileWorth(thought: Thought, tile: Tile): number {
  const { me, hand, draw } = thought
  if (tile === 'station') return hand[me] >= COMPLETE ? VICTORY : 0
  const trades = SUSPECTS.filter(of => of !== me && hand[of] >= 2).map(of => tradeWorth(thought, tile, of))
  return Math.max(searchWorth(thought, tile), draw, ...trades)
}

/** L-32: one try after another, each with the police a step closer, as long as it pays. */
export function searchWorth(thought: Thought, tile: Tile): number {
  const cards = finds(thought, tile)
  if (!cards) return Number.NEGATIVE_INFINITY
  if (thought.hand[thought.me] >= COMPLETE) return -(1 - chance(cards)) * exposure(thought, tile)
  const mean = cards.reduce((sum, count) => sum + count, 0) / cards.length
  const open = NEIGHBOURS[tile].filter(next => SEARCHABLE.includes(next) && !thought.searched.has(next)).length
  const renewal = chance(cards) * (TASTE.renewal / (PLACES_DONE - thought.searched.size) - TASTE.corner * open)
  const gain = mean * thought.card + renewal
  const fail = 1 - chance(cards)
  let worth = gain - fail * thought.loss
  for (let away = 2; away <= policeDistance(thought.police, tile); away++)
    worth = gain + fail * (Math.max(0, worth) - TASTE.closer)
  return worth
}

/** With a full alibi there is nothing to find, but a failure only brings the police: what that may cost, tried once. */
function exposure({ police, loss }: Thought, tile: Tile): number {
  const next = police === tile ? tile : towards(police, tile)
  return next === tile ? loss : peril(next, tile) * loss
}

export function tradeWorth(thought: Thought, tile: Tile, of: Suspect): number {
  const { hand, me, others, loss } = thought
  if (tile === 'eye')
    return hand[me] >= COMPLETE ? Number.NEGATIVE_INFINITY : ownWorth(hand[me] + 1) - ownWorth(hand[me])
  const target = others.find(({ who }) => who === of)
  if (tile !== 'mob' || !target || target.at === 'station') return Number.NEGATIVE_INFINITY
  const cost = handWorth(me, hand) - handWorth(me, plus(hand, of, -2))
  const away = target.at === tile ? -loss : getaway({ ...thought, police: target.at }, tile)
  return policeWorth(thought, target.at) + away - cost
}

/** L-48: what can be done next door, with the police elsewhere. */
const getaway = (thought: Thought, tile: Tile): number =>
  Math.max(
    ...NEIGHBOURS[tile]
      .filter(next => next !== 'station')
      .map(next => Math.max(searchWorth(thought, next), thought.draw)),
  )

/** A tile and the best walk on from it, with what the police may do meanwhile. */
export const prospect = (thought: Thought, tile: Tile): number =>
  stroll(thought.tiles, tile, FORESIGHT, [thought.at]) - peril(thought.police, tile) * lossAt(thought, tile)

/** What the police could take there: whoever has nothing to show, but a pair, leaves the Private Eye with a card. */
function lossAt(thought: Thought, tile: Tile): number {
  const { me, hand, loss } = thought
  const of = tile === 'eye' && hand[me] === 0 ? SUSPECTS.find(who => hand[who] >= 2) : undefined
  return of ? lossOf({ ...thought, hand: plus(plus(hand, of, -2), me) }) : loss
}

function stroll(tiles: Thought['tiles'], tile: Tile, steps: number, been: readonly Tile[]): number {
  const here = been.includes(tile) ? 0 : tiles[tile]
  if (steps === 0 || tile === 'station') return here
  const path = [...been, tile]
  let top = 0
  for (const next of NEIGHBOURS[tile])
    if (next !== 'station' || tiles.station > 0) top = Math.max(top, stroll(tiles, next, steps - 1, path))
  return here + TASTE.discount * top
}

/** The chance to be met by the police before the next turn. */
export function peril(police: Tile, tile: Tile): number {
  const hits = WAYS.filter(way => (onward(police, way) ?? onward(police, OPPOSITE[way])) === tile).length
  return hits / WAYS.length + (policeDistance(police, tile) <= 2 ? TASTE.unease : 0)
}

// The others

/**
 * What it is worth to cost somebody a card: much when they are about to win, at any time. Mere grudges fade: if everybody
 * keeps everybody down, nobody gets home, and running pays better than biting.
 */
export function harm({ leads, others, facts }: Thought, who: Suspect): number {
  const other = others.find(each => each.who === who)
  if (!other || other.at === 'station') return 0
  const own = leads[who]
  const close = own >= 4 ? TASTE.alarm * TASTE.discount ** (walkDistance(other.at, 'station') - 1) : 0
  const patience = Math.max(0, 1 - facts.round / TASTE.grudge)
  return close + patience * ((own / COMPLETE) ** 2 * TASTE.spite + (own < 0.6 ? other.cards * 0.06 : 0))
}

/** What it is worth to send the police there, as far as the others go. */
export const policeWorth = (thought: Thought, tile: Tile): number =>
  tile === 'station' ? 0 : thought.others.reduce((sum, { who, at }) => sum + (at === tile ? harm(thought, who) : 0), 0)
