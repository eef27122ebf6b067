import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Seat } from '../../../shared/kernel/game.ts'
import { clicked, targetsOf } from '../../session/pick.ts'
import { useChoices, useTable } from '../../session/table.ts'
import type { Choice } from '../../session/tableState.ts'
import { isVeiled } from '../../session/veil.ts'
import { answer, pick } from '../answer.ts'
import { useMarkers } from '../marking.ts'
import { useTalk } from '../talk.tsx'
import { belongsTo, heaps, type LyingPiece, type PlainPlace, placesOf } from './layout.ts'
import './plain.css'

type Targets = ReadonlyMap<string, readonly Choice[]>

/** A thing that a move can be made with. Where there is only one such move, it says which. */
function Target({ id, label, targets }: { id: string; label: string; targets: Targets }) {
  const { speech, words } = useTalk()
  const view = useTable(({ moment }) => moment?.view)
  const choices = targets.get(id) ?? []
  const [only] = choices
  const pointed = useTable(state => state.pointed !== null && choices.includes(state.pointed))
  const point = (on: boolean): void =>
    useTable.setState({ pointed: on && choices.length === 1 ? (only ?? null) : null })
  const act = (): void => {
    const meant = clicked(id, targets)
    if (meant && 'choose' in meant) answer(meant.choose)
    else if (meant) pick(meant.pick)
  }
  const does = choices.length === 1 && only && view ? speech.move(only.move, view, only.preview) : words.plain.usable
  return (
    <button
      type="button"
      className="target"
      data-pointed={pointed}
      onClick={act}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
    >
      {label} <small>{does}</small>
    </button>
  )
}

/** What a thing does, below what it is called: at once of what is one's own or can be chosen, else to be unfolded. */
function Detail({ label, text, open }: { label: ReactNode; text: string | null; open: boolean }) {
  if (text === null) return label
  if (open)
    return (
      <>
        {label}
        <p className="detail">{text}</p>
      </>
    )
  return (
    <details>
      <summary>{label}</summary>
      <p className="detail">{text}</p>
    </details>
  )
}

function Things({ lying, targets, own }: { lying: readonly LyingPiece[]; targets: Targets; own: boolean }) {
  const { speech, words } = useTalk()
  const labelOf = ({ piece }: LyingPiece): string =>
    piece.up || piece.face !== undefined ? speech.piece(piece) : words.plain.faceDown(speech.piece(piece))
  const isTarget = ({ id }: LyingPiece): boolean => targets.has(id)
  return (
    <ul>
      {heaps(lying, labelOf, isTarget).map(({ label, lying: [first, ...rest] }) =>
        first ? (
          <li key={first.id} data-thing={first.id} className={first.piece.face === undefined ? 'thing' : 'thing faced'}>
            <Detail
              label={
                isTarget(first) ? (
                  <Target id={first.id} label={label} targets={targets} />
                ) : rest.length > 0 ? (
                  words.plain.count(label, rest.length + 1)
                ) : (
                  label
                )
              }
              text={speech.detail?.(first.piece) ?? null}
              open={own || isTarget(first)}
            />
            {first.on.length > 0 && <Things lying={first.on} targets={targets} own={own} />}
          </li>
        ) : null,
      )}
    </ul>
  )
}

function Region({ place, lying, targets, own = false }: PlainPlace & { targets: Targets; own?: boolean }) {
  const { speech, words } = useTalk()
  const label = speech.place(place)
  const about = speech.about?.(place) ?? null
  const empty = lying.length === 0
  return (
    <section
      className="region"
      data-thing={place}
      data-empty={empty}
      data-target={targets.has(place)}
      aria-label={label}
    >
      <h3>{targets.has(place) ? <Target id={place} label={label} targets={targets} /> : label}</h3>
      {about !== null && <p className="detail">{about}</p>}
      {!empty && <Things lying={lying} targets={targets} own={own} />}
      {empty && !targets.has(place) && <p className="nothing">{words.plain.nothing}</p>}
    </section>
  )
}

