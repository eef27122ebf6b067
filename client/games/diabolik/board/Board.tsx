import type { ReactNode } from 'react'
import type { Parts } from '../table/Table.tsx'

/** The room, the lamp, the table and the printed map with its pins; the rail with the Danger Level. */
export function Board(_: Parts): ReactNode {
  return null
}
