import { expect, it } from 'vitest'
import type { Line } from '../../shared/wire/protocol.ts'
import type { Lesson, Reading } from '../games/contract.ts'
import { EMPTY } from '../session/table.ts'
import type { TableState } from '../session/tableState.ts'
import { type Explained, isDone, lessonAt, nextLesson, progressOf } from './lessons.ts'

const now = (round: number, choices: string[] = []): Reading => ({
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
const next = (seen: string[], at: Reading) => nextLesson(lessons, seen, at)?.id ?? null

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

it('counts what this match can bring to this reader', () => {
  const own: Lesson[] = [...lessons, { id: 'other', when: () => true, fits: ({ seats }) => seats.includes('dame') }]
  expect(progressOf(own, [], now(1))).toEqual({ read: 0, all: 3 })
  expect(progressOf(own, ['welcome', 'other', 'gone'], now(1))).toEqual({ read: 1, all: 3 })
  expect(progressOf(own, ['welcome', 'other'], { ...now(1), seats: ['dame'] })).toEqual({ read: 2, all: 4 })
})

const view = now(3).view
const offer = { number: 1, moves: [{ type: 'search' }], previews: [] }
const table: TableState = {
  ...EMPTY,
  connection: 'live',
  seats: ['boxer'],
  moment: { seq: 1, view, open: view, offers: { boxer: offer }, undo: null, lines: [] },
}
const stepOf = (n: number, seat: string): Line => ({ n, at: n, heard: { type: 'step', seq: n, seat, events: [] } })
const shown = (state: Partial<TableState>, seen: string[], last: Explained | null): Explained | null =>
  lessonAt({ ...table, ...state }, lessons, seen, last)
const begun = (state: Partial<TableState> = {}, seen: string[] = []): Explained => {
  const first = shown(state, seen, null)
  if (!first) throw new Error('nothing is explained')
  return first
}

it('goes by what the table offers, and stays until it is understood', () => {
  expect(begun().lesson.id).toBe('welcome')
  const search = begun({}, ['welcome'])
  expect(search.lesson.id).toBe('search')
  expect(shown({}, ['welcome'], search)).toBe(search)
  expect(shown({ lines: [stepOf(7, 'dame')] }, ['welcome'], search)).toBe(search)
  expect(shown({}, ['welcome', 'search'], search)?.lesson.id).toBe('late')
})

it('ends when the reader has gone on, and when the match is over', () => {
  const search = begun({}, ['welcome'])
  const company = { phase: 'over' } as TableState['company']
  for (const state of [{ sending: true }, { lines: [stepOf(7, 'boxer')] }, { company }]) {
    expect(isDone({ ...table, ...state }, search)).toBe(true)
    expect(shown(state, ['welcome'], search)).toBe(null)
  }
  expect(shown({ company }, [], null)).toBe(null)
})

it('begins nothing while an answer is under way: it would be over unread', () => {
  const first = begun()
  expect(shown({ sending: true }, ['welcome'], first)).toBe(null)
  expect(shown({ lines: [stepOf(7, 'boxer')] }, ['welcome'], first)?.lesson.id).toBe('search')
})

it('brings at most two in a row, and goes on after the next answer', () => {
  const first = begun()
  const second = shown({}, ['welcome'], first)
  expect([first.nth, second?.nth]).toEqual([1, 2])
  expect(shown({}, ['welcome', 'search'], second)).toBe(null)
  expect(shown({ lines: [stepOf(7, 'dame')] }, ['welcome', 'search'], second)).toBe(null)
  expect(shown({ lines: [stepOf(7, 'boxer')] }, ['welcome', 'search'], second)?.lesson.id).toBe('late')
})

it('waits until there is something to decide, but greets at once', () => {
  const asked = table.moment
  const idle = { moment: asked && { ...asked, offers: {} } }
  expect(shown(idle, [], null)?.lesson.id).toBe('welcome')
  expect(shown({ ...idle, lines: [stepOf(1, 'dame')] }, [], null)).toBe(null)
  expect(shown({ lines: [stepOf(1, 'dame')] }, [], null)?.lesson.id).toBe('welcome')
})

it('is put away while secrets are hidden, what is due and what is being explained, and is back after that', () => {
  const search = begun({}, ['welcome'])
  expect(shown({ hidden: true }, ['welcome'], null)).toBe(null)
  expect(shown({ hidden: true }, ['welcome'], search)).toBe(null)
  expect(shown({ hidden: true, peeking: true }, ['welcome'], search)).toBe(search)
  expect(shown({}, ['welcome'], search)).toBe(search)
})
