import type { Event, Move, Options, State } from './state.ts'
import type { LamView } from './view.ts'

/** The types of the game, bundled. */
export interface OnTheLam {
  state: State
  move: Move
  event: Event
  view: LamView
  options: Options
}
