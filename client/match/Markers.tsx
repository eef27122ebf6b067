import { useEffect } from 'react'
import type { Marking } from '../../shared/kernel/game.ts'
import { useTable } from '../session/table.ts'
import { isVeiled } from '../session/veil.ts'
import { isFree } from './keys.ts'
import { later } from './later.tsx'
import { useRules } from './rules.ts'
import { Sign, SignButton } from './Sign.tsx'
import { useTalk } from './talk.tsx'
import './markers.css'

const Hands = later(async () => (await import('./MarkersInHand.tsx')).MarkersInHand)

/** The markers that this player may lay; null: none, or not now. A side's own are put away while secrets are hidden. */
function useOwnMarking(): Marking | null {
  const { seats, markings } = useRules()
  const plays = useTable(
    ({ company, player }) =>
      company?.phase === 'running' && company.chairs.some(chair => chair.player === player && !chair.conceded),
  )
  const player = useTable(state => state.player)
  const veiled = useTable(isVeiled)
  const side = seats.find(seat => seat.player === player)?.side
  const found = plays ? markings.find(each => each.side === side) : undefined
  return found && !(veiled && found.audience === 'side') ? found : null
}

const open = ({ audience, places }: Marking): void =>
  useTable.setState({ marking: { kind: null, secret: audience === 'side', places }, picked: [] })
const close = (): void => useTable.setState({ marking: null })

/** Opens and closes the palette. */
export function MarkersButton() {
  const { words } = useTalk()
  const own = useOwnMarking()
  const opened = useTable(({ marking }) => marking !== null)
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      const { marking } = useTable.getState()
      if (event.code === 'KeyK' && own && isFree(event) && !event.repeat) marking ? close() : open(own)
      else if (event.key === 'Escape' && marking) close()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  }, [own])
  // Whoever gives up, or sees the match end, has nothing more in hand.
  useEffect(() => {
    if (!own) close()
  }, [own])
  if (!own) return null
  return (
    <SignButton
      label={words.markers.open}
      aria-expanded={opened}
      aria-keyshortcuts="K"
      onClick={() => (opened ? close() : open(own))}
    >
      <Sign>
        <path d="M12 22q-8-8-8-13a8 8 0 0 1 16 0q0 5-8 13z" />
        <path d="M9 8q0-3 3-3t3 2.6q0 2-3 3.4m0 2.6v1" />
      </Sign>
    </SignButton>
  )
}

export function Markers() {
  const { words } = useTalk()
  const own = useOwnMarking()
  const opened = useTable(({ marking }) => marking !== null)
  const staged = useTable(state => state.staged)
  if (!own || !opened) return null
  return (
    <section className="markers" aria-label={words.markers.title}>
      <div className="marker-head">
        <p>{words.markers.audience[own.audience]}</p>
        <button type="button" className="button small" onClick={close}>
          {words.markers.done}
        </button>
      </div>
      <Hands marking={own} staged={staged} />
    </section>
  )
}
