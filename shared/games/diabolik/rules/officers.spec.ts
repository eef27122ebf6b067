import { describe, expect, test } from 'vitest'
import type { Location } from '../map/locations.ts'
import type { Card, Criminal, Figure, Officer, State } from '../state.ts'
import {
  act,
  cardIn,
  type Done,
  handFaces,
  heard,
  offers,
  offersOf,
  play,
  type Setting,
  table,
  told,
  trackFaces,
} from '../testing.ts'
import { view } from '../view.ts'
import { effectsOf, faceOf, isHidden } from './questions.ts'

const INVESTIGATE = { type: 'investigate' } as const
const END = { type: 'endTurn' } as const

/** Ginko stands there, and it is his turn. */
const ginkoAt = (ginko: Location, setting: Setting = {}): State =>
  table({ acting: 'ginko', ...setting, police: { ginko, ...setting.police } })
const searched = (at: Location, setting: Setting = {}): Done => play(ginkoAt(at, setting), INVESTIGATE)
const running = ({ state }: Done): Criminal[] => (['diabolik', 'eva'] as const).filter(who => !isHidden(state, who))
const up = ({ state }: Done): Card[] => state.up.map(card => faceOf(state, card))

describe('D-18: Investigate', () => {
  const tracks = { diabolik: ['montvert', 'bersy'] } as const

  test('D-18: a card on a track is turned up and stays where it is; without a token nobody is exposed', () => {
    const done = searched('montvert', { tracks })
    expect([up(done), running(done), done.state.danger]).toEqual([['#montvert'], [], 0])
    expect(trackFaces(done.state, 'diabolik')).toEqual(['#montvert', '#bersy', null])
    const card = cardIn(done.state, 'montvert')
    expect(view(done.state, 'public').pieces[card]).toMatchObject({ face: '#montvert', up: true })
    expect(view(done.state, 'public').pieces[cardIn(done.state, 'bersy')]?.face).toBeUndefined()
  })

  test('D-18: it stays so in the turns that follow', () => {
    let { state } = searched('montvert', { tracks })
    while (state.round === 1) state = play(state, offersOf(state, 'activate')[0] ?? END).state
    expect(state.up).toEqual([cardIn(state, 'montvert')])
  })

  test('D-18: the Criminal whose token is on it goes On the Run', () => {
    const done = searched('bersy', { tracks })
    expect(running(done)).toEqual(['diabolik'])
    expect(done.state.fugitives.diabolik).toMatchObject({ card: null, at: 'bersy' })
    expect(told(done, 'investigated')).toMatchObject([{ who: 'ginko', at: 'bersy', found: ['diabolik'] }])
    expect(told(done, 'turnedUp')).toHaveLength(1)
  })

  test('D-18: on the partner’s track as well, where the card stays, face up', () => {
    const done = searched('montvert', { tracks, hidden: { eva: 'montvert' } })
    expect([running(done), up(done)]).toEqual([['eva'], ['#montvert']])
    expect(trackFaces(done.state, 'diabolik')).toEqual(['#montvert', '#bersy', null])
  })

  const off: Setting = { heists: ['wilsonLake', 'zellin', 'umbrel'], extras: { amira: { hidden: 'isker' } } }
  const places = ['wilsonLake', 'thornwick', 'isker'] as const

  test.each(places)(
    'D-18: the card of a Heist, the Hideout or a Secondary Character (%s) stays hidden without a token',
    at => {
      const away = { ...off, hidden: { diabolik: 'wenz', eva: 'wenz' } } as const
      const done = searched(at, away)
      expect([up(done), running(done)]).toEqual([[], []])
      expect(heard(done)).toEqual(['investigated'])
      // The very same as where there is no card at all.
      const nothing = searched('marbek', away)
      expect(heard(nothing)).toEqual(heard(done))
      expect(told(nothing, 'investigated')[0]?.found).toEqual(told(done, 'investigated')[0]?.found)
    },
  )

  test.each(places)('D-18: and is turned up with a token on it (%s), which goes On the Run', at => {
    const done = searched(at, { ...off, hidden: { diabolik: 'wenz', eva: at } })
    expect([up(done), running(done)]).toEqual([[`#${at}`], ['eva']])
    expect(done.state.fugitives.eva.at).toBe(at)
  })

  test('D-18: two tokens on it: both go On the Run', () => {
    expect(running(searched('bersy', { tracks, hidden: { eva: 'bersy' } }))).toEqual(['diabolik', 'eva'])
    expect(running(searched('thornwick'))).toEqual(['diabolik', 'eva'])
  })

  test('D-18: the own Location only: the other Criminal, elsewhere, is untouched', () => {
    const done = searched('bersy', { tracks, hidden: { eva: 'wenz' } })
    expect(running(done)).toEqual(['diabolik'])
    expect(trackFaces(done.state, 'eva')).toEqual(['#wenz', null, null])
    expect(running(searched('wenz', { tracks, hidden: { eva: 'silvertal' } }))).toEqual([])
  })

  test('D-18: an Officer can', () => {
    const before = table({ acting: 'blueA', police: { blueA: 'bersy' }, tracks })
    expect(running(play(before, INVESTIGATE))).toEqual(['diabolik'])
  })

  test('D-18: a card that lies face up already exposes whoever stands on it now', () => {
    const done = searched('bersy', { tracks, up: ['bersy'] })
    expect([running(done), told(done, 'turnedUp')]).toEqual([['diabolik'], []])
  })
})

