import type { ReactNode } from 'react'
import type { Parts } from '../table/Table.tsx'

/** Everything that lasts a moment. */
export function Effects(_: Parts): ReactNode {
  return null
}
