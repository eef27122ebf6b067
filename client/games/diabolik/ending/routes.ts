import type { Event, EventOf } from '../../../../shared/games/diabolik/events.ts'
import { diabolik } from '../../../../shared/games/diabolik/index.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import type { Area } from '../../../../shared/games/diabolik/map/roads.ts'
import type { Move } from '../../../../shared/games/diabolik/move.ts'
import {
  hideoutAt,
  isHidden,
  locationOf,
  maximumOf,
  whereIs,
} from '../../../../shared/games/diabolik/rules/questions.ts'
import { ways } from '../../../../shared/games/diabolik/rules/ways.ts'
import type { SheetName } from '../../../../shared/games/diabolik/sheets/names.ts'
import {
  CRIMINALS,
  type Criminal,
  type Ending,
  type LastingEffect,
  LETTERS,
  type Letter,
  POLICE,
  type Policeman,
  type State,
} from '../../../../shared/games/diabolik/state.ts'
import type { Diabolik } from '../../../../shared/games/diabolik/types.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import { tableOf } from '../../../../shared/kernel/plain.ts'
import { type OpenStep, stepsOf } from '../../steps.ts'
import { type Standings, standingsOf } from './standings.ts'

/** What the routes tell of beside the way; what else happens has its place in the log. */
const TELLING = ['sighted', 'exposed', 'jaguarTaken', 'hid', 'partDone'] as const
export type Telling = EventOf<(typeof TELLING)[number]>
const isTelling = (event: Event): event is Telling => TELLING.some(type => type === event.type)

/** What a Criminal did or suffered in one step. */
export interface Leg {
  /** Its place among all steps. */
  readonly n: number
  readonly round: number
  readonly from: Location
  /** Where it ended. */
  readonly at: Location
  /** The Locations on the way, the end included; none: nobody went anywhere. */
  readonly path: readonly Location[]
  /** In the Shadows afterwards. */
  readonly hidden: boolean
  readonly events: readonly Telling[]
}

/** How things stood when a round was over. */
export interface Round {
  readonly round: number
  readonly danger: number
  /** Completed so far. */
  readonly heists: number
  readonly police: Readonly<Partial<Record<Policeman, Location>>>
  readonly criminals: Readonly<Record<Criminal, { readonly at: Location; readonly hidden: boolean }>>
}

export interface Heist {
  readonly letter: Letter
  readonly sheet: SheetName
  readonly at: Location
  readonly parts: number
  readonly clues: number
  readonly done: boolean
}

const TURNING = ['heistDone', 'exposed', 'dangerMoved', 'wounded', 'trapSprung', 'clueDone'] as const
type Turning = EventOf<(typeof TURNING)[number]>
const isTurning = (event: Event): event is Turning => TURNING.some(type => type === event.type)

/** What changed most, and when. */
export interface TurningPoint {
  /** Its place among all events. */
  readonly n: number
  readonly round: number
  readonly event: Turning
}

/** A match as it really was. */
export interface Story {
  /** How the rules ended it; null: they did not. */
  readonly ending: Ending | null
  readonly standings: Standings
  readonly area: Area
  readonly maximum: number
  readonly hideout: Location
  readonly heists: readonly Heist[]
  /** The first is how it began. */
  readonly rounds: readonly [Round, ...Round[]]
  readonly routes: Readonly<Record<Criminal, readonly Leg[]>>
  readonly points: readonly TurningPoint[]
}

type Step = OpenStep<Diabolik>

export function storyOf(log: Log<Diabolik>): Story {
  const { first, steps } = stepsOf(diabolik, log)
  const last = steps.at(-1)?.after ?? first
  const events = steps.flatMap(step => step.events)
  return {
    ending: events.find(event => event.type === 'ended')?.by ?? null,
    standings: standingsOf(events),
    area: first.area,
    maximum: maximumOf(first),
    hideout: hideoutAt(first),
    heists: heistsOf([first, ...steps.map(({ after }) => after)], last),
    rounds: [standing(first, 0), ...roundsOf(steps)],
    routes: tableOf(CRIMINALS, who => steps.flatMap(step => legOf(step, who) ?? [])),
    points: pointsOf(steps),
  }
}

