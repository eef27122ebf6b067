import type { Event } from '../../../../shared/games/diabolicards/events.ts'
import { sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { Facts } from '../../../../shared/games/diabolicards/shown.ts'
import type { Player } from '../../../../shared/games/diabolicards/state.ts'
import type { View } from '../../../../shared/kernel/game.ts'
import type { Cue, Directing } from '../../contract.ts'
import { cue } from '../../cues.ts'

/* What is worth seeing of the end of the world: who comes, who kills whom, what burns. */

const CONTRACTS = ['contract:0', 'contract:1', 'contract:2', 'contract:3']

/** Where a card lies: in a hand it is nowhere that a camera could look at. */
const placeOf = ({ pieces }: View, card: string): string => pieces[card]?.place ?? ''

function cueOf(event: Event, view: View): Cue | null {
  switch (event.type) {
    case 'contractsOpened':
    case 'purged':
      return cue('flat', 2, ...CONTRACTS)
    case 'turnBegan':
      return cue('wide', 1)
    case 'played': {
      const { seat, zone, slot, at } = event
      return cue('close', slot === 'regular' ? 2 : 3, `mat:${sideOf(seat)}:${zone}:${slot}:${at}`)
    }
    case 'abilityUsed':
    case 'abilityLost':
    case 'restored':
      return cue('close', 1, placeOf(view, event.card))
    case 'held':
      return cue('two', 1, placeOf(view, event.card), placeOf(view, event.by))
    case 'killAnnounced':
      return cue('two', 3, ...[event.by, ...event.victims].map(card => placeOf(view, card)))
    case 'ranAway':
    case 'dodged':
      return cue('close', 3, placeOf(view, event.card))
    case 'savedInVain':
    case 'handShown':
      return cue('close', 2, placeOf(view, event.card))
    case 'struckDown':
      return cue('two', 3, ...event.cards.map(card => placeOf(view, card)))
    case 'died':
      return cue('part', 1, placeOf(view, event.card))
    case 'moved': {
      const { side, zone, slot, at } = event
      return cue('two', 2, placeOf(view, event.card), `mat:${side}:${zone}:${slot}:${at}`)
    }
    case 'sealed':
      return cue('part', 3, event.zone)
    case 'traded':
      return cue('flat', 2, placeOf(view, event.taken))
    case 'rewound':
      return cue('flat', 1, 'deck', 'discards')
    case 'ended':
      return cue('wide', 3)
    default:
      return null
  }
}

export const directing: Directing = {
  // Cards lie: as much height as leaves their upper half, and what is said over it, below the edge.
  setups: {
    part: { pitch: 0.85, reach: 2.6, height: 1.5, yaw: 0 },
    flat: { pitch: 1.05, reach: 1.9, height: 1.4, yaw: 0 },
    two: { pitch: 0.85, reach: 1.3, height: 0.9, yaw: 0 },
    close: { pitch: 0.75, reach: 1.8, height: 1.2, yaw: 0 },
  },
  event: (event, view) => cueOf(event as Event, view),
  rest(view) {
    const { killer, victims, asking } = view.facts as Facts & View['facts']
    if (killer !== '') return cue('two', 3, ...[killer, ...victims.split(',')].map(card => placeOf(view, card)))
    return asking === '' ? null : cue('close', 2, placeOf(view, asking))
  },
  // Dusk has the mat from the other side.
  seat: seat => ({
    subjects: [],
    pitch: 0.95,
    reach: 0,
    height: 0,
    yaw: sideOf(seat as Player) === 'dawn' ? 0 : Math.PI,
  }),
}
