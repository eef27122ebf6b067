import { type ReactNode, useCallback, useMemo } from 'react'
import type { DiabolikView } from '../../../shared/games/diabolik/view.ts'
import { useLaid } from '../../kit/table/laid.ts'
import { useChoices, useTable } from '../../session/table.ts'
import { useScene, useShown } from '../../stage/scene.ts'
import { Board } from './board/Board.tsx'
import { Legal } from './board/Legal.tsx'
import { thePrint } from './board/prepare.ts'
import { Trays } from './board/trays/Trays.tsx'
import { layout } from './layout/layout.ts'
import { namesOf } from './layout/names.ts'
import type { Parts } from './layout/parts.ts'
import { offeredDiscards } from './layout/picking.ts'
import { formatOf } from './layout/places.ts'
import { Cards } from './pieces/cards/Cards.tsx'
import { Cars } from './pieces/cars/Cars.tsx'
import { Markers } from './pieces/markers/Markers.tsx'
import { People } from './pieces/people/People.tsx'
import { Secrets } from './pieces/people/Secrets.tsx'
import { Effects } from './play/Effects.tsx'

/** The state of Clerville, and everybody in it. */
export function Table(): ReactNode {
  const view = useShown() as DiabolikView
  const choices = useChoices()
  const picked = useTable(state => state.picked)
  const offered = useMemo(() => offeredDiscards(choices, picked, view), [choices, picked, view])
  const { plates } = thePrint()
  const format = useScene(({ width, height }) => formatOf(width, height))
  const names = useMemo(() => namesOf(view, plates, format), [view, plates, format])
  const { placed, seats } = useLaid(
    useCallback(setting => layout(view, { ...setting, offered, names: Object.values(names) }), [view, offered, names]),
  )
  const parts: Parts = { view, format, seats, placed, names }
  return (
    <>
      <Board {...parts} />
      <Legal {...parts} />
      <Markers {...parts} />
      <Trays {...parts} />
      <Cards {...parts} />
      <People {...parts} />
      <Secrets {...parts} />
      <Cars {...parts} />
      <Effects {...parts} />
    </>
  )
}
