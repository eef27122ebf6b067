import { expect, it } from 'vitest'
import { requestOf } from './request.ts'

it.each([
  ['12', { type: 'number', number: 12 }],
  [' 3 ', { type: 'number', number: 3 }],
  ['１２', { type: 'number', number: 12 }],
  ['？', { type: 'help' }],
  ['?', { type: 'help' }],
  ['T', { type: 'table' }],
  ['l', { type: 'log' }],
  ['w', { type: 'whyNot' }],
  ['u', { type: 'takeBack' }],
  ['q', { type: 'leave' }],
  ['', { type: 'again' }],
  ['   ', { type: 'again' }],
  ['s', { type: 'save', file: '' }],
  ['s  My Match １.json ', { type: 'save', file: 'My Match １.json' }],
  ['save', { type: 'unclear', input: 'save' }],
  ['1 2', { type: 'unclear', input: '1 2' }],
  ['-1', { type: 'unclear', input: '-1' }],
  ['1.5', { type: 'unclear', input: '1.5' }],
  ['constructor', { type: 'unclear', input: 'constructor' }],
])('%j is understood', (line, request) => {
  expect(requestOf(line)).toEqual(request)
})
