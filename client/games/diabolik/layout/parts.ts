import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { Placed } from '../../../stage/actors.ts'
import type { Plates } from '../art/map/plates.ts'
import type { Format } from './places.ts'

/** What every part of the table is given. */
export interface Parts {
  readonly view: DiabolikView
  readonly format: Format
  readonly seats: readonly string[]
  readonly placed: readonly Placed[]
  /** Where the names of the Locations lie on the map. */
  readonly names: Plates
}
