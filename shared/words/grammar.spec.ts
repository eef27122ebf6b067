import { expect, test } from 'vitest'
import { chinese, counted, english, type Grammar, italian } from './grammar.ts'

test.each<[string, Grammar, readonly string[]]>([
  ['English', english, ['', 'Ann', 'Ann and Eva', 'Ann, Bob and Eva']],
  ['Italian', italian, ['', 'Ann', 'Ann ed Eva', 'Ann, Bob ed Eva']],
  ['Chinese', chinese, ['', 'Ann', 'Ann和Eva', 'Ann、Bob和Eva']],
])('lists in %s', (_, { list }, expected) => {
  expect([[], ['Ann'], ['Ann', 'Eva'], ['Ann', 'Bob', 'Eva']].map(list)).toEqual(expected)
})

test('Italian says “ed” only before an e', () => {
  expect(italian.list(['Eva', 'Bob'])).toBe('Eva e Bob')
  expect(italian.list(['Anna', 'Èlia'])).toBe('Anna ed Èlia')
})

test.each([
  ['English', english],
  ['Italian', italian],
])('one is one, and nothing is many, in %s', (_, { plural }) => {
  expect([0, 1, 2, 11, 1_000_000].map(count => plural(count, { one: 'one', other: 'other' }))).toEqual([
    'other',
    'one',
    'other',
    'other',
    'other',
  ])
})

test('small numbers are spelled, large ones are not', () => {
  expect([english, italian, chinese].map(({ spelled }) => [0, 1, 2, 10, 11].map(spelled))).toEqual([
    ['no', 'one', 'two', 'ten', '11'],
    ['nessuna', 'una', 'due', 'dieci', '11'],
    ['零', '一', '兩', '十', '11'],
  ])
  expect([0, 1, 2].map(count => counted(count, 'card'))).toEqual(['no cards', 'one card', 'two cards'])
  expect([1, 2].map(count => counted(count, 'Policeman', 'Policemen'))).toEqual(['one Policeman', 'two Policemen'])
})

test('what stands side by side, or instead of each other, has no “and”', () => {
  expect([english, italian, chinese].map(({ row }) => row(['A', 'B', 'C']))).toEqual(['A, B, C', 'A, B, C', 'A、B、C'])
  expect([english, italian, chinese].map(({ either }) => either(['A', 'B', 'C']))).toEqual([
    'A, B or C',
    'A, B o C',
    'A、B或C',
  ])
  expect([english, chinese].map(({ clauses }) => clauses(['A', 'B']))).toEqual(['A; B', 'A；B'])
})

test('sentences follow each other with a space, and in Chinese without', () => {
  expect(english.sentences(['Ann goes.', 'Bob stays.'])).toBe('Ann goes. Bob stays.')
  expect(chinese.sentences(['安走了。', '鮑伯留下。'])).toBe('安走了。鮑伯留下。')
})

test('signs are those of the language', () => {
  expect([english, italian, chinese].map(({ headed }) => headed('Pace', 'calm'))).toEqual([
    'Pace: calm',
    'Pace: calm',
    'Pace：calm',
  ])
  expect([english, italian, chinese].map(({ noted }) => noted('Dame', 'Anna'))).toEqual([
    'Dame (Anna)',
    'Dame (Anna)',
    'Dame（Anna）',
  ])
})

test('names are sorted as their readers sort them, numbers as numbers', () => {
  expect(['Space 10', 'Èlia', 'Space 2', 'Eva', 'Fox'].sort(italian.compare)).toEqual([
    'Èlia',
    'Eva',
    'Fox',
    'Space 2',
    'Space 10',
  ])
  // By strokes, as Taiwan does: 二 2, 三 3, 金 8.
  expect(['金', '三', '二'].sort(chinese.compare)).toEqual(['二', '三', '金'])
})
