import { describe, expect, test } from 'vitest'
import { cardIn, heard, told } from '../testing.ts'
import { advance, advancesOf, at, clueScene, HEIST, HIDEOUT, isOpen, partScene, scene } from './testing.ts'

describe('The Golden Venus', () => {
  test('D-42: Part 1 is done at the Hideout and brings Clara into play, hidden', () => {
    expect(isOpen(partScene('goldenVenus', 1, { hidden: { diabolik: HEIST } }))).toBe(false)
    const done = advance(partScene('goldenVenus', 1), { draw: '#isker' })
    expect(heard(done)).toEqual(['paid', 'partDone', 'extraHidden'])
    expect(done.state.faces[done.state.extras.clara?.card ?? '']).toBe('#isker')
  })

  test('D-40: Part 2 needs Clara, in hiding or on the map, and exposes nobody', () => {
    for (const clara of [{ hidden: 'isker' }, { at: 'isker' }] as const) {
      const done = advance(partScene('goldenVenus', 2, { extras: { clara } }))
      expect(heard(done)).toEqual(['partDone'])
    }
    expect(isOpen(partScene('goldenVenus', 2, { extras: { clara: { hidden: 'wenz' } } }))).toBe(false)
    expect(isOpen(partScene('goldenVenus', 2, { extras: {} }))).toBe(false)
  })

  test('D-40: Part 3 takes both at the Heist Location, both In the Shadows, and nothing else; either may do it', () => {
    expect(advancesOf(partScene('goldenVenus', 3))).toHaveLength(1)
    expect(isOpen(partScene('goldenVenus', 3, { acting: 'eva' }))).toBe(true)
    expect(isOpen(partScene('goldenVenus', 3, { hidden: { eva: 'isker' } }))).toBe(false)
    expect(isOpen(partScene('goldenVenus', 3, { onTheRun: { eva: HEIST } }))).toBe(false)
  })

  test('D-45: Clue 1 asks for nothing but to be there; Danger rises and the next Clue is drawn', () => {
    const done = advance(clueScene('goldenVenus', 1), { draw: '#bersy' })
    expect(heard(done)).toEqual(['clueDone', 'dangerMoved', 'clueMoved'])
    expect(told(done, 'dangerMoved')).toMatchObject([{ by: 1, to: 1, why: 'clue' }])
  })

  test('D-42 D-93: Clue 2 reveals Clara, and costs each Criminal a card; then Danger rises', () => {
    const hands = { diabolik: ['bribe', 'trap'], eva: ['sewers'] } as const
    const done = advance(clueScene('goldenVenus', 2, { extras: { clara: { hidden: 'isker' } }, hands }))
    expect(heard(done)).toEqual([
      'paid',
      'clueDone',
      'extraShown',
      'cardsReturned',
      'discarded',
      'discarded',
      'dangerMoved',
      'clueMoved',
    ])
    expect(told(done, 'discarded').map(({ who }) => who)).toEqual(['diabolik', 'eva'])
    expect([done.state.people.diabolik.hand.length, done.state.people.eva.hand.length]).toEqual([1, 0])
    expect(done.state.extras.clara).toEqual({ card: null, at: 'isker' })
  })

  test('D-42 D-79: Clara revealed under a Criminal exposes nobody', () => {
    const before = clueScene('goldenVenus', 2, { extras: { clara: { hidden: 'isker' } }, hidden: { eva: 'isker' } })
    const done = advance(before)
    expect(done.state.fugitives.eva.card).toBe(before.fugitives.eva.card)
    expect(told(done, 'exposed')).toEqual([])
  })

  test('D-78: Clue 3 turns the Heist’s Location card up, which exposes nobody; Danger rises', () => {
    const before = clueScene('goldenVenus', 3, { hidden: { diabolik: HEIST } })
    const done = advance(before)
    expect(heard(done)).toEqual(['clueDone', 'turnedUp', 'dangerMoved', 'clueGone'])
    expect(done.state.up).toEqual([cardIn(before, HEIST)])
    expect(done.state.fugitives.diabolik.card).toBe(cardIn(before, HEIST))
  })

  test('D-41 D-77: can be completed; the card goes to the track of whoever did the last Part, with both on it', () => {
    const first = advance(at(scene('goldenVenus'), 'diabolik', HIDEOUT), { draw: '#isker' })
    const second = advance(at(first.state, 'eva', 'isker'))
    const both = at(at(second.state, 'diabolik', HEIST), 'eva', HEIST)
    const card = cardIn(both, HEIST)
    const done = advance(both)
    expect(done.state.sheets[0]).toMatchObject({ done: true, card: null, by: ['diabolik', 'eva', 'eva'] })
    expect(done.state.fugitives.eva.track).toContain(card)
    expect([done.state.fugitives.diabolik.card, done.state.fugitives.eva.card]).toEqual([card, card])
    expect(done.state.extras).toEqual({})
    expect(done.state.questions).toEqual([])
  })
})
