import type { ReactNode } from 'react'
import type { Parts } from '../table/Table.tsx'

/** Everybody on the table: Characters, Officers, Secondary Characters, Roadblocks. */
export function People(_: Parts): ReactNode {
  return null
}
