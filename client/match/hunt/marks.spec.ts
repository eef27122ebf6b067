import { expect, it } from 'vitest'
import type { CrowdMessage } from '../../../shared/wire/crowd.ts'
import { marksOf } from './marks.ts'

const ASKED: CrowdMessage = {
  seq: 1,
  question: { key: '1', about: ['diabolik', 'eva'], choices: ['wenz', 'isker'], open: false },
  counts: { diabolik: { wenz: 4, isker: 1 }, eva: { isker: 2 } },
  settled: [],
  noses: [],
}

it('what the crowd thinks lies on the map, a sign for each, the most the largest, and the own guess with it', () => {
  expect(marksOf(ASKED, { eva: 'wenz' })).toEqual([
    { at: 'wenz', suit: 0, kind: 'heat', weight: 1 },
    { at: 'isker', suit: 0, kind: 'heat', weight: 0.25 },
    { at: 'isker', suit: 1, kind: 'heat', weight: 1 },
    { at: 'wenz', suit: 1, kind: 'own' },
  ])
})

it('before it is locked there is the own guess alone, and nothing where nothing is asked', () => {
  expect(marksOf({ ...ASKED, counts: null }, { eva: 'wenz' })).toEqual([{ at: 'wenz', suit: 1, kind: 'own' }])
  expect(marksOf({ ...ASKED, question: null }, {})).toEqual([])
})
