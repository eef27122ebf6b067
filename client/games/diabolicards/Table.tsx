import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import type { DiabolicardsView } from '../../../shared/games/diabolicards/shown.ts'
import { useTable } from '../../session/table.ts'
import { useScene, useShown, useStage } from '../../stage/scene.ts'
import { Mat } from './board/Mat.tsx'
import { Marks } from './hud/Marks.tsx'
import { layout } from './layout/layout.ts'
import type { Parts } from './layout/parts.ts'
import { nearSide, wayOf } from './layout/places.ts'
import { Cards } from './pieces/Cards.tsx'
import { Effects } from './play/Effects.tsx'

/** The mat, and every card on it. */
export function Table(): ReactNode {
  const { actors, wake } = useStage()
  const view = useShown() as DiabolicardsView
  const seats = useTable(state => state.seats)
  const picked = useTable(state => state.picked)
  const { width, height, insets } = useScene()
  const held = useScene(({ hovered }) => hovered?.id ?? null)
  const spots = useMemo(
    () => layout(view, { width, height, insets, seats, held, picked }),
    [view, width, height, insets, seats, held, picked],
  )
  // Before the bodies mount: each must find its place waiting.
  useMemo(() => actors.settle(spots), [actors, spots])
  useLayoutEffect(() => {
    void spots
    wake()
  }, [spots, wake])
  const parts: Parts = { view, way: wayOf(width, height), seats, near: nearSide(seats), spots }
  return (
    <>
      <Mat {...parts} />
      <Cards {...parts} />
      <Marks {...parts} />
      <Effects {...parts} />
    </>
  )
}
