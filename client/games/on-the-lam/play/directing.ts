import { type Event, SUSPECTS, type Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import type { View } from '../../../../shared/kernel/game.ts'
import type { Cue, Directing } from '../../contract.ts'
import { cue } from '../../cues.ts'

/* What is worth seeing of a night in the rain: who goes where, the die, the law. */

const placeOf = ({ pieces }: View, who: string): string => pieces[who]?.place ?? ''

function cueOf(event: Event, view: View): Cue | null {
  switch (event.type) {
    case 'walked':
    case 'rode':
    case 'summoned':
      return cue('close', 2, event.to)
    case 'rolled':
      return cue('close', 3, event.tile)
    case 'rerolled':
    case 'itemUsed':
    case 'mugged':
    case 'handedOver':
    case 'playCardDrawn':
      return cue('close', 2, placeOf(view, event.seat))
    case 'searchSucceeded':
    case 'searchFailed':
    case 'traded':
      return cue('close', 2, event.tile)
    case 'blackmailed': {
      const [by, from] = [event.seat, event.from].map(who => placeOf(view, who)) as [string, string]
      return { ...cue('two', 2, by, from), after: cue('close', 2, from) }
    }
    case 'policeRolled':
      return cue('close', 2, placeOf(view, 'police'))
    case 'policeMoved':
      return cue('part', 2, event.from, event.to)
    case 'investigated':
      return cue('close', 3, event.tile)
    case 'takenIn':
      return { ...cue('close', 3, placeOf(view, event.seat)), after: cue('close', 3, 'station') }
    case 'ended': {
      const [winner] = event.winners
      return winner ? cue('close', 3, placeOf(view, winner)) : cue('wide', 3)
    }
    default:
      return null
  }
}

export const directing: Directing = {
  setups: {
    // Steep enough to look over the roofs in front.
    part: { pitch: 0.8, reach: 3.6, height: 3 },
    flat: { pitch: 1.1, reach: 2.2, height: 0.4 },
    two: { pitch: 0.72, reach: 2.6, height: 3.2 },
    close: { pitch: 0.66, reach: 2.5, height: 3.2 },
  },
  event: (event, view) => cueOf(event as Event, view),
  rest(view) {
    if (view.facts.ending !== '') return null
    const place = placeOf(view, String(view.facts.decider))
    return view.facts.decision === 'rolled' ? cue('close', 2, place) : cue('part', 1, place)
  },
  seat(seat, view) {
    const yaw = (SUSPECTS.indexOf(seat as Suspect) - 1.5) * 0.3
    return { subjects: [placeOf(view, seat)], pitch: 0.7, reach: 5, height: 3, yaw }
  },
}
