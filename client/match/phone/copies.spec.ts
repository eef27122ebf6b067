import { expect, it } from 'vitest'
import { meantBy } from './copies.ts'

it('a copy of what is asked for stands for it, unless it is picked already', () => {
  const held = ['7', '8', '9'].map((id, order) => ({
    id,
    piece: { kind: 'card', place: 'hand:a', order, up: false, face: id === '9' ? 'rope' : 'mask' },
  }))
  const targets = new Map([['7', []]])
  expect(['7', '8', '9'].map(id => meantBy(id, held, targets, []))).toEqual(['7', '7', '9'])
  expect(meantBy('8', held, targets, ['8'])).toBe('8')
})