const MOST_POINTS = 6

/** How much an event turned the match, beside others; 0: not at all. */
function weightOf(event: Turning): number {
  if (event.type === 'heistDone') return 9
  if (event.type === 'exposed') return 6
  if (event.type === 'dangerMoved') return Math.abs(event.by) > 1 ? 3 + Math.abs(event.by) : 0
  if (event.type === 'clueDone') return 4
  return 3
}

/** The events that mattered most, in the order in which they came. */
function pointsOf(steps: readonly Step[]): TurningPoint[] {
  const all = steps
    .flatMap(({ before, events }) => events.map(event => ({ round: before.round, event })))
    .flatMap(({ round, event }, n): TurningPoint[] => (isTurning(event) ? [{ n, round, event }] : []))
    .filter(({ event }) => weightOf(event) > 0)
  const most = [...all].sort((a, b) => weightOf(b.event) - weightOf(a.event)).slice(0, MOST_POINTS)
  return all.filter(point => most.includes(point))
}

function legOf({ n, before, after, move, events }: Step, who: Criminal): Leg | null {
  const [from, at] = [whereIs(before, who), whereIs(after, who)]
  const told = events.filter(isTelling).filter(event => event.who === who)
  if (from === at && told.length === 0) return null
  const path = from === at ? [] : pathOf(before, move, who, at, events)
  return { n, round: before.round, from, at, path, hidden: isHidden(after, who), events: told }
}

/** By which way: as it was told in the open, or as the mover chose it; what goes directly has none. */
function pathOf(before: State, move: Move, who: Criminal, to: Location, events: readonly Event[]): readonly Location[] {
  const open = events.flatMap(event => (event.type === 'moved' && event.who === who ? event.path : []))
  if (open.length > 0) return open
  const { road, seen } = move as { road?: string; seen?: string }
  const along = (state: State) =>
    ways(state, who).find(each => each.to === to && each.road === road && each.seen.join() === seen)
  // A card that is the Move holds for it alone: its reach is not among what lasts.
  const boosted = (boost: Pick<LastingEffect, 'type' | 'value'>): State => ({
    ...before,
    effects: [...before.effects, { ...boost, of: who, until: 'turn' }],
  })
  const way = [before, boosted({ type: 'reach', value: 2 }), boosted({ type: 'free', value: 3 })]
    .map(along)
    .find(found => found !== undefined)
  return way?.path ?? [to]
}

/** One that is done has lost its card, which may have another face by now: where it was, the last state that had it knows. */
const heistsOf = (states: readonly State[], last: State): Heist[] =>
  last.sheets.flatMap(({ name: sheet, parts, clues, done }, i) => {
    const state = states.findLast(({ sheets }) => sheets[i]?.card)
    const [card, letter] = [state?.sheets[i]?.card, LETTERS[i]]
    return state && card && letter ? [{ letter, sheet, at: locationOf(state, card), parts, clues, done }] : []
  })

function roundsOf(steps: readonly Step[]): Round[] {
  const over = steps.filter(({ before, after }) => after.round > before.round)
  const last = steps.at(-1)?.after
  return [
    ...over.map(({ before, after }) => standing(after, before.round)),
    // It may end before anybody has moved in it.
    ...(last ? [standing(last, last.round)] : []),
  ]
}

function standing(state: State, round: number): Round {
  const police = POLICE.flatMap(who => {
    const at = state.policemen[who]
    return at === null ? [] : [[who, at] as const]
  })
  return {
    round,
    danger: state.danger,
    heists: state.sheets.filter(({ done }) => done).length,
    police: Object.fromEntries(police),
    criminals: tableOf(CRIMINALS, who => ({ at: whereIs(state, who), hidden: isHidden(state, who) })),
  }
}
