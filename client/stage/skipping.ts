import { isFree } from '../match/keys.ts'
import { useTable } from '../session/table.ts'

/** More than a twitch between press and release: the camera was meant. */
const DRAGGED = 6

/** What does something of its own at the space bar. */
const PRESSED = 'button, a, summary, [role="slider"]'

/** Space skips what is being played, and so does a press on the stage; a drag, and words that are being written, do not. */
export function onSkip(canvas: HTMLCanvasElement, conductor: { readonly playing: boolean; skip(): void }): () => void {
  let from: { readonly id: number; readonly x: number; readonly y: number } | null = null
  const typed = (event: KeyboardEvent): void => {
    // Of a film it is the bar for going on and stopping.
    if (event.code !== 'Space' || !conductor.playing || useTable.getState().film || !isFree(event)) return
    if (event.target instanceof Element && event.target.closest(PRESSED)) return
    event.preventDefault()
    conductor.skip()
  }
  const down = ({ pointerId: id, clientX: x, clientY: y, button, isPrimary }: PointerEvent): void => {
    // A second finger zooms.
    from = button === 0 && isPrimary ? { id, x, y } : null
  }
  const up = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (from?.id === pointerId && Math.hypot(clientX - from.x, clientY - from.y) < DRAGGED) conductor.skip()
    from = null
  }
  const lost = (): void => {
    from = null
  }
  window.addEventListener('keydown', typed)
  canvas.addEventListener('pointerdown', down)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', lost)
  return () => {
    window.removeEventListener('keydown', typed)
    canvas.removeEventListener('pointerdown', down)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', lost)
  }
}
