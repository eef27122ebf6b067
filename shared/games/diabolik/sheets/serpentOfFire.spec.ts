import { describe, expect, test } from 'vitest'
import { cardIn, handFaces, heard, told } from '../testing.ts'
import { advance, at, clueScene, HEIST, isOpen, partScene, scene } from './testing.ts'

describe('The Serpent of Fire', () => {
  test('D-40: Part 1 only looks around', () => {
    expect(heard(advance(partScene('serpentOfFire', 1)))).toEqual(['paid', 'partDone'])
  })

  test('D-40: Part 2 is for whoever did not do Part 1', () => {
    expect(isOpen(partScene('serpentOfFire', 2, { parts: { A: ['diabolik'] } }))).toBe(false)
  })

  test.each([
    [HEIST, false],
    ['falkenau', false],
    ['dornac', false],
    ['tarvos', true],
    ['clerville', true],
  ] as const)('D-40: Part 2 needs three Locations between: %s is %s', (diabolik, open) => {
    expect(isOpen(partScene('serpentOfFire', 2, { hidden: { diabolik } }))).toBe(open)
  })

  test('D-34: Part 2 sends the one who does it On the Run, and not the other', () => {
    const done = advance(partScene('serpentOfFire', 2, { hidden: { eva: 'isker' } }))
    expect(heard(done).slice(0, 3)).toEqual(['paid', 'partDone', 'exposed'])
    expect(told(done, 'exposed')).toMatchObject([{ who: 'diabolik', at: 'isker' }])
    expect(done.state.fugitives.eva.card).not.toBeNull()
  })

  test('D-40: Part 3 is for whoever did Part 1, with no Police there', () => {
    expect(isOpen(partScene('serpentOfFire', 3, { parts: { A: ['eva', 'diabolik'] } }))).toBe(false)
    expect(isOpen(partScene('serpentOfFire', 3, { police: { yellowA: HEIST } }))).toBe(false)
    expect(isOpen(partScene('serpentOfFire', 3, { police: { yellowA: 'falkenau' } }))).toBe(true)
  })

  test('D-40: Clue 1 draws a Police card, for whichever Detective does it', () => {
    const done = advance(clueScene('serpentOfFire', 1), { draw: 'siren' })
    expect(heard(done)).toEqual(['clueDone', 'drew', 'clueMoved'])
    expect([handFaces(done.state, 'ginko'), handFaces(done.state, 'morrigan')]).toEqual([['siren'], []])
    const morrigan = { acting: 'morrigan', police: { morrigan: 'lorvy' } } as const
    const hers = advance(clueScene('serpentOfFire', 1, morrigan), { draw: 'siren' })
    expect([handFaces(hers.state, 'ginko'), handFaces(hers.state, 'morrigan')]).toEqual([[], ['siren']])
  })

  test('D-78: Clue 2 turns the Heist’s Location card up, for no Danger', () => {
    const done = advance(clueScene('serpentOfFire', 2))
    expect(heard(done)).toEqual(['paid', 'clueDone', 'turnedUp', 'clueMoved'])
    expect(done.state.up).toEqual([cardIn(done.state, HEIST)])
  })

  test('D-19: Clue 3 brings an own Officer to the place, free; then Danger rises', () => {
    const done = advance(clueScene('serpentOfFire', 3))
    expect(heard(done)).toEqual(['clueDone', 'officerCalled', 'dangerMoved', 'clueGone'])
    expect(done.state.policemen).toMatchObject({ blueA: 'lorvy', blueB: null, yellowA: null, yellowB: null })
    expect(done.state.waiting).not.toContain('blueA')
    const morrigan = { acting: 'morrigan', police: { morrigan: 'lorvy', yellowA: 'wenz' } } as const
    expect(advance(clueScene('serpentOfFire', 3, morrigan)).state.policemen).toMatchObject({
      yellowA: 'wenz',
      yellowB: 'lorvy',
      blueA: null,
    })
  })

  test('D-19: Clue 3 without an own Officer in the Station only raises Danger', () => {
    const done = advance(clueScene('serpentOfFire', 3, { police: { blueA: 'wenz', blueB: 'bersy' } }))
    expect(heard(done)).toEqual(['clueDone', 'dangerMoved', 'clueGone'])
  })

  test('D-41: can be completed while the partner runs; the card goes to the track of whoever stands on it', () => {
    const first = advance(at(scene('serpentOfFire'), 'eva', HEIST))
    const second = advance(at(first.state, 'diabolik', 'clerville'))
    const ready = at(second.state, 'eva', HEIST)
    const card = cardIn(ready, HEIST)
    const done = advance(ready)
    expect(heard(done)).toEqual(['paid', 'partDone', 'heistDone', 'cardShifted'])
    expect(done.state.fugitives.eva.card).toBe(card)
    expect(done.state.fugitives.diabolik).toMatchObject({ card: null, at: 'clerville' })
    expect(done.state.sheets[0]).toMatchObject({ done: true, card: null, by: ['eva', 'diabolik', 'eva'] })
  })
})
