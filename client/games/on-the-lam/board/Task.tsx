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
  return (
    <Label at={[x, 0, z + BUILD[format].depth / 2 + 0.1]} edge={isSmall(format) ? 118 : 142} top={12}>
      <div className="lam-task">{words.keepers[at].task}</div>
    </Label>
  )
}
