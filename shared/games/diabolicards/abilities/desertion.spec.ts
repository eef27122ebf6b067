import { describe, expect, test } from 'vitest'
import { isSettled, lay, PLAIN, playing, rowOf, run, told } from '../testing.ts'

describe('turncoat', () => {
  const hands = { nova: ['turncoat'], raven: ['captainDamp', 'lukewarm'] } as const

  test('at the end of a turn he goes over to the side that has more cards in his zone', () => {
    const done = run(lay({ hands, dusk: { tower: ['daiki', 'dale'] } }), playing('turncoat', 'tower'))
    expect([rowOf(done.state, 'dawn', 'tower'), rowOf(done.state, 'dusk', 'tower')]).toEqual([
      [],
      ['daiki', 'turncoat'],
    ])
    expect(told(done, 'moved')).toMatchObject([{ side: 'dusk', zone: 'tower' }])
    expect(isSettled(done.state)).toBe(true)
  })
  test('at the end of any turn: also the others’', () => {
    const stays = run(lay({ hands, dusk: { tower: ['daiki'] } }), playing('turncoat', 'tower')).state
    expect(rowOf(stays, 'dawn', 'tower')).toEqual(['turncoat'])
    const elsewhere = run(stays, playing('lukewarm', 'campus')).state
    expect(rowOf(elsewhere, 'dawn', 'tower')).toEqual(['turncoat'])
    const goes = run(stays, playing('captainDamp', 'tower')).state
    expect(rowOf(goes, 'dusk', 'tower')).toEqual(['daiki', 'captainDamp', 'turncoat'])
  })
  test('not where there is no free slot, nor where Why Stick is', () => {
    const full = run(
      lay({ hands, dusk: { tower: PLAIN.slice(-8) }, contracts: [] }),
      playing('turncoat', 'tower'),
    ).state
    expect(rowOf(full, 'dawn', 'tower')).toEqual(['turncoat'])
    const stuck = run(lay({ hands, dusk: { tower: ['spiderloom', 'daiki'] } }), playing('turncoat', 'tower')).state
    expect(rowOf(stuck, 'dawn', 'tower')).toEqual(['turncoat'])
  })
})
