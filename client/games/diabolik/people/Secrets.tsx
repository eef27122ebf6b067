import type { ReactNode } from 'react'
import type { Parts } from '../table/Table.tsx'

/** What only the Criminals see on the map: themselves, the Heists, the Hideout, hidden helpers, Traps. */
export function Secrets(_: Parts): ReactNode {
  return null
}
