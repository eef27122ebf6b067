import { describe, expect, test } from 'vitest'
import type { CardName } from '../cards/list.ts'
import { isSettled, lay, place, playing, rowOf, run, told } from '../testing.ts'

const SPLITTERS = ['splitter1', 'splitter2', 'splitter3', 'splitter4'] as const

function whySplit(card: (typeof SPLITTERS)[number]): void {
  const others = SPLITTERS.filter(name => name !== card)
  const [one, two, three] = others as [CardName, CardName, CardName]

  test('C-24: cannot die, not even by Scorched Earth', () => {
    const { state } = run(
      lay({ hands: { nova: ['razor'] }, dusk: { tower: [card, 'daiki'] } }),
      playing('razor', 'tower', 'both'),
    )
    expect(rowOf(state, 'dusk', 'tower')).toEqual([card])
    expect(isSettled(state)).toBe(true)
  })
  test('C-24: once all four are on the mat, on whichever sides, all four die', () => {
    const before = lay({
      hands: { nova: [card] },
      dawn: { tower: [one, 'theMime'] },
      dusk: { campus: [two], hideout: [three] },
    })
    const done = run(before, playing(card, 'campus'))
    for (const name of SPLITTERS) expect(place(done.state, name)).toBe('discards')
    expect(rowOf(done.state, 'dawn', 'tower')).toEqual(['theMime'])
    expect(told(done, 'killAnnounced')).toEqual([])
    expect(isSettled(done.state)).toBe(true)
  })
  test('C-24: those in the discards or among the contracts do not count', () => {
    const before = lay({ hands: { nova: [card] }, dawn: { tower: [one] }, discards: [two], contracts: [three] })
    expect(place(run(before, playing(card, 'campus')).state, card)).toBe('mat:dawn:campus:regular:0')
  })
  test('having listened to a sermon it is mortal', () => {
    const before = lay({ hands: { nova: ['razor'] }, dusk: { tower: [card] }, spent: [card] })
    expect(place(run(before, playing('razor', 'tower', 'enemy')).state, card)).toBe('discards')
  })
}

describe('splitter1', () => whySplit('splitter1'))
describe('splitter2', () => whySplit('splitter2'))
describe('splitter3', () => whySplit('splitter3'))
describe('splitter4', () => whySplit('splitter4'))
