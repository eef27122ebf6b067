import { useState } from 'react'
import { useTable } from '../session/table.ts'
import type { TableState } from '../session/tableState.ts'
import { ownDeciders } from './deciding.ts'
import { later } from './later.tsx'
import { useTalk } from './talk.tsx'

/** What is said is fetched when somebody asks. */
const Hint = later(async () => (await import('./Hint.tsx')).Hint)

/** With nobody there who could be wronged by it: what a bot would do is told to whoever plays against bots alone. */
const isAlone = ({ company, player, device }: TableState): boolean =>
  device === 'whole' &&
  company !== null &&
  company.chairs.every(chair => chair.person === null || chair.player === player)

/** Beside the moves, for whoever wonders. */
export function Hints() {
  const { speech, words } = useTalk()
  const moment = useTable(state => state.moment)
  const alone = useTable(isAlone)
  const [seat] = ownDeciders({ moment })
  const [open, setOpen] = useState<'why' | 'counsel' | null>(null)
  const reasons = moment && seat !== undefined ? speech.reasons(moment.view, seat) : []
  const button = (of: 'why' | 'counsel', label: string) => (
    <button
      type="button"
      className="button quiet small"
      aria-expanded={open === of}
      onClick={() => setOpen(open === of ? null : of)}
    >
      {label}
    </button>
  )
  return (
    <div className="why">
      {reasons.length > 0 && button('why', words.moves.whyNot)}
      {alone && button('counsel', words.moves.counsel)}
      {open && <Hint of={open} reasons={reasons} close={() => setOpen(null)} />}
    </div>
  )
}
