import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../shared/games/diabolik/events.ts'
import { type Diabolik, diabolik } from '../../../../shared/games/diabolik/index.ts'
import { LOCATIONS } from '../../../../shared/games/diabolik/map/locations.ts'
import { isCriminal, isHidden, policeAt, whereIs } from '../../../../shared/games/diabolik/questions.ts'
import type { Character, State } from '../../../../shared/games/diabolik/state.ts'
import type { Viewer } from '../../../../shared/kernel/game.ts'
import { enter, historyOf, type Log } from '../../../../shared/kernel/history.ts'
import { start } from '../../../../shared/kernel/match.ts'
import { freeze } from '../../../../shared/kernel/plain.ts'
import { seedOf } from '../../../../shared/kernel/rng.ts'
import type { Line } from '../../../../shared/wire/protocol.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { playMatch } from '../../../../tools/lib/playout.ts'
import { SECTIONS } from '../reference/figures.ts'
import { anchor } from '../table/places.ts'
import { LESSONS, lessonWords } from './index.ts'
import { BEYOND_ESCAPE, type LessonId } from './lessons.ts'

const REPLAYS = join(import.meta.dirname, '../../../../tests/replays')
const recorded = (name: string): Log<Diabolik> =>
  JSON.parse(readFileSync(join(REPLAYS, `diabolik-${name}.json`), 'utf8')).log

/** Escapes as the first match has them: one person with both Criminals, bots on the other chairs. */
const escapes = ['one', 'two', 'three', 'four', 'five', 'six'].map((name): Log<Diabolik> => {
  const [options, seed] = [diabolik.check({ players: 3, scenario: 'escape' }), seedOf(name)]
  const { entries } = playMatch(diabolik, options, seed, ['plain', 'plain', 'plain', 'plain'])
  return { game: diabolik.id, options, seed, entries: entries.map(entry => ({ type: 'move', ...entry })) }
})

interface Reader {
  readonly seats: readonly Character[]
  readonly viewer: Viewer
}
const CRIMINALS: Reader = { seats: ['diabolik', 'eva'], viewer: { side: 'criminals' } }
const GINKO: Reader = { seats: ['ginko'], viewer: 'ginko' }

/** The whole truth after a step, and what the reader was told of it. */
interface Moment extends Reader {
  readonly state: State
  readonly events: readonly Event[]
  readonly now: Parameters<(typeof LESSONS)[number]['when']>[0]
}

/** A match as the page of one reader is told it. */
function momentsOf(log: Log<Diabolik>, { seats, viewer }: Reader): Moment[] {
  let match = start(diabolik, diabolik.check(log.options), log.seed)
  const lines: Line[] = []
  const moment = (events: readonly Event[]): Moment => ({
    seats,
    viewer,
    state: match.state,
    events,
    now: {
      view: diabolik.view(match.state, viewer),
      lines: [...lines],
      seats,
      choices: seats.flatMap(seat => diabolik.moves(match.state, seat)),
    },
  })
  const moments = [moment([])]
  log.entries.forEach((entry, n) => {
    const done = enter(match, entry)
    match = done.match
    const [heard] = historyOf([done.record], match.seats, viewer)
    if (!heard) return
    lines.push({ n, at: n, heard })
    moments.push(moment(heard.type === 'step' ? heard.events : []))
  })
  return moments
}

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
  ended: isOver,
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
  watched: moment => moment.now.choices.some(move => move.type === 'sneak' && 'seen' in move && move.seen !== ''),
  advance: has('advance'),
  investigate: acts(
    ({ state: { acting } }, who) =>
      !isCriminal(who) && !acting?.done.includes('investigate') && (acting?.actions ?? 0) > 0,
  ),
  goingBack: any(
    told('hid'),
    acts(
      ({ state }, who) =>
        isCriminal(who) &&
        !isHidden(state, who) &&
        policeAt(state, whereIs(state, who)).length === 0 &&
        (state.acting?.actions ?? 0) > 0 &&
        (state.acting?.moves ?? 0) < (state.jaguar === who ? 2 : 1),
    ),
  ),
  fight: any(told('fought'), has('fight')),
  actions: ({ state: { acting }, seats }) =>
    acting !== null && seats.some(who => who === acting.figure) && acting.done.length > 0,
  track: told('sneaked', ({ space }: { space: number }) => space >= 0),
  waiting: told(
    'sneaked',
    ({ who, mark }: { who: Character; mark: string }, { seats, state }) =>
      state.options.scenario === 'escape' && seats.includes(who) && ['A', 'B', 'C'].includes(mark),
  ),
  mark: told('sneaked', ({ mark }: { mark: string }) => mark !== ''),
  unseen: moment => moment.viewer === 'ginko' && told('sneaked')(moment),
  sighting: told('sighted'),
  nothing: told('investigated', ({ found }: { found: readonly string[] }) => found.length === 0),
  turnedUp: told('turnedUp'),
  onTheRun: told('exposed'),
  danger: told('dangerMoved'),
  wounded: told('wounded'),
  heist: moment => !isOver(moment) && told('heistDone')(moment),
  cards: has('draw'),
  officers: any(has('officer'), told('officerCalled')),
  clues: told('clueDone'),
}

const MATCHES = [recorded('escape'), ...escapes, recorded('3-danger'), recorded('4-heists')].flatMap((log, i) =>
  [CRIMINALS, GINKO].map(reader => ({
    name: `${i}, ${log.options.scenario}, ${reader.seats}`,
    scenario: log.options.scenario,
    moments: momentsOf(log, reader),
  })),
)

describe('the guided first match', () => {
  it.each(MATCHES)('explains each thing when it first happens ($name)', ({ moments }) => {
    for (const { id, when } of LESSONS) {
      const due = moments.findIndex(DUE[id as LessonId])
      expect([id, moments.findIndex(({ now }) => when(now))]).toEqual([id, due])
    }
  })

  it('comes to every lesson in some Escape but those that need the whole game, which has them', () => {
    const met = (scenario: string) =>
      new Set(
        MATCHES.filter(match => match.scenario === scenario).flatMap(({ moments }) =>
          LESSONS.filter(({ when }) => moments.some(({ now }) => when(now))).map(({ id }) => id),
        ),
      )
    const all = LESSONS.map(({ id }) => id)
    expect(all.filter(id => !met('escape').has(id))).toEqual(BEYOND_ESCAPE)
    expect(all.filter(id => !met('heists').has(id))).toEqual(['waiting'])
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

  it.each(LANGUAGES)('has two to four short sentences for each lesson in %s', async language => {
    const words = await lessonWords(language)
    expect(new Set(Object.keys(words))).toEqual(new Set(LESSONS.map(({ id }) => id)))
    for (const { title, text } of Object.values(words)) {
      expect(title.length).toBeLessThan(40)
      const sentences = text.match(/[.?!。？！]/g)?.length ?? 0
      expect([text, sentences >= 2 && sentences <= 4]).toEqual([text, true])
    }
  })

  it('links to sections that the reference has', () => {
    for (const { section } of LESSONS) expect(SECTIONS).toContain(section)
  })
})
