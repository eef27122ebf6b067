import { type ReactNode, useEffect, useState } from 'react'
import type { Move } from '../../../../shared/games/diabolicards/move.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { printed } from '../../../../shared/games/diabolicards/words/labelled.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'
import { useSettings } from '../../../session/settings.ts'
import { useTable } from '../../../session/table.ts'
import { useScene } from '../../../stage/scene.ts'
import { FIRST_PAGE, type Format, hasPages, nearSide, pageOf, pageX, placeAt } from '../layout/places.ts'
import { WORDS } from '../words/account.ts'
import { theWords } from '../words/current.ts'
import { Face } from './Face.tsx'
import { readingOf } from './reading.ts'
import { useHudWords } from './useHudWords.ts'
import './zoom.css'

/** A place that was looked for by its name, or in the log, is read for so long. */
const LOOK = 8000

/** The card that is looked at, whole: under the pointer, named by the button that is, or looked for. */
export function Zoom({ view, format }: { view: DiabolicardsView; format: Format }): ReactNode {
  const language = useSettings(settings => settings.language)
  const own = useHudWords()
  const seats = useTable(state => state.seats)
  const { id, about } = useLookedAt(view)
  const words = theWords()
  const reading = id === null ? null : readingOf(id, view, { words, own, account: WORDS[language] })
  const piece = id === null ? undefined : view.pieces[id]
  if (!reading || !piece) return null
  const place = about ?? piece.place
  const at = placeAt(place, nearSide(seats), format)
  const from = hasPages(format) ? pageX(pageOf(place) ?? FIRST_PAGE, format) : 0
  // Never over what is looked at.
  const side =
    format === 'tall' ? ((at?.[2] ?? 1) > 0 ? 'top' : 'bottom') : (at?.[0] ?? 0) - from > 0 ? 'left' : 'right'
  // Where its face is too small to be read, it is said what is printed there.
  const lines = hasPages(format)
    ? [reading.lines.join(' · '), printed(words, reading.face), words.cards[reading.face].blurb].filter(Boolean)
    : reading.lines
  return (
    <aside className="dc-zoom" data-at={side} aria-hidden="true">
      <Face key={`${language} ${reading.face}`} name={reading.face} width={512} />
      <div className="dc-reading">
        <b>{reading.title}</b>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </aside>
  )
}

/** The own hand is held up by the stage itself. */
const isRead = ({ pieces }: DiabolicardsView, id: PieceId, seats: readonly string[]): boolean => {
  const piece = pieces[id]
  return piece?.face !== undefined && !seats.some(seat => [`hand:${seat}`, `open:${seat}`].includes(piece.place))
}

interface LookedAt {
  readonly id: PieceId | null
  /** Where it would come to stand. */
  readonly about?: string | undefined
}

function useLookedAt(view: DiabolicardsView): LookedAt {
  const hovered = useScene(scene => scene.hovered?.id ?? null)
  const pointed = useTable(state => state.pointed)
  const seats = useTable(state => state.seats)
  const picked = useTable(state => state.picked)
  const sought = useSought(view)
  if (hovered !== null) return { id: isRead(view, hovered, seats) ? hovered : null }
  if (!pointed) return { id: sought }
  const move = pointed.move as Move
  const id = move.type === 'trade' ? move.take : 'card' in move ? move.card : null
  // What has been picked has been read, and the question about it must not be covered.
  if (id !== null && picked.includes(id)) return { id: null }
  return { id, about: 'zone' in move ? move.zone : undefined }
}

/** The card at the place that a list or the log points at, for a while. */
function useSought({ pieces }: DiabolicardsView): PieceId | null {
  const focus = useTable(state => state.focus)
  const [looking, setLooking] = useState(false)
  useEffect(() => {
    setLooking(focus !== null)
    const timer = setTimeout(() => setLooking(false), LOOK)
    return () => clearTimeout(timer)
  }, [focus])
  if (!looking || focus === null) return null
  return focus in pieces ? focus : (Object.keys(pieces).find(id => pieces[id]?.place === focus) ?? null)
}
