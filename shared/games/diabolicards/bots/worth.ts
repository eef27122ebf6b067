import { exhausted } from '../abilities/solForSoul.ts'
import type { Ability } from '../cards/abilities.ts'
import { CARDS, type CardName } from '../cards/list.ts'
import { powerOf } from '../rules/power.ts'
import { cardsIn, faceOf, find, freeSlot, HOMES, has, otherSide, regulars, seatsOf, sideOf } from '../rules/table.ts'
import { type Player, SIDES, type Side, type State, ZONES, type Zone } from '../state.ts'
import type { Taste } from './answers.ts'
import { insight, lead } from './plain.ts'

/** What the clever bot goes by; what was tried is in notes.md. */
const TUNED = {
  /** What a slot is worth where there are more cards than slots. */
  slot: 3.5,
  /** A card played later is worth a little less than one played now. */
  delay: 0.9,
  /** So many turns before the end an ability begins to give up waiting for its best moment. */
  wait: 9,
  /** Of several abilities that wait in one hand, each next one is worth so much less: they get into each other's way. */
  crowd: 0.85,
  /** Where all cards of a hand wait, the least of them has to be played next, and little of its promise is left. */
  bound: 0.6,
  /** What is left of an ability's promise where it could not be used now. */
  doubt: 0.5,
  /** How much of what a killer could do is feared. */
  fear: 0.3,
  /** What it is worth to see a card in a hand of the other side. */
  insight: 0.4,
  /** Desertion: what it costs to let Turncoat stand among no more than there are enemies. */
  deserter: 8,
}

/** What an ability gains when its time has come, beyond the power of its card. */
const PROMISE: Readonly<Partial<Record<Ability, number>>> = {
  theEndgame: 25,
  killerLook: 22,
  ultimateSacrifice: 22,
  confusedMorals: 20,
  apexPrison: 14,
  apexService: 12,
  influence: 10,
  antiApex: 6,
  misogyny: 6,
  suicideKiller: 6,
  solForSoul: 5,
  fairTrade: 3,
  turntable: 3,
  love: 2,
  whySwap: 5,
  whySee: 0.4,
}
const KILLERS = { four: ['vanessa', 'warpath', 'dale'], all: ['deathrender', 'razor'] } as const

/** How the match stands, for one seat: what does not change with the move it is about to make. */
export interface Outlook extends Taste {
  readonly seat: Player
  /** What a card in hand will bring: by its power, and by its ability in its best moment. */
  body(name: CardName): number
  promise(name: CardName): number
  /** Cards that were in its hand; what is drawn is worth what a card is worth on average. */
  readonly known: ReadonlySet<CardName>
  readonly average: number
  /** How many that kill four, and how many that kill a whole zone, the other side may be expected to have. */
  readonly fear: { readonly four: number; readonly all: number }
}

const freeIn = (state: State, side: Side): number =>
  ZONES.reduce((sum, zone) => sum + (state.sealed.includes(zone) ? 0 : emptyIn(state.mat[side][zone].regular)), 0)
function emptyIn(slots: State['mat'][Side][Zone]['regular']): number {
  let empty = 0
  for (const card of slots) if (card === null) empty++
  return empty
}
const heldBy = (state: State, side: Side): number =>
  seatsOf(state.options.players).reduce((sum, seat) => sum + (sideOf(seat) === side ? state.hands[seat].length : 0), 0)

/** Cards that a side holds or may hope to draw. */
const supplyOf = (state: State, side: Side): number => heldBy(state, side) + state.deck.length / 2

/** So many cards will probably still be played. */
export const playsLeft = (state: State): number =>
  SIDES.reduce((sum, side) => sum + Math.min(freeIn(state, side), supplyOf(state, side)), 0)

