import type { Location } from '../map/locations.ts'
import { CRIMINALS, type Criminal, type Policeman } from '../state.ts'
import type { DiabolikTurn } from './turn.ts'
import { hit } from './wounds.ts'

/** D-3: two markers on the Criminals' private map. A third moves the older one. */
const TRAPS = 2

export function layTrap(turn: DiabolikTurn, who: Criminal, at: Location): void {
  const { state } = turn
  state.traps.push(at)
  if (state.traps.length > TRAPS) state.traps.shift()
  turn.emit({ type: 'trapLaid', who }, { to: CRIMINALS, more: { at } })
  turn.final()
}

/** Where a Policeman comes to be, however. Nothing sprung tells something, too: no way back while there are Traps. */
export function springTrap(turn: DiabolikTurn, who: Policeman, at: Location): void {
  const { state } = turn
  if (state.traps.length > 0) turn.final()
  const found = state.traps.indexOf(at)
  if (found < 0) return
  state.traps.splice(found, 1)
  turn.emit({ type: 'trapSprung', who, at })
  hit(turn, who, 1)
}
