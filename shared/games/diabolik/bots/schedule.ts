import { LOCATIONS } from '../map/locations.ts'
import { HEISTS_TO_WIN } from '../rules/questions.ts'
import { DESTINATION } from '../sheets/destinations.ts'
import { type CardType, CRIMINALS, type Criminal, type Letter } from '../state.ts'
import {
  arrival,
  type Course,
  courseOf,
  linesOf,
  placeOf,
  type Stage,
  type Standing,
  type Standings,
  UNKNOWN,
  walkedTo,
} from './courses.ts'
import type { Job } from './errands.ts'
import { COUNT, hopsOf, INDEX } from './reach.ts'
import type { Scene } from './scene.ts'

/** One Part of a plan. */
export interface Task {
  readonly letter: Letter
  readonly who: Criminal
  readonly turn: number
  /** Where it is done. */
  readonly at: number
  /** Where the partner has to be, too. */
  readonly post: number | null
  readonly price: readonly CardType[]
  readonly loud: boolean
  readonly last: boolean
}
/** Who does which Part when, so that the Heists that are still wanted are done as soon as can be. */
export interface Schedule {
  /** In turns: the end of it, and a little for everything that comes late. */
  readonly cost: number
  /** The turn in which all is done. */
  readonly end: number
  readonly tasks: readonly Task[]
}

/** What a Part counts that comes late, beside the end of all. */
const LATE = 0.3
/** What it counts to be heard of. */
const LOUD = 0.8

/** The plans of one moment: the scene is read once, and whoever stands elsewhere has another plan. `first` acts now, before the other. */
export function plannerOf(scene: Scene, first: Criminal | null = null): (standings: Standings) => Schedule {
  const courses = scene.sheets.flatMap(sheet => courseOf(scene, sheet))
  const wanted = HEISTS_TO_WIN - scene.sheets.filter(({ done }) => done).length
  const far = hopsOf(scene.area)
  const manned = LOCATIONS.map(at => scene.police.some(each => each.at === at))
  const known = new Map<string, Schedule>()
  return standings => {
    const key = standings.map(({ at, move, advance, open }) => `${at} ${move} ${advance} ${open}`).join()
    const before = known.get(key)
    if (before) return before
    const search: Search = { scene, far, manned, first, best: NEVER, tasks: [] }
    for (const chosen of choices(courses, wanted)) {
      const begun = chosen.map(course => ({ course, next: 0, ready: 0, by: course.sheet.by, moved: false }))
      extend(search, begun, standings, 0, 0)
    }
    known.set(key, search.best)
    return search.best
  }
}
const NEVER: Schedule = { cost: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY, tasks: [] }

function choices<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((each, i) => choices(list.slice(i + 1), count - 1).map(rest => [each, ...rest]))
}

interface Search {
  readonly scene: Scene
  readonly far: Uint8Array
  /** Where Police are now. */
  readonly manned: readonly boolean[]
  readonly first: Criminal | null
  readonly tasks: Task[]
  best: Schedule
}
/** How far a Heist is in the plan. */
interface Progress {
  readonly course: Course
  readonly next: number
  /** From which turn on the next Part can be done. */
  readonly ready: number
  readonly by: readonly Criminal[]
  /** Has the plan done one of its Parts? */
  readonly moved: boolean
}

function extend(search: Search, heists: readonly Progress[], standings: Standings, turn: number, spent: number): void {
  let left = 0
  for (const { course, next } of heists) left += course.stages.length - next
  if (turn + spent + left * LATE * turn >= search.best.cost) return
  if (left === 0) {
    search.best = { cost: turn + spent, end: turn, tasks: [...search.tasks] }
    return
  }
  for (const [i, heist] of heists.entries()) {
    const stage = heist.course.stages[heist.next]
    if (!stage) continue
    for (const who of CRIMINALS) {
      if (!mayDo(stage.job, heist.by, who)) continue
      const done = earliest(search, heist, stage, who, standings)
      // Whatever is done earlier is planned earlier: else every plan would be looked at in every order.
      if (done === null || done.turn < turn) continue
      search.tasks.push(taskOf(heist, stage, who, done))
      const next = { ...heist, next: heist.next + 1, ready: done.turn, by: [...heist.by, who], moved: true }
      const loud = stage.job.loud ? LOUD : 0
      extend(search, heists.with(i, next), done.standings, done.turn, spent + LATE * done.turn + loud)
      search.tasks.pop()
    }
  }
}

