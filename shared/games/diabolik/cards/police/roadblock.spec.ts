import { describe, expect, test } from 'vitest'
import type { Location } from '../../map/locations.ts'
import { reasons } from '../../rules/reasons.ts'
import type { State } from '../../state.ts'
import { heard, offersOf, play, type Setting, table, told } from '../../testing.ts'
import { view } from '../../view.ts'
import { changes, holding, leads, places, playing, SPENT, until, withAlso } from './testing.ts'

const inClerville = { police: { ginko: 'clerville' } } as const satisfies Setting

describe('roadblock', () => {
  const before = holding('roadblock', { ...inClerville, hidden: { diabolik: 'greenHill' } })
  const done = playing(before, 'roadblock', { at: 'sheland' })

  test('is set in a Location within 2 (D-3)', () => {
    expect(places(before, 'roadblock')).toHaveLength(1 + 5 + 9)
    expect(places(before, 'roadblock')).not.toContain('bersy')
    expect(told(done, 'roadblockSet')).toEqual([{ type: 'roadblockSet', who: 'roadblockA', at: 'sheland' }])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'roadblocks.roadblockA'))
  })

  test('a Criminal ends the Move there, and it notices like Police (D-33)', () => {
    expect(leads(until(before, 'diabolik'), 'highway').sort()).toEqual([
      'arvelle',
      'cartun',
      'gardenburg',
      'montvert',
      'nordhaven',
      'sheland',
    ])
    const state = until(done.state, 'diabolik')
    expect(leads(state, 'highway').sort()).toEqual(['arvelle', 'montvert', 'nordhaven', 'sheland'])
    const sneaked = play(state, { type: 'sneak', to: 'sheland', road: 'highway', seen: 'roadblockA' })
    expect(told(sneaked, 'sighted')).toMatchObject([{ by: ['roadblockA'] }])
  })

  test('the second one stands beside the first; one to a Location', () => {
    const two = holding('roadblock', inClerville)
    const set = { ...two, roadblocks: { roadblockA: 'cartun', roadblockB: null } } as const
    expect(places(set, 'roadblock')).not.toContain('cartun')
    const { state } = playing(set, 'roadblock', { at: 'balliet' })
    expect(state.roadblocks).toEqual({ roadblockA: 'cartun', roadblockB: 'balliet' })
  })

  test.each([
    ['roadblockA', { roadblockA: 'estrel', roadblockB: 'balliet' }],
    ['roadblockB', { roadblockA: 'cartun', roadblockB: 'estrel' }],
  ] as const)('with both on the map, %s can be the one that moves', (what, roadblocks) => {
    const both = {
      ...holding('roadblock', inClerville),
      roadblocks: { roadblockA: 'cartun', roadblockB: 'balliet' },
    } as const
    const moved = playing(both, 'roadblock', { at: 'estrel', what })
    expect(moved.state.roadblocks).toEqual(roadblocks)
    expect(heard(moved)).toEqual(['cardPlayed', 'roadblockLifted', 'roadblockSet'])
  })

  test('D-36: nobody Goes Back into the Shadows from its Location or an adjacent one', () => {
    const set = (at: Location): State => {
      const state = table({ onTheRun: { diabolik: 'marbek' } })
      state.roadblocks.roadblockA = at
      return state
    }
    const hides = (state: State): boolean => offersOf(state, 'hide').length > 0
    expect([hides(set('marbek')), hides(set('cartun')), hides(set('clerville'))]).toEqual([false, false, true])
    expect(reasons(view(set('cartun'), 'diabolik'), 'diabolik')).toContain('policeHere')
  })

  test('D-19: can be set near an own Officer as well', () => {
    const before = holding('roadblock', { police: { ginko: 'nordhaven', blueA: 'clerville' } })
    expect(places(before, 'roadblock')).toContain('sheland')
  })
})
