import { describe, expect, test } from 'vitest'
import { isSettled, lay, playing, run, told } from '../testing.ts'

describe('jinx', () => {
  test('whoever acts next on the other side draws a card', () => {
    const done = run(lay({ hands: { nova: ['jinx'] } }), playing('jinx', 'tower'))
    expect(told(done, 'drew').map(({ seat }) => seat)).toEqual(['raven', 'nova'])
    expect(done.state.hands.raven).toHaveLength(2)
    expect(isSettled(done.state)).toBe(true)
  })
  test('of four, the one whose turn is next there', () => {
    const done = run(lay({ players: 4, active: 'comet', hands: { comet: ['jinx'] } }), playing('jinx', 'tower'))
    expect(told(done, 'drew').map(({ seat }) => seat)).toEqual(['raven', 'comet'])
  })
  test('nobody draws from an empty deck', () => {
    const done = run(lay({ hands: { nova: ['jinx', 'daiki'] }, deck: [] }), playing('jinx', 'tower'))
    expect(told(done, 'drew')).toEqual([])
  })
})
