import { type KeyboardEvent as Key, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { TableModule } from '../games/contract.ts'
import { useEscape } from '../match/escape.ts'
import { isFree } from '../match/keys.ts'
import { useTalk } from '../match/talk.tsx'
import { targetsOf } from '../session/pick.ts'
import { useSettings } from '../session/settings.ts'
import { useChoices, useTable } from '../session/table.ts'
import { isHeldUp, type Stagecraft, useScene, useShown } from './scene.ts'
import { STAGE_WORDS } from './words.ts'

/** Ways to look at the table: from close, from above, and by the names of its places. */
export function Tools({ table, stage }: { table: TableModule; stage: Stagecraft }): ReactNode {
  const language = useSettings(settings => settings.language)
  const above = useScene(scene => scene.above)
  const dramatic = useScene(({ closeUp, led }) => led || Boolean(closeUp))
  const aside = useScene(isHeldUp)
  const [listed, setListed] = useState(false)
  useEscape(listed, () => setListed(false))
  const words = STAGE_WORDS[language]
  const hasAbove = table.above !== undefined
  const hasPlaces = table.places !== undefined
  const hasNear = useScene(({ width, height }) => table.near?.(width, height) != null)
  const near = useScene(scene => scene.near !== null)
  const view = useShown()
  const isLevel = useTable(({ seats }) => table.isHandless?.(view, seats) ?? false)
  useEscape(near, () => stage.approach())
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      if (!isFree(event) || event.repeat) return
      if (event.code === 'KeyM' && hasAbove) useScene.setState({ above: !useScene.getState().above })
      else if (event.code === 'KeyZ' && hasNear) stage.approach()
      else if (event.code === 'KeyL' && hasPlaces) setListed(open => !open)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  }, [hasAbove, hasNear, hasPlaces, stage])
  if (dramatic || (!hasAbove && !hasPlaces && !hasNear)) return null
  return (
    <div
      className="stage-tools"
      data-solid
      data-aside={aside}
      data-alone={!hasAbove && !hasPlaces}
      data-level={isLevel}
    >
      {listed && <Places table={table} close={() => setListed(false)} />}
      {hasPlaces && (
        <button
          type="button"
          className="button small"
          aria-expanded={listed}
          aria-keyshortcuts="L"
          onClick={() => setListed(!listed)}
        >
          <Sign path="M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11" />
          <span>{words.places}</span> <kbd>L</kbd>
        </button>
      )}
      {hasNear && (
        <button
          type="button"
          className="button small"
          aria-pressed={near}
          aria-keyshortcuts="Z"
          title={words.nearHow}
          onClick={() => stage.approach()}
          onKeyDown={event => near && slid(event, stage)}
        >
          <Sign path={`M10 4a6 6 0 1 1 0 12a6 6 0 1 1 0-12M14.5 14.5L21 21M7 10h6${near ? '' : 'M10 7v6'}`} />
          <span>{words.near}</span> <kbd>Z</kbd>
        </button>
      )}
      {hasAbove && (
        <button
          type="button"
          className="button small"
          aria-pressed={above}
          aria-keyshortcuts="M"
          onClick={() => useScene.setState({ above: !above })}
        >
          <Sign path="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14" />
          <span>{words.above}</span> <kbd>M</kbd>
        </button>
      )}
    </div>
  )
}

/** Pixels that an arrow key draws the table along. */
const STRIDE = 70
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
}

function slid(event: Key<HTMLElement>, stage: Stagecraft): void {
  const way = WAYS[event.key]
  if (!way) return
  event.preventDefault()
  event.stopPropagation()
  stage.slide(...way)
}

/** Small screens have room for this alone. */
function Sign({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}

/** All places by name, with who and what is there: a click looks there, and picks it where something can be chosen. */
function Places({ table, close }: { table: TableModule; close: () => void }): ReactNode {
  const { speech, grammar } = useTalk()
  const view = useShown()
  const choices = useChoices()
  const picked = useTable(state => state.picked)
  const targets = useMemo(() => targetsOf(choices, picked), [choices, picked])
  const places = useMemo(() => {
    const lying = (place: string): string[] =>
      Object.values(view.pieces)
        .filter(piece => piece.place === place)
        .map(piece => speech.piece(piece))
    return (table.places?.(view) ?? [])
      .map(id => ({ id, name: speech.place(id), lying: lying(id) }))
      .sort((a, b) => grammar.compare(a.name, b.name))
  }, [table, view, speech, grammar])
  const look = (id: string): void => {
    useTable.setState({ focus: null })
    useTable.setState({ focus: id, ...(targets.has(id) ? { picked: [id] } : {}) })
    if (targets.has(id)) close()
  }
  return (
    <ul className="stage-places">
      {places.map(({ id, name, lying }) => (
        <li key={id}>
          <button type="button" data-legal={targets.has(id)} onClick={() => look(id)}>
            {name}
            {lying.length > 0 && <small>{grammar.list(lying)}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
