import type { Event } from '../../../../shared/games/diabolik/events.ts'
import { isCriminal } from '../../../../shared/games/diabolik/rules/questions.ts'
import type { GameEvent } from '../../../../shared/kernel/game.ts'
import type { Weight } from '../../../stage/tempo.ts'

/*
 * How long anybody watches: by what everybody is told of an event, never by a face. What is not here is a scene:
 * Sightings, discoveries, chases, fights, Heists.
 */

const ASIDES: readonly Event['type'][] = [
  'cardLeft',
  'cardsReturned',
  'cardShifted',
  'cardStayed',
  'drew',
  'phaseBegan',
  'redrew',
  'reshuffled',
  'roadblockLifted',
  'turnBegan',
]
const BEATS: readonly Event['type'][] = [
  'cardLaid',
  'clueMoved',
  'discarded',
  'exchangeOpened',
  'extraLeft',
  'officerCalled',
  'paid',
  'picked',
  'roadblockSet',
  'roundBegan',
  'sentToStation',
  'turnedDown',
  'walked',
]
/** To the others it is one of many. */
const OTHERS_BEATS: readonly Event['type'][] = [
  'answered',
  'cardPlayed',
  'clueDone',
  'exchanged',
  'exchangeRefused',
  'extraHidden',
  'healed',
  'partDone',
  'rerolled',
  'rolled',
  'sneaked',
  'turnedUp',
]

export function weigh(told: GameEvent, own: boolean): Weight {
  const event = told as Event
  if (ASIDES.includes(event.type)) return 'aside'
  if (BEATS.includes(event.type) || (!own && OTHERS_BEATS.includes(event.type))) return 'beat'
  // A Criminal who can be seen to move is On the Run.
  if (event.type === 'moved') return own || isCriminal(event.who) ? 'scene' : 'beat'
  if (event.type === 'investigated') return own || event.found.length > 0 ? 'scene' : 'beat'
  return 'scene'
}