const mayDo = ({ same, other }: Job, by: readonly Criminal[], who: Criminal): boolean =>
  (same === undefined || by[same - 1] === who) && (other === undefined || by[other - 1] !== who)

interface Done extends Pick<Task, 'turn' | 'at' | 'post'> {
  readonly standings: Standings
}

const taskOf = ({ course, next }: Progress, { job, price }: Stage, who: Criminal, { turn, at, post }: Done): Task => ({
  letter: course.sheet.letter,
  who,
  turn,
  at,
  post,
  price,
  loud: job.loud === true,
  last: next === course.stages.length - 1,
})

/** How soon somebody can do a Part, and how both stand then. */
function earliest(search: Search, heist: Progress, stage: Stage, who: Criminal, standings: Standings): Done | null {
  const { far, first, manned } = search
  const { job, wait } = stage
  const [mine, theirs] = who === 'diabolik' ? standings : [standings[1], standings[0]]
  // Whoever is first this turn cannot wait for what the other does in it.
  const early = first === who
  const ready = early && heist.ready === 0 && heist.moved ? 1 : heist.ready
  const since = Math.max(ready, mine.advance, who === 'diabolik' ? wait[0] : wait[1])
  let best: Done | null = null
  for (const [at, post] of spotsOf(search, heist.course, job, since)) {
    const here = arrival(far, mine, at) + (job.waits && at !== mine.at ? 1 : 0)
    const there = post === null ? 0 : arrival(far, theirs, post)
    const late = (early && post !== null && theirs.at !== post) || (job.quiet && manned[at]) ? 1 : 0
    const turn = Math.max(since, here, there, late, job.waits ? mine.move : 0)
    if (best && turn >= best.turn) continue
    const me = after(mine, at, here, turn, turn + 1)
    const partner = post === null ? theirs : after(theirs, post, there, turn, theirs.advance)
    best = { turn, at, post, standings: who === 'diabolik' ? [me, partner] : [partner, me] }
  }
  return best
}

/** Who has waited there still has the Move of that turn. */
const after = (from: Standing, to: number, came: number, turn: number, advance: number): Standing => ({
  at: to,
  move: from.at !== to && came === turn ? turn + 1 : Math.max(turn, from.move),
  advance,
  open: 'hidden',
})

type Spot = readonly [at: number, post: number | null]
const ALL = Array.from({ length: COUNT }, (_, at) => at)

/** Where a Part can be done, and where the partner is then. */
function spotsOf(
  { scene }: Search,
  { heist, afar, sheet }: Course,
  { where, partnerAtHeist, far }: Job,
  since: number,
): readonly Spot[] {
  const post = partnerAtHeist ? heist : null
  const hideout = placeOf(scene.hideout)
  switch (where) {
    case 'heist':
      return [[heist, post]]
    case 'hideout':
      return [[hideout, post]]
    case 'van':
      return [[walkedTo(scene.area, scene.van, sheet.clueAt ?? 'clerville', since), post]]
    case 'far':
      return ALL.filter(at => afar[at]).map(at => [at, null])
    case 'meeting':
      // At the Heist rather than elsewhere: the next Part wants one of them there.
      return [heist, ...ALL].filter(at => at !== hideout).map(at => [at, at])
    case 'partner':
      return ALL.filter(at => !far || afar[at]).map(at => [at, at])
    case 'line':
      return linesOf(scene.area)
    default: {
      const at = scene.extras[where]
      if (!at) return [[UNKNOWN, post]]
      const hidden = scene.pieces[scene.pieces[where]?.place ?? '']?.kind === 'location'
      return [[hidden ? INDEX[at] : walkedTo(scene.area, at, DESTINATION[where], since), post]]
    }
  }
}
