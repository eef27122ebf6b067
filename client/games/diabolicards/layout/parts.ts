import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import type { Side } from '../../../../shared/games/diabolicards/state.ts'
import type { Placed } from '../../../stage/actors.ts'
import type { Format } from './places.ts'

/** What every part of the table is given. */
export interface Parts {
  readonly view: DiabolicardsView
  readonly format: Format
  readonly seats: readonly string[]
  /** Whose side of the mat is near. */
  readonly near: Side
  readonly placed: readonly Placed[]
}
