import { ZONES } from '../../../../shared/games/diabolicards/state.ts'
import { FLAT } from '../../../stage/quads.ts'
import { type Readable, readable } from '../../../stage/reading.ts'
import { boardAt, type Format, hasPages, type Page } from './places.ts'

/** A board leans to the eye about its front edge; leaning, it takes no more of the picture than the slot that it lies in. */
export const BOARD = { width: 1.02, long: 1, tilt: 0.5, front: 0.6 } as const
const { width, long, tilt, front } = BOARD
export const BACK = front - long * Math.cos(tilt)
export const HIGH = long * Math.sin(tilt)

/** The power of every zone that is in sight, on both sides. */
export const readsOf = (page: Page, format: Format): Readable[] =>
  [true, false].flatMap(near =>
    ZONES.filter(zone => !hasPages(format) || zone === page).map(zone => {
      const [x, y, z] = boardAt(near, zone, format)
      const at = [x, y + HIGH / 2, z + (front + BACK) / 2] as const
      return readable(`power ${zone} ${near ? 'near' : 'far'}`, at, width, long, FLAT - tilt)
    }),
  )
