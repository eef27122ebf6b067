import type { PieceId } from '../../../kernel/game.ts'
import type { Ability } from '../cards/abilities.ts'
import type { CardName, Nature } from '../cards/list.ts'
import type { Hold } from '../state.ts'
import { abilityOf, dataOf, faceOf, find, has, type StandingCard, standing } from './table.ts'
import { about, type CardsTurn, showing } from './turn.ts'

/** Boosts and hinders (C-14, C-35). */

/** Who goes on choosing among those who come later (C-44). */
export const KEEPERS = {
  apexService: { kind: 'human', power: 8, enemies: false },
  apexPrison: { kind: 'apex', power: 0, enemies: true },
} as const satisfies Partial<
  Record<Ability, { readonly kind: Nature; readonly power: Hold['power']; readonly enemies: boolean }>
>
export type Keeping = keyof typeof KEEPERS
const isKeeper = (ability: Ability | null): ability is Keeping => ability !== null && ability in KEEPERS
/** Love: whom it waits for. */
export const PARTNERS: Readonly<Partial<Record<CardName, CardName>>> = {
  romeoKnuckles: 'julietVolt',
  julietVolt: 'romeoKnuckles',
}

export function hold(turn: CardsTurn, source: PieceId, target: PieceId, power: Hold['power']): void {
  turn.state.holds.push({ source, target, power })
  turn.emit({ type: 'held', card: target, by: source, power, faces: showing(turn.state, [target, source]) })
}

/** A card dies or changes its zone: what it holds and what holds it is over. */
export function release(turn: CardsTurn, card: PieceId): void {
  const { state } = turn
  const over = state.holds.filter(({ source, target }) => source === card || target === card)
  if (over.length === 0) return
  state.holds = state.holds.filter(each => !over.includes(each))
  for (const { source, target } of over)
    if (standing(state, target)) turn.emit({ type: 'released', by: source, ...about(state, target) })
}

/** C-44: one of so many choices on that side is made, for good. */
export function keep(turn: CardsTurn, keeper: PieceId, target: StandingCard, power: Hold['power']): void {
  const choices = turn.state.choices[keeper]
  const left = choices?.left[target.side]
  if (!choices || left === undefined) return
  choices.left[target.side] = left - 1
  choices.met.push(target.card)
  hold(turn, keeper, target.card, power)
}

/** A card has come to stand somewhere: keepers fill up, lovers meet. */
export function arrive(turn: CardsTurn, card: PieceId): void {
  const { state } = turn
  const me = standing(state, card)
  if (!me) return
  for (const keeper in state.choices) {
    const choices = state.choices[keeper]
    const by = standing(state, keeper)
    const ability = by && abilityOf(state, by)
    if (!choices || !isKeeper(ability) || by?.zone !== me.zone || me.slot !== 'regular') continue
    const left = choices.left[me.side]
    const { kind, power } = KEEPERS[ability]
    if (left === undefined || dataOf(state, card).kind !== kind || choices.met.includes(card)) continue
    if (left > 0) keep(turn, keeper, me, power)
    // With no choice left on this side it is spared, and stays so on the other.
    else choices.met.push(card)
  }
  if (PARTNERS[faceOf(state, card)]) fallInLove(turn)
}

export function fallInLove(turn: CardsTurn): void {
  const { state } = turn
  for (const [name, partner] of Object.entries(PARTNERS)) {
    const me = find(state, name as CardName)
    const other = me && find(state, partner)
    if (!me || !other || other.zone !== me.zone || !has(state, me, 'love')) continue
    if (state.holds.some(({ source, target }) => source === other.card && target === me.card)) continue
    hold(turn, other.card, me.card, 8)
  }
}
