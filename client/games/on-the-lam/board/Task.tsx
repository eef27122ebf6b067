import type { ReactNode } from 'react'
import type { LamView } from '../../../../shared/games/on-the-lam/view.ts'
import { useTable } from '../../../session/table.ts'
import { Label } from '../../../stage/Label.tsx'
import { BUILD, type Format, isSmall, isTile, tileAt } from '../layout/places.ts'
import { theProps } from '../prepare.ts'

/** L-18: what it takes, on the tile where the reader is about to act; of any other its name tells it to the pointer. */
export function Task({ view, format }: { view: LamView; format: Format }): ReactNode {
  const { words } = theProps()
  const deciding = useTable(({ seats, queue }) => queue.length === 0 && seats.includes(view.facts.decider))
  const at = view.pieces[view.facts.decider]?.place ?? ''
  if (!deciding || view.facts.decision !== 'act' || !isTile(at) || at === 'station') return null
  const [x, , z] = tileAt(at, format)
  const half = BUILD[format].depth / 2
  // Held sideways, a phone has the own hand right before the nearest tiles.
  const above = format === 'low' && z > half
  return (
    <Label at={[x, 0, above ? z - half : z + half + 0.1]} edge={isSmall(format) ? 118 : 142} top={above ? 90 : 12}>
      <div className={above ? 'lam-task lam-task--above' : 'lam-task'}>{words.keepers[at].task}</div>
    </Label>
  )
}
