import type { ReactNode } from 'react'
import type { Parts } from '../table/Table.tsx'

/** Every card that can be seen by itself, and the piles. */
export function Cards(_: Parts): ReactNode {
  return null
}
