import { expect, test } from 'vitest'
import { markings } from './markers.ts'

test('D-37: what the Criminals plan stays among them, what the Detectives think is for all to see', () => {
  expect(markings.map(({ side, audience }) => `${side}: ${audience}`)).toEqual(['detectives: all', 'criminals: side'])
})

test('D-37: the Detectives can mark where they think that the Hideout is', () => {
  expect(markings.find(({ side }) => side === 'detectives')?.kinds).toContain('hideout')
})

test('no kind of marker belongs to both sides', () => {
  const kinds = markings.flatMap(each => each.kinds)
  expect(new Set(kinds).size).toBe(kinds.length)
})
