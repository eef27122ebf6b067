import { describe, expect, test } from 'vitest'
import type { Game, Seat } from './game.ts'
import { type Match, start, step } from './match.ts'
import { chosen, type Offers, offersOf } from './offer.ts'
import { type Pickpocket, pickpocket } from './pickpocket.ts'
import { seedOf } from './rng.ts'

const begun = (game: Game<Pickpocket> = pickpocket) => start(game, 3, seedOf('offer.spec'))
const play = (match: Match<Pickpocket>, seat: Seat): Match<Pickpocket> =>
  step(match, seat, match.game.moves(match.state, seat)[0] ?? { type: 'sell', card: '' }).match
const numbers = (offers: Offers<unknown>) => Object.fromEntries(Object.entries(offers).map(([s, o]) => [s, o.number]))

describe('offers', () => {
  test('are made to every seat, also to those who have nothing to decide', () => {
    const offers = offersOf(begun())
    expect(numbers(offers)).toEqual({ ace: 0, bee: 0, cat: 0 })
    expect(offers.ace?.moves).toEqual(pickpocket.moves(begun().state, 'ace'))
    expect(offers.bee?.moves).toEqual([])
  })

  test('get a new number when the list changes, and keep the old one otherwise', () => {
    const first = offersOf(begun())
    const second = offersOf(play(begun(), 'ace'), first, 'ace')
    expect(numbers(second)).toEqual({ ace: 1, bee: 1, cat: 0 })
    expect(second.cat).toBe(first.cat)
  })

  test('are always new for who has just moved, though the list be the same', () => {
    const patient: Game<Pickpocket> = { ...pickpocket, apply: ({ state }) => void Object.assign(state, { turns: 3 }) }
    const first = offersOf(begun(patient))
    const second = offersOf(play(begun(patient), 'ace'), first, 'ace')
    expect(second.ace?.moves).toEqual(first.ace?.moves)
    expect(numbers(second)).toEqual({ ace: 1, bee: 0, cat: 0 })
  })

  test('never come back under a number they had, though the list come back', () => {
    const first = offersOf(begun())
    const second = offersOf(play(begun(), 'ace'), first, 'ace')
    // As a take-back leaves it.
    const third = offersOf({ ...begun(), seq: 2 }, second, 'ace')
    expect(third.bee?.moves).toEqual(first.bee?.moves)
    expect(numbers(third)).toEqual({ ace: 2, bee: 2, cat: 0 })
  })

  test('made anew after a restart have numbers that no other list ever had', () => {
    const first = offersOf(begun())
    const match = play(begun(), 'ace')
    const [kept, anew] = [offersOf(match, first, 'ace'), offersOf(match)]
    expect(numbers(anew)).toEqual({ ace: 1, bee: 1, cat: 1 })
    expect(anew.ace).toEqual(kept.ace)
    expect(anew.cat?.moves).toEqual(kept.cat?.moves)
  })
})

describe('an answer', () => {
  const offers: Offers<string> = {
    ace: { number: 4, moves: ['rob', 'run'] },
    bee: { number: 7, moves: [] },
  }

  test.each([0, 1])('names the move at its index, %i', index => {
    expect(chosen(offers, 'ace', { offer: 4, index })).toEqual({ move: ['rob', 'run'][index] })
  })

  test('may say more than it must', () => {
    expect(chosen(offers, 'ace', { offer: 4, index: 1, index2: 0, move: 'win' })).toEqual({ move: 'run' })
  })

  test.each(['zoe', '', 'public', '__proto__', 'constructor', 'toString'])('from no seat (%j) is refused', seat => {
    expect(chosen(offers, seat, { offer: 4, index: 0 })).toEqual({ refused: 'noSeat' })
  })

  test.each([[3], [5], [7], ['4'], [null], [undefined], [Number.NaN], [[4]], [{ number: 4 }]])(
    'to an offer that is not (%j) is stale',
    offer => {
      expect(chosen(offers, 'ace', { offer, index: 0 })).toEqual({ refused: 'stale' })
    },
  )

  test('without an offer is stale', () => {
    for (const answer of [{}, [], { index: 0 }, new Map(), JSON.parse('{"__proto__": {"offer": 4, "index": 0}}')])
      expect(chosen(offers, 'ace', answer)).toEqual({ refused: 'stale' })
  })

  test('of a seat that has nothing to decide is refused', () => {
    expect(chosen(offers, 'bee', { offer: 7, index: 0 })).toEqual({ refused: 'notYours' })
  })

  test.each([
    [2],
    [-1],
    [0.5],
    [1e21],
    [2 ** 53],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['0'],
    ['length'],
    ['__proto__'],
    ['constructor'],
    [null],
    [undefined],
    [true],
    [[0]],
    [{}],
    [0n],
  ])('with an index that names no move (%s) is refused', index => {
    expect(chosen(offers, 'ace', { offer: 4, index })).toEqual({ refused: 'noSuchMove' })
  })

  test.each([
    [null],
    [undefined],
    ['{"offer":4,"index":0}'],
    [''],
    [4],
    [Number.NaN],
    [true],
    [() => ({ offer: 4, index: 0 })],
  ])('that is no record (%s) is refused', answer => {
    expect(chosen(offers, 'ace', answer)).toEqual({ refused: 'noSuchMove' })
  })

  test('given twice counts once: after the move its offer is stale', () => {
    const match = begun()
    const first = offersOf(match)
    const answer = { offer: 0, index: 0 }
    expect(chosen(first, 'ace', answer)).toHaveProperty('move')
    expect(chosen(offersOf(play(match, 'ace'), first, 'ace'), 'ace', answer)).toEqual({ refused: 'stale' })
  })
})
