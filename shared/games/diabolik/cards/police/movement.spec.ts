import { describe, expect, test } from 'vitest'
import { LOCATIONS } from '../../map/locations.ts'
import type { State } from '../../state.ts'
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
  const onTheRun = { diabolik: 'marbek' } as const
  const hides = (state: State) => offersOf(state, 'hide').length > 0

  test('D-36: Police next to a fugitive keep him out of the Shadows, to the end of his next turn', () => {
    const before = holding('siren', { onTheRun, police: { blueA: 'cartun' } })
    const done = playing(before, 'siren')
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'effects'))
    expect(hides(until(before, 'diabolik'))).toBe(true)
    const chased = until(done.state, 'diabolik')
    expect(hides(chased)).toBe(false)
    expect(hides(until(until(chased, 'morrigan'), 'diabolik'))).toBe(true)
  })

  test('leaves alone whom no Police are next to', () => {
    expect(hides(until(playing(holding('siren', { onTheRun }), 'siren').state, 'diabolik'))).toBe(true)
  })

  test('needs somebody On the Run', () => {
    expect(aims(holding('siren'), 'siren')).toEqual([])
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

  test('goes to a Clue Location, too', () => {
    const scene = holding('specialTrain', { police: { ginko: 'clerville' }, clues: { A: 'bersy', B: 'clerville' } })
    expect(places(scene, 'specialTrain')).toContain('bersy')
    expect(places(scene, 'specialTrain')).not.toContain('clerville')
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

  test('D-35: the driver has one Move, so that whoever must leave the Police behind cannot hide in the same turn', () => {
    const chased = until(
      playing({ ...before, policemen: { ...before.policemen, blueA: 'greenHill' } }, 'spikeStrip').state,
      'diabolik',
    )
    const { state } = play(chased, { type: 'move', to: 'montvert', road: 'highway' })
    expect(offersOf(state, 'hide')).toEqual([])
    const free = until({ ...before, policemen: { ...before.policemen, blueA: 'greenHill' } }, 'diabolik')
    expect(offersOf(play(free, { type: 'move', to: 'montvert', road: 'highway' }).state, 'hide')).not.toEqual([])
  })

  test('D-13: limits Back Roads and the Smoke Bomb, too', () => {
    const hands = { diabolik: ['backRoads', 'smokeBomb'] } as const
    const onTheRun = { diabolik: 'greenHill' } as const
    const scene = holding('spikeStrip', { onTheRun, jaguar: 'diabolik', hands, police: { blueA: 'greenHill' } })
    const state = until(playing(scene, 'spikeStrip').state, 'diabolik')
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

  test('D-7: can be laid before anybody drives, and goes when the Jaguar is left; one is enough', () => {
    const waiting = playing(holding('spikeStrip', { hands: { ginko: ['spikeStrip'] } }), 'spikeStrip').state
    expect(aims(waiting, 'spikeStrip')).toEqual([])
    const state = until(done.state, 'diabolik')
    const hidden = play(state, { type: 'hide', to: 'greenHill', road: 'stay', seen: '' })
    expect([lying(hidden.state), discarded(hidden.state)]).toEqual([[], ['spikeStrip']])
  })
})
