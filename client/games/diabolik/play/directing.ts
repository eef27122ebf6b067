import type { Event } from '../../../../shared/games/diabolik/events.ts'
import { isCriminal } from '../../../../shared/games/diabolik/rules/questions.ts'
import type { Character } from '../../../../shared/games/diabolik/state.ts'
import type { View } from '../../../../shared/kernel/game.ts'
import type { Cue, Directing } from '../../contract.ts'
import { cue } from '../../cues.ts'

/* What is worth seeing of the manhunt. Whoever looks on knows no more than this view: a hidden Criminal is a card. */

/** Where somebody stands: a Location, or what their card lies on. */
function placeOf({ pieces }: View, who: string): string {
  const place = pieces[who]?.place ?? who
  return pieces[place]?.place ?? place
}

const isOnMap = (place: string): boolean => !/:|^(station|garage|hideout)$/.test(place)

/** The face that is cut to when somebody is found or gets away: whoever of the Police stands there, or else anywhere. */
function witness({ pieces }: View, at: string): Cue {
  const police = Object.entries(pieces).filter(
    ([, { kind, place }]) => (kind === 'detective' || kind === 'officer') && isOnMap(place),
  )
  const [who = at] = police.find(([, { place }]) => place === at) ?? police[0] ?? []
  return cue('close', 3, who)
}

/** Two who fight or exchange are where one of them can be seen. */
const meet = (view: View, one: string, other: string): Cue => {
  const places = [one, other].map(who => placeOf(view, who))
  const shared = places.find(isOnMap)
  return cue('two', 3, ...(shared ? [shared] : places))
}

function cueOf(event: Event, view: View): Cue | null {
  switch (event.type) {
    case 'roundBegan':
    case 'phaseBegan':
      return cue('wide', 2)
    case 'turnBegan':
      return cue('part', 1, placeOf(view, event.who))
    case 'moved':
      if (!isCriminal(event.who)) return cue('part', 1, event.from, event.to)
      return { ...cue('part', 3, event.from, event.to), led: true, after: witness(view, event.to) }
    case 'walked':
      return cue('part', 1, event.from, event.to)
    case 'sneaked':
      // A mark lies on the own track, and whoever left it there is on the card that it stands for.
      return cue('part', 2, event.mark === '' ? `track:${event.who}` : placeOf(view, event.card))
    case 'sighted':
      return event.by.length === 0 ? cue('wide', 1) : cue('two', 3, ...new Set(event.by.map(who => placeOf(view, who))))
    case 'turnedUp':
      return cue('flat', 2, placeOf(view, event.card))
    case 'investigated':
      return cue('part', 3, event.at)
    case 'exposed':
      return { ...cue('close', 3, event.at), after: witness(view, event.at) }
    case 'jaguarTaken':
      return { ...cue('part', 3, 'garage'), led: true }
    case 'hid':
      return view.facts.driver === event.who
        ? { ...cue('part', 3, placeOf(view, event.who)), led: true }
        : cue('close', 3, placeOf(view, event.who))
    case 'fought':
      return { ...meet(view, event.target, event.who), after: cue('close', 2, placeOf(view, event.target)) }
    case 'rerolled':
    case 'rolled':
    case 'wounded':
    case 'shielded':
      return cue('close', 2, placeOf(view, event.who))
    case 'sentToStation':
      return cue('part', 1, 'station')
    case 'healed':
      return cue('close', 1, placeOf(view, event.who))
    case 'dangerMoved':
      return cue('flat', 3, ...[event.to - event.by, event.to].map(level => `danger:${level} of ${view.facts.maximum}`))
    case 'cardPlayed':
      return cue('close', 2, event.at ?? placeOf(view, event.whom ?? event.who))
    case 'exchangeOpened':
    case 'exchanged':
      return { ...meet(view, event.who, event.with), weight: 2 }
    case 'officerCalled':
    case 'roadblockSet':
      return cue('close', 1, event.at)
    case 'partDone':
    case 'clueDone':
    case 'heistDone':
      return cue('flat', 3, `sheet:${event.letter}`)
    case 'clueMoved':
      return cue('part', 1, event.at)
    case 'extraShown':
      return cue('close', 2, event.at)
    case 'trapSprung':
      return cue('close', 3, event.at)
    case 'ended':
      return cue('wide', 3)
    default:
      return null
  }
}

export const directing: Directing = {
  setups: {
    part: { pitch: 0.72, reach: 4.2, height: 3.4 },
    flat: { pitch: 1.1, reach: 3.4, height: 0.4 },
    two: { pitch: 0.5, reach: 2.8, height: 3.7 },
    close: { pitch: 0.42, reach: 2.3, height: 3.7 },
  },
  event: (event, view) => cueOf(event as Event, view),
  rest(view) {
    const { acting, decision, about, ending } = view.facts
    if (ending !== '') return null
    const [whom = ''] = String(about).split(',')
    if (decision !== 'turn' && whom !== '') return cue('close', 2, placeOf(view, whom))
    return acting === '' ? null : cue('part', 1, placeOf(view, String(acting)))
  },
  seat(seat, view) {
    // The Criminals' tracks lie before them, the Police have the map.
    const yaw = isCriminal(seat as Character) ? -0.5 : 0.5
    return { subjects: [placeOf(view, seat)], pitch: 0.6, reach: 6.5, height: 3, yaw }
  },
}
