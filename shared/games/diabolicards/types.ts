import type { Event } from './events.ts'
import type { Move } from './move.ts'
import type { DiabolicardsView } from './shown.ts'
import type { Options, State } from './state.ts'

/** The types of the game, bundled. */
export interface Diabolicards {
  state: State
  move: Move
  event: Event
  view: DiabolicardsView
  options: Options
}
