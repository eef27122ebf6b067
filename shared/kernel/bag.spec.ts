import { describe, expect, test } from 'vitest'
import { draw, stow, take } from './bag.ts'
import { rngOf, seedOf } from './rng.ts'

/** Cards a to f with faces A to F, and hands that draw by this name. */
const handsOf = (name: string, cards = 'abcdef') => ({
  state: { faces: Object.fromEntries([...cards].map(id => [id, id.toUpperCase()])) },
  chance: rngOf(seedOf(name), 0),
  names: rngOf(seedOf(name), 1),
})

describe('stow', () => {
  test('puts the cards in and keeps every face', () => {
    const turn = handsOf('one')
    const bag = ['a', 'b', 'c']
    stow(turn, bag, ['d', 'e'])
    expect(bag).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(bag.map(id => turn.state.faces[id]).sort()).toEqual(['A', 'B', 'C', 'D', 'E'])
  })

  test('leaves cards elsewhere alone', () => {
    const turn = handsOf('one')
    stow(turn, ['a', 'b', 'c'], ['d'])
    expect(turn.state.faces).toMatchObject({ e: 'E', f: 'F' })
  })

  test('leaves no trace of which card came in: its face is under any id equally often', () => {
    const counts: Record<string, number> = {}
    for (let i = 0; i < 4000; i++) {
      const { state, ...luck } = handsOf(`deal ${i}`)
      const bag = ['a', 'b', 'c']
      stow({ state, ...luck }, bag, ['d'])
      const under = bag.find(id => state.faces[id] === 'D') ?? 'lost'
      counts[under] = (counts[under] ?? 0) + 1
    }
    expect(Object.keys(counts).sort()).toEqual(['a', 'b', 'c', 'd'])
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(100)
  })

  test('costs no luck, and nothing at all when nothing comes in', () => {
    const turn = handsOf('one')
    stow(turn, ['a', 'b'], [])
    expect(turn.names.drawn).toBe(0)
    expect(turn.state.faces).toEqual(handsOf('one').state.faces)
    stow(turn, ['a', 'b'], ['c'])
    expect(turn.names.drawn).toBeGreaterThan(0)
    expect(turn.chance.drawn).toBe(0)
  })
})

describe('draw', () => {
  test('takes any card equally often, by luck', () => {
    const counts: Record<string, number> = {}
    const turn = handsOf('one')
    for (let i = 0; i < 3000; i++) {
      const card = draw(turn, ['a', 'b', 'c']) ?? 'none'
      counts[card] = (counts[card] ?? 0) + 1
    }
    expect(Object.keys(counts).sort()).toEqual(['a', 'b', 'c'])
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(100)
    expect(turn.names.drawn).toBe(0)
  })

  test('takes the card out, and leaves faces and the rest in place', () => {
    const turn = handsOf('one')
    const bag = ['a', 'b', 'c', 'd']
    const card = draw(turn, bag)
    expect(bag).toEqual(['a', 'b', 'c', 'd'].filter(id => id !== card))
    expect(turn.state.faces).toEqual(handsOf('one').state.faces)
  })

  test('finds nothing in an empty bag, and spends no luck on it', () => {
    const turn = handsOf('one')
    expect(draw(turn, [])).toBeUndefined()
    expect(turn.chance.drawn).toBe(0)
  })
})

describe('take', () => {
  test('takes named cards, wherever they lie', () => {
    const list = ['a', 'b', 'c', 'd']
    take(list, ['d', 'b'])
    expect(list).toEqual(['a', 'c'])
  })

  test('says which card is not there', () => {
    expect(() => take(['a', 'b'], ['a', 'a'])).toThrow('no a to take')
  })
})
