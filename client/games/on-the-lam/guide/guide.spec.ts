import { describe, expect, it } from 'vitest'
import { onTheLam } from '../../../../shared/games/on-the-lam/index.ts'
import { walkDistance } from '../../../../shared/games/on-the-lam/rules/board.ts'
import { cardsOf, ownAlibis, ownerOf } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { type Event, SKILLS, SUSPECTS, type Suspect, TILES } from '../../../../shared/games/on-the-lam/state.ts'
import { SKILL_OF } from '../../../../shared/games/on-the-lam/tuning.ts'
import type { OnTheLam } from '../../../../shared/games/on-the-lam/types.ts'
import { en } from '../../../../shared/games/on-the-lam/words/en.ts'
import { it as italian } from '../../../../shared/games/on-the-lam/words/it.ts'
import { zh } from '../../../../shared/games/on-the-lam/words/zh.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import { freeze } from '../../../../shared/kernel/plain.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { type Guided, itIsWritten, momentsOf, recorded } from '../../testing.ts'
import { SECTIONS } from '../reference/figures.ts'
import { LESSONS, lessonWords } from './index.ts'
import type { LessonId } from './lessons.ts'

type Moment = Guided<OnTheLam, Suspect>
const replayOf = (name: string): Log<OnTheLam> => recorded(onTheLam, name)
const toldTo = (log: Log<OnTheLam>, me: Suspect): Moment[] => momentsOf(onTheLam, log, [me], me)

const told = (type: Event['type']) => (moment: Moment) => moment.events.some(event => event.type === type)
const mine =
  (type: Event['type']) =>
  ({ events, seats }: Moment) =>
    events.some(event => event.type === type && 'seat' in event && seats.includes(event.seat))
const decides =
  (type: string) =>
  ({ state, seats }: Moment) =>
    !state.outcome && state.decision.type === type && seats.includes(state.active)

/** When each lesson is due for the first time, told from the state itself. */
const DUE: Readonly<Record<LessonId, (moment: Moment) => boolean>> = {
  welcome: ({ state }) => !state.outcome,
  alibis: ({ state, seats }) => seats.some(me => state.people[me].hand.length > 0),
  complete: ({ state, seats }) => seats.some(me => ownAlibis(state, me).length >= 5),
  walking: decides('walk'),
  plates: decides('walk'),
  searching: moment => decides('act')(moment) && moment.now.choices.some(({ type }) => type === 'search'),
  again: decides('again'),
  handLimit: decides('trim'),
  investigation: told('investigated'),
  custody: told('takenIn'),
  // Whether the reader has searched before, the test below asks.
  die: moment => told('rolled')(moment) && !mine('rolled')(moment),
  failure: told('searchFailed'),
  success: told('searchSucceeded'),
  items: ({ state, seats }) => seats.some(me => state.people[me].item !== null),
  playCards: told('playCardDrawn'),
  patrol: told('policeRolled'),
  trading: ({ state, seats }) =>
    seats.some(
      me =>
        Math.min(walkDistance(state.people[me].at, 'eye'), walkDistance(state.people[me].at, 'mob')) <= 2 &&
        SUSPECTS.some(of => of !== me && cardsOf(state, state.people[me].hand, of).length >= 2),
    ),
  rival: ({ state, seats }) => state.cast.some(other => !seats.includes(other) && state.people[other].hand.length >= 5),
}

const MATCHES = ['2-plain', '3-clever', '4-clever', '4-random'].flatMap(name => {
  const log = replayOf(name)
  return log.options.cast.map(me => ({ name, me, log }))
})

describe('the guided first match', () => {
  it.each(MATCHES)('explains each thing when it first happens ($name, $me)', ({ log, me }) => {
    const moments = toldTo(log, me)
    for (const { id, when } of LESSONS) {
      const over = (moment: Moment): boolean => moment.state.outcome !== null
      const searched = id === 'die' ? moments.findIndex(mine('rolled')) : -1
      const due = moments.findIndex(
        (moment, i) => DUE[id as LessonId](moment) && !over(moment) && !(searched >= 0 && i >= searched),
      )
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

  it('has nothing to explain when a match is over', () => {
    for (const { name, log, me } of MATCHES) {
      const last = toldTo(log, me).at(-1)
      const due = last ? LESSONS.filter(({ when }) => when(last.now)).map(({ id }) => id) : []
      expect([name, me, due]).toEqual([name, me, []])
    }
  })

  it('explains skills and plates before what a search comes to, and whose cards are whose before what pairs are for', () => {
    const before = Object.fromEntries(LESSONS.map(({ id, after = [] }) => [id, after]))
    expect([before.die, before.success, before.trading]).toEqual([['plates'], ['plates'], ['alibis']])
    const order = LESSONS.map(({ id }) => id)
    expect(order.indexOf('alibis')).toBeLessThan(order.indexOf('handLimit'))
    expect(order.indexOf('success')).toBeLessThan(order.indexOf('handLimit'))
  })

  it.each(LANGUAGES)(
    'tells the reader who they are, what they hold and what they are good at, in %s',
    async language => {
      const words = { en, it: italian, zh }[language]
      const lessons = await lessonWords(language)
      const [first] = toldTo(replayOf('4-clever'), 'dame')
      if (!first) throw new Error('no match')
      const said = (id: LessonId): string => lessons[id].reader?.(first.now) ?? ''
      expect(said('welcome')).toContain(words.suspects.dame.role)
      for (const skill of SKILLS)
        expect(said('plates').replaceAll(' ', '')).toContain(`${words.skills[skill]}${SKILL_OF.dame[skill]}`)
      const owners = first.state.people.dame.hand.map(card => ownerOf(first.state, card))
      for (const who of SUSPECTS)
        expect(said('alibis').includes(words.suspects[who].role)).toBe(who !== 'dame' && owners.includes(who))
      expect(lessons.welcome.reader?.({ ...first.now, seats: [] })).toBe('')
    },
  )

  it('asks for a step in the second lesson, where one is to be taken', async () => {
    const { next } = (await lessonWords('en')).alibis
    const [first] = toldTo(replayOf('4-clever'), 'boxer')
    if (typeof next === 'string' || !first) throw new Error('it says the same to everybody')
    expect(next({ ...first.now, choices: [{ type: 'walk' }] })).toContain('take a step')
    expect(next({ ...first.now, choices: [{ type: 'search' }] })).not.toContain('step')
  })

  itIsWritten(
    LESSONS,
    lessonWords,
    SECTIONS,
    MATCHES.flatMap(({ log, me }) => toldTo(log, me).map(({ now }) => now)),
  )
})
