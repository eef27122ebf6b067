import { expect, it } from 'vitest'
import { english } from '../../shared/words/grammar.ts'
import type { OptionChoice } from '../../shared/words/speech.ts'
import { factsOf } from './facts.ts'

const values = ['red', 'blue', 'green'].map(value => ({ value, label: value.toUpperCase(), hint: '' }))
const one: OptionChoice = { key: 'colour', legend: 'Colour', hint: '', values }
const some: OptionChoice = { key: 'spare', legend: 'Spare', hint: '', values, many: 2 }

it('tells what was chosen, and what is left to chance', () => {
  expect(factsOf([one, some], { colour: 'blue', spare: ['red', 'green'] }, 'any', english)).toEqual([
    { key: 'colour', legend: 'Colour', said: 'BLUE' },
    { key: 'spare', legend: 'Spare', said: 'RED and GREEN' },
  ])
  expect(factsOf([some], { spare: [] }, 'any', english)).toEqual([{ key: 'spare', legend: 'Spare', said: 'any' }])
  expect(factsOf([some], null, 'any', english)).toEqual([{ key: 'spare', legend: 'Spare', said: 'any' }])
})

it('is silent about what is not asked, and about a cast, which sits there', () => {
  const when = { key: 'colour', value: 'red' }
  expect(factsOf([{ ...some, when }], { colour: 'blue' }, 'any', english)).toEqual([])
  expect(factsOf([{ ...one, exactly: 2 }], { colour: ['red', 'blue'] }, 'any', english)).toEqual([])
})
