import { describe, expect, test } from 'vitest'
import type { CardName } from '../cards/list.ts'
import {
  choosing,
  done,
  isSettled,
  lay,
  letDie,
  movesOf,
  PLAIN,
  place,
  playing,
  rowOf,
  run,
  saving,
  told,
} from '../testing.ts'

function runaway(card: CardName): void {
  const hands = { nova: ['razor', 'deathrender'], raven: ['captainDamp'] } as const
  const attack = playing('razor', 'tower', 'enemy')

  test('C-14: instead of dying it moves to another own zone; C-36: and does nothing there', () => {
    const ran = run(lay({ hands, dusk: { tower: [card, 'theMime'] } }), attack, saving(card, 'campus'))
    expect(place(ran.state, card)).toBe('mat:dusk:campus:regular:0')
    expect(place(ran.state, 'theMime')).toBe('discards')
    expect(told(ran, 'ranAway')).toMatchObject([{ zone: 'campus', at: 0 }])
    expect(isSettled(ran.state)).toBe(true)
  })
  test('only the first time', () => {
    const before = lay({ hands: { nova: ['razor'] }, dusk: { tower: [card] }, spent: [card] })
    const { state } = run(before, attack)
    expect(place(state, card)).toBe('discards')
    expect(isSettled(state)).toBe(true)
  })
  test('may be let go', () => {
    expect(place(run(lay({ hands, dusk: { tower: [card] } }), attack, letDie).state, card)).toBe('discards')
  })
  test('only to zones with a free slot that are not sealed: with none, it dies', () => {
    const full = PLAIN.filter(name => name !== 'captainDamp').slice(0, 8)
    const one = run(lay({ hands, dusk: { tower: [card], campus: full }, contracts: [] }), attack).state
    expect(movesOf(one)).toHaveLength(2)
    const none = lay({ hands, dusk: { tower: [card], campus: full }, sealed: ['hideout'], contracts: [] })
    expect(place(run(none, attack).state, card)).toBe('discards')
  })
  test('Why Stick holds it where it is, and keeps it out where she is', () => {
    const here = run(lay({ hands, dusk: { tower: [card] }, dawn: { tower: ['spiderloom'] } }), attack).state
    expect(place(here, card)).toBe('discards')
    const there = run(lay({ hands, dusk: { tower: [card] }, dawn: { campus: ['spiderloom'] } }), attack).state
    expect(movesOf(there)).toMatchObject([{ zone: 'hideout' }, { type: 'letDie' }])
  })
}

describe('windshear', () => {
  runaway('windshear')

  test('works anywhere', () => {
    const before = lay({ hands: { nova: ['razor'] }, dusk: { hideout: ['windshear'] } })
    const { state } = run(before, playing('razor', 'hideout', 'enemy'), saving('windshear', 'tower'))
    expect(rowOf(state, 'dusk', 'tower')).toEqual(['windshear'])
  })
})
describe('heloiseVask', () => {
  runaway('heloiseVask')

  test('C-4: not outside Vask Tower', () => {
    const before = lay({ hands: { nova: ['razor'] }, dusk: { hideout: ['heloiseVask'] } })
    expect(place(run(before, playing('razor', 'hideout', 'enemy')).state, 'heloiseVask')).toBe('discards')
  })
  test('C-46: is not lost by being played elsewhere: back in the Tower it works', () => {
    const before = lay({ hands: { nova: ['razor'], raven: ['heloiseVask', 'commandress'] }, active: 'raven' })
    const home = run(before, playing('heloiseVask', 'campus'), { type: 'purge' }, playing('commandress', 'campus'))
    expect(told(home, 'abilityLost')).toEqual([])
    const moved = run(home.state, choosing('heloiseVask', 'tower'), done, playing('razor', 'tower', 'enemy'))
    expect(movesOf(moved.state).map(({ type }) => type)).toContain('save')
  })
})
