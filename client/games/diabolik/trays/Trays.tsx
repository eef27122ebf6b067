import type { ReactNode } from 'react'
import type { Parts } from '../table/Table.tsx'
import { Mats } from './Mats.tsx'
import { Tracks } from './Tracks.tsx'

/** Everything that lies beside the map and does not move: tracks, sheets, boxes, and the marks on them. */
export function Trays({ view, way }: Parts): ReactNode {
  return (
    <>
      <Mats view={view} way={way} />
      <Tracks view={view} way={way} />
    </>
  )
}
