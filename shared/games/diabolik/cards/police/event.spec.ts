import { describe, expect, test } from 'vitest'
import type { Location } from '../../map/locations.ts'
import { maximumOf, whereIs } from '../../rules/questions.ts'
import type { State } from '../../state.ts'
import { cardIn, heard, table, told } from '../../testing.ts'
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
  const done = playing(before, 'roadWorks', { road: 'highway' })

  test.each(['diabolik', 'eva'] as const)(
    'the next Move of %s reaches 1 Location over roads of that kind',
    criminal => {
      const state = until(done.state, criminal)
      expect(leads(state, 'highway').sort()).toEqual(['cartun', 'gardenburg', 'wilsonLake'])
      expect(changes(before, done)).toEqual(withAlso(SPENT, 'effects'))
    },
  )

  test('State Roads can be dug up as well, County Roads cannot', () => {
    expect(aims(before, 'roadWorks')).toEqual([{ road: 'highway' }, { road: 'stateRoad' }])
    const { state } = playing(holding('roadWorks', { hidden: { diabolik: 'marbek' } }), 'roadWorks', {
      road: 'stateRoad',
    })
    const slow = until(state, 'diabolik')
    expect(leads(slow, 'stateRoad').sort()).toEqual(['cartun', 'lorvy', 'reddon'])
    expect(leads(slow, 'countyRoad').sort()).toEqual(['arvelle', 'estrel'])
  })

  test('other roads, and the Police, are as fast as ever', () => {
    const { state } = playing(holding('roadWorks', { hidden: { diabolik: 'marbek' } }), 'roadWorks', {
      road: 'highway',
    })
    expect(leads(until(state, 'diabolik'), 'stateRoad')).toContain('lanterbach')
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
  const onTheRun = { diabolik: 'bersy', eva: 'wenz' } as const

  test('Danger rises by 1 while both Criminals are On the Run', () => {
    const before = holding('frontPage', { onTheRun, danger: 3 })
    const done = playing(before, 'frontPage')
    expect(told(done, 'dangerMoved')).toEqual([{ type: 'dangerMoved', by: 1, to: 4, why: 'card' }])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'danger'))
  })

  test('has nothing to print while either of them is In the Shadows', () => {
    for (const seen of [{}, { diabolik: 'bersy' }, { eva: 'wenz' }] as const)
      expect(aims(holding('frontPage', { onTheRun: seen }), 'frontPage')).toEqual([])
  })

  test('D-1: can be what ends the game', () => {
    const before = holding('frontPage', { onTheRun, danger: maximumOf(table()) - 1 })
    expect(playing(before, 'frontPage').state.outcome).toEqual({ winners: ['ginko', 'morrigan'], by: 'danger' })
  })
})

describe('interrogation', () => {
  const hands = { eva: ['hypnosis', 'trap', 'rubberMask'], diabolik: ['trap'] } as const
  const caught = (eva: Location, more: Scene = {}) =>
    holding('interrogation', { police: { ginko }, onTheRun: { eva }, hands, ...more })

  test('a Criminal On the Run in the Location loses 2 Crime cards at random, before all eyes', () => {
    const before = caught('clerville')
    const done = playing(before, 'interrogation', { who: 'eva' }, { draw: 'trap' }, { draw: 'hypnosis' })
    expect(told(done, 'discarded').flatMap(({ faces }) => Object.values(faces))).toEqual(['trap', 'hypnosis'])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'crime.discards', 'people.eva'))
    expect(done.state.people.eva.hand).toHaveLength(1)
    expect(done.secrets).toEqual([])
  })

  test('takes the only card where there is one', () => {
    const before = caught('clerville', { hands: { eva: ['trap'] } })
    expect(playing(before, 'interrogation', { who: 'eva' }).state.people.eva.hand).toEqual([])
  })

  test('D-55: two players lose them out of the one hand they have', () => {
    const before = caught('clerville', { options: { players: 2 }, hands: { diabolik: hands.eva } })
    expect(playing(before, 'interrogation', { who: 'eva' }).state.people.diabolik.hand).toHaveLength(1)
  })

  test('not elsewhere, not In the Shadows, not of an empty hand', () => {
    expect(who(caught('cartun'), 'interrogation')).toEqual([])
    expect(who(caught('clerville', { hands: {}, wounds: { eva: 2 } }), 'interrogation')).toEqual([])
    const hiding = holding('interrogation', { police: { ginko }, hidden: { eva: 'clerville' }, hands })
    expect(who(hiding, 'interrogation')).toEqual([])
  })
})
