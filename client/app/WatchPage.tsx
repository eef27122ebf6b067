import { useCallback, useEffect } from 'react'
import { leaveTable, watchTable } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { Door } from './Door.tsx'
import { TableScreen } from './TablePage.tsx'

/** A match that one looks on at. */
export function WatchPage({ table }: { table: string }) {
  const known = useTable(({ company, connection }) => company !== null && connection !== 'closed')
  const enter = useCallback(() => watchTable(table), [table])
  useEffect(() => {
    enter()
    return leaveTable
  }, [enter])
  return known ? <TableScreen /> : <Door enter={enter} />
}
