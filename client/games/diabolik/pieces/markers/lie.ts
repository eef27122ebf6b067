import type { Location } from '../../../../../shared/games/diabolik/map/locations.ts'
import type { Marker } from '../../../../../shared/wire/markers.ts'
import type { Vec } from '../../../../stage/actors.ts'
import { type Format, pinAt, SIGNED } from '../../layout/places.ts'

/** So many beside each other; more lie behind them. */
const ROW = 2
/** Width of a marker, and how far the next one is. */
const SIZE = 1.05
const GAP = 1.08
/** To the left of the pin. */
const ASIDE = 1.05

export interface LyingMarker {
  readonly kind: string
  /** The middle of its lower edge. */
  readonly at: Vec
  readonly size: number
}

/** Where each marker stands: in rows to the left of the pin of its Location. */
export function lie(markers: readonly Marker[], format: Format): LyingMarker[] {
  return markers.map((marker, i) => {
    const index = markers.slice(0, i).filter(({ place }) => place === marker.place).length
    const [x, , z] = pinAt(marker.place as Location)
    const step = GAP * SIGNED[format]
    const [column, row] = [index % ROW, Math.floor(index / ROW)]
    const at: Vec = [x - ASIDE * SIGNED[format] - column * step, 0.04, z + 0.35 - row * step]
    return { kind: marker.kind, at, size: SIZE * SIGNED[format] }
  })
}
