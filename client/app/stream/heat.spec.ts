import { expect, it } from 'vitest'
import { heatMarks } from './heat.ts'

it('lies over the table as those who watch see it: a sign for each question, the most the largest', () => {
  const of = (about: string, at: string, share: number) => ({ about, at, name: at, share })
  expect(heatMarks([of('Diabolik', 'wenz', 0.5), of('Diabolik', 'isker', 0.25), of('Eva', 'wenz', 1)])).toEqual([
    { at: 'wenz', suit: 0, kind: 'heat', weight: 1 },
    { at: 'isker', suit: 0, kind: 'heat', weight: 0.5 },
    { at: 'wenz', suit: 1, kind: 'heat', weight: 1 },
  ])
  expect(heatMarks([])).toEqual([])
})
