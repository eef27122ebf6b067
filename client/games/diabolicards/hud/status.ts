import { CARDS } from '../../../../shared/games/diabolicards/cards/list.ts'
import { reasons } from '../../../../shared/games/diabolicards/rules/reasons.ts'
import { seatsOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { DiabolicardsView, Reason } from '../../../../shared/games/diabolicards/shown.ts'
import type { Player } from '../../../../shared/games/diabolicards/state.ts'
import type { Move } from '../../../../shared/kernel/game.ts'

/** C-6, C-38: what a turn can be. */
export const TURNS = ['play', 'trade', 'purge', 'pass'] as const
export type TurnKind = (typeof TURNS)[number]

export interface Open {
  readonly turn: TurnKind
  readonly open: boolean
  /** Why it is not, where the rules say so. */
  readonly why: Reason | null
}

/** The reasons that close each kind of turn, the weightiest first. */
const CLOSES: Readonly<Record<TurnKind, readonly Reason[]>> = {
  play: ['sealed', 'zoneFull', 'slotTaken'],
  trade: ['banned', 'extraTurn', 'contracted', 'frozen', 'nothingToGive'],
  purge: ['banned', 'extraTurn', 'contracted'],
  pass: ['mustPlay'],
}

/** Which kinds of turn a seat may take; null: it has no turn to take now. */
export function turnsOf(view: DiabolicardsView, seat: Player, moves: readonly Move[]): readonly Open[] | null {
  if (view.facts.decision !== 'turn' || moves.length === 0) return null
  const said = reasons(view, seat)
  return TURNS.map(turn => {
    const open = moves.some(({ type }) => type === turn)
    const why = open ? undefined : CLOSES[turn].find(reason => said.includes(reason))
    // C-38: nobody passes who can do anything else.
    return { turn, open, why: why ?? (turn === 'pass' && !open ? 'mustPlay' : null) }
  })
}

/** How the contracts stand for whoever has the turn (C-8, C-11, C-12). */
export type Contracts = 'open' | 'extraTurn' | 'contracted' | 'frozen' | 'banned'
export function contractsOf({ facts, pieces }: DiabolicardsView): Contracts {
  if (facts.banned) return 'banned'
  if (facts.extra) return 'extraTurn'
  if (facts.contracted) return 'contracted'
  const contracts = Object.values(pieces).filter(({ place }) => place.startsWith('contract:'))
  const tradable = contracts.filter(({ face }) => face && !UNTRADABLE.includes(CARDS[face].group))
  return contracts.length > 0 && tradable.length === 0 ? 'frozen' : 'open'
}
const UNTRADABLE: readonly string[] = ['diabolicals', 'scorchedEarth']

const countAt = ({ pieces }: DiabolicardsView, ...places: readonly string[]): number =>
  Object.values(pieces).filter(({ place }) => places.includes(place)).length

export const deckOf = (view: DiabolicardsView): number => countAt(view, 'deck')
export const handsOf = (view: DiabolicardsView): { readonly seat: Player; readonly count: number }[] =>
  seatsOf(view.facts.players).map(seat => ({ seat, count: countAt(view, `hand:${seat}`, `open:${seat}`) }))
