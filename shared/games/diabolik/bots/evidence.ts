import type { EventOf } from '../events.ts'
import { type Area, distance, neighboursOf } from '../map/roads.ts'
import { isCriminal } from '../rules/questions.ts'
import type { SheetName } from '../sheets/names.ts'
import { type Card, CRIMINALS, type Criminal, type Secondary, type Watcher } from '../state.ts'
import { blend, certain, keep, rule } from './odds.ts'
import { INDEX, locationAt } from './reach.ts'
import { exclude, nearPolice, oddsOf, type Trail } from './trail.ts'

/** What cards, answers and Parts give away. */

export const isOnHighway = (area: Area, at: number): boolean =>
  neighboursOf(area, locationAt(at)).some(({ type }) => type === 'highway')

/** Somebody has given away where they stand. */
export function placed(trail: Trail, who: Criminal, at: number): void {
  if (at < 0) return
  trail.cards.set(trail.token[who], certain(at))
  exclude(trail, at, trail.token[who])
}

export function played(trail: Trail, { who, card, faces, at }: EventOf<'cardPlayed'>): void {
  const face = faces[card] as Card
  if (!isCriminal(who)) {
    trail.asker = who
    trail.asked = at ?? null
    if (face === 'roadWorks') for (const each of CRIMINALS) trail.cap[each] = 1
    if (face === 'spikeStrip') trail.strip = true
    return
  }
  const gear = trail.gear[who]
  if (face === 'fullThrottle') trail.gear[who] = { ...gear, plus: gear.plus + 2 }
  else if (face === 'backRoads' || face === 'smokeBomb') trail.gear[who] = { ...gear, free: 3 }
  else if (face === 'turbo') trail.turbos++
  else if (face === 'sewers') trail.means[who] = 'sewers'
  else if (face === 'freightTrain') trail.means[who] = 'train'
  else if (face === 'falseTrail') trail.means[who] = 'shuffle'
  else if (face === 'twoFaces') {
    const both = CRIMINALS.map(each => trail.token[each])
    const odds = blend(both.map(each => oddsOf(trail, each)))
    for (const each of both) trail.cards.set(each, odds.slice())
  } else if (trail.open[who] < 0 && (face === 'throwingKnife' || face === 'sleepingGas'))
    keep(oddsOf(trail, trail.token[who]), each => nearPolice(trail, 1, each))
  else if (trail.open[who] < 0 && face === 'hypnosis')
    keep(oddsOf(trail, trail.token[who]), each => nearPolice(trail, 0, each))
}

/** What the Criminals had to admit. */
export function answered(trail: Trail, { what, count }: EventOf<'answered'>): void {
  const { area, asked } = trail
  const from = locationAt(trail.posts[trail.asker as Watcher])
  const steps = (at: number): number => distance(area, from, locationAt(at))
  const hidden = CRIMINALS.filter(who => trail.open[who] < 0)
  const tokens = hidden.map(who => oddsOf(trail, trail.token[who]))
  if (what === 'stepsToDiabolik') keep(oddsOf(trail, trail.token.diabolik), at => steps(at) === count)
  else if (what === 'stepsToEva') keep(oddsOf(trail, trail.token.eva), at => steps(at) === count)
  else if (what === 'overflown' && asked && count === 0)
    for (const [card] of trail.tracks) rule(oddsOf(trail, card), INDEX[asked])
  else if (what === 'nearby') {
    const fits = (at: number): boolean => steps(at) <= 2
    if (count === 0) for (const odds of tokens) keep(odds, at => !fits(at))
    else if (count === hidden.length) for (const odds of tokens) keep(odds, fits)
  }
}

/** Whom one meets by each Part: whoever does it is where that one is. */
const MET: Partial<Record<SheetName, Readonly<Record<number, Secondary | 'van'>>>> = {
  bankVan: { 1: 'van', 2: 'van' },
  goldenVenus: { 2: 'clara' },
  havelWatches: { 2: 'leopold' },
  nightExpress: { 1: 'matteo' },
  queenEsmeralda: { 2: 'juliana' },
}

/** Whoever robs the van is where the van is, and whoever meets somebody on the map is there. */
export function partDone(trail: Trail, { who, sheet, part }: EventOf<'partDone'>): void {
  const met = MET[sheet]?.[part]
  const at = met && trail.shown.get(met)
  if (at !== undefined) placed(trail, who, at)
}
