import { type ReactNode, useEffect, useState } from 'react'
import type { Seat } from '../../../shared/kernel/game.ts'
import { Portrait } from '../../app/Portrait.tsx'
import { useEscape } from '../../match/escape.ts'
import { isFree } from '../../match/keys.ts'
import { Sign } from '../../match/Sign.tsx'
import { useTalk } from '../../match/talk.tsx'
import { useSettings } from '../../session/settings.ts'
import { useTable } from '../../session/table.ts'
import type { TableState } from '../../session/tableState.ts'
import { type CameraChoice, takeCamera, useAir } from './air.ts'
import { AIR_WORDS } from './words.ts'

type Unseated = Exclude<CameraChoice, 'seat'>
const SIGNS: Readonly<Record<Unseated, ReactNode>> = {
  director: <path d="M3 10h18v10H3zM3 10l17-5M8 9l-2-3M14 7l-2-3" />,
  free: <path d="M12 2v20M2 12h20M9 5l3-3 3 3M9 19l3 3 3-3M5 9l-3 3 3 3M19 9l3 3-3 3" />,
  above: <path d="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14" />,
}
const KEYS: Readonly<Record<string, CameraChoice>> = { KeyD: 'director', KeyF: 'free', KeyM: 'above', KeyS: 'seat' }
/** What is printed on the key. */
export const keyOf = (camera: CameraChoice): string =>
  Object.keys(KEYS)
    .find(code => KEYS[code] === camera)
    ?.slice(-1) ?? ''

const seatsAt = ({ company }: Pick<TableState, 'company'>): readonly Seat[] =>
  company?.chairs.flatMap(({ seats }) => seats) ?? []

/** The key goes round the table. */
function sitNext(): void {
  const seats = seatsAt(useTable.getState())
  const { camera, seat } = useAir.getState()
  const at = seat === null ? 0 : seats.indexOf(seat) + (camera === 'seat' ? 1 : 0)
  takeCamera('seat', seats[at % seats.length] ?? null)
}

/** Which camera: the director's, one's own, from above, or from where somebody sits. On phones, a list to be opened. */
export function Cameras(): ReactNode {
  const { speech } = useTalk()
  const language = useSettings(settings => settings.language)
  const camera = useAir(state => state.camera)
  const company = useTable(state => state.company)
  const seat = useAir(state => state.seat) ?? seatsAt({ company })[0]
  const [open, setOpen] = useState(false)
  useEscape(open, () => setOpen(false))
  const words = AIR_WORDS[language]
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      const wanted = KEYS[event.code]
      if (!wanted || event.repeat || event.shiftKey || !isFree(event)) return
      event.preventDefault()
      if (wanted === 'seat') sitNext()
      else takeCamera(wanted)
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  }, [])
  const chosen = (work: () => void) => () => {
    work()
    setOpen(false)
  }
  const now = camera === 'seat' ? null : camera
  return (
    <div className="air-cameras" data-open={open}>
      <button type="button" className="button small air-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Sign>{now ? SIGNS[now] : SIGNS.director}</Sign>
        <span className="visually-hidden">{words.camera}</span>
      </button>
      <fieldset className="air-list">
        <legend className="visually-hidden">{words.camera}</legend>
        {(Object.keys(SIGNS) as Unseated[]).map(each => (
          <button
            key={each}
            type="button"
            className="button small"
            aria-pressed={camera === each}
            aria-keyshortcuts={keyOf(each)}
            onClick={chosen(() => takeCamera(each))}
          >
            <Sign>{SIGNS[each]}</Sign>
            <span>{words.cameras[each]}</span> <kbd>{keyOf(each)}</kbd>
          </button>
        ))}
        {seatsAt({ company }).map(each => (
          <button
            key={each}
            type="button"
            className="button small air-seat"
            aria-pressed={camera === 'seat' && seat === each}
            aria-keyshortcuts={keyOf('seat')}
            aria-label={words.seat(speech.seat(each))}
            title={words.seat(speech.seat(each))}
            onClick={chosen(() => takeCamera('seat', each))}
          >
            <Portrait game={company?.game ?? ''} seat={each} />
          </button>
        ))}
      </fieldset>
    </div>
  )
}
