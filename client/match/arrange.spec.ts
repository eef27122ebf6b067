import { describe, expect, it } from 'vitest'
import type { Move } from '../../shared/kernel/game.ts'
import { namedBy } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'
import { arrange, grouped, type OpenKind } from './arrange.ts'

const offered = (...moves: (Move & Record<string, string | number | boolean>)[]): Choice[] =>
  moves.map((move, index) => ({ seat: 'ann', offer: 1, index, move, preview: null, things: namedBy(move) }))
const shown = (kinds: ReturnType<typeof arrange>) =>
  kinds.map(({ entries }) =>
    entries.map(each => {
      if (each.type === 'choice') return each.choice.index
      return `${each.type === 'thing' ? each.thing : each.kind} ${each.count}`
    }),
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

describe('numbers', () => {
  const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1)
  const asked = (kinds: ReturnType<typeof arrange>) =>
    kinds.map(({ fields }) => fields.map(({ field, values, value }) => [field, values.length, value]))

  it('are asked for where they are many, the first that was offered to begin with', () => {
    const bids = offered(...upTo(150).map(amount => ({ type: 'bid', amount })), { type: 'pass' })
    expect(asked(arrange(bids, []))).toEqual([[['amount', 150, 1]], []])
    expect(shown(arrange(bids, []))).toEqual([[0], [150]])
    expect(shown(arrange(bids, [], { amount: 37 }))).toEqual([[36], [150]])
  })

  it('are buttons where they are few', () => {
    const bids = offered(...upTo(9).map(amount => ({ type: 'bid', amount })))
    expect(asked(arrange(bids, []))).toEqual([[]])
    expect(shown(arrange(bids, []))).toEqual([upTo(9).map(i => i - 1)])
  })

  it('are asked for field by field, of each what is offered with those before it', () => {
    const bids = offered(
      ...[3, 4, 5, 6].map(face => ({ type: 'bid', count: 2, face })),
      ...[3, 5].flatMap(count => upTo(6).map(face => ({ type: 'bid', count, face }))),
    )
    const [two] = arrange(bids, [])
    expect(two?.fields).toEqual([
      { field: 'count', values: [2, 3, 5], value: 2 },
      { field: 'face', values: [3, 4, 5, 6], value: 3 },
    ])
    const [five] = arrange(bids, [], { count: 5, face: 2 })
    expect(five?.fields.map(({ value }) => value)).toEqual([5, 2])
    expect(shown(arrange(bids, [], { count: 5, face: 2 }))).toEqual([[11]])
  })

  it('stay where they were asked for, also where only one is left', () => {
    const bids = offered({ type: 'bid', count: 1, face: 6 }, ...upTo(12).map(face => ({ type: 'bid', count: 2, face })))
    expect(asked(arrange(bids, []))).toEqual([
      [
        ['count', 2, 1],
        ['face', 1, 6],
      ],
    ])
  })

  it('that are not offered fall back to what is', () => {
    const bids = offered(...upTo(20).map(amount => ({ type: 'bid', amount: amount * 10 })))
    expect(shown(arrange(bids, [], { amount: 15 }))).toEqual([[0]])
  })

  it('come after the things', () => {
    const lots = offered(...['vase', 'ring'].flatMap(lot => upTo(30).map(amount => ({ type: 'bid', lot, amount }))))
    expect(shown(arrange(lots, []))).toEqual([['vase 30', 'ring 30']])
    expect(asked(arrange(lots, []))).toEqual([[]])
    expect(asked(arrange(lots, ['ring']))).toEqual([[['amount', 30, 1]]])
    expect(shown(arrange(lots, ['ring'], { amount: 2 }))).toEqual([[31]])
  })

  it('leave a button for whatever else there is to choose, and nothing out', () => {
    const blind = offered(...upTo(10).flatMap(amount => [true, false].map(open => ({ type: 'bid', amount, open }))))
    expect(shown(arrange(blind, [], { amount: 3 }))).toEqual([[4, 5]])
    const some = offered(...upTo(12).map(amount => ({ type: 'bid', amount })), { type: 'bid' })
    expect(shown(arrange(some, []))).toEqual([some.map(({ index }) => index)])
  })

  it('are not asked for where the thing says the number', () => {
    const walks = offered(...[...'abcdefghijkl'].map((to, steps) => ({ type: 'walk', to, steps })))
    expect(shown(arrange(walks, []))).toEqual([walks.map(({ index }) => index)])
  })
})

describe('a long list', () => {
  const many = (type: string, count: number): Choice[] =>
    Array.from({ length: count }, (_, index) => ({
      seat: 'a',
      offer: 0,
      index,
      move: { type, to: `${type}${index}` } as Move,
      preview: null,
      things: [],
    }))
  const told = (choices: readonly Choice[], opened: OpenKind | null = null, named = (_: string) => true) =>
    grouped(arrange(choices, []), choices, opened, named).map(({ type, entries }) => [
      type,
      entries.length,
      entries.map(entry => (entry.type === 'kind' ? entry.count : null))[0] ?? null,
    ])

  it('has one button for each type with many moves, and that shows them', () => {
    const choices = [...many('walk', 8), ...many('draw', 1), ...many('drop', 4)]
    expect(told(choices)).toEqual([
      ['walk', 1, 8],
      ['draw', 1, null],
      ['drop', 1, 4],
    ])
    expect(told(choices, { seat: 'a', type: 'drop' })).toEqual([['drop', 4, null]])
    expect(told(choices, { seat: 'b', type: 'drop' })).toHaveLength(3)
  })

  it('is left as it is where it is short, of one type, or nobody has a word for the type', () => {
    expect(told([...many('walk', 5), ...many('drop', 4)])).toEqual([
      ['walk', 5, null],
      ['drop', 4, null],
    ])
    expect(told(many('walk', 12))).toEqual([['walk', 12, null]])
    expect(told([...many('walk', 8), ...many('drop', 4)], null, type => type === 'drop')).toEqual([
      ['walk', 8, null],
      ['drop', 1, 4],
    ])
  })
})
