import type { ReactNode } from 'react'
import type { LamView } from '../../../../shared/games/on-the-lam/view.ts'
import { useTable } from '../../../session/table.ts'
import { Hanging } from '../../../stage/Hanging.tsx'
import { useScene } from '../../../stage/scene.ts'
import { widened } from '../../../stage/shots.ts'
import { BUILD, camera, type Format, isTile, tileAt } from '../layout/places.ts'
import { theProps } from '../prepare.ts'

/** L-18: what it takes, at the tile where the reader is about to act; of any other its name tells it to the pointer. */
export function Task({ view, format }: { view: LamView; format: Format }): ReactNode {
  const { words } = theProps()
  const { width, height, insets } = useScene()
  const seats = useTable(state => state.seats)
  const deciding = useTable(
    ({ queue, watching }) => !watching && queue.length === 0 && seats.includes(view.facts.decider),
  )
  const at = view.pieces[view.facts.decider]?.place ?? ''
  if (!deciding || view.facts.decision !== 'act' || !isTile(at) || at === 'station') return null
  const [x, , z] = tileAt(at, format)
  return (
    <Hanging
      at={[x, 0, z + BUILD[format].depth / 2 + 0.1]}
      free={widened(insets, { ...camera(width, height, seats), top: 0 })}
      className="lam-task"
      optional
    >
      {words.keepers[at].task}
    </Hanging>
  )
}
