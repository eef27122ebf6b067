import { atFineness } from '../kit/art/ink2d.ts'
import { useSettings } from '../session/settings.ts'
import { isRough } from './rough.ts'

/** How finely what is on a table is printed: dots to a unit of what is drawn. All that a table draws asks here. */
export function fineness(part: 'board' | 'piece' = 'piece'): number {
  if (isRough()) return 0.25
  return part === 'board' && isCoarse() ? 0.5 : 1
}

/** More would be wasted on small screens, and by whoever wants less. */
const isCoarse = (): boolean =>
  useSettings.getState().quality === 'low' || Math.min(window.screen.width, window.screen.height) < 600

/** Draws as finely as it will be seen. */
export const drawn = <T>(draw: () => T): T => atFineness(fineness(), draw)
