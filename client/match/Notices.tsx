import { useEffect } from 'react'
import { useTrouble } from '../app/play.ts'
import { useTable } from '../session/table.ts'
import { useNotice } from './notify.ts'
import { useTalk } from './talk.tsx'

/** How long a refusal is to be read. */
const READ = 6000

/** What the server would not do, whether the line still stands, and what is said in passing. */
export function Notices() {
  const { words } = useTalk()
  const say = useTrouble()
  const passing = useNotice(notice => notice.text)
  const refused = useTable(state => state.refused)
  const lost = useTable(({ connection }) => connection === 'reconnecting')
  useEffect(() => {
    if (refused === null) return
    const timer = setTimeout(() => useTable.setState({ refused: null }), READ)
    return () => clearTimeout(timer)
  }, [refused])
  return (
    <>
      <div className="notices" aria-live="assertive">
        {lost && <p className="notice lost">{words.link.reconnecting}</p>}
        {refused !== null && <p className="notice">{say(refused)}</p>}
      </div>
      <div className="notices" role="status">
        {passing !== null && <p className="notice passing">{passing}</p>}
      </div>
    </>
  )
}
