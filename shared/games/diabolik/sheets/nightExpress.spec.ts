import { describe, expect, test } from 'vitest'
import { luckOf } from '../../../kernel/match.ts'
import { seedOf } from '../../../kernel/rng.ts'
import { distance } from '../map/roads.ts'
import { options } from '../options.ts'
import { setup } from '../setup.ts'
import { handFaces, heard, told } from '../testing.ts'
import { view } from '../view.ts'
import { advance, at, clueScene, HEIST, isOpen, partScene, scene } from './testing.ts'

describe('The Night Express', () => {
  test('D-42: Matteo is on the map from the start, before all eyes', () => {
    const state = setup(
      { ...options(4), sheets: ['nightExpress', 'bloodIdol', 'goldenVenus'] },
      luckOf(seedOf('night')),
    )
    expect(state.extras.matteo?.at).not.toBeNull()
    expect(view(state, 'public').pieces.matteo?.place).toBe(state.extras.matteo?.at)
  })

  test('D-40: Part 1 needs Matteo, and no card; it exposes nobody', () => {
    expect(heard(advance(partScene('nightExpress', 1)))).toEqual(['partDone'])
    expect(isOpen(partScene('nightExpress', 1, { extras: { matteo: { at: 'wenz' } } }))).toBe(false)
  })

  test('D-40: Part 2 is done at the Heist Location', () => {
    expect(heard(advance(partScene('nightExpress', 2)))).toEqual(['partDone'])
  })

  test.each([
    ['dornac', true],
    ['calburg', true],
    // Two Locations down the line.
    ['falkenau', false],
    // By a County Road.
    ['yvelin', false],
    ['tarvos', false],
  ] as const)('D-40: Part 3 needs a Highway from Tarvos to the partner: %s is %s', (eva, open) => {
    expect(isOpen(partScene('nightExpress', 3, { hidden: { eva } }))).toBe(open)
  })

  test('D-40 D-34: Part 3 needs both In the Shadows; only the one who does it goes On the Run', () => {
    expect(isOpen(partScene('nightExpress', 3, { onTheRun: { eva: 'dornac' } }))).toBe(false)
    const done = advance(partScene('nightExpress', 3))
    expect(told(done, 'exposed')).toEqual([{ type: 'exposed', who: 'diabolik', at: 'tarvos' }])
    expect(done.state.fugitives.eva.card).not.toBeNull()
  })

  test('D-40: Clue 3 is done where Matteo is; it draws Police cards and raises Danger', () => {
    const done = advance(clueScene('nightExpress', 3), { draw: 'siren' }, { draw: 'witness' })
    expect(heard(done)).toEqual(['clueDone', 'drew', 'drew', 'dangerMoved'])
    expect(handFaces(done.state, 'ginko')).toEqual(['siren', 'witness'])
  })

  test('D-32 D-93: Clue 2 turns up the card under the nearer hidden one, costs cards, and takes the marker away', () => {
    const hands = { eva: ['sewers'] } as const
    const before = clueScene('nightExpress', 2, { hidden: { diabolik: 'tarvos', eva: 'isker' }, hands })
    const done = advance(before)
    expect(heard(done)).toEqual(['clueDone', 'turnedUp', 'discarded', 'clueGone'])
    const { diabolik, eva } = before.fugitives
    const near = distance('state', 'lorvy', 'tarvos') <= distance('state', 'lorvy', 'isker') ? diabolik : eva
    expect(done.state.up).toEqual([near.card])
  })

  test('D-32: a Matteo in hiding offers a Detective nothing, even in the very place', () => {
    expect(isOpen(clueScene('nightExpress', 3, { extras: { matteo: { hidden: 'lorvy' } } }))).toBe(false)
  })

  test('D-85 D-41: can be completed; the last one is exposed before the Heist is done', () => {
    const first = advance(at(scene('nightExpress', { extras: { matteo: { at: 'isker' } } }), 'diabolik', 'isker'))
    const second = advance(at(first.state, 'eva', HEIST))
    const done = advance(at(at(second.state, 'eva', 'clerville'), 'diabolik', 'gardenburg'))
    const order = heard(done)
    expect(order.indexOf('exposed')).toBeLessThan(order.indexOf('heistDone'))
    expect(done.state.sheets[0]).toMatchObject({ done: true, card: null, by: ['diabolik', 'eva', 'diabolik'] })
    expect(done.state.extras).toEqual({})
    expect(done.state.questions).toEqual([{ type: 'jaguar', who: ['diabolik'] }])
  })
})
