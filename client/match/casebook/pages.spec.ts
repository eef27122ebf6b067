import { expect, test } from 'vitest'
import { entriesOf, marksIn } from './pages.ts'

const page = { seq: 7, odds: { diabolik: { quinzac: 150, estrel: 846, zellin: 4 }, eva: { estrel: 1000 } } }

test('tells of each where they may be, the likeliest first', () => {
  expect(entriesOf(page)).toEqual([
    {
      who: 'diabolik',
      places: [
        ['estrel', 846],
        ['quinzac', 150],
        ['zellin', 4],
      ],
    },
    { who: 'eva', places: [['estrel', 1000]] },
  ])
  expect(entriesOf({ seq: 7, odds: {} })).toEqual([])
})

test('marks each place for each of them, with figures that are none below one in a hundred', () => {
  const marks = marksIn(entriesOf(page))
  expect(marks.map(({ at, suit, percent }) => [at, suit, percent])).toEqual([
    ['estrel', 0, 85],
    ['quinzac', 0, 15],
    ['zellin', 0, 0],
    ['estrel', 1, 100],
  ])
  expect(marks.every(({ kind }) => kind === 'heat')).toBe(true)
  expect(marks.map(({ weight = 0 }) => weight > 0 && weight <= 1)).not.toContain(false)
})
