import { lazy, useEffect } from 'react'
import { useWords, wordsNow } from '../i18n/index.ts'
import { enterTable, leaveTable } from '../net/room.ts'
import { useTable } from '../state/table.ts'
import { Frame } from './Frame.tsx'
import { useTrouble } from './play.ts'
import { Link } from './router.tsx'
import { WaitingRoom } from './WaitingRoom.tsx'

const fetchScreen = async () => ({ default: (await import('../table/TableScreen.tsx')).TableScreen })
export const TableScreen = lazy(fetchScreen)

/** Nothing to be seen yet, or no more. */
export function Door() {
  const { lobby, shell, table } = useWords()
  const say = useTrouble()
  const { connection, closed, company } = useTable()
  const shut = connection === 'closed'
  const reason = closed === null ? lobby.room.lost : closed === 'removed' ? lobby.room.removed : say(closed)
  const text = shut ? reason : connection === 'reconnecting' ? table.link.reconnecting : shell.loading
  return (
    <Frame title={shut ? lobby.room.shut : lobby.room.joining}>
      <div className="panel stack" role="status">
        <p>{text}</p>
        <p className="row">
          {closed === 'removed' && company && company.phase !== 'waiting' && (
            <Link className="button primary" href={`/w/${company.id}`}>
              {lobby.watch}
            </Link>
          )}
          <Link className="button bright" href="/lobby">
            {shell.nav.tables}
          </Link>
        </p>
      </div>
    </Frame>
  )
}

/** A table: the room where people wait, then the match. */
export function TablePage({ table }: { table: string }) {
  const phase = useTable(({ company }) => company?.phase)
  const shut = useTable(({ connection }) => connection === 'closed')
  useEffect(() => {
    enterTable(table, wordsNow().shell.guest(Math.random))
    return leaveTable
  }, [table])
  // The match may begin at any moment: its screen is fetched meanwhile.
  useEffect(() => {
    if (phase === 'waiting') fetchScreen().catch(() => {})
  }, [phase])

  if (phase === undefined || shut) return <Door />
  if (phase === 'waiting') return <WaitingRoom />
  return <TableScreen />
}
