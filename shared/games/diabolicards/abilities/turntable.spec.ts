import { describe, expect, test } from 'vitest'
import type { CardName } from '../cards/list.ts'
import type { State, Zone } from '../state.ts'
import { lay, movers, movesOf, playing, run, told } from '../testing.ts'

function turntable(card: CardName, zone: Zone, elsewhere: Zone): void {
  test('C-14, C-50: gives another usual turn, and one only', () => {
    const before = lay({ hands: { nova: [card, 'daiki'], raven: ['captainDamp'] } })
    const again = run(before, playing(card, zone))
    expect(movers(again.state)).toEqual(['nova'])
    expect(told(again, 'turnBegan')).toMatchObject([{ seat: 'nova', extra: true }])
    expect(again.state.hands.nova).toHaveLength(2)
    expect(new Set(movesOf(again.state).map(({ type }) => type))).toEqual(new Set(['play']))
    const after = run(again.state, playing('daiki', 'tower'))
    expect(movers(after.state)).toEqual(['raven'])
    expect(told(after, 'turnBegan')).toMatchObject([{ seat: 'raven', extra: false }])
  })
  test('C-31: then the other side follows as ever, of four too', () => {
    const before = lay({ players: 4, hands: { nova: [card, 'daiki'] } })
    const { state } = run(before, playing(card, zone), playing('daiki', 'tower'), playing('captainDamp', 'tower'))
    expect(movers(state)).toEqual(['comet'])
  })
  test('C-8, C-50: after a contract turn both turns are usual ones; then contracts may be had again', () => {
    const before = lay({ hands: { nova: [card, 'daiki'], raven: ['captainDamp'] }, contracted: true })
    const types = (state: State) => new Set(movesOf(state).map(({ type }) => type))
    const again = run(before, playing(card, zone)).state
    const after = run(again, playing('daiki', 'tower')).state
    expect([before, again, after].map(types)).toEqual([
      new Set(['play']),
      new Set(['play']),
      new Set(['play', 'trade', 'purge']),
    ])
  })
  test('C-4: not in another zone', () => {
    const done = run(lay({ hands: { nova: [card], raven: ['captainDamp'] } }), playing(card, elsewhere))
    expect(told(done, 'abilityLost')).toMatchObject([{ why: 'elsewhere' }])
    expect(movers(done.state)).toEqual(['raven'])
  })
}

describe('sylvesterSpin', () => turntable('sylvesterSpin', 'tower', 'campus'))
describe('overachiever', () => turntable('overachiever', 'campus', 'tower'))
