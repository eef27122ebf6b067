import type { Event, EventOf } from '../../../../shared/games/diabolik/events.ts'
import { isCriminal, leaderOf } from '../../../../shared/games/diabolik/rules/questions.ts'
import { CRIMINALS, type Criminal, DETECTIVES, type Detective } from '../../../../shared/games/diabolik/state.ts'

/** What came of a Criminal in a match. */
export interface CriminalRecord {
  readonly who: Criminal
  readonly parts: number
  /** How often somebody noticed them in the Shadows. */
  readonly noticed: number
  /** How often they went On the Run. */
  readonly exposed: number
  readonly wounds: number
}

/** What a Detective did, own Officers included. */
export interface DetectiveRecord {
  readonly who: Detective
  readonly clues: number
  readonly searches: number
  /** Searches that found somebody. */
  readonly found: number
  readonly fights: number
}

export interface Standings {
  readonly criminals: readonly CriminalRecord[]
  readonly detectives: readonly DetectiveRecord[]
}

/** Counted over all that was told of a match. */
export function standingsOf(events: readonly Event[]): Standings {
  const all = <K extends Event['type']>(type: K): EventOf<K>[] =>
    events.filter((event): event is EventOf<K> => event.type === type)
  const by = (who: string) => (event: { who: string }) => event.who === who
  return {
    criminals: CRIMINALS.map(who => ({
      who,
      parts: all('partDone').filter(by(who)).length,
      noticed: all('sighted').filter(by(who)).length,
      exposed: all('exposed').filter(by(who)).length,
      wounds: all('wounded').filter(by(who)).length,
    })),
    detectives: DETECTIVES.map(who => {
      const searches = all('investigated').filter(event => leaderOf(event.who) === who)
      return {
        who,
        clues: all('clueDone').filter(by(who)).length,
        searches: searches.length,
        found: searches.filter(({ found }) => found.length > 0).length,
        fights: all('fought').filter(event => !isCriminal(event.who) && leaderOf(event.who) === who).length,
      }
    }),
  }
}
