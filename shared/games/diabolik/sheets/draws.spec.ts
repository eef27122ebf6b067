import { describe, expect, test } from 'vitest'
import { heard, told } from '../testing.ts'
import { advance, clueScene } from './testing.ts'

/** The Clues that draw a card (that there are no others stands in sheets.spec.ts). */
describe.each(['serpentOfFire', 'nightExpress', 'bankVan'] as const)('%s, Clue 1', name => {
  test('D-40: gives whoever does it one Police card, which nobody else sees, and leaves Danger alone', () => {
    const before = clueScene(name, 1, { danger: 4 })
    const done = advance(before)
    expect(heard(done)).toEqual(['clueDone', 'drew', 'clueMoved'])
    expect(told(done, 'drew')).toMatchObject([{ who: 'ginko' }])
    expect(done.secrets).toMatchObject([{ to: ['ginko'] }])
    expect(done.state.people.ginko.hand).toHaveLength(1)
    expect(done.state.police.cards).toHaveLength(before.police.cards.length - 1)
    expect(done.state.danger).toBe(4)
  })

  test('D-16: draws nothing into a full hand, and is done all the same', () => {
    const done = advance(clueScene(name, 1, { wounds: { ginko: 5 } }))
    expect(heard(done)).toEqual(['clueDone', 'clueMoved'])
    expect(done.state.people.ginko.hand).toEqual([])
  })

  test('D-6 D-50: the last card makes a new deck, and Danger falls', () => {
    const done = advance(clueScene(name, 1, { policeDeck: ['siren'], discards: ['witness'], danger: 4 }))
    expect(heard(done)).toEqual(['clueDone', 'drew', 'reshuffled', 'dangerMoved', 'clueMoved'])
    expect(done.state.danger).toBe(3)
  })
})
