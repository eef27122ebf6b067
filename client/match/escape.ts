import { useEffect, useRef } from 'react'

/** What is open, the last to be opened at the end. */
const open: (() => void)[] = []

/** Dialogs close themselves; a word that is being composed ends its composing. */
function typed(event: KeyboardEvent): void {
  const close = open.at(-1)
  if (event.key !== 'Escape' || event.isComposing || !close || document.querySelector('dialog[open]')) return
  event.preventDefault()
  close()
}

/** Escape closes this panel as long as it is open, one opened later first. Nothing else is meant by that press. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const own = (): void => latest.current()
    // Before all others, who leave alone what has been dealt with.
    if (open.length === 0) addEventListener('keydown', typed, { capture: true })
    open.push(own)
    return () => {
      open.splice(open.indexOf(own), 1)
      if (open.length === 0) removeEventListener('keydown', typed, { capture: true })
    }
  }, [isOpen])
}
