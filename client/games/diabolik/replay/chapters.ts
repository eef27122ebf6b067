import type { Event } from '../../../../shared/games/diabolik/events.ts'
import { seatOf } from '../../../../shared/games/diabolik/rules/questions.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import { chaptersBy, eventsIn, type Mark } from '../../shots.ts'

export const KINDS = ['sighting', 'found', 'run', 'away', 'fight', 'clue', 'heist', 'wayOut', 'end'] as const
export type Kind = (typeof KINDS)[number]

/** Sightings, discoveries, a run and its end, fights, Clues, Heists. All are told to everybody. */
function marksOf(shot: Shot): Mark[] {
  const events = eventsIn<Event>(shot)
  const mark = (kind: Kind, seat?: Mark['seat']): Mark => (seat === undefined ? { kind } : { kind, seat })
  const isFound = (who: string): boolean =>
    events.some(event => event.type === 'investigated' && event.found.some(each => each === who))
  return events.flatMap(event => {
    switch (event.type) {
      case 'sighted':
        return mark('sighting', event.who)
      case 'exposed':
        return mark(isFound(event.who) ? 'found' : 'run', event.who)
      case 'hid':
        return mark('away', event.who)
      case 'fought':
        return mark('fight', seatOf(event.who))
      case 'clueDone':
        return mark('clue', event.who)
      case 'heistDone':
        return mark(shot.view.facts.scenario === 'escape' ? 'wayOut' : 'heist')
      case 'ended':
        return mark('end')
      default:
        return []
    }
  })
}

export const chapters = chaptersBy(marksOf)