const calls = (state: State) => offersOf(state, 'officer')
const cost = (state: State): number[] => [...new Set(calls(state).map(({ pay }) => pay.split(',').length))]
const called = (before: State): Done => play(before, calls(before)[0] ?? END)
const officersOf = (state: State): Officer[] => [...new Set(calls(state).map(({ officer }) => officer))]
const three = ['siren', 'witness', 'archive'] as const
const hands = { ginko: three, morrigan: ['curfew', 'ambulance', 'informer'] } as const

describe('D-19: an Officer into play', () => {
  test('D-19: from anywhere, for one Police card; he appears in Clerville', () => {
    const before = ginkoAt('nordhaven', { hands })
    expect(cost(before)).toEqual([1])
    const { state } = called(before)
    expect(state.policemen).toMatchObject({ ginko: 'nordhaven', blueA: 'clerville', blueB: null })
    expect([handFaces(state, 'ginko').length, state.police.discards.length]).toEqual([2, 1])
    expect(state.acting).toMatchObject({ figure: 'ginko', actions: 2 })
  })

  test('D-19: which card is the Detective’s choice', () => {
    const before = ginkoAt('nordhaven', { hands })
    expect(
      calls(before)
        .map(({ pay }) => faceOf(before, pay))
        .sort(),
    ).toEqual([...three].sort())
  })

  test('D-19: for two if one of the own is already out; the other’s do not count', () => {
    const out = ginkoAt('nordhaven', { hands, police: { blueB: 'wenz' } })
    expect([cost(out), officersOf(out)]).toEqual([[2], ['blueA']])
    expect(calls(out)).toHaveLength(3)
    const { state } = called(out)
    expect([handFaces(state, 'ginko').length, state.police.discards.length]).toEqual([1, 2])
    expect(cost(ginkoAt('nordhaven', { hands, police: { yellowA: 'wenz', yellowB: 'wenz' } }))).toEqual([1])
  })

  test('D-19: not without the price, and Wounds pay for nothing', () => {
    expect(calls(ginkoAt('nordhaven', { wounds: { ginko: 3 } }))).toEqual([])
    expect(calls(ginkoAt('nordhaven', { hands: { ginko: ['siren'] }, police: { blueA: 'wenz' } }))).toEqual([])
  })

  test('D-19: Ginko leads the blue, Morrigan the yellow ones', () => {
    expect(officersOf(ginkoAt('nordhaven', { hands }))).toEqual(['blueA'])
    expect(officersOf(table({ acting: 'morrigan', hands }))).toEqual(['yellowA'])
    expect(called(table({ acting: 'morrigan', hands })).state.policemen.yellowA).toBe('clerville')
  })

  test('D-19: with both out there is nobody to call', () => {
    expect(calls(ginkoAt('nordhaven', { hands, police: { blueA: 'wenz', blueB: 'wenz' } }))).toEqual([])
  })

  /** Who acts, one after the other, when everybody passes, up to the end of this round. */
  function rest(state: State, round = state.round, found: Figure[] = []): Figure[] {
    if (state.round > round) return found
    const figure = state.acting?.figure
    return rest(play(state, offersOf(state, 'activate')[0] ?? END).state, round, figure ? [...found, figure] : found)
  }

  test('D-19: he acts from the next round on', () => {
    const before = ginkoAt('nordhaven', { hands })
    const { state } = called(before)
    expect(rest(state)).toEqual(['ginko', 'morrigan'])
    let next = state
    while (next.round === 1) next = play(next, END).state
    expect(rest(next).filter(figure => figure !== 'diabolik' && figure !== 'eva')).toEqual([
      'blueA',
      'ginko',
      'morrigan',
    ])
  })

  test('D-19: one who was sent to the Station may be called again in the same round', () => {
    const knife = table({ hidden: { diabolik: 'wenz' }, police: { blueA: 'wenz' }, hands })
    let { state } = play(knife, { type: 'fight', target: 'blueA' }, { die: 'dagger' })
    expect(state.policemen.blueA).toBeNull()
    while (state.acting?.figure !== 'ginko') state = play(state, offersOf(state, 'activate')[0] ?? END).state
    expect([cost(state), officersOf(state), state.round]).toEqual([[1], ['blueA'], 1])
    expect(rest(called(state).state)).not.toContain('blueA')
  })
})

