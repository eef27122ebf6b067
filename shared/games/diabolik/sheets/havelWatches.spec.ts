import { describe, expect, test } from 'vitest'
import { cardIn, heard, told } from '../testing.ts'
import { advance, at, clueScene, HEIST, HIDEOUT, isOpen, partScene, scene } from './testing.ts'

describe('Alfredo Havel’s Watch Collection', () => {
  test('D-42: Part 1 takes both in one Location that is not the Hideout, and brings Leopold into play, hidden, unless he is', () => {
    expect(isOpen(partScene('havelWatches', 1, { hidden: { diabolik: HIDEOUT, eva: HIDEOUT } }))).toBe(false)
    expect(isOpen(partScene('havelWatches', 1, { onTheRun: { eva: 'isker' } }))).toBe(false)
    const done = advance(partScene('havelWatches', 1), { draw: '#wenz' })
    expect(heard(done)).toEqual(['partDone', 'extraHidden'])
    expect(done.state.faces[done.state.extras.leopold?.card ?? '']).toBe('#wenz')
    const there = partScene('havelWatches', 1, { extras: { leopold: { at: 'wenz' } } })
    expect(heard(advance(there))).toEqual(['partDone'])
  })

  test('D-40: Part 2 needs one with Leopold and the other, In the Shadows, at the Heist Location', () => {
    expect(isOpen(partScene('havelWatches', 2, { hidden: { eva: 'falkenau' } }))).toBe(false)
    expect(isOpen(partScene('havelWatches', 2, { onTheRun: { eva: HEIST } }))).toBe(false)
    expect(isOpen(partScene('havelWatches', 2, { acting: 'eva' }))).toBe(false)
    expect(isOpen(partScene('havelWatches', 2, { extras: { leopold: { at: 'isker' } } }))).toBe(true)
    expect(heard(advance(partScene('havelWatches', 2)))).toEqual(['partDone'])
  })

  test('D-40 D-91: whoever did not do Part 2 must be there for Part 3; either may do it', () => {
    expect(isOpen(partScene('havelWatches', 3, { acting: 'eva' }))).toBe(true)
    expect(isOpen(partScene('havelWatches', 3, { parts: { A: ['eva', 'diabolik'] } }))).toBe(false)
    expect(isOpen(partScene('havelWatches', 3, { parts: { A: ['diabolik', 'eva'] } }))).toBe(true)
  })

  test('D-45: Clue 1 costs two cards; Danger rises and the next Clue is drawn', () => {
    const done = advance(clueScene('havelWatches', 1), { draw: '#sheland' })
    expect(heard(done)).toEqual(['paid', 'clueDone', 'dangerMoved', 'clueMoved'])
    expect(told(done, 'paid')[0]?.cards).toHaveLength(2)
    expect(told(done, 'clueMoved')).toEqual([{ type: 'clueMoved', letter: 'A', at: 'sheland' }])
  })

  test('D-42 D-78 D-93: Clue 2 reveals Leopold, or brings him in revealed, turns the Heist up, costs cards and takes the marker away', () => {
    const hidden = advance(
      clueScene('havelWatches', 2, { extras: { leopold: { hidden: 'isker' } }, hands: { eva: ['sewers'] } }),
    )
    expect(heard(hidden)).toEqual(['clueDone', 'extraShown', 'cardsReturned', 'turnedUp', 'discarded', 'clueGone'])
    expect(hidden.state.up).toEqual([cardIn(hidden.state, HEIST)])
    expect(hidden.state.extras.leopold).toEqual({ card: null, at: 'isker' })
    const fresh = advance(clueScene('havelWatches', 2), { draw: '#wenz' })
    expect(fresh.state.extras.leopold).toEqual({ card: null, at: 'wenz' })
    expect(fresh.state.sheets[0]?.clueAt).toBeNull()
  })

  test('D-78: Clue 3 turns the Hideout’s card up, which exposes nobody there; Danger rises', () => {
    const before = clueScene('havelWatches', 3, { hidden: { diabolik: HIDEOUT } })
    const done = advance(before)
    expect(heard(done)).toEqual(['clueDone', 'turnedUp', 'dangerMoved'])
    expect(done.state.up).toEqual([cardIn(before, HIDEOUT)])
    expect(done.state.fugitives.diabolik.card).toBe(before.hideout)
  })

  test('D-78: a Hideout that is up already is not turned again', () => {
    const done = advance(clueScene('havelWatches', 3, { up: [HIDEOUT] }))
    expect(heard(done)).toEqual(['clueDone', 'dangerMoved'])
  })

  test('D-32: a Leopold in hiding offers a Detective nothing, even in the very place', () => {
    expect(isOpen(clueScene('havelWatches', 3, { extras: { leopold: { hidden: 'lorvy' } } }))).toBe(false)
  })

  test('D-41: can be completed by the two together', () => {
    const first = advance(at(at(scene('havelWatches'), 'diabolik', HEIST), 'eva', HEIST), { draw: '#isker' })
    const second = advance(at(at(first.state, 'eva', HEIST), 'diabolik', 'isker'))
    const done = advance(at(second.state, 'eva', HIDEOUT))
    expect(done.state.sheets[0]).toMatchObject({ done: true, card: null, by: ['eva', 'diabolik', 'eva'] })
    expect(done.state).toMatchObject({ extras: {}, questions: [], danger: 0 })
  })

  test('D-79: whoever stands on Leopold’s card when he leaves keeps it, face down, on the own track', () => {
    const last = partScene('havelWatches', 3, {
      parts: { A: ['eva', 'eva'] },
      extras: { leopold: { hidden: 'isker' } },
      hidden: { eva: 'isker' },
    })
    const card = cardIn(last, 'isker')
    const done = advance(last)
    expect(done.state.fugitives.eva.card).toBe(card)
    expect(done.state.fugitives.eva.track).toContain(card)
    expect(done.state.up).toEqual([])
  })
})
