import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ScreenArt, ScreenMap } from '../../games/contract.ts'
import { useNeededDeviceWords } from '../../i18n/deviceWords.ts'
import { clicked, targetsOf } from '../../session/pick.ts'
import { useChoices, useTable } from '../../session/table.ts'
import { answer, pick } from '../answer.ts'
import { useTalk } from '../talk.tsx'

/** The board as this seat knows it; where a choice leads can be tapped, and is in the list of moves as well. */
export function PrivateMap({ draw }: { draw: NonNullable<ScreenArt['map']> }) {
  const { speech } = useTalk()
  const { phone } = useNeededDeviceWords()
  const view = useTable(({ moment }) => moment?.view)
  const choices = useChoices()
  const picked = useTable(state => state.picked)
  const targets = useMemo(() => targetsOf(choices, picked), [choices, picked])
  const [map, setMap] = useState<ScreenMap | null>(null)
  const [large, setLarge] = useState(false)
  const [frame, sheet] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  useEffect(() => {
    if (!view) return
    let wanted = true
    draw(view)
      .then(made => wanted && setMap(made))
      // Without its picture a map is a list of places, which is there anyway.
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [draw, view])
  useEffect(() => {
    if (map) frame.current?.replaceChildren(map.canvas)
  }, [map, frame])
  // To where something can be done, or to the middle; from then on it is where a thumb or the keys have moved it.
  const wasLarge = useRef(false)
  useLayoutEffect(() => {
    const { current } = sheet
    if (!map || !current) return
    current.tabIndex = large ? 0 : -1
    if (large && !wasLarge.current) {
      const [x, y] = Object.entries(map.spots).find(([place]) => targets.has(place))?.[1] ?? [0.5, 0.5]
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = current
      current.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2)
    }
    wasLarge.current = large
  }, [map, large, targets, sheet])
  if (!map) return null
  const act = (place: string): void => {
    const meant = clicked(place, targets)
    if (meant && 'choose' in meant) answer(meant.choose)
    else if (meant) pick(meant.pick)
  }
  return (
    <section className="phone-map" aria-labelledby="phone-map">
      <div className="row">
        <h2 id="phone-map">{phone.map}</h2>
        <button type="button" className="button quiet small" aria-pressed={large} onClick={() => setLarge(!large)}>
          {phone.larger}
        </button>
      </div>
      <div className="phone-sheet" ref={sheet} data-large={large}>
        <div className="phone-plan">
          <div className="phone-print" ref={frame} aria-hidden="true" />
          {Object.entries(map.spots).map(
            ([place, [x, y]]) =>
              targets.has(place) && (
                <button
                  key={place}
                  type="button"
                  className="phone-spot"
                  data-picked={picked.includes(place)}
                  aria-label={speech.place(place)}
                  style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
                  onClick={() => act(place)}
                />
              ),
          )}
        </div>
      </div>
    </section>
  )
}