export function outlookOf(state: State, seat: Player, unseen: readonly CardName[]): Outlook {
  const side = sideOf(seat)
  const supply = (of: Side) => supplyOf(state, of)
  const price = (of: Side) => TUNED.slot * Math.max(0, Math.min(1, (supply(of) - freeIn(state, of) + 4) / 8))
  const prices = { dawn: price(SIDES[0]), dusk: price(SIDES[1]) }
  const turns = Math.min(freeIn(state, side), supply(side))
  const patience = Math.min(1, turns / TUNED.wait)
  const body = (name: CardName): number => {
    const { power, group } = CARDS[name]
    const slotless = group === 'diabolicals' || group === 'scorchedEarth'
    return Math.max(0, power + (HOMES[group] ? 1 : 0) - (slotless ? 0 : prices[side])) * TUNED.delay
  }
  const promise = (name: CardName): number => {
    const { ability } = CARDS[name]
    return ability ? (PROMISE[ability] ?? 0) * patience : 0
  }
  const keep = (name: CardName): number => body(name) + promise(name)
  const average = unseen.reduce((sum, name) => sum + keep(name), 0) / Math.max(1, unseen.length)
  const other = otherSide(side)
  const chance = Math.min(1, supply(other) / Math.max(1, unseen.length))
  const fear = (names: readonly CardName[]) => TUNED.fear * chance * names.filter(name => unseen.includes(name)).length
  const known = new Set(state.hands[seat].map(card => faceOf(state, card)))
  return {
    seat,
    price: prices,
    keep,
    body,
    promise,
    known,
    average,
    fear: { four: fear(KILLERS.four), all: fear(KILLERS.all) },
  }
}

/** What the table is worth to the seat: both sides' power as it is scored, and what is to be hoped and feared. */
export function worthOf(state: State, outlook: Outlook): number {
  const { seat, price } = outlook
  const side = sideOf(seat)
  const other = otherSide(side)
  const slots = price[side] * freeIn(state, side) - price[other] * freeIn(state, other)
  const sight = TUNED.insight * insight(state, side)
  const names = state.hands[seat].map(card => faceOf(state, card))
  return (
    lead(state, seat) +
    slots +
    sight +
    handWorth(state, outlook, names) +
    loyalty(state, side) -
    dread(state, side, outlook)
  )
}

/** What it is worth to hold these cards. */
export function handWorth(
  state: State,
  { seat, body, promise, known, average }: Outlook,
  names: readonly CardName[],
): number {
  const side = sideOf(seat)
  const promises: number[] = []
  let worth = 0
  for (const name of names) {
    if (known.has(name)) {
      worth += body(name)
      const hope = promise(name)
      if (hope > 0) promises.push(isUseful(state, side, name) ? hope : hope * TUNED.doubt)
    } else worth += average
  }
  promises.sort((a, b) => b - a)
  if (promises.length === names.length) promises.push((promises.pop() ?? 0) * TUNED.bound)
  return worth + promises.reduceRight((sum, hope) => hope + sum * TUNED.crowd, 0)
}

/** Is there a slot where its ability would work if it were played now? */
function isUseful(state: State, side: Side, name: CardName): boolean {
  const { group, ability } = CARDS[name]
  if (ability === 'solForSoul' && exhausted(state, { card: '', side }).length === 0) return false
  const slot = group === 'diabolicals' ? 'diabolical' : group === 'scorchedEarth' ? 'scorched' : 'regular'
  const home = HOMES[group]
  return ZONES.some(
    zone =>
      (home === undefined || home === zone) &&
      freeSlot(state, side, zone, slot) >= 0 &&
      (slot !== 'regular' || !state.sermons.some(sermon => sermon.zone === zone)),
  )
}

/** What killers of the other side could cost in the zone where it hurts most. */
function dread(state: State, side: Side, { fear, price }: Outlook): number {
  const most = (of: typeof all) => Math.max(0, ...ZONES.map(zone => of(state, side, zone, price[side])))
  return (fear.four && fear.four * most(four)) + (fear.all && fear.all * most(all))
}

function all(state: State, side: Side, zone: Zone, price: number): number {
  if (state.sealed.includes(zone)) return 0
  let sum = 0
  for (const card of cardsIn(state, side, zone, ['regular', 'diabolical'])) sum += powerOf(state, card) - price
  return sum
}

function four(state: State, side: Side, zone: Zone, price: number): number {
  if (state.sealed.includes(zone) || state.mat[otherSide(side)][zone].diabolical[0] !== null) return 0
  const powers = regulars(state, side, zone).map(card => powerOf(state, card) - price)
  powers.sort((a, b) => b - a)
  return powers.slice(0, 4).reduce((sum, power) => sum + Math.max(0, power), 0)
}

/** Desertion: he goes where there are more; one card more would do. */
function loyalty(state: State, side: Side): number {
  const me = find(state, 'turncoat')
  if (!me || !has(state, me, 'desertion') || me.side !== side) return 0
  return cardsIn(state, side, me.zone).length > cardsIn(state, otherSide(side), me.zone).length ? 0 : -TUNED.deserter
}
