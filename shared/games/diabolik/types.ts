import type { Event } from './events.ts'
import type { Move } from './move.ts'
import type { Options, State } from './state.ts'
import type { DiabolikView } from './view.ts'

/** The types of the game, bundled. */
export interface Diabolik {
  state: State
  move: Move
  event: Event
  view: DiabolikView
  options: Options
}
