import { describe, expect, test } from 'vitest'
import { handFaces, heard, told } from '../testing.ts'
import { advance, at, clueScene, HEIST, isOpen, partScene, scene } from './testing.ts'

describe('The Night Express', () => {
  test('D-42: Part 1 brings Matteo into play, hidden, unless he is', () => {
    const done = advance(partScene('nightExpress', 1), { draw: '#isker' })
    expect(heard(done)).toEqual(['paid', 'partDone', 'extraHidden'])
    expect(done.state.faces[done.state.extras.matteo?.card ?? '']).toBe('#isker')
    const there = partScene('nightExpress', 1, { extras: { matteo: { hidden: 'wenz' } } })
    expect(heard(advance(there))).toEqual(['paid', 'partDone'])
  })

  test('D-40: Part 2 needs Matteo, in hiding or on the map, and no card; it exposes nobody', () => {
    expect(heard(advance(partScene('nightExpress', 2)))).toEqual(['partDone'])
    expect(isOpen(partScene('nightExpress', 2, { extras: { matteo: { at: 'isker' } } }))).toBe(true)
    expect(isOpen(partScene('nightExpress', 2, { extras: { matteo: { at: 'wenz' } } }))).toBe(false)
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

  test('D-40: Clue 1 draws a Police card', () => {
    const done = advance(clueScene('nightExpress', 1), { draw: 'siren' })
    expect(heard(done)).toEqual(['clueDone', 'drew', 'clueMoved'])
    expect(handFaces(done.state, 'ginko')).toEqual(['siren'])
  })

  test('D-42: Clue 2 reveals Matteo, or brings him in revealed, and takes the marker away', () => {
    const hidden = advance(clueScene('nightExpress', 2, { extras: { matteo: { hidden: 'isker' } } }))
    expect(heard(hidden)).toEqual(['paid', 'clueDone', 'extraShown', 'cardsReturned', 'clueGone'])
    const fresh = advance(clueScene('nightExpress', 2), { draw: '#wenz' })
    expect(fresh.state.extras.matteo).toEqual({ card: null, at: 'wenz' })
  })

  test.each([
    ['tarvos', 'dornac', 2],
    ['tarvos', 'isker', 1],
    ['lorvy', 'isker', 0],
  ] as const)('D-32: Clue 3 tells how many are on Highways, not who: %s and %s', (diabolik, eva, count) => {
    const done = advance(clueScene('nightExpress', 3, { hidden: { diabolik, eva } }))
    expect(heard(done)).toEqual(['clueDone', 'answered', 'dangerMoved'])
    expect(told(done, 'answered')).toEqual([{ type: 'answered', who: 'criminals', what: 'onHighways', count }])
  })

  test('D-32: Clue 3 does not count who is On the Run', () => {
    const done = advance(clueScene('nightExpress', 3, { onTheRun: { diabolik: 'tarvos' }, hidden: { eva: 'dornac' } }))
    expect(told(done, 'answered')).toMatchObject([{ count: 1 }])
  })

  test('D-32: a Matteo in hiding offers a Detective nothing, even in the very place', () => {
    expect(isOpen(clueScene('nightExpress', 3, { extras: { matteo: { hidden: 'lorvy' } } }))).toBe(false)
  })

  test('D-85 D-41: can be completed; the last one is exposed before the Heist is done', () => {
    const first = advance(at(scene('nightExpress'), 'diabolik', HEIST), { draw: '#isker' })
    const second = advance(at(first.state, 'eva', 'isker'))
    const done = advance(at(at(second.state, 'eva', 'clerville'), 'diabolik', 'gardenburg'))
    const order = heard(done)
    expect(order.indexOf('exposed')).toBeLessThan(order.indexOf('heistDone'))
    expect(done.state.sheets[0]).toMatchObject({ done: true, card: null, by: ['diabolik', 'eva', 'diabolik'] })
    expect(done.state.extras).toEqual({})
    expect(done.state.questions).toEqual([{ type: 'jaguar', who: ['diabolik'] }])
  })
})
