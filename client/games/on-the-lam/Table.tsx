import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import type { LamView } from '../../../shared/games/on-the-lam/view.ts'
import { useTable } from '../../session/table.ts'
import { useScene, useShown, useStage } from '../../stage/scene.ts'
import { City } from './board/City.tsx'
import { Legals } from './board/Legal.tsx'
import { layout } from './layout/layout.ts'
import { wayOf } from './layout/places.ts'
import { Cards, Files, Piles } from './pieces/Cards.tsx'
import { Marks } from './pieces/Marks.tsx'
import { People } from './pieces/People.tsx'
import { Effects } from './play/Effects.tsx'

/** Rion City, and everybody in it. */
export function Table(): ReactNode {
  const { actors, wake } = useStage()
  const view = useShown() as LamView
  const seats = useTable(state => state.seats)
  const { width, height, insets } = useScene()
  const held = useScene(({ hovered }) => hovered?.id ?? null)
  const way = wayOf(width, height)
  const spots = useMemo(
    () => layout(view, { width, height, insets, seats, held }),
    [view, width, height, insets, seats, held],
  )
  // Before the bodies mount: each must find its place waiting.
  useMemo(() => actors.settle(spots), [actors, spots])
  useLayoutEffect(() => {
    void spots
    wake()
  }, [spots, wake])
  return (
    <>
      <City way={way} />
      <Legals way={way} />
      <Marks view={view} way={way} />
      <Piles view={view} way={way} />
      <Files view={view} seats={seats} way={way} />
      <People view={view} />
      <Cards view={view} spots={spots} />
      <Effects way={way} view={view} />
    </>
  )
}
