import { onTheLam } from '../../../../shared/games/on-the-lam/index.ts'
import { COMPLETE, ownAlibis } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import type { Ending, Event, State, Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import type { OnTheLam } from '../../../../shared/games/on-the-lam/types.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import { type OpenStep, stepsOf } from '../../steps.ts'

/** How many alibi cards of their own everybody had. */
type Owned = Readonly<Partial<Record<Suspect, number>>>

/** How a round left things; round 0 is the deal. */
export interface CaseRound {
  readonly round: number
  readonly own: Owned
}

/** How somebody came out of it. */
export interface Finish {
  readonly seat: Suspect
  readonly won: boolean
  readonly own: number
  readonly cards: number
  readonly found: number
  readonly failed: number
  readonly trades: number
  readonly investigated: number
  readonly takenIn: number
}

/** A step that made or cost somebody much of their alibi, and what did it. */
export interface TurningPoint {
  /** Its place among all steps. */
  readonly n: number
  readonly round: number
  readonly seat: Suspect
  readonly before: number
  readonly after: number
  readonly cause: Event
}

/** A match as it really was, everybody's hand open. */
export interface Case {
  readonly ending: Ending | null
  readonly rounds: readonly CaseRound[]
  /** The winners first, then by how much they could have proved. */
  readonly finishes: readonly Finish[]
  readonly points: readonly TurningPoint[]
}

type Step = OpenStep<OnTheLam>
const MOST_POINTS = 6

export function caseOf(log: Log<OnTheLam>): Case {
  const { first, steps } = stepsOf(onTheLam, log)
  const last = steps.at(-1)?.after ?? first
  return {
    ending: (last.outcome?.by as Ending | undefined) ?? null,
    rounds: [{ round: 0, own: owned(first) }, ...roundsOf(steps)],
    finishes: first.cast.map(seat => finishOf(seat, last, steps)).sort(byRank),
    points: pointsOf(steps),
  }
}

/** A sixth proves nothing more. */
const own = (state: State, seat: Suspect): number => Math.min(COMPLETE, ownAlibis(state, seat).length)
const owned = (state: State): Owned => Object.fromEntries(state.cast.map(seat => [seat, own(state, seat)]))

function roundsOf(steps: readonly Step[]): CaseRound[] {
  const over = steps.filter(({ before, after }) => after.round > before.round)
  const last = steps.at(-1)?.after
  return [
    ...over.map(({ before, after }) => ({ round: before.round, own: owned(after) })),
    ...(last ? [{ round: last.round, own: owned(last) }] : []),
  ]
}

function finishOf(seat: Suspect, last: State, steps: readonly Step[]): Finish {
  const times = (type: Event['type']): number =>
    steps.flatMap(({ events }) => events).filter(event => event.type === type && 'seat' in event && event.seat === seat)
      .length
  return {
    seat,
    won: last.outcome?.winners.includes(seat) ?? false,
    own: own(last, seat),
    cards: last.people[seat].hand.length,
    found: times('searchSucceeded'),
    failed: times('searchFailed'),
    trades: times('traded'),
    investigated: times('investigated'),
    takenIn: times('takenIn'),
  }
}

const byRank = (a: Finish, b: Finish): number => Number(b.won) - Number(a.won) || b.own - a.own || b.cards - a.cards

/** What can bring or cost somebody a card of their own, by whom it says it of. */
const CAUSES: readonly Event['type'][] = [
  'takenIn',
  'handedOver',
  'tipFound',
  'searchSucceeded',
  'blackmailed',
  'swapped',
  'discarded',
]

function pointOf({ n, before, after, events }: Step, seat: Suspect): TurningPoint | null {
  const [was, is] = [own(before, seat), own(after, seat)]
  const about = (event: Event): boolean =>
    ('seat' in event && event.seat === seat) || (event.type === 'blackmailed' && event.from === seat)
  const cause = CAUSES.map(type => events.find(event => event.type === type && about(event))).find(Boolean)
  if (!cause || (was === is && cause.type !== 'takenIn')) return null
  return { n, round: before.round, seat, before: was, after: is, cause }
}

/** How much it mattered: cards, twice over where it made an alibi whole or broke it, and all that a cell costs. */
export function weightOf({ before, after, cause }: TurningPoint): number {
  const whole = before >= COMPLETE !== after >= COMPLETE ? 2 : 0
  const lost = cause.type === 'takenIn' ? cause.cards.length / 2 : 0
  const late = Math.max(before, after) / 10
  return Math.abs(after - before) + whole + lost + late
}

/** The steps that mattered most, in the order in which they came. */
function pointsOf(steps: readonly Step[]): TurningPoint[] {
  const all = steps.flatMap(step => step.before.cast.flatMap(seat => pointOf(step, seat) ?? []))
  const most = [...all].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_POINTS)
  return all.filter(point => most.includes(point))
}
