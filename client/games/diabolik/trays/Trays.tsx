import type { ReactNode } from 'react'
import type { Parts } from '../table/Table.tsx'

/** Everything that lies beside the map and does not move: tracks, sheets, boxes, and the marks on them. */
export function Trays(_: Parts): ReactNode {
  return null
}
