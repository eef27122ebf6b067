import { describe, expect, test } from 'vitest'
import type { Location } from '../../map/locations.ts'
import type { State } from '../../state.ts'
import { act, heard, offersOf, play, type Setting, table, told } from '../../testing.ts'
import type { CrimeCard } from './names.ts'
import { aims, changes, discards, use } from './testing.ts'

const hiding = (at: Location, card: CrimeCard, more: Setting = {}): State =>
  table({ hidden: { diabolik: at }, hands: { diabolik: [card] }, ...more })

/** Where a hidden Move could lead. */
const reached = (state: State): Location[] => [...new Set(offersOf(state, 'sneak').map(({ to }) => to))]
/** Where an open one could. */
const driven = (state: State): Location[] => [...new Set(offersOf(state, 'move').map(({ to }) => to))]

describe('fullThrottle', () => {
  const ends = (state: State, card: CrimeCard): (Location | undefined)[] => aims(state, card).map(({ to }) => to)

  test('D-13 D-57: is the Move, and leads two Locations further on every kind of road', () => {
    const before = hiding('wenz', 'fullThrottle')
    // Wenz to Falkenau is four Locations of State Roads; what a Move reaches without the card is not offered.
    expect(ends(before, 'fullThrottle')).toContain('falkenau')
    expect(ends(before, 'fullThrottle')).not.toContain('sheland')
    const done = use(before, 'fullThrottle', { to: 'falkenau', road: 'stateRoad', seen: '' })
    expect(done.state.acting).toMatchObject({ actions: 2, moves: 1, road: 'stateRoad' })
    expect(heard(done)).toEqual(['cardPlayed', 'sneaked'])
    expect(reached(done.state)).toEqual([])
    expect(done.state.effects).toEqual([])
  })

  test('D-64: it mixes no kinds of road', () => {
    expect(aims(hiding('wenz', 'fullThrottle'), 'fullThrottle').filter(({ road }) => road === 'any')).toEqual([])
  })

  test('D-36: On the Run it is a drive, or the way back into the Shadows', () => {
    const before = table({ onTheRun: { diabolik: 'wenz' }, hands: { diabolik: ['fullThrottle'] } })
    const drive = use(before, 'fullThrottle', { to: 'falkenau', road: 'stateRoad' })
    expect(told(drive, 'moved')).toMatchObject([{ who: 'diabolik', to: 'falkenau' }])
    const gone = use(before, 'fullThrottle', { to: 'falkenau', road: 'stateRoad', seen: '', what: 'hide' })
    expect(heard(gone)).toEqual(['cardPlayed', 'hid', 'sneaked'])
    const watched = table({
      onTheRun: { diabolik: 'wenz' },
      police: { blueA: 'wenz' },
      hands: { diabolik: ['fullThrottle'] },
    })
    expect(aims(watched, 'fullThrottle').filter(({ what }) => what !== undefined)).toEqual([])
  })

  test('D-11: not without an action left, and not after the Move', () => {
    expect(aims(hiding('wenz', 'fullThrottle', { turn: { actions: 0 } }), 'fullThrottle')).toEqual([])
    expect(aims(hiding('wenz', 'fullThrottle', { turn: { moves: 1 } }), 'fullThrottle')).toEqual([])
  })
})

describe('backRoads', () => {
  test('D-13: a Move of three Locations over roads of any kinds', () => {
    const before = hiding('estrel', 'backRoads')
    expect(reached(before).sort()).toEqual(['balliet', 'clerville', 'marbek', 'reddon'])
    const ends = aims(before, 'backRoads').map(({ to }) => to)
    // State Road to Clerville, Highway to Cartun and on to Sheland; Bersy is a step too far.
    expect(ends).toContain('sheland')
    expect(ends).not.toContain('bersy')
    expect(changes(before, use(before, 'backRoads', { to: 'sheland', road: 'any', seen: '' }), 'backRoads')).toEqual([
      'diabolik',
    ])
  })

  test('D-33, D-82: whoever stands on the way notices, and the Move binds to no kind of road', () => {
    const before = hiding('estrel', 'backRoads', { police: { ginko: 'clerville', morrigan: 'gardenburg' } })
    const done = use(before, 'backRoads', { to: 'sheland', road: 'any', seen: 'ginko' })
    expect(told(done, 'sighted')).toEqual([{ type: 'sighted', who: 'diabolik', by: ['ginko'], count: 1 }])
    expect(done.state.acting).toMatchObject({ actions: 2, moves: 1, road: null })
  })
})

