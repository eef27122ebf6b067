import { describe, expect, test } from 'vitest'
import { diabolicards } from '../index.ts'
import type { Player, State } from '../state.ts'
import { isSettled, lay, playing, rowOf, run, told } from '../testing.ts'

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
  test('C-51: until she dies: then nobody can tell the cards any more', () => {
    const { state } = run(done.state, playing('razor', 'tower', 'enemy'))
    expect([open(state, 'nova'), state.opened]).toEqual([[], null])
    expect(diabolicards.knows(state, 'raven').has(String(state.hands.nova[0]))).toBe(false)
    expect(state.hands.nova).toHaveLength(3)
  })
  test('with an empty hand it does not matter', () => {
    const empty = run(lay({ hands: { nova: ['openBook'] }, deck: [] }), playing('openBook', 'campus'))
    expect(told(empty, 'handShown')).toEqual([])
    expect(isSettled(empty.state)).toBe(true)
  })
  test('C-51: taken by the other side, she still shows the hand of whoever played her', () => {
    const before = lay({ hands: { nova: ['openBook', 'daiki'], raven: ['mixup'] } })
    const { state } = run(before, playing('openBook', 'tower'), playing('mixup', 'tower'))
    expect(rowOf(state, 'dusk', 'tower')).toEqual(['openBook'])
    expect([open(state, 'nova').length, open(state, 'raven').length]).toEqual([2, 0])
  })
  test('C-51: restored on the other side she shows that hand instead, and what was seen can be named no more', () => {
    const before = lay({
      hands: { nova: ['openBook', 'daiki', 'reef', 'encore', 'destina', 'jinx'], raven: ['mixup', 'sol', 'lukewarm'] },
    })
    const taken = run(before, playing('openBook', 'tower'), playing('mixup', 'tower')).state
    const after = run(taken, { type: 'purge' }, playing('sol', 'tower')).state
    expect([open(after, 'nova'), open(after, 'raven').length]).toEqual([[], after.hands.raven.length])
    const followed = after.hands.nova.filter(card => after.faces[card] !== taken.faces[card])
    expect(followed.length).toBeGreaterThan(0)
  })
})
