import { useState } from 'react'
import { useTable } from '../session/table.ts'
import type { TableState } from '../session/tableState.ts'
import { ownDeciders } from './deciding.ts'
import { later } from './later.tsx'
import { useTalk } from './talk.tsx'

/* What is said of it is fetched when somebody asks. */
const WhyNot = later(async () => (await import('./WhyNot.tsx')).WhyNot)
const Counsel = later(async () => (await import('./Counsel.tsx')).Counsel)

/** With nobody there who could be wronged by it: what a bot would do is told to whoever plays against bots alone. */
const isAlone = ({ company, player, device }: TableState): boolean =>
  device === 'whole' && company?.chairs.every(chair => chair.person === null || chair.player === player) === true

/** Beside the moves, for whoever wonders. */
export function Hints() {
  const { speech, words } = useTalk()
  const moment = useTable(state => state.moment)
  const alone = useTable(isAlone)
  const [seat] = ownDeciders({ moment })
  const [open, setOpen] = useState<'why' | 'counsel' | null>(null)
  const reasons = moment && seat !== undefined ? speech.reasons(moment.view, seat) : []
  const toggle = (what: 'why' | 'counsel') => () => setOpen(open === what ? null : what)
  return (
    <div className="why">
      {reasons.length > 0 && (
        <button type="button" className="button quiet small" aria-expanded={open === 'why'} onClick={toggle('why')}>
          {words.moves.whyNot}
        </button>
      )}
      {alone && (
        <button
          type="button"
          className="button quiet small"
          aria-expanded={open === 'counsel'}
          onClick={toggle('counsel')}
        >
          {words.moves.counsel}
        </button>
      )}
      {open === 'why' && <WhyNot reasons={reasons} close={() => setOpen(null)} />}
      {open === 'counsel' && <Counsel close={() => setOpen(null)} />}
    </div>
  )
}
