import { type ReactNode, useCallback } from 'react'
import type { LamView } from '../../../shared/games/on-the-lam/view.ts'
import { useLaid } from '../../kit/table/laid.ts'
import { useShown } from '../../stage/scene.ts'
import { City } from './board/City.tsx'
import { Legals } from './board/Legal.tsx'
import { Task } from './board/Task.tsx'
import { layout } from './layout/layout.ts'
import { formatOf } from './layout/places.ts'
import { Cards, Files, Piles } from './pieces/Cards.tsx'
import { Marks } from './pieces/Marks.tsx'
import { People } from './pieces/People.tsx'
import { Effects } from './play/Effects.tsx'

/** Rion City, and everybody in it. */
export function Table(): ReactNode {
  const view = useShown() as LamView
  const { placed, seats, width, height } = useLaid(useCallback(setting => layout(view, setting), [view]))
  const format = formatOf(width, height)
  return (
    <>
      <City format={format} />
      <Legals view={view} format={format} />
      <Task view={view} format={format} />
      <Marks view={view} format={format} />
      <Piles view={view} format={format} />
      <Files view={view} seats={seats} format={format} />
      <People view={view} />
      <Cards view={view} placed={placed} />
      <Effects format={format} view={view} />
    </>
  )
}
