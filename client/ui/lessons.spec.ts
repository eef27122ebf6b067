import { expect, it } from 'vitest'
import type { Lesson } from '../games/index.ts'
import { type Now, nextLesson } from './lessons.ts'

const now = (round: number, choices: string[] = []): Now => ({
  view: { pieces: {}, facts: { round } },
  lines: [],
  seats: ['boxer'],
  choices: choices.map(type => ({ type })),
})
const lessons: Lesson[] = [
  { id: 'welcome', when: () => true },
  { id: 'search', when: ({ choices }) => choices.some(({ type }) => type === 'search') },
  { id: 'late', when: ({ view }) => Number(view.facts.round) > 2 },
]
const next = (seen: string[], at: Now) => nextLesson(lessons, seen, at)?.id ?? null

it('begins at the beginning', () => {
  expect(next([], now(1))).toBe('welcome')
})

it('explains a thing when it first happens, and once', () => {
  expect(next(['welcome'], now(1))).toBe(null)
  expect(next(['welcome'], now(1, ['walk', 'search']))).toBe('search')
  expect(next(['welcome', 'search'], now(1, ['search']))).toBe(null)
})

it('takes several that are due one after the other, in their order', () => {
  const at = now(3, ['search'])
  expect(next(['welcome'], at)).toBe('search')
  expect(next(['welcome', 'search'], at)).toBe('late')
  expect(next(['welcome', 'search', 'late'], at)).toBe(null)
})

it('does not mind lessons that another version had', () => {
  expect(next(['welcome', 'gone'], now(3))).toBe('late')
})
