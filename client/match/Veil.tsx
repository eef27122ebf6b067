import { useEffect } from 'react'
import { useTable } from '../session/table.ts'
import { isWriting } from './keys.ts'
import { lookAway, press, release, setHidden } from './peek.ts'
import { Sign, SignButton } from './Sign.tsx'
import { useTalk } from './talk.tsx'

/** H hides, shows, and held down looks: also over a dialog, which may be full of secrets. */
function useVeilKey(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const down = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyH' || event.repeat || isWriting(event)) return
      event.preventDefault()
      press(event.timeStamp)
    }
    const up = (event: KeyboardEvent): void => {
      if (event.code === 'KeyH') release(event.timeStamp)
    }
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    addEventListener('blur', lookAway)
    document.addEventListener('visibilitychange', lookAway)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
      removeEventListener('blur', lookAway)
      document.removeEventListener('visibilitychange', lookAway)
    }
  }, [on])
}

/** Says that secrets are hidden; a finger on it looks. Whoever only watches has none. */
export function Veil() {
  const { words } = useTalk()
  const hidden = useTable(state => state.hidden)
  const peeking = useTable(state => state.peeking)
  const watching = useTable(state => state.watching)
  useVeilKey(!watching)
  if (!hidden) return null
  return (
    <button
      type="button"
      className="veil"
      data-peeking={peeking}
      onPointerDown={({ currentTarget, pointerId, button, timeStamp }) => {
        if (button !== 0) return
        currentTarget.setPointerCapture(pointerId)
        press(timeStamp)
      }}
      onPointerUp={({ timeStamp }) => release(timeStamp)}
      onPointerCancel={lookAway}
      onContextMenu={event => event.preventDefault()}
      // Without a pointer there is nothing to be held.
      onClick={({ detail }) => detail === 0 && setHidden(false)}
    >
      <Eye closed={!peeking} />
      <span>
        <strong>{words.veil.badge}</strong>
        {words.veil.hold}
      </span>
    </button>
  )
}

export function VeilButton() {
  const { words } = useTalk()
  const hidden = useTable(state => state.hidden)
  const label = hidden ? words.veil.show : words.veil.hide
  return (
    <SignButton label={label} aria-pressed={hidden} aria-keyshortcuts="H" onClick={() => setHidden(!hidden)}>
      <Eye closed={hidden} />
    </SignButton>
  )
}

function Eye({ closed }: { closed: boolean }) {
  return (
    <Sign>
      <path d="M2 12q10-14 20 0q-10 14-20 0z" />
      <circle cx="12" cy="12" r="3.4" fill="currentColor" />
      {closed && <path d="M4 21 20 3" strokeWidth="3.2" />}
    </Sign>
  )
}
