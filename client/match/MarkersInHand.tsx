import { useId, useState } from 'react'
import type { Marking } from '../../shared/kernel/game.ts'
import { useTable } from '../session/table.ts'
import { turnOver, useMarkers } from './marking.ts'
import { useTalk } from './talk.tsx'

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

/** Where there is a stage they are put down by pointing, else by name. */
export function MarkersInHand({ marking, staged }: { marking: Marking; staged: boolean }) {
  return staged ? <Palette marking={marking} /> : <ByName marking={marking} />
}
