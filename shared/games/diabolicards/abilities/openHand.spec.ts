import { describe, expect, test } from 'vitest'
import { diabolicards } from '../index.ts'
import type { Player, State } from '../state.ts'
import { isSettled, lay, playing, run, told } from '../testing.ts'

const open = (state: State, seat: Player) =>
  Object.values(diabolicards.view(state, 'public').pieces).filter(({ place, face }) => place === `open:${seat}` && face)

describe('openBook', () => {
  const hands = { nova: ['openBook', 'daiki', 'reef'], raven: ['razor', 'captainDamp'] } as const
  const done = run(lay({ hands }), playing('openBook', 'tower'))

  test('her player’s hand lies open, also what is drawn from then on', () => {
    expect(told(done, 'handShown')).toHaveLength(2)
    expect(open(done.state, 'nova')).toHaveLength(3)
    expect(open(done.state, 'raven')).toEqual([])
    expect(told(done, 'drew')[0]?.faces).toBeDefined()
    expect(isSettled(done.state)).toBe(true)
  })
  test('until she dies: then nobody can tell the cards any more', () => {
    const { state } = run(done.state, playing('razor', 'tower', 'enemy'))
    expect([open(state, 'nova'), state.opened]).toEqual([[], null])
    expect(diabolicards.knows(state, 'raven').has(String(state.hands.nova[0]))).toBe(false)
    expect(state.hands.nova).toHaveLength(3)
  })
  test('elsewhere on the mat she still is an open book, and to an empty hand it does not matter', () => {
    const empty = run(lay({ hands: { nova: ['openBook'] }, deck: [] }), playing('openBook', 'campus'))
    expect(told(empty, 'handShown')).toEqual([])
    expect(isSettled(empty.state)).toBe(true)
  })
})
