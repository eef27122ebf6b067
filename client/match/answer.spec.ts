import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings, useSettings } from '../session/settings.ts'
import { EMPTY, useTable } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'
import { answer, pick, widen } from './answer.ts'

const chosen = vi.hoisted(() => [] as unknown[])
vi.mock('../session/room.ts', () => ({ choose: (choice: unknown) => chosen.push(choice) }))

const walk: Choice = { seat: 'ann', offer: 1, index: 0, move: { type: 'walk' }, preview: null, things: [] }
const search: Choice = { ...walk, index: 1 }

beforeEach(() => {
  chosen.length = 0
})
afterEach(() => {
  useTable.setState(EMPTY)
  useSettings.setState(readSettings(null))
})

it('answers at once', () => {
  answer(walk)
  expect(chosen).toEqual([walk])
})

it('asks whoever wants to be asked: the second time counts, for that choice only', () => {
  useSettings.setState({ confirm: true })
  answer(walk)
  answer(search)
  expect(chosen).toEqual([])
  expect(useTable.getState().armed).toBe(search)
  // The list may have been made anew meanwhile.
  answer({ ...search })
  expect(chosen).toEqual([search])
})

it('does not take an old choice for a new one', () => {
  useSettings.setState({ confirm: true })
  answer(walk)
  answer({ ...walk, offer: 2 })
  expect(chosen).toEqual([])
})

it('narrows by one thing after the other, each once, and widens again', () => {
  pick('bank')
  pick('ann')
  pick('bank')
  expect(useTable.getState().picked).toEqual(['bank', 'ann'])
  widen()
  expect(useTable.getState().picked).toEqual([])
})
