import { CARDS } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Event } from '../../../../shared/games/diabolicards/events.ts'
import type { GameEvent } from '../../../../shared/kernel/game.ts'
import type { Weight } from '../../../stage/tempo.ts'

/* How long anybody watches. What is not here is a scene: kills, what saves from them, a zone that burns, hands that are shown. */

const ASIDES: readonly Event['type'][] = ['drew', 'pledged', 'released']
const BEATS: readonly Event['type'][] = [
  'abilityLost',
  'abilityUsed',
  'contractsAllowed',
  'contractsBanned',
  'died',
  'discarded',
  'handChanged',
  'held',
  'moved',
  'passed',
  'purged',
  'restored',
  'rewound',
  'savedInVain',
  'traded',
]

/** One of the few that everybody looks at. */
const GREAT = ['diabolicals', 'scorchedEarth']

export function weigh(told: GameEvent, own: boolean): Weight {
  const event = told as Event
  if (ASIDES.includes(event.type)) return 'aside'
  // Its ribbon flies over what comes next.
  if (event.type === 'turnBegan') return own ? 'beat' : 'aside'
  if (BEATS.includes(event.type)) return 'beat'
  if (event.type !== 'played' || own) return 'scene'
  const face = event.faces[event.card]
  return face && GREAT.includes(CARDS[face].group) ? 'scene' : 'beat'
}
