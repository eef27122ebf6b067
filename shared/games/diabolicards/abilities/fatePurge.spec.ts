import { describe, expect, test } from 'vitest'
import type { CardName } from '../cards/list.ts'
import { diabolicards } from '../index.ts'
import type { Zone } from '../state.ts'
import { isSettled, lay, named, playing, run, told } from '../testing.ts'

function fatePurge(card: CardName, zone: Zone): void {
  test('C-14: before drawing, the hand goes into the deck and as many are drawn', () => {
    const before = lay({ hands: { nova: [card, 'daiki', 'reef'], raven: ['captainDamp'] } })
    const size = before.deck.length
    const done = run(before, playing(card, zone))
    expect(told(done, 'handChanged')).toMatchObject([{ seat: 'nova' }])
    expect(told(done, 'handChanged')[0]?.cards).toHaveLength(2)
    expect([done.state.hands.nova.length, done.state.deck.length]).toEqual([3, size - 1])
    expect(named(done.state, done.state.hands.raven)).toEqual(['captainDamp'])
    expect(isSettled(done.state)).toBe(true)
  })
  test('what lay open in the hand does so no more', () => {
    const before = lay({ hands: { nova: [card, 'daiki', 'reef'] } })
    before.shown.push(String(before.hands.nova[1]))
    const { state } = run(before, playing(card, zone))
    const { pieces } = diabolicards.view(state, 'public')
    expect(Object.values(pieces).filter(({ place }) => place === 'open:nova')).toEqual([])
  })
  test('with no other card and no deck nothing comes of it', () => {
    const { state } = run(lay({ hands: { nova: [card] }, deck: [] }), playing(card, zone))
    expect(state.hands.nova).toEqual([])
  })
}

describe('destina', () => fatePurge('destina', 'tower'))
describe('quantumDropout', () => {
  fatePurge('quantumDropout', 'campus')

  test('C-4: only on campus', () => {
    const done = run(lay({ hands: { nova: ['quantumDropout', 'daiki'] } }), playing('quantumDropout', 'tower'))
    expect(told(done, 'abilityLost')).toMatchObject([{ why: 'elsewhere' }])
    expect(told(done, 'handChanged')).toEqual([])
  })
})
