import { useEffect } from 'react'
import { leaveTable, watchTable } from '../net/room.ts'
import { useTable } from '../state/table.ts'
import { Door, TableScreen } from './TablePage.tsx'

/** A match that one looks on at. */
export function WatchPage({ table }: { table: string }) {
  const known = useTable(({ company, connection }) => company !== null && connection !== 'closed')
  useEffect(() => {
    watchTable(table)
    return leaveTable
  }, [table])
  return known ? <TableScreen /> : <Door />
}
