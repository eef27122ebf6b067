import { describe, expect, test } from 'vitest'
import type { CardName } from '../cards/list.ts'
import { isSettled, lay, letDie, movesOf, PLAIN, place, playing, rowOf, run, told } from '../testing.ts'

const field = {
  dawn: { tower: ['meteorMo', 'dale'], campus: ['theMime'] },
  dusk: { tower: ['daiki', 'vanessa', 'splitter1'], campus: ['reef'] },
} as const

function endgame(card: CardName): void {
  const hands = { nova: [card] }
  const before = lay({ hands, ...field })
  const gone = (choice: 'enemy' | 'own' | 'both' | 'nothing') => {
    const { state } = run(before, playing(card, 'tower', choice))
    expect(isSettled(state)).toBe(true)
    expect([rowOf(state, 'dawn', 'campus'), rowOf(state, 'dusk', 'campus')]).toEqual([['theMime'], ['reef']])
    expect(place(state, 'splitter1')).toBe('mat:dusk:tower:regular:1')
    expect(place(state, card)).toBe('mat:dawn:tower:scorched:0')
    return state.discards.map(id => state.faces[id])
  }

  test('C-17, C-37: kills the enemy’s part of the zone, Diabolicals included, but no Splitter', () => {
    expect(gone('enemy')).toEqual(['daiki', 'vanessa'])
  })
  test('C-17: kills the own part', () => expect(gone('own')).toEqual(['meteorMo', 'dale']))
  test('C-17: kills both', () => expect(gone('both')).toEqual(['daiki', 'vanessa', 'meteorMo', 'dale']))
  test('C-17: or does nothing', () => expect(gone('nothing')).toEqual([]))
  test('C-37: kills a full zone to the last card', () => {
    const full = lay({
      hands,
      dawn: { tower: ['dale', ...PLAIN.slice(8, 16)] },
      dusk: { tower: ['vanessa', ...PLAIN.slice(16)] },
      contracts: [],
    })
    expect(run(full, playing(card, 'tower', 'both')).state.discards).toHaveLength(18)
  })
  test('kills nobody in an empty zone', () => {
    const done = run(before, playing(card, 'hideout', 'both'))
    expect(told(done, 'killAnnounced')).toEqual([])
    expect(isSettled(done.state)).toBe(true)
  })
  test('C-37: Runaway and Deathdodge answer it', () => {
    const state = run(lay({ hands, dusk: { tower: ['windshear', 'encore'] } }), playing(card, 'tower', 'enemy')).state
    expect(movesOf(state).map(({ type }) => type)).toEqual(['save', 'save', 'save', 'letDie'])
    expect(rowOf(run(state, letDie).state, 'dusk', 'tower')).toEqual([])
  })
  test('C-3: goes only where Scorched Earth has its space, which is always free but in a sealed zone', () => {
    const full = lay({ hands, sealed: ['campus'] })
    const ways = new Set(movesOf(full).flatMap(move => (move.type === 'play' ? [`${move.zone} ${move.slot}`] : [])))
    expect([...ways]).toEqual(['tower scorched', 'hideout scorched'])
  })
}

describe('deathrender', () => endgame('deathrender'))
describe('razor', () => endgame('razor'))
