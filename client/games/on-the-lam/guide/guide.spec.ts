import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type OnTheLam, onTheLam } from '../../../../shared/games/on-the-lam/index.ts'
import { cardsOf, ownAlibis } from '../../../../shared/games/on-the-lam/questions.ts'
import { type Event, type State, SUSPECTS, type Suspect, TILES } from '../../../../shared/games/on-the-lam/state.ts'
import { enter, historyOf, type Log } from '../../../../shared/kernel/history.ts'
import { start } from '../../../../shared/kernel/match.ts'
import { freeze } from '../../../../shared/kernel/plain.ts'
import type { Line } from '../../../../shared/wire/protocol.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { SECTIONS } from '../reference/figures.ts'
import { LESSONS, lessonWords } from './index.ts'
import type { LessonId } from './lessons.ts'

const REPLAYS = join(import.meta.dirname, '../../../../tests/replays')
const replayOf = (name: string): Log<OnTheLam> =>
  JSON.parse(readFileSync(join(REPLAYS, `on-the-lam-${name}.json`), 'utf8')).log

/** The whole truth after a step, and what the reader was told of it. */
interface Moment {
  readonly me: Suspect
  readonly state: State
  readonly events: readonly Event[]
  readonly now: Parameters<(typeof LESSONS)[number]['when']>[0]
}

/** A recorded match as the page of one seat is told it. */
function momentsOf(log: Log<OnTheLam>, me: Suspect): Moment[] {
  let match = start(onTheLam, onTheLam.check(log.options), log.seed)
  const lines: Line[] = []
  const moment = (events: readonly Event[]): Moment => ({
    me,
    state: match.state,
    events,
    now: {
      view: onTheLam.view(match.state, me),
      lines: [...lines],
      seats: [me],
      choices: onTheLam.moves(match.state, me),
    },
  })
  const moments = [moment([])]
  log.entries.forEach((entry, n) => {
    const done = enter(match, entry)
    match = done.match
    const [heard] = historyOf([done.record], match.seats, me)
    if (!heard) return
    lines.push({ n, at: n, heard })
    moments.push(moment(heard.type === 'step' ? heard.events : []))
  })
  return moments
}

const told = (type: Event['type']) => (moment: Moment) => moment.events.some(event => event.type === type)
const decides =
  (type: string) =>
  ({ state, me }: Moment) =>
    !state.outcome && state.decision.type === type && state.active === me

/** When each lesson is due for the first time, told from the state itself. */
const DUE: Readonly<Record<LessonId, (moment: Moment) => boolean>> = {
  welcome: ({ state }) => !state.outcome,
  ended: ({ state }) => state.outcome !== null,
  complete: ({ state, me }) => !state.outcome && ownAlibis(state, me).length >= 5,
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
  alibis: ({ events, me }) => events.some(event => event.type === 'alibiDrawn' && event.seat === me),
  items: ({ state, me }) => state.people[me].item !== null,
  playCards: told('playCardDrawn'),
  patrol: told('policeRolled'),
  trading: ({ state, me }) => SUSPECTS.some(of => of !== me && cardsOf(state, state.people[me].hand, of).length >= 2),
  rival: ({ state, me }) =>
    !state.outcome && state.cast.some(other => other !== me && state.people[other].hand.length >= 5),
}

const MATCHES = ['2-plain', '3-clever', '4-clever', '4-random'].flatMap(name => {
  const log = replayOf(name)
  return log.options.cast.map(me => ({ name, me, log }))
})

describe('the guided first match', () => {
  it.each(MATCHES)('explains each thing when it first happens ($name, $me)', ({ log, me }) => {
    const moments = momentsOf(log, me)
    for (const { id, when } of LESSONS) {
      const due = moments.findIndex(DUE[id as LessonId])
      expect([id, moments.findIndex(({ now }) => when(now))]).toEqual([id, due])
    }
  })

  it('comes to every lesson in some recorded match, and to most in an ordinary one', () => {
    const met = MATCHES.map(({ name, log, me }) => {
      const moments = momentsOf(log, me)
      return { name, ids: LESSONS.filter(({ when }) => moments.some(({ now }) => when(now))).map(({ id }) => id) }
    })
    expect(new Set(met.flatMap(({ ids }) => ids))).toEqual(new Set(LESSONS.map(({ id }) => id)))
    for (const { name, ids } of met) if (name === '4-clever') expect(ids.length).toBeGreaterThanOrEqual(14)
  })

  it('lets what has happened rest after two turns of the reader', () => {
    const moments = momentsOf(replayOf('4-clever'), 'boxer')
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
    const moments = momentsOf(replayOf('3-clever'), 'dame')
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
    const moments = momentsOf(replayOf('3-clever'), 'dame')
    for (const { state, now } of moments) {
      if (state.outcome) continue
      const looking = { ...now, view: onTheLam.view(state, 'public'), seats: [], choices: [] }
      const welcome = LESSONS.find(({ id }) => id === 'welcome')
      expect(welcome?.when(looking)).toBe(false)
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
