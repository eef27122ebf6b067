import type { Location } from '../map/locations.ts'
import { type Detective, OFFICERS, type Officer, type Policeman, type Roadblock, type State } from '../state.ts'
import { leave } from './effects.ts'
import { cardOf, leaderOf, standingOn, trackOf } from './questions.ts'
import { expose } from './shadows.ts'
import { turnUp } from './tracks.ts'
import { springTrap } from './traps.ts'
import type { DiabolikTurn } from './turn.ts'

/** D-18: what is found at a Location. */
export function investigateAt(turn: DiabolikTurn, who: Policeman, at: Location): void {
  const { state } = turn
  const card = cardOf(state, at)
  const tokens = card === undefined ? [] : standingOn(state, card)
  const disguise = tokens.length > 0 && state.beside.find(({ spot, mask }) => spot === card && mask)
  const found = disguise ? [] : tokens
  turn.emit({ type: 'investigated', who, at, found })
  turn.final()
  if (card === undefined || (tokens.length === 0 && trackOf(state, card) === null)) return
  turnUp(turn, card)
  if (disguise) leave(turn, disguise.card)
  expose(turn, found)
}

/** D-19, D-56: Officers in the Station that a Detective could call. Both of a colour are alike there. */
export function callable(state: State, who: Detective): Officer[] {
  const waiting = OFFICERS.filter(officer => leaderOf(officer) === who && state.policemen[officer] === null)
  return waiting.slice(0, 1)
}

export function priceOfOfficer(state: State, who: Detective): number {
  const { difficulty } = state.options
  if (difficulty !== 'normal') return difficulty === 'hard' ? 1 : 2
  return OFFICERS.some(officer => leaderOf(officer) === who && state.policemen[officer] !== null) ? 2 : 1
}

/** He sights at once and acts from the next round (D-80). */
export function callOfficer(turn: DiabolikTurn, who: Detective, officer: Officer, at: Location): void {
  turn.state.policemen[officer] = at
  turn.emit({ type: 'officerCalled', who, officer, at })
  springTrap(turn, officer, at)
}

/** A free marker, else the first: two can stand at a time (D-3). */
export function setRoadblock(turn: DiabolikTurn, at: Location): void {
  const { roadblocks } = turn.state
  const who: Roadblock = roadblocks.roadblockA !== null && roadblocks.roadblockB === null ? 'roadblockB' : 'roadblockA'
  roadblocks[who] = at
  turn.emit({ type: 'roadblockSet', who, at })
}

export function liftRoadblock(turn: DiabolikTurn, who: Roadblock): void {
  turn.state.roadblocks[who] = null
  turn.emit({ type: 'roadblockLifted', who })
}
