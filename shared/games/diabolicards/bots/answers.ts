import type { PieceId } from '../../../kernel/game.ts'
import { RULES } from '../abilities/index.ts'
import type { Ability } from '../cards/abilities.ts'
import type { CardName } from '../cards/list.ts'
import type { Move, MoveOf } from '../move.ts'
import { waysOut } from '../rules/kills.ts'
import { MOST_SYNERGY, powerOf, synergyOf } from '../rules/power.ts'
import { abilityOf, dataOf, faceOf, freeSlot, HOMES, type StandingCard, sideOf, standing } from '../rules/table.ts'
import type { Side, State, Zone } from '../state.ts'

/** What a player thinks beyond the power that lies there. */
export interface Taste {
  /** What a free regular slot is worth to either side. */
  readonly price: Readonly<Record<Side, number>>
  /** What it is worth to have this card in hand. */
  keep(name: CardName): number
}

/** What its side would lose with a card on the mat. */
function standsFor(state: State, { card, side, zone }: StandingCard): number {
  let worth = powerOf(state, card)
  if (HOMES[dataOf(state, card).group] === zone && synergyOf(state, side, zone) <= MOST_SYNERGY) worth++
  for (const { source, target, power } of state.holds) {
    if (source !== card || target === card) continue
    const gain = power - dataOf(state, target).power
    worth += standing(state, target)?.side === side ? gain : -gain
  }
  return worth
}

/** What Sol does best with, and worst; else 1. */
const AGAIN: Readonly<Partial<Record<Ability, number>>> = {
  influence: 8,
  whySwap: 7,
  antiApex: 6,
  fairTrade: 5,
  misogyny: 4,
  turntable: 3,
  fatePurge: 0,
  whyPreach: 0,
  openHand: -1,
  burningOut: -2,
  jinxed: -3,
  rewind: -4,
  contagion: -5,
}

/** How good an answer is for whoever gives it, within a turn; being done is worth nothing. */
export function answerWorth(state: State, move: Move, taste: Taste): number {
  const { decision } = state
  if (move.type === 'save') return saveWorth(state, move.card, move.zone)
  if (move.type !== 'choose') return 0
  if (decision.type !== 'choose') return saveWorth(state, move.card, move.zone)
  const me = standing(state, decision.card)
  const ability = me && abilityOf(state, me)
  if (!me || !ability) return 0
  if (ability === 'burningOut') return -taste.keep(faceOf(state, move.card))
  const target = standing(state, move.card)
  return target ? objectWorth(state, me, ability, { ...move, target }, taste) : 0
}

function objectWorth(
  state: State,
  me: StandingCard,
  ability: Ability,
  { card, zone, target }: MoveOf<'choose'> & { readonly target: StandingCard },
  { price }: Taste,
): number {
  const sign = target.side === me.side ? -1 : 1
  const worth = standsFor(state, target)
  const { power } = dataOf(state, card)
  switch (ability) {
    case 'apexService':
      return 8 - powerOf(state, card)
    case 'misogyny':
    case 'apexPrison':
    case 'contagion':
      if (sign > 0) return powerOf(state, card)
      // C-44: a choice wasted on an own card that never has any power spares a better one that comes later.
      return ability === 'apexPrison' ? 0.5 - Math.max(power, powerOf(state, card)) : -powerOf(state, card)
    case 'influence':
      return 2 * worth - price[me.side] + price[target.side]
    case 'whySwap':
      return sign * worth
    case 'redeploy':
      return zone ? moveWorth(state, target, zone) : 0
    case 'solForSoul':
      return againWorth(state, target)
    default:
      if (waysOut(state, card).some(way => way !== null)) return 0
      // An own card dies for its slot only if it will never be worth anything.
      return sign > 0 ? worth - price[target.side] : power > 0 ? -power : price[target.side] - worth
  }
}

/** Sol for Soul: nothing comes of an ability that would be lost once more. */
function againWorth(state: State, target: StandingCard): number {
  const ability = abilityOf(state, target)
  return ability === null || RULES[ability].lost?.(state, target) ? 0 : (AGAIN[ability] ?? 1)
}

/** Redeploy: home, out of a prison, and not away from a boost. */
function moveWorth(state: State, { card, zone: from }: StandingCard, zone: Zone): number {
  const { group, power } = dataOf(state, card)
  const home = HOMES[group]
  return power - powerOf(state, card) + (home === zone ? 1 : 0) - (home === from ? 1 : 0) - 0.01
}

/** From memory everything is offered: whoever remembers claims only what can be saved. */
function saveWorth(state: State, card: PieceId, zone?: Zone): number {
  if (waysOut(state, card).length === 0) return -1
  if (!zone) return 1
  const side = standing(state, card)?.side ?? sideOf(state.active)
  const home = HOMES[dataOf(state, card).group] === zone ? 1 : 0
  return 1 + home + freeSlot(state, side, zone, 'regular') / 100
}
