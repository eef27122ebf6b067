import { describe, expect, test } from 'vitest'
import type { Location } from '../../map/locations.ts'
import { distance } from '../../map/roads.ts'
import { maximumOf, whereIs } from '../../rules/questions.ts'
import type { State } from '../../state.ts'
import { cardIn, heard, offersOf, table, told } from '../../testing.ts'
import { aims, changes, holding, leads, playing, type Scene, SPENT, until, withAlso } from './testing.ts'

const who = (state: State, card: 'witness' | 'informer' | 'interrogation') => aims(state, card).map(aim => aim.who)
const ginko = 'clerville'

describe('witness', () => {
  const tracks = { diabolik: ['marbek', 'reddon', 'sheland'], eva: ['wenz'] } as const

  test('turns up the oldest card of a track; nobody is exposed by it (D-32)', () => {
    const before = holding('witness', { tracks })
    const done = playing(before, 'witness', { who: 'diabolik' })
    expect(told(done, 'turnedUp')).toMatchObject([{ card: cardIn(before, 'marbek') }])
    expect(heard(done)).toEqual(['cardPlayed', 'turnedUp'])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'up'))
  })

  test('goes round the circle from the token on (D-30)', () => {
    const before = holding('witness', { tracks: { diabolik: ['marbek', 'reddon', 'sheland'] } })
    const fugitive = { ...before.fugitives.diabolik, space: 1, card: cardIn(before, 'reddon') }
    const done = playing({ ...before, fugitives: { ...before.fugitives, diabolik: fugitive } }, 'witness', {
      who: 'diabolik',
    })
    expect(done.state.up).toEqual([cardIn(before, 'sheland')])
  })

  test('passes over what lies face up already', () => {
    const before = holding('witness', { tracks, up: ['marbek'] })
    const done = playing(before, 'witness', { who: 'diabolik' })
    expect(done.state.up).toEqual([cardIn(before, 'marbek'), cardIn(before, 'reddon')])
  })

  test('does not see where anybody is: neither the owner of the track nor the partner on it', () => {
    expect(who(holding('witness', { tracks }), 'witness')).toEqual(['diabolik'])
    const shared = holding('witness', { tracks: { diabolik: ['marbek', 'reddon'] }, hidden: { eva: 'marbek' } })
    expect(who(shared, 'witness')).toEqual([])
    expect(whereIs(shared, 'eva')).toBe('marbek')
  })
})

describe('informer', () => {
  test.each([
    ['clerville', 0],
    ['cartun', 1],
    ['rockfeld', 5],
  ] as const)('tells that a Criminal in %s is %i Locations away, and nothing more', (at, count) => {
    const before = holding('informer', { police: { ginko }, hidden: { eva: at } })
    const done = playing(before, 'informer', { who: 'eva' })
    expect(told(done, 'answered')).toEqual([{ type: 'answered', who: 'criminals', what: 'stepsToEva', count }])
    expect([heard(done), done.secrets, done.final]).toEqual([['cardPlayed', 'answered'], [], true])
    expect(changes(before, done)).toEqual([...SPENT])
  })

  test('says whom it speaks of', () => {
    const done = playing(holding('informer', { hidden: { diabolik: 'arvelle' } }), 'informer', { who: 'diabolik' })
    expect(told(done, 'answered')).toMatchObject([{ what: 'stepsToDiabolik', count: 1 }])
  })

  test('speaks only of those In the Shadows', () => {
    expect(who(holding('informer'), 'informer')).toEqual(['diabolik', 'eva'])
    expect(who(holding('informer', { onTheRun: { eva: 'wenz' } }), 'informer')).toEqual(['diabolik'])
  })
})

describe('roadWorks', () => {
  const before = holding('roadWorks', {
    police: { ginko, yellowA: 'clerville' },
    hidden: { diabolik: 'clerville', eva: 'clerville' },
  })
  const done = playing(before, 'roadWorks')

  test.each(['diabolik', 'eva'] as const)('D-13: the next Move of %s reaches 1 Location, over any road', criminal => {
    const state = until(done.state, criminal)
    expect(leads(state, 'highway').sort()).toEqual(['cartun', 'gardenburg', 'wilsonLake'])
    expect(leads(state, 'stateRoad').sort()).toEqual(['balliet', 'estrel'])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'effects'))
  })

  test('D-13: limits Back Roads, too', () => {
    const hands = { diabolik: ['backRoads'] } as const
    const scene = holding('roadWorks', { hidden: { diabolik: 'marbek' }, hands })
    const state = until(playing(scene, 'roadWorks').state, 'diabolik')
    const ends = offersOf(state, 'play').map(({ to }) => to)
    expect(ends.filter(to => to && distance('state', 'marbek', to) > 1)).toEqual([])
  })

  test('the Police are as fast as ever', () => {
    expect(leads(until(done.state, 'yellowA'), 'highway')).toContain('montvert')
  })

  test('is over after that turn', () => {
    const later = until(until(until(done.state, 'diabolik'), 'morrigan'), 'diabolik')
    expect(leads(later, 'highway')).toContain('montvert')
    expect(later.effects).toEqual([])
  })
})

