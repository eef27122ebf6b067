import { describe, expect, test } from 'vitest'
import { LOCATIONS } from '../../map/locations.ts'
import { heard, offersOf, play, type Setting, told } from '../../testing.ts'
import {
  aims,
  changes,
  discarded,
  holding,
  LAID,
  leads,
  lying,
  places,
  playing,
  SPENT,
  until,
  withAlso,
} from './testing.ts'

const inClerville = { police: { ginko: 'clerville' } } as const satisfies Setting

describe('squadCar', () => {
  const before = holding('squadCar', inClerville)

  test('goes up to 4 Locations, over roads of any kinds', () => {
    const far = ['clerville', 'beltonLake', 'rockfeld', 'isker', 'thornwick', 'zellin']
    expect(places(before, 'squadCar')).toEqual(LOCATIONS.filter(at => !far.includes(at)).sort())
    const done = playing(before, 'squadCar', { at: 'nordhaven' })
    expect(done.state.policemen.ginko).toBe('nordhaven')
    expect(told(done, 'moved')).toMatchObject([{ who: 'ginko', from: 'clerville', to: 'nordhaven' }])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'policemen.ginko'))
    expect(discarded(done.state)).toEqual(['squadCar'])
  })

  test('D-57: is the Move of the turn, so there is none after it', () => {
    const { state } = playing(before, 'squadCar', { at: 'cartun' })
    expect(state.acting).toMatchObject({ moves: 1, actions: 2 })
    expect(offersOf(state, 'move')).toEqual([])
  })

  test('D-57: cannot be played after a Move', () => {
    const { state } = play(before, { type: 'move', to: 'cartun', road: 'highway' })
    expect(aims(state, 'squadCar')).toEqual([])
  })
})

describe('siren', () => {
  const police = { ginko: 'clerville', blueA: 'clerville', yellowA: 'clerville', morrigan: 'clerville' } as const
  const before = holding('siren', { police })
  const done = playing(before, 'siren')

  test('D-13: the Moves of this turn reach 2 Locations further, on every kind of road', () => {
    expect(leads(before, 'highway')).not.toContain('greenHill')
    expect(leads(done.state, 'highway')).toEqual(expect.arrayContaining(['montvert', 'greenHill', 'arvelle']))
    expect(leads(done.state, 'highway')).not.toContain('nordhaven')
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'effects'))
    expect(heard(done)).toEqual(['cardPlayed'])
  })

  test('the own Officers on the map reach 1 Location further in their next turn', () => {
    const blue = until(done.state, 'blueA')
    expect(leads(blue, 'highway')).toContain('greenHill')
    expect(leads(blue, 'highway')).not.toContain('arvelle')
  })

  test.each(['yellowA', 'morrigan'] as const)('%s goes no further than ever', other => {
    const state = until(done.state, other)
    expect(leads(state, 'highway')).toContain('montvert')
    expect(leads(state, 'highway')).not.toContain('greenHill')
  })

  test('is over when those turns are', () => {
    const state = until(until(done.state, 'blueA'), 'ginko')
    expect(leads(state, 'highway')).not.toContain('greenHill')
    expect(state.effects).toEqual([])
  })
})

describe('flyingSquad', () => {
  const police = { ginko: 'nordhaven', blueA: 'clerville', yellowA: 'cartun' } as const
  const before = holding('flyingSquad', {
    police,
    hidden: { diabolik: 'gardenburg' },
    tracks: { eva: ['estrel', 'reddon'] },
  })

  test('one of the own Officers goes to an adjacent Location and Investigates there', () => {
    const done = playing(before, 'flyingSquad', { who: 'blueA', at: 'gardenburg' })
    expect(heard(done).slice(0, 5)).toEqual(['cardPlayed', 'moved', 'investigated', 'turnedUp', 'exposed'])
    expect(done.state.policemen.blueA).toBe('gardenburg')
    expect(done.state.fugitives.diabolik).toMatchObject({ card: null, at: 'gardenburg' })
    expect(done.state.fugitives.eva).toEqual(before.fugitives.eva)
    expect(play(done.state, { type: 'onFoot' }).state.questions).toEqual([])
  })

  test('D-18: a track card is turned up without anybody on it', () => {
    const done = playing(before, 'flyingSquad', { who: 'blueA', at: 'estrel' })
    expect(heard(done)).toEqual(['cardPlayed', 'moved', 'investigated', 'turnedUp'])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'policemen.blueA', 'up'))
  })

  test('may stay where he is, and find nothing', () => {
    const done = playing(before, 'flyingSquad', { who: 'blueA', at: 'clerville' })
    expect(heard(done)).toEqual(['cardPlayed', 'investigated'])
    expect(changes(before, done)).toEqual([...SPENT])
    expect(done.final).toBe(true)
  })

  test('reaches what is adjacent over any road, and no more; blue for Ginko, and nobody in the Station (D-19, D-80)', () => {
    expect(new Set(aims(before, 'flyingSquad').map(({ who }) => who))).toEqual(new Set(['blueA']))
    const near = ['balliet', 'cartun', 'clerville', 'estrel', 'gardenburg', 'wilsonLake']
    expect(places(before, 'flyingSquad')).toEqual(near)
    expect(aims(holding('flyingSquad', { police: { yellowA: 'clerville' } }), 'flyingSquad')).toEqual([])
  })

  test('does not Investigate when a Trap sends him to the Station', () => {
    const done = playing({ ...before, traps: ['gardenburg'] }, 'flyingSquad', { who: 'blueA', at: 'gardenburg' })
    expect(heard(done)).toEqual(['cardPlayed', 'moved', 'trapSprung', 'sentToStation'])
    expect(done.state.fugitives).toEqual(before.fugitives)
  })
})

