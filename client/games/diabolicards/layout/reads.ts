import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { type Side, ZONES } from '../../../../shared/games/diabolicards/state.ts'
import { FLAT } from '../../../stage/quads.ts'
import { type Readable, readable } from '../../../stage/reading.ts'
import { boardAt, type Format, hasPages, type Page, placeAt, TILE } from './places.ts'

/** A board leans to the eye about its front edge; leaning, it takes no more of the picture than the slot that it lies in. */
export const BOARD = { width: 1.02, long: 1, tilt: 0.5, front: 0.6 } as const
const { width, long, tilt, front } = BOARD
export const BACK = front - long * Math.cos(tilt)
export const HIGH = long * Math.sin(tilt)

/** The power of every zone that is in sight, on both sides; and who is killed, and by whom. */
export function readsOf({ facts, pieces }: DiabolicardsView, near: Side, page: Page, format: Format): Readable[] {
  const isShown = (zone: string): boolean => !hasPages(format) || zone === page
  const boards = [true, false].flatMap(own =>
    ZONES.filter(isShown).map(zone => {
      const [x, y, z] = boardAt(own, zone, format)
      const at = [x, y + HIGH / 2, z + (front + BACK) / 2] as const
      return readable(`power ${zone} ${own ? 'near' : 'far'}`, at, width, long, FLAT - tilt)
    }),
  )
  const concerned = [facts.killer, ...(facts.victims ?? '').split(',')].flatMap(id => pieces[id]?.place ?? [])
  const cards = concerned
    .filter(place => place.startsWith('mat:') && isShown(place.split(':')[2] ?? ''))
    .flatMap(place => {
      const at = placeAt(place, near, format)
      return at ? [readable(`card ${place}`, at, TILE.width, TILE.height)] : []
    })
  return [...boards, ...cards]
}