describe('curfew', () => {
  const before = holding('curfew')
  const done = playing(before, 'curfew')

  test.each(['diabolik', 'eva'] as const)('D-11: %s has 2 actions in the next turn, and 3 again later', criminal => {
    const next = until(done.state, criminal)
    expect(next.acting?.actions).toBe(2)
    const later = until(until(next, 'morrigan'), criminal)
    expect(later.acting?.actions).toBe(3)
    expect(later.effects).toEqual([])
  })

  test('nobody else has fewer', () => {
    expect(until(done.state, 'morrigan').acting?.actions).toBe(3)
    expect(until(until(done.state, 'morrigan'), 'ginko').acting?.actions).toBe(3)
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'effects'))
  })

  test('D-55: two players have 1 action fewer for both together', () => {
    const { state } = playing(holding('curfew', { options: { players: 2 } }), 'curfew')
    expect(until(state, 'diabolik').acting?.actions).toBe(3)
    expect(until(until(state, 'diabolik'), 'eva').acting?.actions).toBe(3)
    expect(until(until(until(state, 'diabolik'), 'morrigan'), 'diabolik').acting?.actions).toBe(4)
    // Whoever goes first.
    expect(until(state, 'eva').acting?.actions).toBe(3)
  })
})

describe('frontPage', () => {
  /** Still On the Run after a turn of their own. */
  function chased(setting: Scene, turns = 1): State {
    const state = holding('frontPage', setting)
    for (const who of ['diabolik', 'eva'] as const) if (setting.onTheRun?.[who]) state.fugitives[who].turns = turns
    return state
  }
  const onTheRun = { eva: 'wenz' } as const

  test('Danger rises by 1 while a chase goes on', () => {
    const before = chased({ onTheRun, danger: 3 })
    const done = playing(before, 'frontPage')
    expect(told(done, 'dangerMoved')).toEqual([{ type: 'dangerMoved', by: 1, to: 4, why: 'card' }])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'danger'))
  })

  test('has nothing to print of whoever has just been found, or is In the Shadows', () => {
    expect(aims(chased({ onTheRun }, 0), 'frontPage')).toEqual([])
    expect(aims(chased({}), 'frontPage')).toEqual([])
  })

  test('D-1: can be what ends the game', () => {
    const before = chased({ onTheRun, danger: maximumOf(table()) - 1 })
    expect(playing(before, 'frontPage').state.outcome).toEqual({ winners: ['ginko', 'morrigan'], by: 'danger' })
  })
})

describe('interrogation', () => {
  const hands = { eva: ['hypnosis', 'trap', 'rubberMask'], diabolik: ['trap'] } as const
  const caught = (eva: Location, more: Scene = {}) =>
    holding('interrogation', { police: { ginko }, onTheRun: { eva }, hands, ...more })

  test('a Criminal On the Run in the Location loses a Crime card at random, before all eyes, and 2 actions', () => {
    const before = caught('clerville')
    const done = playing(before, 'interrogation', { who: 'eva' }, { draw: 'trap' })
    expect(told(done, 'discarded').flatMap(({ faces }) => Object.values(faces))).toEqual(['trap'])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'crime.discards', 'effects', 'people.eva'))
    expect(until(done.state, 'eva').acting).toMatchObject({ actions: 1 })
    expect(done.secrets).toEqual([])
  })

  test('also where an own Officer stands, and also of an empty hand', () => {
    expect(who(caught('cartun', { police: { ginko, blueA: 'cartun' } }), 'interrogation')).toEqual(['eva'])
    expect(who(caught('cartun', { police: { ginko, yellowA: 'cartun' } }), 'interrogation')).toEqual([])
    const empty = caught('clerville', { hands: {}, wounds: { eva: 2 } })
    expect(heard(playing(empty, 'interrogation', { who: 'eva' }))).toEqual(['cardPlayed'])
  })

  test('D-55: two players lose it out of the one hand they have', () => {
    const before = caught('clerville', { options: { players: 2 }, hands: { diabolik: hands.eva } })
    expect(playing(before, 'interrogation', { who: 'eva' }).state.people.diabolik.hand).toHaveLength(2)
  })

  test('not elsewhere, not In the Shadows', () => {
    expect(who(caught('cartun'), 'interrogation')).toEqual([])
    const hiding = holding('interrogation', { police: { ginko }, hidden: { eva: 'clerville' }, hands })
    expect(who(hiding, 'interrogation')).toEqual([])
  })
})
