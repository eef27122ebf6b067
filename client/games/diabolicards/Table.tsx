import { type ReactNode, useCallback } from 'react'
import type { DiabolicardsView } from '../../../shared/games/diabolicards/shown.ts'
import { useLaid } from '../../kit/table/laid.ts'
import { useTable } from '../../session/table.ts'
import { useShown } from '../../stage/scene.ts'
import { Mat } from './board/Mat.tsx'
import { Marks } from './hud/Marks.tsx'
import { layout } from './layout/layout.ts'
import type { Parts } from './layout/parts.ts'
import { formatOf, nearSide } from './layout/places.ts'
import { Cards } from './pieces/Cards.tsx'
import { Effects } from './play/Effects.tsx'

/** The mat, and every card on it. */
export function Table(): ReactNode {
  const view = useShown() as DiabolicardsView
  const picked = useTable(state => state.picked)
  const { placed, seats, width, height } = useLaid(
    useCallback(setting => layout(view, { ...setting, picked }), [view, picked]),
  )
  const parts: Parts = { view, format: formatOf(width, height), seats, near: nearSide(seats), placed }
  return (
    <>
      <Mat {...parts} />
      <Cards {...parts} />
      <Marks {...parts} />
      <Effects {...parts} />
    </>
  )
}
