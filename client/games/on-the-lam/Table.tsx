import { type ReactNode, useCallback } from 'react'
import type { LamView } from '../../../shared/games/on-the-lam/view.ts'
import { useLaid } from '../../kit/table/laid.ts'
import { useShown } from '../../stage/scene.ts'
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
  const view = useShown() as LamView
  const { placed, seats, width, height } = useLaid(useCallback(setting => layout(view, setting), [view]))
  const way = wayOf(width, height)
  return (
    <>
      <City way={way} />
      <Legals way={way} />
      <Marks view={view} way={way} />
      <Piles view={view} way={way} />
      <Files view={view} seats={seats} way={way} />
      <People view={view} />
      <Cards view={view} placed={placed} />
      <Effects way={way} view={view} />
    </>
  )
}
