import { expect, it } from 'vitest'
import type { Lesson } from '../games/contract.ts'
import { EMPTY } from '../session/table.ts'
import type { TableState } from '../session/tableState.ts'
import { lessonAt, type Now, nextLesson } from './lessons.ts'

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

it('holds back what builds on a lesson that has not been read', () => {
  const built: Lesson[] = [{ id: 'built', when: () => true, after: ['search'] }, ...lessons]
  expect(nextLesson(built, [], now(1))?.id).toBe('welcome')
  expect(nextLesson(built, ['welcome'], now(3))?.id).toBe('late')
  expect(nextLesson(built, ['welcome', 'search'], now(1))?.id).toBe('built')
})

it('does not mind lessons that another version had', () => {
  expect(next(['welcome', 'gone'], now(3))).toBe('late')
})

const view = now(1).view
const offer = { number: 1, moves: [{ type: 'search' }], previews: [] }
const table: TableState = {
  ...EMPTY,
  connection: 'live',
  seats: ['boxer'],
  moment: { seq: 1, view, open: view, offers: { boxer: offer }, undo: null, lines: [] },
}
const [welcome = null, search = null] = lessons
const shown = (state: Partial<TableState>, seen: string[], explained: Lesson | null) =>
  lessonAt({ ...table, ...state }, lessons, seen, explained)

it('goes by what the table offers, and stays until it is understood', () => {
  expect(shown({}, [], null)).toBe(welcome)
  expect(shown({}, ['welcome'], null)).toBe(search)
  expect(shown({ sending: true }, ['welcome'], null)).toBe(null)
  expect(shown({ sending: true }, ['welcome'], search)).toBe(search)
  expect(shown({}, ['welcome', 'search'], search)).toBe(null)
})

it('is put away while secrets are hidden, what is due and what is being explained, and is back after that', () => {
  expect(shown({ hidden: true }, ['welcome'], null)).toBe(null)
  expect(shown({ hidden: true }, ['welcome'], search)).toBe(null)
  expect(shown({ hidden: true, peeking: true }, ['welcome'], search)).toBe(search)
  expect(shown({}, ['welcome'], search)).toBe(search)
})
