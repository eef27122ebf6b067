import { lazy, useCallback, useEffect } from 'react'
import type { Device } from '../../shared/wire/protocol.ts'
import { wordsNow } from '../i18n/index.ts'
import { pairedAt } from '../session/device.ts'
import { enterTable, leaveTable } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { Door } from './Door.tsx'

const fetchScreen = async () => ({ default: (await import('../match/TableScreen.tsx')).TableScreen })
export const TableScreen = lazy(fetchScreen)
/** Whoever plays at once does not wait. */
const WaitingRoom = lazy(async () => ({ default: (await import('./WaitingRoom.tsx')).WaitingRoom }))
const LivingRoom = lazy(async () => ({ default: (await import('./LivingRoom.tsx')).LivingRoom }))
const PairedWaiting = lazy(async () => ({ default: (await import('./PairedWaiting.tsx')).PairedWaiting }))

/** A table: the room where people wait, then the match. What this device is there its address says, or its browser knows. */
export function TablePage({ table, device }: { table: string; device?: Device }) {
  const phase = useTable(({ company }) => company?.phase)
  const television = useTable(({ company, device, player }) => company?.living && device === 'stage' && player === null)
  const shut = useTable(({ connection }) => connection === 'closed')
  const enter = useCallback(() => enterTable(table, wordsNow().shell.guest(Math.random), device), [table, device])
  useEffect(() => {
    enter()
    return leaveTable
  }, [enter])
  // The match may begin at any moment: its screen is fetched meanwhile.
  useEffect(() => {
    if (phase === 'waiting') fetchScreen().catch(() => {})
  }, [phase])

  if (phase === undefined || shut) return <Door enter={enter} />
  if (phase !== 'waiting') return <TableScreen />
  if (television) return <LivingRoom />
  return device === 'screen' && pairedAt(table) ? <PairedWaiting /> : <WaitingRoom />
}
