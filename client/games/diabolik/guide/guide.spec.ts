import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../shared/games/diabolik/events.ts'
import { diabolik } from '../../../../shared/games/diabolik/index.ts'
import { LOCATIONS } from '../../../../shared/games/diabolik/map/locations.ts'
import { isCriminal, isHidden, isWatched, movesAllowed } from '../../../../shared/games/diabolik/rules/questions.ts'
import type { Character } from '../../../../shared/games/diabolik/state.ts'
import type { Diabolik } from '../../../../shared/games/diabolik/types.ts'
import { freeze } from '../../../../shared/kernel/plain.ts'
import type { Lesson } from '../../contract.ts'
import { type Guided, itIsWritten, momentsOf, played, recorded } from '../../testing.ts'
import { anchor } from '../layout/places.ts'
import { SECTIONS } from '../reference/figures.ts'
import { LESSONS, lessonWords } from './index.ts'
import type { LessonId } from './lessons.ts'

type Moment = Guided<Diabolik, Character>

const told =
  (type: Event['type'], which: (event: never, moment: Moment) => boolean = () => true) =>
  (moment: Moment): boolean =>
    moment.events.some(event => event.type === type && which(event as never, moment))
/** One of the reader's own figures has the turn, and nothing else is asked. */
const acts =
  (which: (moment: Moment, who: Character) => boolean) =>
  (moment: Moment): boolean => {
    const { outcome, questions, acting } = moment.state
    const who = moment.seats.find(seat => seat === acting?.figure)
    return !outcome && questions.length === 0 && who !== undefined && which(moment, who)
  }
const hides = acts(
  ({ state }, who) => isCriminal(who) && isHidden(state, who) && state.acting?.moves === 0 && state.acting.actions > 0,
)
const has = (type: string) => (moment: Moment) => moment.now.choices.some(move => move.type === type)
const any =
  (...all: ((moment: Moment) => boolean)[]) =>
  (moment: Moment): boolean =>
    all.some(each => each(moment))
const isOver = ({ state }: Moment): boolean => state.outcome !== null
const isOf = (who: Character) => (moment: Moment) => moment.seats.includes(who) && !isOver(moment)

/** When each lesson is due for the first time, told from the state itself where that can be said. */
const DUE: Readonly<Record<LessonId, (moment: Moment) => boolean>> = {
  criminals: isOf('diabolik'),
  detectives: isOf('ginko'),
  order: ({ state, seats, ...moment }) =>
    !state.outcome &&
    state.acting === null &&
    state.questions.length === 0 &&
    has('activate')({ state, seats, ...moment }),
  jaguar: any(told('jaguarTaken'), ({ state: { questions }, seats }) =>
    questions[0]?.type === 'jaguar' ? questions[0].who.some(who => seats.includes(who)) : false,
  ),
  shadows: hides,
  roads: any(hides, has('move')),
  sighting: any(told('sighted'), moment =>
    moment.now.choices.some(move => move.type === 'sneak' && 'seen' in move && move.seen !== ''),
  ),
  advance: has('advance'),
  investigate: any(
    told('investigated'),
    acts(
      ({ state: { acting } }, who) =>
        !isCriminal(who) && !acting?.done.includes('investigate') && (acting?.actions ?? 0) > 0,
    ),
  ),
  goingBack: any(
    told('hid'),
    acts(
      ({ state }, who) =>
        isCriminal(who) &&
        !isHidden(state, who) &&
        !isWatched(state, who) &&
        (state.acting?.actions ?? 0) > 0 &&
        (state.acting?.moves ?? 0) < movesAllowed(state, who),
    ),
  ),
  fight: any(told('fought'), has('fight')),
  track: told('sneaked', ({ space }: { space: number }) => space >= 0),
  waiting: told(
    'sneaked',
    ({ who, mark }: { who: Character; mark: string }, { seats, state }) =>
      state.options.scenario === 'escape' && seats.includes(who) && ['A', 'B', 'C'].includes(mark),
  ),
  mark: told('sneaked', ({ mark }: { mark: string }) => mark !== ''),
  unseen: moment => moment.viewer === 'ginko' && told('sneaked')(moment),
  nothing: told('investigated', ({ found }: { found: readonly string[] }) => found.length === 0),
  turnedUp: told('turnedUp'),
  onTheRun: told('exposed'),
  danger: told('dangerMoved'),
  wounded: told('wounded'),
  heist: told('heistDone'),
  cards: has('draw'),
  officers: any(has('officer'), told('officerCalled')),
  clues: told('clueDone'),
}

