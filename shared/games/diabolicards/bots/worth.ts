import type { Ability } from '../cards/abilities.ts'
import { CARDS, type CardName } from '../cards/list.ts'
import { powerOf } from '../rules/power.ts'
import { cardsIn, faceOf, find, HOMES, has, otherSide, regulars, seatsOf, sideOf } from '../rules/table.ts'
import { type Player, SIDES, type Side, SLOTS, type State, ZONES, type Zone } from '../state.ts'
import type { Taste } from './answers.ts'
import { lead } from './plain.ts'

/** What the clever bot goes by: set by judgement, and good enough against plain (notes.md); not tuned further. */
const TUNED = {
  /** What a slot is worth where there are more cards than slots. */
  slot: 3.5,
  /** A card played later is worth a little less than one played now. */
  delay: 0.9,
  /** Turns before the end up to which an ability waits for its best moment. */
  wait: 8,
  /** How much of what a killer could do is feared. */
  fear: 0.5,
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
  fairTrade: 3,
  turntable: 3,
  love: 2,
  whySwap: 5,
}
const KILLERS = { four: ['vanessa', 'warpath', 'dale'], all: ['deathrender', 'razor'] } as const

/** How the match stands, for one seat: what does not change with the move it is about to make. */
export interface Outlook extends Taste {
  readonly seat: Player
  /** Cards that were in its hand; what is drawn is worth what a card is worth on average. */
  readonly known: ReadonlySet<CardName>
  readonly average: number
  /** How many that kill four, and how many that kill a whole zone, the other side may be expected to have. */
  readonly fear: { readonly four: number; readonly all: number }
}

const freeIn = (state: State, side: Side): number =>
  ZONES.reduce(
    (sum, zone) => sum + (state.sealed.includes(zone) ? 0 : SLOTS.regular - regulars(state, side, zone).length),
    0,
  )
const heldBy = (state: State, side: Side): number =>
  seatsOf(state.options.players).reduce((sum, seat) => sum + (sideOf(seat) === side ? state.hands[seat].length : 0), 0)

export function outlookOf(state: State, seat: Player, unseen: readonly CardName[]): Outlook {
  const side = sideOf(seat)
  const supply = (of: Side) => heldBy(state, of) + state.deck.length / 2
  const price = (of: Side) => TUNED.slot * Math.max(0, Math.min(1, (supply(of) - freeIn(state, of) + 4) / 8))
  const prices = { dawn: price(SIDES[0]), dusk: price(SIDES[1]) }
  const turns = Math.min(freeIn(state, side), supply(side))
  const patience = Math.min(1, turns / TUNED.wait)
  const keep = (name: CardName): number => {
    const { power, ability, group } = CARDS[name]
    const slotless = group === 'diabolicals' || group === 'scorchedEarth'
    const plain = power + (HOMES[group] ? 1 : 0) - (slotless ? 0 : prices[side])
    return Math.max(0, plain) * TUNED.delay + (ability ? (PROMISE[ability] ?? 0) : 0) * patience
  }
  const average = unseen.reduce((sum, name) => sum + keep(name), 0) / Math.max(1, unseen.length)
  const other = otherSide(side)
  const chance = Math.min(1, supply(other) / Math.max(1, unseen.length))
  const fear = (names: readonly CardName[]) => TUNED.fear * chance * names.filter(name => unseen.includes(name)).length
  const known = new Set(state.hands[seat].map(card => faceOf(state, card)))
  return { seat, price: prices, keep, known, average, fear: { four: fear(KILLERS.four), all: fear(KILLERS.all) } }
}

/** What the table is worth to the seat: both sides' power as it is scored, and what is to be hoped and feared. */
export function worthOf(state: State, outlook: Outlook): number {
  const { seat, price, keep, known, average } = outlook
  const side = sideOf(seat)
  const other = otherSide(side)
  let worth = lead(state, seat) + price[side] * freeIn(state, side) - price[other] * freeIn(state, other)
  for (const card of state.hands[seat]) {
    const name = faceOf(state, card)
    worth += known.has(name) ? keep(name) : average
  }
  return worth + loyalty(state, side) - dread(state, side, outlook)
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
