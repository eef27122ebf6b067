import { useEffect, useId, useState } from 'react'
import type { Marking } from '../../shared/kernel/game.ts'
import { useTable } from '../session/table.ts'
import { isVeiled } from '../session/veil.ts'
import { isFree } from './keys.ts'
import { turnOver, useMarkers } from './marking.ts'
import { useRules } from './rules.ts'
import { Sign, SignButton } from './Sign.tsx'
import { useTalk } from './talk.tsx'
import './markers.css'

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

/** By the names of marker and place, for whoever does not point at a stage. */
function ByName({ marking }: { marking: Marking }) {
  const { speech, words, grammar } = useTalk()
  const view = useTable(({ moment }) => moment?.view)
  const markers = useMarkers()
  const [kind, setKind] = useState(marking.kinds[0] ?? '')
  const there = view ? speech.places(view).filter(place => marking.places.includes(place)) : []
  const places = there
    .map(place => ({ place, name: speech.place(place) }))
    .sort((a, b) => grammar.compare(a.name, b.name))
  const [chosen, setPlace] = useState<string | null>(null)
  const place = chosen ?? places[0]?.place ?? ''
  const lies = markers.some(each => each.kind === kind && each.place === place)
  const id = useId()
  return (
    <form
      className="marker-form"
      onSubmit={event => {
        event.preventDefault()
        turnOver(kind, place)
      }}
    >
      <label htmlFor={`${id}-kind`}>{words.markers.marker}</label>
      <select id={`${id}-kind`} value={kind} onChange={({ target }) => setKind(target.value)}>
        {marking.kinds.map(each => (
          <option key={each} value={each}>
            {speech.marker?.(each).name ?? each}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-place`}>{words.markers.place}</label>
      <select id={`${id}-place`} value={place} onChange={({ target }) => setPlace(target.value)}>
        {places.map(each => (
          <option key={each.place} value={each.place}>
            {each.name}
          </option>
        ))}
      </select>
      <button type="submit" className="button small">
        {lies ? words.markers.take : words.markers.lay}
      </button>
    </form>
  )
}

/** One of the own markers is taken in hand, and put on places of the stage by pointing at them. */
function Palette({ marking }: { marking: Marking }) {
  const { speech, words } = useTalk()
  const inHand = useTable(state => state.marking)
  return (
    <>
      <ul className="marker-list">
        {marking.kinds.map(kind => {
          const { sign, name } = speech.marker?.(kind) ?? { sign: kind, name: kind }
          const taken = inHand?.kind === kind
          const take = (): void => useTable.setState({ marking: inHand && { ...inHand, kind: taken ? null : kind } })
          return (
            <li key={kind}>
              <button
                type="button"
                className="marker"
                data-secret={marking.audience === 'side'}
                aria-pressed={taken}
                aria-label={name}
                title={name}
                onClick={take}
              >
                {sign}
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status">{inHand?.kind ? words.markers.put(speech.marker?.(inHand.kind).name ?? inHand.kind) : ''}</p>
      <details>
        <summary>{words.markers.byName}</summary>
        <ByName marking={marking} />
      </details>
    </>
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
      {staged ? <Palette marking={own} /> : <ByName marking={own} />}
    </section>
  )
}
