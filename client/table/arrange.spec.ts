import { expect, it } from 'vitest'
import type { Move } from '../../shared/kernel/game.ts'
import type { Choice } from '../state/table.ts'
import { arrange } from './arrange.ts'

const offered = (...moves: (Move & Record<string, string>)[]): Choice[] =>
  moves.map((move, index) => ({ seat: 'ann', offer: 1, index, move, preview: null }))
const shown = (entries: ReturnType<typeof arrange>) =>
  entries.map(group => group.map(each => (each.type === 'choice' ? each.choice.index : `${each.thing} ${each.count}`)))

it('puts moves of one type together', () => {
  const choices = offered(
    { type: 'search' },
    { type: 'trade', of: 'eve' },
    { type: 'draw' },
    { type: 'trade', of: 'bob' },
  )
  expect(shown(arrange(choices, []))).toEqual([[0], [1, 3], [2]])
})

it('narrows to what was picked', () => {
  const choices = offered({ type: 'walk', to: 'bank' }, { type: 'walk', to: 'gym' }, { type: 'rob', what: 'bank' })
  expect(shown(arrange(choices, ['bank']))).toEqual([[0], [2]])
  expect(shown(arrange(choices, ['bank', 'gym']))).toEqual([])
})

const places = ['a', 'b', 'c', 'd']
const cards = ['x', 'y', 'z']
const many = offered(...cards.flatMap(card => places.map(to => ({ type: 'play', card, to }))), { type: 'pass' })

it('asks for one thing after the other where there are many', () => {
  expect(shown(arrange(many, []))).toEqual([['x 4', 'y 4', 'z 4'], [12]])
  expect(shown(arrange(many, ['y']))).toEqual([[4, 5, 6, 7]])
  expect(shown(arrange(many, ['c']))).toEqual([[2, 6, 10]])
})

it('lists many that have nothing in common', () => {
  const calls = offered(...[...'abcdefghijklmno'].map(to => ({ type: 'call', to })))
  expect(shown(arrange(calls, []))).toEqual([calls.map(({ index }) => index)])
})

it('keeps the seats of one person apart', () => {
  const [one] = offered({ type: 'pass' })
  if (!one) throw new Error('no offer')
  expect(arrange([one, { ...one, seat: 'bob' }], [])).toHaveLength(2)
})
