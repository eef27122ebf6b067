import type { ReactNode } from 'react'
import type { Parts } from '../table/Table.tsx'

/** The Jaguar and the Bank Van. */
export function Cars(_: Parts): ReactNode {
  return null
}
