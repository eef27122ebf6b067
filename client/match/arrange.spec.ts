import { expect, it } from 'vitest'
import type { Move } from '../../shared/kernel/game.ts'
import { namedBy } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'
import { arrange } from './arrange.ts'

const offered = (...moves: (Move & Record<string, string>)[]): Choice[] =>
  moves.map((move, index) => ({ seat: 'ann', offer: 1, index, move, preview: null, things: namedBy(move) }))
const shown = (kinds: ReturnType<typeof arrange>) =>
  kinds.map(({ entries }) =>
    entries.map(each => (each.type === 'choice' ? each.choice.index : `${each.thing} ${each.count}`)),
  )

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

it('asks for a thing also where there is only one such thing', () => {
  const whistle = offered(...[...'abcdefghijkl'].map(to => ({ type: 'play', card: 'x', to })))
  expect(shown(arrange(whistle, []))).toEqual([['x 12']])
  expect(shown(arrange(whistle, ['x']))).toEqual([whistle.map(({ index }) => index)])
})

it('does not ask where that would hardly make the list shorter, nor for a thing with one move', () => {
  const ways = [...'abcdefghijk'].map(to => ({ type: 'walk', to, road: 'wide' }))
  const twice = offered(...ways, { type: 'walk', to: 'a', road: 'narrow' })
  expect(shown(arrange(twice, []))).toEqual([twice.map(({ index }) => index)])
  const once = offered(...ways.map(({ to }) => ({ type: 'play', card: 'x', to })), { type: 'play', card: 'y', to: 'z' })
  expect(shown(arrange(once, []))).toEqual([['x 11', 11]])
})

it('says of which type the moves are', () => {
  expect(arrange(many, []).map(({ seat, type }) => [seat, type])).toEqual([
    ['ann', 'play'],
    ['ann', 'pass'],
  ])
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