describe('D-56: difficulty', () => {
  const priced = (difficulty: 'normal' | 'hard' | 'easy', police: Setting['police'] = {}) =>
    cost(ginkoAt('nordhaven', { options: { difficulty }, hands, police }))

  test('D-56: hard for the Criminals: an Officer always costs one card', () => {
    expect([priced('hard'), priced('hard', { blueA: 'wenz' })]).toEqual([[1], [1]])
  })

  test('D-56: easy: always two', () => {
    expect([priced('easy'), priced('easy', { blueA: 'wenz' })]).toEqual([[2], [2]])
    expect(calls(ginkoAt('nordhaven', { options: { difficulty: 'easy' }, hands: { ginko: ['siren'] } }))).toEqual([])
  })

  test('D-56: in between: one, then two', () => {
    expect([priced('normal'), priced('normal', { blueA: 'wenz' })]).toEqual([[1], [2]])
  })
})

describe('D-80: Officers in the Station', () => {
  const sightings = (state: State, to: Location) => [
    ...new Set(offersOf(state, 'sneak').flatMap(move => (move.to === to ? [move.seen] : []))),
  ]

  test('D-80: sight nothing, though the Station is in Clerville', () => {
    const before = table({ hidden: { diabolik: 'clerville' } })
    expect(sightings(before, 'cartun')).toEqual([''])
    const done = play(before, { type: 'sneak', to: 'cartun', road: 'highway', seen: '' })
    expect(heard(done)).not.toContain('sighted')
  })

  test('D-80: cannot be fought, nor keep anybody from Going Back', () => {
    expect(offersOf(table({ hidden: { diabolik: 'clerville' } }), 'fight')).toEqual([])
    const run = table({ onTheRun: { diabolik: 'clerville' } })
    expect(offersOf(run, 'hide').some(({ to }) => to === 'clerville')).toBe(true)
    expect(offersOf(run, 'fight')).toEqual([])
  })

  test('D-80: do not act', () => {
    const state = play(table({ acting: 'eva', police: { yellowA: 'wenz' } }), END).state
    const police = play(state, END).state
    expect(offers(police)).toEqual([
      { type: 'activate', figure: 'ginko' },
      { type: 'activate', figure: 'yellowA' },
    ])
  })

  test('D-80: one who is sent there in his own turn has finished it', () => {
    const before = table({ acting: 'blueA', police: { blueA: 'marbek' } })
    before.traps = ['cartun']
    const { state } = play(before, { type: 'move', to: 'cartun', road: 'stateRoad' })
    expect([state.policemen.blueA, state.acting?.figure]).toEqual([null, 'ginko'])
  })

  test('D-80: forget what was for the next turn of one who was on the map', () => {
    const before = ginkoAt('nordhaven', { hands, police: { blueA: 'wenz' }, hidden: { diabolik: 'wenz' } })
    before.effects.push({ type: 'reach', of: 'blueA', until: 'turn', value: 1 })
    act(before, 'diabolik')
    const done = play(before, { type: 'fight', target: 'blueA' }, { die: 'dagger' })
    expect(effectsOf(done.state, 'blueA', 'reach')).toEqual([])
  })

  test('D-80: one just called stands in Clerville and sights at once', () => {
    let { state } = called(ginkoAt('nordhaven', { hands, hidden: { diabolik: 'clerville' } }))
    while (state.acting?.figure !== 'diabolik') state = play(state, offersOf(state, 'activate')[0] ?? END).state
    expect(sightings(state, 'cartun')).toEqual(['blueA'])
    const done = play(state, { type: 'sneak', to: 'cartun', road: 'highway', seen: 'blueA' })
    expect(told(done, 'sighted')).toMatchObject([{ who: 'diabolik', by: ['blueA'], count: 1 }])
  })

  test('D-80: he can be fought at once', () => {
    let { state } = called(ginkoAt('nordhaven', { hands, hidden: { diabolik: 'clerville' } }))
    while (state.acting?.figure !== 'diabolik') state = play(state, offersOf(state, 'activate')[0] ?? END).state
    expect(offersOf(state, 'fight')).toEqual([{ type: 'fight', target: 'blueA' }])
  })
})
