import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { Placed } from '../../../stage/actors.ts'
import type { Format } from './places.ts'

/** What every part of the table is given. */
export interface Parts {
  readonly view: DiabolikView
  readonly format: Format
  readonly seats: readonly string[]
  readonly placed: readonly Placed[]
}
