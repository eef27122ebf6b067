import { describe, expect, test } from 'vitest'
import type { CardName } from '../cards/list.ts'
import { choosable, choosing, done, isSettled, lay, movesOf, PLAIN, playing, rowOf, run, told } from '../testing.ts'

function redeploy(card: CardName): void {
  const hands = { nova: [card] }

  test('C-49: moves own cards between own zones, as many as one likes, each once', () => {
    const before = lay({
      hands,
      dawn: { hideout: ['daiki', 'reef'], campus: ['meteorMo'] },
      dusk: { hideout: ['encore'] },
    })
    const asked = run(before, playing(card, 'tower')).state
    expect(choosable(asked)).toEqual([card, 'daiki', 'reef', 'meteorMo'])
    const { state } = run(asked, choosing('daiki', 'tower'), choosing('meteorMo', 'hideout'), done)
    expect([rowOf(state, 'dawn', 'tower'), rowOf(state, 'dawn', 'hideout'), rowOf(state, 'dawn', 'campus')]).toEqual([
      [card, 'daiki'],
      ['meteorMo', 'reef'],
      [],
    ])
    expect(rowOf(state, 'dusk', 'hideout')).toEqual(['encore'])
    expect(choosable(run(asked, choosing('daiki', 'tower')).state)).not.toContain('daiki')
    expect(isSettled(state)).toBe(true)
  })
  test('C-36: a card moved does not use its ability', () => {
    const before = lay({ hands, dawn: { campus: ['dominique'] }, dusk: { hideout: ['daiki'] } })
    const { state } = run(before, playing(card, 'tower'), choosing('dominique', 'hideout'), done)
    expect(rowOf(state, 'dusk', 'hideout')).toEqual(['daiki'])
  })
  test('C-34: or none', () => {
    const { state } = run(lay({ hands, dawn: { campus: ['daiki'] } }), playing(card, 'tower'), done)
    expect(rowOf(state, 'dawn', 'campus')).toEqual(['daiki'])
    expect(isSettled(state)).toBe(true)
  })
  test('C-36, C-41: only where there is a free slot, never into a sealed zone', () => {
    const full = PLAIN.slice(-8)
    const before = lay({ hands, dawn: { hideout: full }, sealed: ['campus'], contracts: [] })
    const asked = run(before, playing(card, 'tower')).state
    expect(movesOf(asked).flatMap(move => (move.type === 'choose' ? [move.zone] : []))).toEqual(full.map(() => 'tower'))
  })
  test('is lost where nothing can move', () => {
    const nowhere = lay({ hands, sealed: ['hideout', 'campus'] })
    expect(told(run(nowhere, playing(card, 'tower')), 'abilityLost')).toMatchObject([{ why: 'noRoom' }])
    const stuck = lay({ hands, dusk: { tower: ['spiderloom'] } })
    expect(told(run(stuck, playing(card, 'tower')), 'abilityLost')).toMatchObject([{ why: 'stuck' }])
  })
  test('C-49: Why Stick closes her zone, and that alone', () => {
    const before = lay({ hands, dawn: { hideout: ['daiki'] }, dusk: { campus: ['spiderloom'] } })
    const zones = movesOf(run(before, playing(card, 'tower')).state).flatMap(move =>
      'zone' in move ? [move.zone] : [],
    )
    expect(zones).toEqual(['hideout', 'tower'])
  })
  test('C-15: does not move a Diabolical out of its slot', () => {
    const before = lay({ hands, dawn: { hideout: ['dale', 'regular:vanessa'] } })
    expect(choosable(run(before, playing(card, 'tower')).state)).toEqual([card, 'vanessa'])
  })
}

describe('commandress', () => redeploy('commandress'))
describe('constanceBoard', () => {
  redeploy('constanceBoard')

  test('C-4: only in Vask Tower', () => {
    const before = lay({ hands: { nova: ['constanceBoard'] }, dawn: { hideout: ['daiki'] } })
    expect(told(run(before, playing('constanceBoard', 'campus')), 'abilityLost')).toMatchObject([{ why: 'elsewhere' }])
  })
})
