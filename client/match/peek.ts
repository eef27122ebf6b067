import { useTable } from '../session/table.ts'

/** Milliseconds by the hand, not by a page that may be slow to notice: what is let go of sooner was a press, not a look. */
const PRESS = 350

/** When the look began. */
let since: number | null = null

/** What is in hand may tell; what has been picked is named on the screen. */
const EMPTY_HANDED = { pointed: null, armed: null, picked: [], focus: null } as const

/** The key or the badge goes down: secrets are hidden at once, or looked at for as long as it is held. */
export function press(now: number): void {
  const { hidden, device } = useTable.getState()
  if (device === 'stage') return
  since = hidden ? now : null
  useTable.setState({ ...EMPTY_HANDED, hidden: true, peeking: hidden })
}

/** It goes up: after a short press secrets stay in sight. */
export function release(now: number): void {
  if (since === null) return
  const shows = now - since < PRESS
  since = null
  useTable.setState({ ...EMPTY_HANDED, hidden: !shows, peeking: false })
}

/** Whoever looks away may have let go unnoticed. */
export function lookAway(): void {
  since = null
  if (useTable.getState().peeking) useTable.setState({ ...EMPTY_HANDED, peeking: false })
}

/** Hidden or not, without holding anything. */
export function setHidden(hidden: boolean): void {
  if (useTable.getState().device !== 'stage') useTable.setState({ ...EMPTY_HANDED, hidden, peeking: false })
}
