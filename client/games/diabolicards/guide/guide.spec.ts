import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../shared/games/diabolicards/events.ts'
import { diabolicards } from '../../../../shared/games/diabolicards/index.ts'
import { synergyOf } from '../../../../shared/games/diabolicards/rules/power.ts'
import { dataOf, HOMES, sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { speech } from '../../../../shared/games/diabolicards/speech.ts'
import { type Player, ZONES } from '../../../../shared/games/diabolicards/state.ts'
import type { Diabolicards } from '../../../../shared/games/diabolicards/types.ts'
import { catalogue } from '../../../../shared/games/diabolicards/words/index.ts'
import { freeze } from '../../../../shared/kernel/plain.ts'
import { sittersOf } from '../../../../shared/match/shown.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { type Guided, itIsWritten, momentsOf, played, recorded } from '../../testing.ts'
import { SECTIONS } from '../reference/figures.ts'
import { LESSONS, lessonWords } from './index.ts'
import type { LessonId } from './lessons.ts'

type Moment = Guided<Diabolicards, Player>

const told =
  <E extends Event>(type: E['type'], which: (event: E) => boolean = () => true) =>
  (moment: Moment): boolean =>
    moment.events.some(event => event.type === type && which(event as E))
const any =
  (...all: ((moment: Moment) => boolean)[]) =>
  (moment: Moment): boolean =>
    all.some(each => each(moment))
/** It is the reader's turn, and a card of the hand is like this. */
const holds =
  (which: (group: string) => boolean) =>
  ({ state, seats }: Moment): boolean =>
    state.decision.type === 'turn' &&
    seats.some(me => state.active === me && state.hands[me].some(card => which(dataOf(state, card).group)))

/** When each lesson is due for the first time while the match runs, told from the state itself. */
const DUE: Readonly<Record<LessonId, (moment: Moment) => boolean>> = {
  welcome: () => true,
  power: () => true,
  partners: ({ state, seats }) => state.options.players > 2 && seats.length === 1,
  twoHands: ({ seats }) => seats.length > 1,
  memory: ({ state }) => state.options.memory,
  pledge: ({ state, seats }) => state.decision.type === 'pledge' && seats.some(me => state.hands[me].length > 4),
  save: ({ now }) => now.choices.some(({ type }) => type === 'save'),
  choosing: ({ state, seats }) => state.decision.type === 'choose' && seats.includes(state.active),
  mat: holds(() => true),
  play: holds(() => true),
  linked: holds(group => group in HOMES),
  diabolical: holds(group => group === 'diabolicals'),
  endgame: holds(group => group === 'scorchedEarth'),
  contracts: ({ state, now }) => state.round > 1 && now.choices.some(({ type }) => type === 'trade'),
  passing: any(told('passed'), ({ now }) => now.choices.some(({ type }) => type === 'pass')),
  kill: told('killAnnounced'),
  burnt: told('abilityUsed', ({ ability }: Extract<Event, { type: 'abilityUsed' }>) => ability === 'theEndgame'),
  sealed: ({ state }) => state.sealed.length > 0,
  saved: any(told('dodged'), told('ranAway')),
  held: told('held'),
  lost: told('abilityLost'),
  sermon: ({ state }) => state.sermons.length > 0,
  moved: told('moved'),
  extra: told('turnBegan', ({ extra }: Extract<Event, { type: 'turnBegan' }>) => extra),
  shown: told('handShown'),
  traded: told('traded'),
  purged: told('purged'),
  synergy: ({ state, seats }) => seats.some(me => ZONES.some(zone => synergyOf(state, sideOf(me), zone) > 0)),
  banned: ({ state }) => state.banned,
  lastCards: ({ state }) => state.deck.length === 0,
}

const RECORDED = ['2-clever', '2-random', '2-sealed', '3-plain', '4-clever'].map(name => recorded(diabolicards, name))
/** As the first match is one. */
const DUELS = ['one', 'two'].map(name => played(diabolicards, { players: 2, memory: false }, name))
/** Whoever plays both seats of dusk has one chair (C-53). */
const MATCHES = [...RECORDED, ...DUELS].flatMap((log, i) =>
  sittersOf(diabolicards.seats(log.options)).map(({ seats, viewer }) => ({
    name: `${i}, ${seats}`,
    duel: log.options.players === 2 && !log.options.memory,
    moments: momentsOf(diabolicards, log, seats as Player[], viewer),
  })),
)

describe('the guided first match of Diabolicards', () => {
  it('is a duel that points out what can be saved, whatever is usual', () => {
    expect(diabolicards.guided).toEqual({ players: 2, options: { memory: false } })
  })

  it.each(MATCHES)('explains each thing when it first happens ($name)', ({ moments }) => {
    for (const { id, when } of LESSONS) {
      const due = moments.findIndex(moment => !moment.state.outcome && DUE[id as LessonId](moment))
      expect([id, moments.findIndex(({ now }) => when(now))]).toEqual([id, due])
    }
  })

  it('comes to every lesson that fits in some duel, and to the others at another table', () => {
    const met = (all: typeof MATCHES) =>
      new Set(
        all.flatMap(({ moments }) =>
          LESSONS.filter(({ when }) => moments.some(({ now }) => when(now))).map(({ id }) => id),
        ),
      )
    const duels = MATCHES.filter(({ duel }) => duel)
    const fit = LESSONS.filter(({ fits }) => duels.every(({ moments: [first] }) => !fits || (first && fits(first.now))))
    expect(LESSONS.length - fit.length).toBe(3)
    expect(LESSONS.map(({ id }) => id).filter(id => met(duels).has(id))).toEqual(fit.map(({ id }) => id))
    expect(met(MATCHES).size).toBe(LESSONS.length)
  })

  it('looks at nothing but what the reader has, changes nothing, and points at what is there and can be known', async () => {
    const { places } = await speech('en')
    for (const { moments } of MATCHES)
      for (const { now } of moments) {
        const still = freeze(now)
        for (const { id, when, focus } of LESSONS) {
          const at = when(still) ? (focus?.(still) ?? null) : null
          if (at === null || places(now.view as DiabolicardsView).includes(at)) continue
          expect([id, still.view.pieces[at]?.face]).not.toEqual([id, undefined])
        }
      }
  })

  it('has nothing to say to whoever only looks on before the end', () => {
    for (const { moments } of MATCHES)
      for (const { state, now } of moments) {
        if (state.outcome) continue
        const looking = { ...now, view: diabolicards.view(state, 'public'), seats: [], choices: [] }
        expect(LESSONS.filter(({ when }) => when(looking)).map(({ id }) => id)).toEqual([])
      }
  })

  it.each(LANGUAGES)('begins with whom the reader plays, and for which side, in %s', async language => {
    const { seats: named, sides } = await catalogue(language)
    const { welcome } = await lessonWords(language)
    for (const { moments } of MATCHES) {
      const [first] = moments
      if (!first) throw new Error('a match without moments')
      const said = welcome.reader?.(first.now)
      for (const seat of first.seats) expect(said).toContain(named[seat].name)
      expect(said).toContain(sides[sideOf(first.seats[0] as Player)])
      expect(welcome.reader?.({ ...first.now, seats: [] })).toBe('')
    }
  })

  it('proposes at a pass what can be done, and no contract turn where there is none', async () => {
    const words = await lessonWords('en')
    const [first] = MATCHES[0]?.moments ?? []
    const said = (lesson: LessonId, ...types: string[]): string => {
      const { next } = words[lesson]
      if (typeof next === 'string' || !first) throw new Error('it says the same to everybody')
      return next({ ...first.now, choices: types.map(type => ({ type })) })
    }
    expect(said('passing', 'trade', 'purge', 'pass')).toContain('contract turn')
    expect(said('passing', 'pass')).toContain('nothing left')
    expect(said('passing', 'play', 'purge')).toContain('Play on')
    expect(said('banned', 'pass')).toContain('nothing left')
    expect(said('banned', 'play')).toContain('Play what you hold')
  })

  itIsWritten(
    LESSONS,
    lessonWords,
    SECTIONS,
    MATCHES.flatMap(({ moments }) => moments.map(({ now }) => now)),
  )
})
