import { describe, expect, test } from 'vitest'
import { heard, told } from '../testing.ts'
import { advance, at, bystanders, clueScene, HEIST, HIDEOUT, isOpen, partScene, scene } from './testing.ts'

describe('The Blood Idol', () => {
  test('D-44: Part 1 brings Amira into play, hidden; where, the Criminals know', () => {
    const done = advance(partScene('bloodIdol', 1), { draw: '#isker' })
    expect(heard(done)).toEqual(['paid', 'partDone', 'extraHidden'])
    const amira = done.state.extras.amira
    expect(amira?.at).toBeNull()
    expect(done.state.faces[amira?.card ?? '']).toBe('#isker')
    expect(done.state.up).toEqual([])
  })

  test.each([{ hidden: 'isker' }, { at: 'isker' }] as const)('D-44: Part 1 leaves Amira where she is: %j', amira => {
    const before = partScene('bloodIdol', 1, { extras: { amira } })
    const done = advance(before)
    expect(heard(done)).toEqual(['paid', 'partDone'])
    expect(done.state.extras).toEqual(before.extras)
  })

  test('D-44: Part 2 sends whoever is with Amira On the Run, seen by all', () => {
    const done = advance(partScene('bloodIdol', 2))
    expect(heard(done).slice(0, 2)).toEqual(['partDone', 'exposed'])
    expect(told(done, 'exposed')).toEqual([{ type: 'exposed', who: 'diabolik', at: 'isker' }])
    expect(done.state.fugitives.diabolik).toMatchObject({ card: null, at: 'isker' })
  })

  test('D-44 D-42: Part 2 can be done with Amira on the map, and by whoever did Part 1 as well', () => {
    const amira = { at: 'isker' } as const
    expect(isOpen(partScene('bloodIdol', 2, { extras: { amira } }))).toBe(true)
    expect(isOpen(partScene('bloodIdol', 2, { extras: { amira }, parts: { A: ['diabolik'] } }))).toBe(true)
    expect(isOpen(partScene('bloodIdol', 2, { extras: { amira: { at: 'nordhaven' } } }))).toBe(false)
  })

  test('D-44 D-91: whoever did Part 2 must be there for Part 3; either Criminal may take the Advance', () => {
    expect(isOpen(partScene('bloodIdol', 3, { parts: { A: ['diabolik', 'eva'] } }))).toBe(false)
    expect(isOpen(partScene('bloodIdol', 3, { acting: 'eva' }))).toBe(true)
    expect(isOpen(partScene('bloodIdol', 3, { acting: 'eva', onTheRun: { diabolik: HIDEOUT } }))).toBe(false)
    expect(isOpen(partScene('bloodIdol', 3, { acting: 'eva', hidden: { diabolik: 'lorvy', eva: HIDEOUT } }))).toBe(
      false,
    )
  })

  test('D-44: Clue 1 raises Danger', () => {
    const done = advance(clueScene('bloodIdol', 1), { draw: '#bersy' })
    expect(heard(done)).toEqual(['clueDone', 'dangerMoved', 'clueMoved'])
    expect(done.state.danger).toBe(1)
    expect(done.state.sheets[0]?.clueAt).toBe('bersy')
  })

  test('D-44: Clue 2 reveals Amira, whose card goes back, and takes the marker away', () => {
    const before = clueScene('bloodIdol', 2, { extras: { amira: { hidden: 'isker' } } })
    const card = before.extras.amira?.card
    const done = advance(before)
    expect(heard(done)).toEqual(['paid', 'clueDone', 'extraShown', 'cardsReturned', 'clueGone'])
    expect(done.state.extras.amira).toEqual({ card: null, at: 'isker' })
    expect(done.state.locations).toContain(card)
    expect(done.state.danger).toBe(0)
  })

  test('D-44: Clue 2 brings Amira in revealed if she is not in play', () => {
    const done = advance(clueScene('bloodIdol', 2), { draw: '#wenz' })
    expect(heard(done)).toEqual(['paid', 'clueDone', 'extraShown', 'clueGone'])
    expect(done.state.extras.amira).toEqual({ card: null, at: 'wenz' })
  })

  test('D-44: Clue 3 raises Danger where Amira stands', () => {
    const done = advance(clueScene('bloodIdol', 3))
    expect(heard(done)).toEqual(['clueDone', 'dangerMoved'])
    expect(done.state.danger).toBe(1)
  })

  test('D-32: an Amira in hiding offers a Detective nothing, even in the very place', () => {
    expect(isOpen(clueScene('bloodIdol', 3, { extras: { amira: { hidden: 'lorvy' } } }))).toBe(false)
  })

  test('D-41 D-79: can be completed by one Criminal; Amira leaves, Danger falls by the Clues found', () => {
    const before = scene('bloodIdol', { danger: 5, found: { A: 2 } })
    const others = bystanders(before, 'diabolik')
    const first = advance(at(before, 'diabolik', HEIST), { draw: '#isker' })
    const second = advance(at(first.state, 'diabolik', 'isker'))
    const done = advance(at(second.state, 'diabolik', HIDEOUT))
    expect(heard(done)).toEqual(['partDone', 'heistDone', 'cardsReturned', 'extraLeft', 'cardsReturned', 'dangerMoved'])
    expect(done.state).toMatchObject({ danger: 3, extras: {}, questions: [], outcome: null })
    expect(done.state.sheets[0]).toMatchObject({ done: true, card: null, by: ['diabolik', 'diabolik', 'diabolik'] })
    expect(bystanders(done.state, 'diabolik')).toEqual(others)
  })
})