/** Where nothing lies and nothing can be done, on a table that has many such places. */
function Empty({ places }: { places: readonly PlainPlace[] }) {
  const { speech, words } = useTalk()
  return (
    <section className="region empty" aria-label={words.plain.nothing}>
      <h3>{words.plain.nothing}</h3>
      <ul>
        {places.map(({ place }) => (
          <li key={place} data-thing={place}>
            {speech.place(place)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Brings what a line of the log or a lesson is about into sight. */
function useFocus(): React.RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const focus = useTable(state => state.focus)
  useEffect(() => {
    if (focus === null) return
    const thing = box.current?.querySelector(`[data-thing="${CSS.escape(focus)}"]`)
    thing?.scrollIntoView({ block: 'nearest' })
    thing?.setAttribute('data-focus', 'true')
    return () => thing?.removeAttribute('data-focus')
  }, [focus])
  return box
}

/** Which markers lie where. */
function MarkersInWords() {
  const { speech, words } = useTalk()
  const markers = useMarkers()
  const kinds = [...new Set(markers.map(({ kind }) => kind))]
  return kinds.map(kind => {
    const alike = markers.filter(each => each.kind === kind)
    const places = alike.map(({ place }) => speech.place(place))
    const name = speech.marker?.(kind).name ?? kind
    return <li key={kind}>{words.markers.lying(name, places, alike[0]?.secret ?? false)}</li>
  })
}

const NOBODY: readonly Seat[] = []

/** The whole table for somebody who cannot see it. Whoever looks into several hands is told of each. */
export function InWords() {
  const { speech, words } = useTalk()
  const view = useTable(({ moment }) => moment?.view)
  const seats = useTable(state => (isVeiled(state) ? NOBODY : state.seats))
  const several = useTable(({ watching }) => watching && seats.length > 1)
  if (!view) return null
  const hands = placesOf(view, []).filter(({ place }) => belongsTo(place, seats) && place.startsWith('hand:'))
  const lines = several
    ? [
        ...speech.table(view, 'public'),
        ...hands.map(({ place, lying }) =>
          words.plain.holds(
            speech.place(place),
            lying.map(({ piece }) => speech.piece(piece)),
          ),
        ),
      ]
    : speech.table(view, seats[0] ?? 'public')
  return (
    <section className="in-words" aria-labelledby="in-words">
      <h2 id="in-words">{words.plain.inWords}</h2>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
        <MarkersInWords />
      </ul>
    </section>
  )
}

/** More empty places than this are named together. */
const MOST_EMPTY = 10

/** Any game, on any device, for any reader: what lies where, in words, and buttons for what can be chosen. */
export function PlainTable({ note }: { note: ReactNode }) {
  const { speech, words } = useTalk()
  const view = useTable(({ moment }) => moment?.view)
  const seats = useTable(state => state.seats)
  const watching = useTable(state => state.watching)
  const picked = useTable(state => state.picked)
  const choices = useChoices()
  const box = useFocus()
  const targets = useMemo(() => targetsOf(choices, picked), [choices, picked])
  if (!view) return null
  const places = placesOf(view, speech.places(view))
  const own = places.filter(({ place, lying }) => belongsTo(place, seats) && lying.length > 0)
  const rest = places.filter(
    ({ place, lying }) => !belongsTo(place, seats) && (lying.length > 0 || !place.includes(':')),
  )
  const isIdle = ({ place, lying }: PlainPlace): boolean => lying.length === 0 && !targets.has(place)
  const idle = rest.filter(isIdle)
  const crowded = idle.length > MOST_EMPTY
  return (
    <div className="plain-table" ref={box}>
      {note}
      {own.length > 0 && (
        <section className="regions own" aria-labelledby="own-things">
          <h2 id="own-things">{watching ? words.plain.open : words.plain.yours}</h2>
          <div className="region-grid">
            {own.map(each => (
              <Region key={each.place} {...each} targets={targets} own />
            ))}
          </div>
        </section>
      )}
      <InWords />
      <section className="regions" aria-labelledby="all-places">
        <h2 id="all-places">{words.plain.places}</h2>
        <div className="region-grid">
          {rest
            .filter(each => !crowded || !isIdle(each))
            .map(each => (
              <Region key={each.place} {...each} targets={targets} />
            ))}
        </div>
        {crowded && <Empty places={idle} />}
      </section>
    </div>
  )
}
