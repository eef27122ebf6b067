import { describe, expect, test } from 'vitest'
import { cardIn, handFaces, heard, told } from '../testing.ts'
import { advance, at, clueScene, HEIST, isOpen, partScene, scene } from './testing.ts'

describe('The Serpent of Fire', () => {
  test('D-40: Part 2 is for whoever did not do Part 1, with no Police there', () => {
    expect(heard(advance(partScene('serpentOfFire', 2)))).toEqual(['partDone'])
    expect(isOpen(partScene('serpentOfFire', 2, { parts: { A: ['diabolik'] } }))).toBe(false)
    expect(isOpen(partScene('serpentOfFire', 2, { police: { yellowA: HEIST } }))).toBe(false)
    expect(isOpen(partScene('serpentOfFire', 2, { police: { yellowA: 'falkenau' } }))).toBe(true)
  })

  test.each([
    [HEIST, false],
    ['falkenau', false],
    ['dornac', false],
    ['tarvos', true],
    ['clerville', true],
  ] as const)('D-40: Part 1 needs three Locations between: %s is %s', (diabolik, open) => {
    expect(isOpen(partScene('serpentOfFire', 1, { hidden: { diabolik } }))).toBe(open)
  })

  test('D-34: Part 1 sends the one who does it On the Run, and not the other', () => {
    const done = advance(partScene('serpentOfFire', 1, { hidden: { eva: 'isker' } }))
    expect(heard(done).slice(0, 3)).toEqual(['paid', 'partDone', 'exposed'])
    expect(told(done, 'exposed')).toMatchObject([{ who: 'diabolik', at: 'isker' }])
    expect(done.state.fugitives.eva.card).not.toBeNull()
  })

  test('D-40: Part 3 takes both in one Location, far off, In the Shadows, with no Police there', () => {
    expect(isOpen(partScene('serpentOfFire', 3, { acting: 'eva' }))).toBe(true)
    expect(isOpen(partScene('serpentOfFire', 3, { onTheRun: { eva: 'isker' } }))).toBe(false)
    expect(isOpen(partScene('serpentOfFire', 3, { police: { yellowA: 'isker' } }))).toBe(false)
    expect(isOpen(partScene('serpentOfFire', 3, { hidden: { diabolik: 'dornac', eva: 'dornac' } }))).toBe(false)
  })

  test('D-40: Clue 1 draws Police cards, for whichever Detective does it', () => {
    const luck = [{ draw: 'siren' }, { draw: 'witness' }] as const
    const done = advance(clueScene('serpentOfFire', 1), ...luck)
    expect([handFaces(done.state, 'ginko'), handFaces(done.state, 'morrigan')]).toEqual([['siren', 'witness'], []])
    const morrigan = { acting: 'morrigan', police: { morrigan: 'lorvy' } } as const
    const hers = advance(clueScene('serpentOfFire', 1, morrigan), ...luck)
    expect([handFaces(hers.state, 'ginko'), handFaces(hers.state, 'morrigan')]).toEqual([[], ['siren', 'witness']])
  })

  test('D-78 D-93: Clue 2 turns the Heist’s Location card up and costs each Criminal a card; then Danger rises', () => {
    const done = advance(clueScene('serpentOfFire', 2, { hands: { eva: ['sewers'] } }))
    expect(heard(done)).toEqual(['paid', 'clueDone', 'turnedUp', 'discarded', 'dangerMoved', 'clueMoved'])
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

  test('D-41: the serpent is taken while the partner runs, and the Heist done where they meet', () => {
    const first = advance(at(scene('serpentOfFire'), 'diabolik', 'clerville'))
    const second = advance(at(first.state, 'eva', HEIST))
    expect(second.state.fugitives.diabolik).toMatchObject({ card: null, at: 'clerville' })
    const done = advance(at(at(second.state, 'diabolik', 'lorvy'), 'eva', 'lorvy'))
    expect(heard(done)).toEqual(['partDone', 'heistDone', 'cardsReturned'])
    expect(done.state.sheets[0]).toMatchObject({ done: true, card: null, by: ['diabolik', 'eva', 'eva'] })
  })
})
