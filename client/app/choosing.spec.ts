import { describe, expect, it } from 'vitest'
import type { OptionChoice } from '../../shared/words/speech.ts'
import { fitting, isHalf, ticked } from './choosing.ts'

const valued = (key: string, more: Partial<OptionChoice> = {}): OptionChoice => ({
  key,
  legend: key,
  hint: '',
  values: ['ann', 'bob', 'cat', 'dan'].map(value => ({ value, label: value, hint: '' })),
  ...more,
})

describe('of exactly so many', () => {
  const pair = valued('cast', { exactly: 2 })
  const picking = (cast: readonly string[], value: string) => ticked(pair, { cast }, value)

  it('whoever is picked takes the place of the one who was picked first', () => {
    expect(picking(['ann', 'bob'], 'dan')).toEqual(['bob', 'dan'])
    expect(picking(['bob', 'dan'], 'ann')).toEqual(['ann', 'dan'])
  })

  it('nobody is taken out without another coming in', () => {
    expect(picking(['ann', 'bob'], 'bob')).toEqual(['ann', 'bob'])
  })
})

it('of so many or none, what is ticked twice goes out again, and some are too few', () => {
  const three = valued('sheets', { many: 3 })
  expect(ticked(three, { sheets: ['ann'] }, 'cat')).toEqual(['ann', 'cat'])
  expect(ticked(three, { sheets: ['ann', 'cat'] }, 'ann')).toEqual(['cat'])
  expect([[], ['ann'], ['ann', 'bob', 'cat']].map(sheets => isHalf([three], { sheets }))).toEqual([false, true, false])
})

it('what cannot be chosen any more is forgotten', () => {
  const wanted = { cast: ['ann', 'bob'], mood: 'dan' }
  expect(fitting([valued('cast', { exactly: 2 }), valued('mood')], wanted)).toEqual(wanted)
  expect(fitting([valued('cast', { exactly: 3 }), valued('mood')], wanted)).toEqual({ mood: 'dan' })
  expect(fitting([valued('mood')], wanted)).toEqual({ mood: 'dan' })
  expect(fitting([valued('mood')], { mood: 'eve' })).toEqual({})
})
