import { describe, expect, test } from 'vitest'
import { diabolicards } from '../index.ts'
import { isSettled, lay, playing, rowOf, run, told } from '../testing.ts'

describe('brotherBleat', () => {
  const preaching = lay({
    hands: {
      nova: ['brotherBleat', 'dominique', 'mortimerVask'],
      raven: ['jinx', 'captainDamp', 'razor', 'vanessa', 'burnout'],
    },
    dusk: { hideout: ['daiki'] },
  })
  const begun = run(preaching, playing('brotherBleat', 'hideout')).state

  test('C-47: the next card played into his zone, on either side, loses its ability; then it is over', () => {
    expect(isSettled(begun)).toBe(true)
    expect(diabolicards.view(begun, 'public').facts.sermons).toBe('hideout')
    const heard = run(begun, playing('jinx', 'hideout'))
    expect(told(heard, 'abilityLost')).toMatchObject([{ ability: 'jinxed', why: 'preached' }])
    expect(diabolicards.view(heard.state, 'public').facts.sermons).toBe('')
    const after = run(heard.state, playing('dominique', 'hideout'))
    expect(told(after, 'abilityLost')).toEqual([])
  })
  test('C-47: a card without ability listens, too', () => {
    const heard = run(begun, playing('captainDamp', 'hideout'))
    expect(told(heard, 'abilityLost')).toEqual([])
    expect(diabolicards.view(heard.state, 'public').facts.sermons).toBe('')
  })
  test('C-15, C-16: Diabolicals in their slot and Scorched Earth do not listen; it waits for somebody who does', () => {
    const diabolical = run(begun, playing('vanessa', 'hideout'))
    expect(told(diabolical, 'abilityUsed')).toMatchObject([{ ability: 'killerLook' }])
    expect(diabolical.state.sermons).toHaveLength(1)
    const scorched = run(begun, playing('razor', 'hideout', 'own'))
    expect(rowOf(scorched.state, 'dusk', 'hideout')).toEqual([])
    expect(scorched.state.sermons).toHaveLength(1)
  })
  test('other zones hear nothing', () => {
    const away = run(begun, playing('burnout', 'tower'))
    expect(told(away, 'abilityLost')).toEqual([])
    expect(away.state.sermons).toHaveLength(1)
  })
  test('it ends with his life', () => {
    const { state } = run(begun, playing('razor', 'hideout', 'enemy'))
    expect(state.sermons).toEqual([])
  })
})