describe('specialTrain', () => {
  const before = holding('specialTrain', { police: { morrigan: 'wenz', yellowA: 'wenz', blueA: 'isker' } })

  test('goes to Clerville or to any other Policeman on the map', () => {
    expect(places(before, 'specialTrain')).toEqual(['clerville', 'isker', 'wenz'])
    const done = playing(before, 'specialTrain', { at: 'wenz' })
    expect(done.state.policemen.ginko).toBe('wenz')
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'policemen.ginko'))
  })

  test('is not the Move', () => {
    const { state } = playing(before, 'specialTrain', { at: 'wenz' })
    expect(offersOf(state, 'move')).not.toEqual([])
  })

  test('does not leave for where one is', () => {
    const alone = holding('specialTrain', { police: { ginko: 'clerville', morrigan: 'clerville' } })
    expect(aims(alone, 'specialTrain')).toEqual([])
  })
})

describe('spikeStrip', () => {
  const before = holding('spikeStrip', {
    onTheRun: { diabolik: 'greenHill' },
    hidden: { eva: 'clerville' },
    jaguar: 'diabolik',
  })
  const done = playing(before, 'spikeStrip')

  test('D-7: lies next to the Jaguar, whose driver reaches 1 Location over any road', () => {
    expect(changes(before, done)).toEqual(withAlso(LAID, 'effects'))
    expect(lying(done.state)).toEqual([['spikeStrip', 'jaguar']])
    const state = until(done.state, 'diabolik')
    expect(leads(state, 'highway').sort()).toEqual(['arvelle', 'montvert'])
    expect(leads(state, 'stateRoad')).toEqual(['silvertal'])
  })

  test('D-13: limits Back Roads and the Smoke Bomb, too', () => {
    const hands = { diabolik: ['backRoads', 'smokeBomb'] } as const
    const state = until(
      playing(
        holding('spikeStrip', {
          onTheRun: { diabolik: 'greenHill' },
          jaguar: 'diabolik',
          hands,
          police: { blueA: 'greenHill' },
        }),
        'spikeStrip',
      ).state,
      'diabolik',
    )
    const ends = (face: 'backRoads' | 'smokeBomb') =>
      offersOf(state, 'play').flatMap(({ card, to }) => (state.faces[card] === face && to ? [to] : []))
    const near = ['arvelle', 'greenHill', 'montvert', 'silvertal']
    expect(ends('smokeBomb').filter(to => !near.includes(to))).toEqual([])
    expect(ends('backRoads').filter(to => !near.includes(to))).toEqual([])
    expect(ends('smokeBomb')).toContain('montvert')
  })

  test('does not hinder whoever goes on foot', () => {
    expect(leads(until(done.state, 'eva'), 'highway')).toContain('montvert')
  })

  test("is discarded after the driver's next turn, and the driver is as fast as ever", () => {
    const state = until(until(done.state, 'diabolik'), 'morrigan')
    expect([lying(state), discarded(state)]).toEqual([[], ['spikeStrip']])
    expect(leads(until(state, 'diabolik'), 'highway')).toContain('sheland')
  })

  test('needs somebody to drive', () => {
    expect(aims(holding('spikeStrip', { onTheRun: { diabolik: 'greenHill' } }), 'spikeStrip')).toEqual([])
  })
})
