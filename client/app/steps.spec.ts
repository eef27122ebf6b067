import { expect, it } from 'vitest'
import type { OptionChoice } from '../../shared/words/speech.ts'
import { stepsOf } from './steps.ts'

const choice = (key: string, more: Partial<OptionChoice> = {}): OptionChoice => ({
  key,
  legend: key,
  hint: '',
  values: [],
  ...more,
})
const told = (choices: readonly OptionChoice[]): string[] =>
  stepsOf(choices).map(step => (step.asks === 'game' ? step.choices.map(({ key }) => key).join(' ') : step.asks))

it('asks first who plays and last how long they may think, whatever the game asks', () => {
  expect(told([])).toEqual(['table', 'time'])
  expect(told([choice('a')])).toEqual(['table', 'a', 'time'])
})

it('asks few things at once, in the game’s order, and a long list alone', () => {
  expect(told([choice('a'), choice('b'), choice('c')])).toEqual(['table', 'a b', 'c', 'time'])
  expect(told([choice('a'), choice('list', { many: 3 }), choice('b'), choice('c')])).toEqual([
    'table',
    'a',
    'list',
    'b c',
    'time',
  ])
  expect(told([choice('cast', { exactly: 2 }), choice('a')])).toEqual(['table', 'cast', 'a', 'time'])
})
