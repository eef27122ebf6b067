import type { MoveOf } from '../move.ts'
import { isDetective } from '../rules/questions.ts'
import type { Card } from '../state.ts'
import { STAY } from './fear.ts'
import { flightWorth } from './flight.ts'
import { type Plot, SHREWD } from './plot.ts'
import { policeIn, type Scene } from './scene.ts'

/** Who is knocked down costs the Police a card and a turn besides. */
const OFFICER = { settled: 0.5, moving: 0.3 }
/** Before one knows where one will be, it is too early. */
const EARLY = -0.3

/** A card that protects is worth what it protects from, once one stays where one is. Null: it is worth what it always is. */
export function shieldWorth(plot: Plot, face: Card, { at, who: victim, to }: MoveOf<'play'>): number | null {
  const { scene, who, here } = plot
  const { facts } = scene
  const running = scene.onTheRun[who]
  const settled = facts.moves > 0 || facts.done.includes('move') || facts.actions === 1
  const relief = (police: Scene['police']): number => SHREWD.found * plot.relief(police)
  if (face === 'freightTrain') {
    if (!running || !to || facts.moves > 0) return null
    return here !== null && policeIn(scene, here).length > 0 ? flightWorth(plot, to, 'any') + 0.3 : -0.5
  }
  if (running || here === null) return null
  switch (face) {
    case 'rubberMask':
      return settled ? SHREWD.found * plot.found(here, STAY) - 0.1 : EARLY
    case 'falseTrail':
      return settled ? 0.4 * SHREWD.found * plot.found(here, STAY) - 0.1 : EARLY
    case 'sleepingGas':
      return settled ? relief(scene.police.filter(each => each.at !== at)) : EARLY
    case 'throwingKnife':
    case 'bribe':
      if (!victim || isDetective(victim)) return null
      return (settled ? OFFICER.settled : OFFICER.moving) + relief(scene.police.filter(each => each.who !== victim))
    case 'falseAlarm':
      if (!victim || !to) return null
      return settled
        ? relief(scene.police.map(each => (each.who === victim ? { who: each.who, at: to } : each)))
        : EARLY
    default:
      return null
  }
}
