import { type Hunt, hiddenIn } from '../../../../shared/games/diabolik/daily.ts'
import type { Event } from '../../../../shared/games/diabolik/events.ts'
import { LOCATIONS, type Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { CRIMINALS, type Criminal } from '../../../../shared/games/diabolik/state.ts'

/** Whose turn it is when says nothing that what they do does not. */
const FRAME: ReadonlySet<Event['type']> = new Set(['roundBegan', 'phaseBegan', 'turnBegan', 'turnEnded', 'paid'])

interface Chapter {
  readonly round: number
  /** In the order in which they were heard, with their place in it. */
  readonly events: readonly { readonly n: number; readonly event: Event }[]
}

/** What was heard, round by round, the latest first. */
export function chaptersOf({ heard }: Hunt): Chapter[] {
  const chapters: { round: number; events: { n: number; event: Event }[] }[] = [{ round: 1, events: [] }]
  for (const [n, event] of heard.entries()) {
    if (event.type === 'roundBegan') chapters.unshift({ round: event.round, events: [] })
    else if (!FRAME.has(event.type)) chapters[0]?.events.push({ n, event })
  }
  return chapters
}

/** Where a Criminal was last for all to see. */
export interface Sight {
  readonly who: Criminal
  readonly at: Location
  readonly round: number
  /** Still there. */
  readonly open: boolean
}

export function sightsOf(hunt: Hunt): Sight[] {
  const hidden = hiddenIn(hunt)
  const seen = new Map<Criminal, Sight>()
  let round = 1
  const note = (who: string, at: Location): void => {
    const criminal = CRIMINALS.find(each => each === who)
    if (criminal) seen.set(criminal, { who: criminal, at, round, open: !hidden.includes(criminal) })
  }
  for (const event of hunt.heard) {
    if (event.type === 'roundBegan') round = event.round
    if (event.type === 'exposed') note(event.who, event.at)
    if (event.type === 'moved') note(event.who, event.to)
  }
  return CRIMINALS.flatMap(who => seen.get(who) ?? [])
}

const isLocation = (place: string): place is Location => LOCATIONS.some(each => each === place)

const PEOPLE: readonly string[] = ['criminal', 'detective', 'officer', 'extra']

/** Who stands on the map for all to see, and where. */
export const standingIn = ({ pieces }: Hunt): { readonly who: string; readonly at: Location }[] =>
  Object.entries(pieces).flatMap(([who, [kind, at]]) => (PEOPLE.includes(kind) && isLocation(at) ? [{ who, at }] : []))

/** On the road, where it is. */
export function vanIn({ pieces }: Hunt): Location | null {
  const at = pieces.van?.[1]
  return at !== undefined && isLocation(at) ? at : null
}

/** Where the next Clues are. */
export const cluesIn = ({ pieces }: Hunt): { readonly letter: 'A' | 'B' | 'C'; readonly at: Location }[] =>
  Object.values(pieces).flatMap(([kind, at, letter]) =>
    kind === 'clue' && isLocation(at) ? [{ letter: letter as 'A' | 'B' | 'C', at }] : [],
  )
