import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { type Player, ZONES } from '../../../../shared/games/diabolicards/state.ts'
import type { Panel, Stand } from '../reference/examples.ts'

/** The mat as the seat has it before it: the own side below. */
export function panelsOf({ pieces, facts }: DiabolicardsView, seat: Player): Panel[] {
  const own = sideOf(seat)
  return ZONES.map(zone => {
    const standing = (mine: boolean): Stand[] =>
      Object.values(pieces).flatMap(({ place, face, value, marks }) => {
        const [kind, side, at] = place.split(':')
        if (kind !== 'mat' || at !== zone || (side === own) !== mine) return []
        return [`${face as CardName} ${value ?? 0}${marks?.includes('spent') ? '*' : ''}` as Stand]
      })
    const panel: Panel = { zone, dawn: standing(true), dusk: standing(false) }
    return facts.sealed.split(',').includes(zone) ? { ...panel, sealed: true } : panel
  })
}