const RECORDED = ['escape', '3-danger', '4-heists'].map(name => recorded(diabolik, name))
/** As the first match has them: one person with both Criminals, bots on the other chairs. */
const ESCAPES = ['one', 'two', 'three', 'four', 'five', 'six'].map(name =>
  played(diabolik, { players: 3, scenario: 'escape' }, name),
)
const MATCHES = [...RECORDED, ...ESCAPES].flatMap((log, i) =>
  [
    momentsOf<Diabolik, Character>(diabolik, log, ['diabolik', 'eva'], { side: 'criminals' }),
    momentsOf<Diabolik, Character>(diabolik, log, ['ginko'], 'ginko'),
  ].map(moments => ({
    name: `${i}, ${log.options.scenario}, ${moments[0]?.seats}`,
    scenario: log.options.scenario,
    moments,
  })),
)

describe('the guided first match', () => {
  it.each(MATCHES)('explains each thing when it first happens ($name)', ({ moments }) => {
    for (const { id, when } of LESSONS) {
      const due = moments.findIndex(moment => !isOver(moment) && DUE[id as LessonId](moment))
      expect([id, moments.findIndex(({ now }) => when(now))]).toEqual([id, due])
    }
  })

  it('comes to every lesson that fits in some match, and to no other', () => {
    const named = (which: (lesson: Lesson, moments: readonly Moment[]) => boolean, all: typeof MATCHES) =>
      LESSONS.filter(lesson => all.some(({ moments }) => which(lesson, moments))).map(({ id }) => id)
    for (const scenario of ['escape', 'heists'])
      for (const reader of ['diabolik', 'ginko']) {
        const own = MATCHES.filter(
          match => match.scenario === scenario && match.moments[0]?.seats.some(seat => seat === reader),
        )
        const met = named(({ when }, moments) => moments.some(({ now }) => when(now)), own)
        const fit = named(({ fits }, moments) => moments.some(({ now }) => fits?.(now) ?? true), own)
        expect([scenario, reader, met]).toEqual([scenario, reader, fit])
      }
  })

  it('has nothing to explain when a match is over', () => {
    for (const { moments } of MATCHES)
      expect(LESSONS.filter(({ when }) => moments.at(-1) && when((moments.at(-1) as Moment).now))).toEqual([])
  })

  it('looks at nothing but what the reader has, changes nothing, and points at what is there', () => {
    for (const { moments } of MATCHES)
      for (const { now } of moments) {
        const still = freeze(now)
        for (const { id, when, focus } of LESSONS) {
          const at = when(still) ? (focus?.(still) ?? null) : null
          if (at !== null && !(at in now.view.pieces)) expect([id, anchor(at, 1600, 900)]).not.toEqual([id, null])
        }
      }
  })

  it('never points a Detective to where a hidden Criminal is', () => {
    for (const { moments } of MATCHES)
      for (const { now, state, viewer } of moments) {
        if (viewer !== 'ginko' || state.outcome) continue
        for (const { when, focus } of LESSONS)
          if (when(now) && LOCATIONS.some(at => at === focus?.(now))) expect(focus?.(now)).toBe('clerville')
      }
  })

  it('has nothing to say to whoever only looks on before the end', () => {
    for (const { moments } of MATCHES)
      for (const { state, now } of moments) {
        if (state.outcome) continue
        const looking = { ...now, view: diabolik.view(state, 'public'), seats: [], choices: [] }
        expect(LESSONS.filter(({ when }) => when(looking)).map(({ id }) => id)).toEqual([])
      }
  })

  itIsWritten(
    LESSONS,
    lessonWords,
    SECTIONS,
    MATCHES.flatMap(({ moments }) => moments.map(({ now }) => now)),
  )
})
