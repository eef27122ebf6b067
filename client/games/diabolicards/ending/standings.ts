import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { account } from '../../../../shared/games/diabolicards/rules/account.ts'
import { sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { type Player, SEATS, type Side, ZONES } from '../../../../shared/games/diabolicards/state.ts'
import { type PlayedTurn, swingOf } from './turns.ts'

/** What a player did in a match. */
export interface Standing {
  readonly seat: Player
  readonly side: Side
  readonly played: number
  readonly contracts: number
  /** Who died in their turns, on whichever side. */
  readonly dead: number
  /** The turn that brought their side furthest ahead; null: none did. */
  readonly best: { readonly card: CardName; readonly swing: number } | null
}

export function standingsOf(turns: readonly PlayedTurn[]): Standing[] {
  return SEATS.filter(seat => turns.some(turn => turn.seat === seat)).map(seat => {
    const own = turns.filter(turn => turn.seat === seat)
    const side = sideOf(seat)
    const ahead = (turn: PlayedTurn): number => (side === 'dawn' ? swingOf(turn) : -swingOf(turn))
    const best = own.reduce<PlayedTurn | null>(
      (most, turn) => (turn.card && ahead(turn) > (most ? ahead(most) : 0) ? turn : most),
      null,
    )
    return {
      seat,
      side,
      played: own.filter(({ card }) => card !== null).length,
      contracts: own.filter(({ card }) => card === null).length,
      dead: own.reduce((sum, { dead }) => sum + dead.length, 0),
      best: best?.card ? { card: best.card, swing: ahead(best) } : null,
    }
  })
}

/** Who is left standing on a side, the strongest first. */
export const strongest = (view: DiabolicardsView, side: Side): CardName[] => {
  const zones = account(view)[side]
  return ZONES.flatMap(zone => zones[zone].items)
    .sort((a, b) => b.power - a.power || b.printed - a.printed)
    .map(({ name }) => name)
}

/** The side that has won by power; null: a tie, or the rules ended nothing. */
export function winnerOf({ facts }: DiabolicardsView): Side | null {
  if (facts.ending !== 'power') return null
  return facts.dawn > facts.dusk ? 'dawn' : 'dusk'
}
