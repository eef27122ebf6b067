import { lazy, useCallback, useEffect } from 'react'
import { wordsNow } from '../i18n/index.ts'
import { enterTable, leaveTable } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { Door } from './Door.tsx'

const fetchScreen = async () => ({ default: (await import('../match/TableScreen.tsx')).TableScreen })
export const TableScreen = lazy(fetchScreen)
/** Whoever plays at once does not wait. */
const WaitingRoom = lazy(async () => ({ default: (await import('./WaitingRoom.tsx')).WaitingRoom }))

/** A table: the room where people wait, then the match. */
export function TablePage({ table }: { table: string }) {
  const phase = useTable(({ company }) => company?.phase)
  const shut = useTable(({ connection }) => connection === 'closed')
  const enter = useCallback(() => enterTable(table, wordsNow().shell.guest(Math.random)), [table])
  useEffect(() => {
    enter()
    return leaveTable
  }, [enter])
  // The match may begin at any moment: its screen is fetched meanwhile.
  useEffect(() => {
    if (phase === 'waiting') fetchScreen().catch(() => {})
  }, [phase])

  if (phase === undefined || shut) return <Door enter={enter} />
  if (phase === 'waiting') return <WaitingRoom />
  return <TableScreen />
}
