import { useEffect, useRef, useState } from 'react'
import { reducedMotion } from '../session/settings.ts'
import { useTable } from '../session/table.ts'
import { isStill } from '../stage/still.ts'
import { later } from './later.tsx'
import { useTalk } from './talk.tsx'

const EndingDialog = later(async () => (await import('./EndingDialog.tsx')).EndingDialog)

const Onward = later(async () => (await import('./Onward.tsx')).Onward)

/** How long the stage has to itself when a match ends. */
const APPLAUSE = 2800

/** The last move has been played, and whoever saw it on the stage has had time to look. */
function useOver(): boolean {
  const over = useTable(({ company, queue }) => company?.phase === 'over' && queue.length === 0)
  const witnessed = useRef(!over)
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!over) return
    const plays = witnessed.current && useTable.getState().staged && !reducedMotion() && !isStill()
    const timer = setTimeout(() => setDue(true), plays ? APPLAUSE : 0)
    return () => clearTimeout(timer)
  }, [over])
  return over && due
}

/** Comes up when the last move has been played, and again when it is asked for. */
export function Ending() {
  const { words } = useTalk()
  const company = useTable(state => state.company)
  const over = useOver()
  const looksOn = useTable(({ watching, film }) => watching && !film)
  // A film can be wound to its end and back: it is asked for there.
  const [seen, setSeen] = useState(useTable.getState().film !== null)
  if (!company || !over) return null
  if (!seen) return <EndingDialog company={company} onClose={() => setSeen(true)} />
  return (
    <>
      <button type="button" className="button bright ending-again" onClick={() => setSeen(false)}>
        {words.ending.again}
      </button>
      {looksOn && <Onward company={company} />}
    </>
  )
}
