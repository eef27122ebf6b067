import { describe, expect, test } from 'vitest'
import { heard, told } from '../testing.ts'
import { advance, clueScene } from './testing.ts'

/** First Clues that draw cards (which others do stands in sheets.spec.ts). */
describe.each(['serpentOfFire', 'nightExpress', 'bankVan'] as const)('%s, Clue 1', name => {
  test('D-40: gives whoever does it two Police cards, which nobody else sees, and raises Danger', () => {
    const before = clueScene(name, 1, { danger: 4 })
    const done = advance(before)
    expect(heard(done)).toEqual(['clueDone', 'drew', 'drew', 'dangerMoved', 'clueMoved'])
    expect(told(done, 'drew')).toMatchObject([{ who: 'ginko' }, { who: 'ginko' }])
    expect(done.secrets).toMatchObject([{ to: ['ginko'] }, { to: ['ginko'] }])
    expect(done.state.people.ginko.hand).toHaveLength(2)
    expect(done.state.police.cards).toHaveLength(before.police.cards.length - 2)
    expect(done.state.danger).toBe(5)
  })

  test('D-16: draws as far as the hand has room, and is done all the same', () => {
    const one = advance(clueScene(name, 1, { wounds: { ginko: 4 } }))
    expect(heard(one)).toEqual(['clueDone', 'drew', 'dangerMoved', 'clueMoved'])
    const none = advance(clueScene(name, 1, { wounds: { ginko: 5 } }))
    expect(heard(none)).toEqual(['clueDone', 'dangerMoved', 'clueMoved'])
    expect(none.state.people.ginko.hand).toEqual([])
  })

  test('D-6 D-50: the last card makes a new deck, and Danger falls before it rises', () => {
    const done = advance(clueScene(name, 1, { policeDeck: ['siren'], discards: ['witness', 'curfew'], danger: 4 }))
    expect(heard(done)).toEqual(['clueDone', 'drew', 'reshuffled', 'dangerMoved', 'drew', 'dangerMoved', 'clueMoved'])
    expect(done.state.danger).toBe(4)
  })
})