describe('sewers', () => {
  const police = { ginko: 'estrel', blueA: 'clerville' } as const

  test('D-57: moves one Location unnoticed, and the Move is still to come', () => {
    const before = hiding('estrel', 'sewers', { police })
    const done = use(before, 'sewers', { to: 'clerville' })
    expect(heard(done)).toEqual(['cardPlayed', 'sneaked'])
    expect(changes(before, done, 'sewers')).toEqual(['diabolik'])
    expect(done.state.acting).toMatchObject({ actions: 2, moves: 0, road: null })
    expect(reached(done.state)).toContain('sheland')
    expect(discards(done)).toEqual(['sewers'])
  })

  test('D-20: reaches the adjacent Locations and nothing beyond', () => {
    const before = hiding('estrel', 'sewers')
    expect(
      aims(before, 'sewers')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['balliet', 'clerville', 'marbek', 'reddon'])
  })

  test('D-31: leads onto a card that is in play, with its mark', () => {
    const done = use(hiding('estrel', 'sewers', { hideout: 'marbek' }), 'sewers', { to: 'marbek' })
    expect(told(done, 'sneaked')).toMatchObject([{ card: done.state.hideout, mark: 'hideout' }])
  })

  test('On the Run it is an open step, as everybody sees', () => {
    const before = table({ onTheRun: { diabolik: 'estrel' }, hands: { diabolik: ['sewers'] } })
    const done = use(before, 'sewers', { to: 'reddon' })
    expect(told(done, 'moved')).toMatchObject([{ who: 'diabolik', from: 'estrel', to: 'reddon' }])
    expect(done.state.fugitives.diabolik).toMatchObject({ at: 'reddon', card: null })
  })
})

describe('freightTrain', () => {
  const police = { ginko: 'cartun', morrigan: 'clerville', blueA: 'bentovil' } as const

  test('D-81: goes directly along the Highways, noticed at the two ends and not between', () => {
    const before = hiding('cartun', 'freightTrain', { police })
    const done = use(before, 'freightTrain', { to: 'bentovil' })
    expect(told(done, 'sighted')).toEqual([{ type: 'sighted', who: 'diabolik', by: ['ginko', 'blueA'], count: 2 }])
    expect(changes(before, done, 'freightTrain')).toEqual(['diabolik'])
  })

  test('D-57: it is the Move of the turn, and cannot follow another', () => {
    const done = use(hiding('cartun', 'freightTrain'), 'freightTrain', { to: 'bentovil' })
    expect(done.state.acting).toMatchObject({ actions: 2, moves: 1 })
    expect(offersOf(done.state, 'sneak')).toEqual([])
    expect(aims(hiding('cartun', 'freightTrain', { turn: { moves: 1 } }), 'freightTrain')).toEqual([])
  })

  test('stops only at Highways, five steps away at most, and starts there', () => {
    const stops = aims(hiding('nordhaven', 'freightTrain'), 'freightTrain').map(({ to }) => to)
    expect(stops).toEqual(expect.arrayContaining(['arvelle', 'montvert', 'clerville', 'wilsonLake', 'rockfeld']))
    for (const at of ['nordhaven', 'jolimar', 'bentovil', 'falkenau'] as const) expect(stops).not.toContain(at)
    expect(aims(hiding('estrel', 'freightTrain'), 'freightTrain')).toEqual([])
  })
})

describe('turbo', () => {
  const running: Setting = { onTheRun: { diabolik: 'cartun' }, hands: { diabolik: ['turbo'] } }

  test('D-35: brings the car to a Criminal On the Run on foot, and its driver one Location further', () => {
    const before = table(running)
    const done = use(before, 'turbo')
    expect(heard(done)).toEqual(['cardPlayed', 'cardStayed', 'jaguarTaken'])
    expect(changes(before, done, 'turbo')).toEqual(['jaguar', 'effects', 'beside'])
    expect(driven(before)).not.toContain('calburg')
    expect(driven(done.state)).toContain('calburg')
    expect(driven(done.state)).not.toContain('tarvos')
  })

  test('D-7: stays next to the car when it is back in its box, and is no use without it', () => {
    const hid = play(use(table(running), 'turbo').state, { type: 'hide', to: 'cartun', road: 'stay', seen: '' })
    expect(hid.state.jaguar).toBeNull()
    expect(hid.state.beside).toMatchObject([{ spot: 'jaguar', by: 'diabolik' }])
    expect(discards(hid)).toEqual([])
    act(hid.state, 'diabolik')
    expect(reached(hid.state)).toContain('bentovil')
    expect(reached(hid.state)).not.toContain('calburg')
  })

  test('In the Shadows it only waits for a driver', () => {
    const done = use(hiding('cartun', 'turbo'), 'turbo')
    expect([done.state.jaguar, heard(done)]).toEqual([null, ['cardPlayed', 'cardStayed']])
  })

  test('D-35: takes the car from nobody, but serves the partner who drives', () => {
    const eva = { onTheRun: { diabolik: 'cartun', eva: 'cartun' }, jaguar: 'eva' } as const
    const done = use(table({ ...running, ...eva }), 'turbo')
    expect(done.state.jaguar).toBe('eva')
    expect(driven(done.state)).not.toContain('calburg')
    expect(driven(play(done.state, { type: 'endTurn' }).state)).toContain('calburg')
  })
})
