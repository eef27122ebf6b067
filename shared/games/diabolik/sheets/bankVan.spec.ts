import { describe, expect, test } from 'vitest'
import { distance } from '../map/roads.ts'
import { beginRound } from '../rules/course.ts'
import { maximumOf } from '../rules/questions.ts'
import { handFaces, heard, run, type Setting, table, told } from '../testing.ts'
import { advance, at, clueScene, HEIST, isOpen, partScene, scene } from './testing.ts'

/** A round begins. */
const driven = (setting: Setting) => run(scene('bankVan', setting), beginRound, 'diabolik')

describe('The CV Bank Van', () => {
  test('D-5: starts in Clerville, and only where its sheet is in play', () => {
    expect(scene('bankVan').van).toBe('clerville')
    expect(table().van).toBeNull()
  })

  test('D-42: drives one Location a round along a shortest way to the Clue marker', () => {
    const done = driven({ van: 'sheland', clues: { A: 'isker' } })
    expect(told(done, 'walked')).toEqual([{ type: 'walked', who: 'van', from: 'sheland', to: 'montvert' }])
    expect(done.state.van).toBe('montvert')
    expect(told(done, 'clueMoved')).toEqual([])
  })

  test('D-42: among equal ways luck decides, and every one of them is shorter', () => {
    for (const int of [0, 1]) {
      const done = run(scene('bankVan', { van: 'gardenburg', clues: { A: 'cartun' } }), beginRound, 'diabolik', { int })
      const [first] = told(done, 'walked')
      expect(first?.to).toBe(['clerville', 'sheland'][int])
      expect(distance('state', first?.to ?? 'gardenburg', 'cartun')).toBe(1)
      expect(done.state.van).not.toBe('gardenburg')
    }
  })

  test('D-40: stops at its branch, one Location away, and the next one is drawn', () => {
    const before = scene('bankVan', { van: 'clerville', clues: { A: 'cartun' } })
    const done = run(before, beginRound, 'diabolik', { int: 0 }, { draw: '#isker' })
    expect(told(done, 'walked')).toHaveLength(1)
    expect(done.state.van).toBe('cartun')
    expect(told(done, 'clueMoved')).toEqual([{ type: 'clueMoved', letter: 'A', at: 'isker' }])
    expect(done.state.sheets[0]?.clueAt).toBe('isker')
  })

  test('D-40: a branch drawn where it stands is left for the next one', () => {
    const done = driven({ van: 'cartun', clues: { A: 'cartun' } })
    expect(told(done, 'walked')).toEqual([])
    expect(told(done, 'clueMoved')).toHaveLength(1)
  })

  test('D-40: without a marker it goes home to Clerville and stays', () => {
    const done = driven({ van: 'cartun', found: { A: 3 } })
    expect(done.state.van).toBe('clerville')
    expect(told(run(done.state, beginRound), 'walked')).toEqual([])
    expect(told(run(done.state, beginRound), 'clueMoved')).toEqual([])
  })

  test('D-40: Parts 1 and 2 are done where the van is now, by two different Criminals', () => {
    for (const number of [1, 2]) expect(isOpen(partScene('bankVan', number, { van: 'nordhaven' }))).toBe(false)
    expect(isOpen(partScene('bankVan', 2, { parts: { A: ['diabolik'] } }))).toBe(false)
    expect(heard(advance(partScene('bankVan', 1)))).toEqual(['paid', 'partDone'])
  })

  test('D-34: Part 2 sends the one who does it On the Run; the van drives on', () => {
    const done = advance(partScene('bankVan', 2))
    expect(told(done, 'exposed')).toMatchObject([{ who: 'diabolik', at: 'isker' }])
    expect(done.state.van).toBe('isker')
  })

  test('D-40 D-91: whoever did Part 2 must be at the Heist Location for Part 3; either may do it', () => {
    expect(isOpen(partScene('bankVan', 3, { acting: 'eva' }))).toBe(true)
    expect(isOpen(partScene('bankVan', 3, { parts: { A: ['diabolik', 'eva'] } }))).toBe(false)
    expect(isOpen(partScene('bankVan', 3, { van: 'isker', hidden: { diabolik: 'isker' } }))).toBe(false)
  })

  test('D-40: Clue 1 draws Police cards, raises Danger and sends the van elsewhere', () => {
    const done = advance(clueScene('bankVan', 1), { draw: 'siren' }, { draw: 'witness' }, { draw: '#isker' })
    expect(heard(done)).toEqual(['clueDone', 'drew', 'drew', 'dangerMoved', 'clueMoved'])
    expect(handFaces(done.state, 'ginko')).toEqual(['siren', 'witness'])
    expect(done.state.sheets[0]?.clueAt).toBe('isker')
  })

  test('D-19: Clue 2 is done where the van is, and an own Officer comes there, free; it costs cards, and Danger rises', () => {
    const done = advance(clueScene('bankVan', 2, { hands: { eva: ['sewers'] } }))
    expect(heard(done)).toEqual(['clueDone', 'officerCalled', 'discarded', 'dangerMoved'])
    expect(done.state.policemen.blueA).toBe('lorvy')
    expect(isOpen(clueScene('bankVan', 2, { van: 'isker', clues: { A: 'lorvy' } }))).toBe(false)
  })

  test('D-78: Clue 3 turns the Heist’s Location card up; then Danger rises', () => {
    const done = advance(clueScene('bankVan', 3))
    expect(heard(done)).toEqual(['clueDone', 'turnedUp', 'dangerMoved', 'clueGone'])
    expect(told(done, 'turnedUp')[0]?.faces).toEqual({ [done.state.sheets[0]?.card ?? '']: `#${HEIST}` })
  })

  test('D-85: Clue 3 shows the card before the Danger that wins, and nothing comes after', () => {
    const before = clueScene('bankVan', 3)
    before.danger = maximumOf(before) - 1
    const done = advance(before)
    expect(heard(done)).toEqual(['clueDone', 'turnedUp', 'dangerMoved', 'ended'])
    expect(done.state.outcome?.by).toBe('danger')
  })

  test('D-41: can be completed; the van leaves before the sheet does, and drives no more', () => {
    const first = advance(at(scene('bankVan', { clues: { A: 'calburg' } }), 'eva', 'clerville'))
    const second = advance(at(first.state, 'diabolik', 'clerville'))
    const done = advance(at(second.state, 'diabolik', HEIST))
    expect(heard(done)).toEqual(['partDone', 'extraLeft', 'heistDone', 'cardShifted', 'clueGone'])
    expect(done.state.sheets[0]).toMatchObject({ done: true, card: null, by: ['eva', 'diabolik', 'diabolik'] })
    expect(done.state.van).toBeNull()
    expect(told(run(done.state, beginRound), 'walked')).toEqual([])
  })
})
