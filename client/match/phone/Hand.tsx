import { useEffect, useMemo, useRef, useState } from 'react'
import type { Piece, PieceId, View } from '../../../shared/kernel/game.ts'
import type { ScreenArt } from '../../games/contract.ts'
import { useNeededDeviceWords } from '../../i18n/deviceWords.ts'
import { clicked, targetsOf } from '../../session/pick.ts'
import { useChoices, useTable } from '../../session/table.ts'
import type { Moment } from '../../session/tableState.ts'
import { answer, pick } from '../answer.ts'
import { Dialog } from '../Dialog.tsx'
import { belongsTo } from '../plain/layout.ts'
import { useTalk } from '../talk.tsx'
import { meantBy } from './copies.ts'

export interface Held {
  readonly id: PieceId
  readonly piece: Piece
}

/** What this seat sees and not everybody does, and what it holds: place by place. */
export function heldIn({ view, open }: Pick<Moment, 'view' | 'open'>, seats: readonly string[]): [string, Held[]][] {
  const isOwn = (id: PieceId, { place, face }: Piece): boolean =>
    face !== undefined && (open.pieces[id]?.face === undefined || belongsTo(place, seats))
  const held = Object.entries(view.pieces).flatMap(([id, piece]) => (isOwn(id, piece) ? [{ id, piece }] : []))
  const places = new Map<string, Held[]>()
  for (const each of held.sort((a, b) => a.piece.order - b.piece.order))
    places.set(each.piece.place, [...(places.get(each.piece.place) ?? []), each])
  return [...places]
}

/** A card as it is printed, or its name where it is not. */
function Face({ piece, art }: { piece: Piece; art: ScreenArt | null }) {
  const { speech } = useTalk()
  const frame = useRef<HTMLSpanElement>(null)
  const drawn = useMemo(() => art?.face(piece) ?? null, [art, piece])
  useEffect(() => {
    if (drawn) frame.current?.replaceChildren(drawn)
  }, [drawn])
  if (!drawn) return <span className="phone-words">{speech.piece(piece)}</span>
  return <span ref={frame} className="phone-face" aria-hidden="true" />
}

interface CardProps {
  readonly held: Held
  readonly beside: readonly Held[]
  readonly art: ScreenArt | null
  readonly look: (held: Held) => void
  readonly targets: ReturnType<typeof targetsOf>
}

/** A tap plays or picks it where that can be done, and else holds it up. */
function Card({ held, beside, art, look, targets }: CardProps) {
  const { speech } = useTalk()
  const { phone } = useNeededDeviceWords()
  const { id, piece } = held
  const pickedNow = useTable(state => state.picked)
  const picked = pickedNow.includes(id)
  const one = meantBy(id, beside, targets, pickedNow)
  const isTarget = targets.has(one)
  const act = (): void => {
    const meant = clicked(one, targets)
    if (meant && 'choose' in meant) answer(meant.choose)
    else if (meant) pick(meant.pick)
    else look(held)
  }
  return (
    <li>
      <button
        type="button"
        className="phone-card"
        data-target={isTarget}
        data-picked={picked}
        aria-pressed={isTarget ? picked : undefined}
        aria-label={speech.piece(piece)}
        onClick={act}
      >
        <Face piece={piece} art={art} />
      </button>
      {isTarget && (
        <button type="button" className="button quiet small" onClick={() => look(held)}>
          {phone.larger}
          <span className="visually-hidden"> {speech.piece(piece)}</span>
        </button>
      )}
    </li>
  )
}

const isHand = ([place]: readonly [string, unknown]): boolean => place.startsWith('hand:')

/** What only this seat may see: its hand, as large as it can be, or what it knows beside that. */
export function Hand({ art, rest = false }: { art: ScreenArt | null; rest?: boolean }) {
  const { speech } = useTalk()
  const { phone } = useNeededDeviceWords()
  const moment = useTable(state => state.moment)
  const seats = useTable(state => state.seats)
  const choices = useChoices()
  const pickedNow = useTable(state => state.picked)
  const targets = useMemo(() => targetsOf(choices, pickedNow), [choices, pickedNow])
  const [looked, setLooked] = useState<Held | null>(null)
  const groups = useMemo(
    () => (moment ? heldIn(moment, seats).filter(group => isHand(group) !== rest) : []),
    [moment, seats, rest],
  )
  if (rest && groups.length === 0) return null
  return (
    <section className={rest ? 'phone-hand phone-rest' : 'phone-hand'} aria-label={phone.hand}>
      {!rest && <h2>{phone.hand}</h2>}
      {groups.length === 0 && <p className="hint">{phone.empty}</p>}
      {groups.map(([place, held]) => (
        <div key={place} className="phone-group">
          <h3>{placeName(place, moment?.view, speech)}</h3>
          <ul>
            {held.map(each => (
              <Card key={each.id} held={each} beside={held} art={art} look={setLooked} targets={targets} />
            ))}
          </ul>
        </div>
      ))}
      {looked && (
        <Dialog title={speech.piece(looked.piece)} className="phone-close" onClose={() => setLooked(null)}>
          <Face piece={looked.piece} art={art} />
          <p>{speech.detail?.(looked.piece)}</p>
          <button type="submit" className="button quiet">
            OK
          </button>
        </Dialog>
      )}
    </section>
  )
}

/** What lies on a card is called after it. */
const placeName = (place: string, view: View | undefined, speech: ReturnType<typeof useTalk>['speech']): string => {
  const below = view?.pieces[place]
  return below ? speech.piece(below) : speech.place(place)
}
