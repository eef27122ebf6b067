import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import type { LamView } from '../../../shared/games/on-the-lam/view.ts'
import { useTable } from '../../session/table.ts'
import { useScene, useShown, useStage } from '../../stage/scene.ts'
import { Cards, Files, Piles } from './Cards.tsx'
import { City } from './City.tsx'
import { Effects } from './Effects.tsx'
import { Legals } from './Legal.tsx'
import { layout } from './layout.ts'
import { Marks } from './Marks.tsx'
import { People } from './People.tsx'
import { wayOf } from './places.ts'

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
