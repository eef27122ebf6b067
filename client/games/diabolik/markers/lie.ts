import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import type { Marker } from '../../../../shared/wire/markers.ts'
import type { Vec } from '../../../stage/actors.ts'
import { FIGURE, pinAt, type Way } from '../table/places.ts'

/** So many beside each other; more lie behind them. */
const ROW = 3
/** Width of a marker, and how far the next one is. */
export const SIZE = 0.86
const GAP = 0.8
/** To the left of the pin, and of the Clue that may stand there. */
const ASIDE = 1.25

export interface Lying {
  readonly kind: string
  readonly at: Vec
  readonly size: number
}

/** Where each marker lies: in rows to the left of the pin of its Location. */
export function lie(markers: readonly Marker[], way: Way): Lying[] {
  return markers.map((marker, i) => {
    const index = markers.slice(0, i).filter(({ place }) => place === marker.place).length
    const [x, , z] = pinAt(marker.place as Location)
    const step = GAP * FIGURE[way]
    const [column, row] = [index % ROW, Math.floor(index / ROW)]
    // Each a little higher than the last, so that none flickers through another.
    const at: Vec = [x - ASIDE - column * step, 0.04 + index * 0.004, z + 0.1 - row * step]
    return { kind: marker.kind, at, size: SIZE * FIGURE[way] }
  })
}
