import { describe, expect, it } from 'vitest'
import { onTheLam } from '../../../../shared/games/on-the-lam/index.ts'
import { cardsOf, ownAlibis } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { type Event, SUSPECTS, type Suspect, TILES } from '../../../../shared/games/on-the-lam/state.ts'
import type { OnTheLam } from '../../../../shared/games/on-the-lam/types.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import { freeze } from '../../../../shared/kernel/plain.ts'
import { type Guided, itIsWritten, momentsOf, recorded } from '../../testing.ts'
import { SECTIONS } from '../reference/figures.ts'
import { LESSONS, lessonWords } from './index.ts'
import type { LessonId } from './lessons.ts'

type Moment = Guided<OnTheLam, Suspect>
const replayOf = (name: string): Log<OnTheLam> => recorded(onTheLam, name)
const toldTo = (log: Log<OnTheLam>, me: Suspect): Moment[] => momentsOf(onTheLam, log, [me], me)

const told = (type: Event['type']) => (moment: Moment) => moment.events.some(event => event.type === type)
const decides =
  (type: string) =>
  ({ state, seats }: Moment) =>
    !state.outcome && state.decision.type === type && seats.includes(state.active)

/** When each lesson is due for the first time, told from the state itself. */
const DUE: Readonly<Record<LessonId, (moment: Moment) => boolean>> = {
  welcome: ({ state }) => !state.outcome,
  ended: ({ state }) => state.outcome !== null,
  complete: ({ state, seats }) => !state.outcome && seats.some(me => ownAlibis(state, me).length >= 5),
  walking: decides('walk'),
  plates: decides('walk'),
  searching: moment => decides('act')(moment) && moment.now.choices.some(({ type }) => type === 'search'),
  again: decides('again'),
  handLimit: decides('trim'),
  investigation: told('investigated'),
  custody: told('takenIn'),
  die: told('rolled'),
  failure: told('searchFailed'),
  success: told('searchSucceeded'),
  alibis: ({ events, seats }) => events.some(event => event.type === 'alibiDrawn' && seats.includes(event.seat)),
  items: ({ state, seats }) => seats.some(me => state.people[me].item !== null),
  playCards: told('playCardDrawn'),
  patrol: told('policeRolled'),
  trading: ({ state, seats }) =>
    seats.some(me => SUSPECTS.some(of => of !== me && cardsOf(state, state.people[me].hand, of).length >= 2)),
  rival: ({ state, seats }) =>
    !state.outcome && state.cast.some(other => !seats.includes(other) && state.people[other].hand.length >= 5),
}

const MATCHES = ['2-plain', '3-clever', '4-clever', '4-random'].flatMap(name => {
  const log = replayOf(name)
  return log.options.cast.map(me => ({ name, me, log }))
})

describe('the guided first match', () => {
  it.each(MATCHES)('explains each thing when it first happens ($name, $me)', ({ log, me }) => {
    const moments = toldTo(log, me)
    for (const { id, when } of LESSONS) {
      const due = moments.findIndex(DUE[id as LessonId])
      expect([id, moments.findIndex(({ now }) => when(now))]).toEqual([id, due])
    }
  })

  it('comes to every lesson in some recorded match, and to most in an ordinary one', () => {
    const met = MATCHES.map(({ name, log, me }) => {
      const moments = toldTo(log, me)
      return { name, ids: LESSONS.filter(({ when }) => moments.some(({ now }) => when(now))).map(({ id }) => id) }
    })
    expect(new Set(met.flatMap(({ ids }) => ids))).toEqual(new Set(LESSONS.map(({ id }) => id)))
    for (const { name, ids } of met) if (name === '4-clever') expect(ids.length).toBeGreaterThanOrEqual(14)
  })

  it('lets what has happened rest after two turns of the reader', () => {
    const moments = toldTo(replayOf('4-clever'), 'boxer')
    const custody = LESSONS.find(({ id }) => id === 'custody')
    const taken = moments.findIndex(told('takenIn'))
    let turns = 0
    for (const { now, events } of moments.slice(taken)) {
      if (told('takenIn')({ events } as Moment)) turns = 0
      turns += events.filter(event => event.type === 'turnBegan' && event.seat === 'boxer').length
      expect(custody?.when(now)).toBe(turns < 2)
    }
  })

  it('looks at nothing but what the reader has, changes nothing, and points at what is there', () => {
    const moments = toldTo(replayOf('3-clever'), 'dame')
    for (const { now } of moments) {
      const still = freeze(now)
      const places = new Set<string>([
        ...TILES,
        'plays',
        ...SUSPECTS.flatMap(suspect => [`hand:${suspect}`, `item:${suspect}`]),
        ...Object.keys(now.view.pieces),
      ])
      for (const { when, focus } of LESSONS) {
        if (!when(still)) continue
        const at = focus?.(still) ?? null
        if (at !== null) expect(places).toContain(at)
      }
    }
  })

  it('has nothing to say to whoever only looks on before the end', () => {
    const moments = toldTo(replayOf('3-clever'), 'dame')
    for (const { state, now } of moments) {
      if (state.outcome) continue
      const looking = { ...now, view: onTheLam.view(state, 'public'), seats: [], choices: [] }
      const welcome = LESSONS.find(({ id }) => id === 'welcome')
      expect(welcome?.when(looking)).toBe(false)
    }
  })

  itIsWritten(LESSONS, lessonWords, SECTIONS)
})
