import type { ReactNode } from 'react'
import type { Parts } from '../table/Table.tsx'

/** The Locations that a choice can be made at, and who would notice. */
export function Legal(_: Parts): ReactNode {
  return null
}
