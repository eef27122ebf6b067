import type { PieceId } from '../../../kernel/game.ts'
import { RULES } from '../abilities/index.ts'
import type { AbilityChoice, AbilityRule } from '../abilities/rule.ts'
import type { Ability } from '../cards/abilities.ts'
import type { Lost } from '../events.ts'
import type { Decision, State } from '../state.ts'
import { abilityOf, atHome, faceOf, type StandingCard, standing } from './table.ts'
import { about, type CardsTurn } from './turn.ts'

/** How an ability is used: announced, its objects chosen one by one, then done (C-13). */

/** Does the card that stands here now listen to a sermon (Why Preach)? Nothing regular touches those in other slots. */
export const listens = (state: State, { card, zone, slot }: StandingCard): boolean =>
  slot === 'regular' && state.sermons.some(sermon => sermon.zone === zone && sermon.by !== card)

function lose(turn: CardsTurn, { card }: StandingCard, ability: Ability, why: Lost): void {
  turn.state.spent.push(card)
  turn.emit({ type: 'abilityLost', ability, why, ...about(turn.state, card) })
}

/** Before anything else comes of a card just played. */
export function hearSermon(turn: CardsTurn, me: StandingCard): void {
  const { state } = turn
  if (!listens(state, me)) return
  state.sermons = state.sermons.filter(({ zone }) => zone !== me.zone)
  const ability = abilityOf(state, me)
  if (ability) lose(turn, me, ability, 'preached')
}

export function useAbility(turn: CardsTurn, card: PieceId): void {
  const { state } = turn
  const me = standing(state, card)
  const ability = me && abilityOf(state, me)
  if (!me || !ability || state.spent.includes(card)) return
  const rule = RULES[ability]
  if (rule.passive) return
  const why = atHome(state, me) ? rule.lost?.(state, me) : 'elsewhere'
  if (why) return lose(turn, me, ability, why)
  const choice = state.endgames[me.side][faceOf(state, card)]
  turn.emit({ type: 'abilityUsed', ability, ...about(state, card), ...(choice && { choice }) })
  state.spent.push(card)
  rule.begin?.(turn, me)
  ask(turn, me, rule, [])
}

/** What must be chosen is chosen by itself where there is no more than that. */
function ask(turn: CardsTurn, me: StandingCard, rule: AbilityRule, chosen: readonly PieceId[]): void {
  const { state } = turn
  const objects = rule.objects?.(state, me, chosen) ?? []
  const [first] = objects
  if (!first) return complete(turn, me, rule, chosen)
  if (objects.length <= (rule.need?.(chosen) ?? 0)) return take(turn, me, rule, chosen, first)
  state.decision = { type: 'choose', card: me.card, chosen }
}

function take(
  turn: CardsTurn,
  me: StandingCard,
  rule: AbilityRule,
  chosen: readonly PieceId[],
  choice: AbilityChoice,
): void {
  rule.each?.(turn, me, choice)
  ask(turn, me, rule, [...chosen, choice.type === 'choose' ? choice.card : choice.seat])
}

function complete(turn: CardsTurn, me: StandingCard, rule: AbilityRule, chosen: readonly PieceId[]): void {
  rule.use?.(turn, me, chosen)
  const next = rule.next?.(chosen)
  if (next !== undefined) useAbility(turn, next)
}

type Choosing = Decision & { type: 'choose' }

function asked(state: State, { card }: Choosing): { me: StandingCard; rule: AbilityRule } {
  const me = standing(state, card)
  const ability = me && abilityOf(state, me)
  if (!me || !ability) throw new Error(`${card} asks for nothing`)
  return { me, rule: RULES[ability] }
}

/** What the seat that plays the card is offered. */
export function objects(state: State, choosing: Choosing): { objects: readonly AbilityChoice[]; done: boolean } {
  const { me, rule } = asked(state, choosing)
  const { chosen } = choosing
  return { objects: rule.objects?.(state, me, chosen) ?? [], done: (rule.need?.(chosen) ?? 0) === 0 }
}

/** One more object, or none (`done`). */
export function answer(turn: CardsTurn, choosing: Choosing, choice: AbilityChoice | null): void {
  const { me, rule } = asked(turn.state, choosing)
  turn.state.decision = { type: 'turn' }
  if (choice) take(turn, me, rule, choosing.chosen, choice)
  else complete(turn, me, rule, choosing.chosen)
}
