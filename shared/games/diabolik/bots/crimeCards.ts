import type { Location } from '../map/locations.ts'
import { distance } from '../map/roads.ts'
import type { MoveOf } from '../move.ts'
import { isDetective } from '../rules/questions.ts'
import type { Card, Figure } from '../state.ts'
import { STAY } from './fear.ts'
import { flightWorth } from './flight.ts'
import { keepWorth } from './keep.ts'
import { AWAY, gain, type Plot } from './plot.ts'
import { USUAL } from './reach.ts'
import { policeIn, whereabouts } from './scene.ts'
import { shieldWorth } from './shield.ts'

/** What playing a Crime card is worth now, less what it is worth in hand. */
export function crimeWorth(plot: Plot, move: MoveOf<'play'>): number {
  const face = plot.scene.pieces[move.card]?.face as Card
  const crowded = plot.scene.room <= 0 ? 0.25 : 0
  return effectWorth(plot, face, move) + crowded - keepWorth(plot, move.card) * 0.6
}

function effectWorth(plot: Plot, face: Card, move: MoveOf<'play'>): number {
  const { scene, who, here } = plot
  const { facts } = scene
  const running = scene.onTheRun[who]
  const police = here === null ? 0 : policeIn(scene, here).length
  const movable = facts.moves === 0 && facts.actions > 1
  const risk = here === null || running ? 0 : plot.found(here, STAY)
  const shield = plot.ahead === null ? null : shieldWorth(plot, face, move)
  if (shield !== null) return shield
  switch (face) {
    case 'fullThrottle':
    case 'backRoads': {
      if (move.to === undefined || move.road === undefined) return 0
      const gear = face === 'backRoads' ? { ...USUAL, free: 3 } : { ...USUAL, plus: 2 }
      const by = { card: face, gear }
      if (move.what === 'hide') return AWAY + gain(plot, move.to, move.seen ?? '', by)
      if (running) return flightWorth(plot, move.to, move.road) - 0.1
      return gain(plot, move.to, move.seen ?? '', by) - plot.stay - 0.05
    }
    case 'sewers':
    case 'freightTrain':
      // Somewhere on the Highways is as good as nowhere.
      if (move.what === 'hide' && move.to)
        return AWAY + gain(plot, move.to, move.seen ?? '', { card: face, gear: { ...USUAL, free: 5 } })
      if (running) return move.to && policeIn(scene, move.to).length === 0 && police > 0 ? AWAY : -0.5
      return move.to ? gain(plot, move.to, '', { card: face }) - plot.stay - 0.25 : -1
    case 'turbo':
      return running && facts.driver === '' ? AWAY + 3 : facts.driver === who ? 0.4 : 0.05
    case 'rubberMask':
      return facts.actions === 1 || facts.moves > 0 ? risk * 1.2 - 0.1 : risk - 0.3
    case 'smokeBomb':
      return move.to ? AWAY + 1 + gain(plot, move.to, move.seen ?? '', { card: face }) : 0
    case 'throwingKnife':
      return running ? freeing(plot, move.who, 1) : knockedOut(plot, move.who) - 0.1
    case 'sleepingGas':
      // Whoever sleeps searches nowhere; there is time for it before two Moves, or one.
      return running ? (facts.actions > 2 && police > 0 ? AWAY + 3 : 0.5) : risk > 0.2 ? 0.7 : 0.1
    case 'hypnosis':
      return running ? (facts.actions > 2 ? AWAY + 2 : 0.6) : risk > 0.2 ? 0.6 : 0.3
    case 'bribe':
      return (running ? freeing(plot, move.who, 1) : 0) + (move.what ? 0.35 : knockedOut(plot, move.who)) + risk * 0.2
    case 'falseAlarm':
      return move.who && move.to ? lureWorth(plot, move.who, move.to) : 0
    case 'cutPhones':
      return 0.3 + (running ? 0.3 : 0)
    case 'blackout':
      return movable && here && plot.policeHops(here) <= 1 ? 0.3 : 0
    case 'insideMan':
      return 0.35
    case 'trap':
      return 0.3
    case 'masterPlan':
      return scene.room >= 0 ? 0.45 + 0.2 * Math.min(2, scene.room) : 0
    case 'oldAccomplice': {
      const useful = move.pick !== undefined && plot.missing.includes(plot.typeOf(move.pick))
      return useful ? 0.9 : 0.35
    }
    case 'radioWatch':
      return 0.3
    case 'falseTrail':
      return risk > 0.3 ? risk : -0.1
    case 'twoFaces':
      return risk > 0.3 ? risk : 0.05
    case 'wallSafe':
      return 0.2
    case 'scapegoat':
      return 0.5 + facts.danger * 0.1 - (move.pick === undefined ? 0 : keepWorth(plot, move.pick))
    default:
      return 0
  }
}

/** An Officer in the Station searches nowhere, and costs cards to come back; the nearer he is, the better. */
function knockedOut({ scene, here }: Plot, victim: Figure | undefined): number {
  const at = victim && whereabouts(scene, victim)
  if (!victim || !at || here === null) return 0
  if (isDetective(victim)) return 0.2
  return distance(scene.area, here, at) <= 1 ? 0.8 : 0.6
}

/** With the only Policeman here gone, the Shadows are open (D-36). */
function freeing({ scene, here, who }: Plot, victim: Figure | undefined, worth: number): number {
  if (!victim || here === null) return 0
  const there = policeIn(scene, here)
  const alone = there.length === 1 && there[0] === victim && scene.onTheRun[who]
  if (isDetective(victim)) return 0.1
  return alone ? AWAY + 2 * worth : 0.1
}

function lureWorth({ scene, here, who }: Plot, victim: Figure, to: Location): number {
  const from = whereabouts(scene, victim)
  if (here === null || from === null) return 0
  const further = distance(scene.area, here, to) - distance(scene.area, here, from)
  const there = policeIn(scene, here)
  if (scene.onTheRun[who] && there.length === 1 && from === here) return AWAY + 2 + further * 0.1
  return from === here || distance(scene.area, here, from) <= 2 ? further * 0.12 : further * 0.02
}
