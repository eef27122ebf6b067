import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Company, FromServer, Line } from '../../shared/wire/protocol.ts'
import { witnessedAt } from './deals.ts'
import { listen } from './listen.ts'
import { lastSeen, see } from './seen.ts'
import { EMPTY, useTable } from './table.ts'

const A_MINUTE = 60_000
const line = (n: number): Line => ({
  n,
  at: n * A_MINUTE,
  heard: { type: 'step', seq: n, seat: 'white', events: [] },
})
const lines = (from: number, to: number): Line[] => Array.from({ length: to - from }, (_, at) => line(from + at))
const part = (from: number, to: number): FromServer['past'] => ({ lines: lines(from, to), more: from > 0 })
const now = () => useTable.getState()
const shown = () => now().lines.map(({ n }) => n)
const upTo = (end: number) => lines(0, end).map(({ n }) => n)

const kept = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
  useTable.setState(EMPTY)
})

/** In a room that has said who is there. */
function joined() {
  const ears = listen(() => 'p1')
  ears.message('company', { id: 'table', chairs: [] as Company['chairs'] } as Company)
  return ears
}

it('puts the past together from its parts, and loses nothing that happens meanwhile', () => {
  const { message } = joined()
  message('past', part(40, 60))
  expect(shown()).toEqual(upTo(60).slice(40))
  message('note', line(60))
  message('past', part(20, 40))
  message('note', line(61))
  message('past', part(0, 20))
  expect(shown()).toEqual(upTo(62))
  expect(now().recap).toEqual([])
  expect(lastSeen('table')).toBe(61)
})

it('tells what was missed, also where the last that was seen is in an older part', () => {
  see('table', 29)
  const { message } = joined()
  message('past', part(40, 60))
  expect(now().recap).toHaveLength(20)
  message('note', line(60))
  message('past', part(20, 40))
  message('past', part(0, 20))
  expect(now().recap.map(({ n }) => n)).toEqual(lines(30, 60).map(({ n }) => n))
})

it('does not tell again what has been read', () => {
  see('table', 29)
  const { message } = joined()
  message('past', part(40, 60))
  useTable.setState({ recap: [] })
  message('past', part(20, 40))
  expect(now().recap).toEqual([])
})

it('hears that the clock runs for another, and leaves all else of the company', () => {
  const { message } = joined()
  const { company, companyAt } = now()
  vi.spyOn(Date, 'now').mockReturnValue(companyAt + 5000)
  message('clock', { player: 1, left: 30_000 })
  expect(now()).toMatchObject({
    company: { ...company, clock: { player: 1, left: 30_000 } },
    companyAt: companyAt + 5000,
  })
  message('clock', null)
  expect(now().company?.clock).toBeNull()
  vi.restoreAllMocks()
})

it('hears how many look on, and the clock runs on as it did', () => {
  const { message } = joined()
  const { company, companyAt } = now()
  vi.spyOn(Date, 'now').mockReturnValue(companyAt + 5000)
  message('watchers', 12)
  expect(now()).toMatchObject({ company: { ...company, watchers: 12 }, companyAt })
  vi.restoreAllMocks()
})

it('begins anew with the next connection', () => {
  joined().message('past', part(0, 60))
  joined().message('past', part(50, 70))
  expect(shown()).toEqual(upTo(70).slice(50))
})

it('keeps the commitment that it is shown while the match runs, with how far it was by then', () => {
  useTable.setState({ watchKey: 'w1' })
  const { message, state } = listen(() => 'p1')
  const company = (phase: Company['phase'], commitment: string | null) =>
    message('company', { id: 'table', chairs: [] as Company['chairs'], phase, commitment } as Company)
  company('waiting', null)
  expect(witnessedAt('w1')).toBeNull()
  state({ seq: 3 } as Parameters<typeof state>[0])
  company('running', 'first')
  company('running', 'second')
  expect(witnessedAt('w1')).toEqual({ commitment: 'first', seq: 3 })
  useTable.setState({ watchKey: 'w2' })
  company('over', 'too late')
  expect(witnessedAt('w2')).toBeNull()
})

it('hears the gallery, from its last lines on, and has its own words heard or handed back', () => {
  const said = (text: string, id = 'p2') => ({ at: 0, by: { id, name: id }, text, open: false })
  const texts = () => now().gallery.map(({ text }) => text)
  const ears = joined()
  useTable.setState({ saying: ['mine', 'refused'] })
  ears.message('gallery', { lines: [said('one'), said('mine before', 'p1')], whole: true })
  expect(now().saying).toEqual(['mine', 'refused'])
  ears.message('gallery', { lines: [said('two'), said('mine', 'p1')], whole: false })
  expect([texts(), now().saying]).toEqual([['one', 'mine before', 'two', 'mine'], ['refused']])
  ears.message('refused', { reason: 'tooFast', to: 'gallery' })
  expect([now().saying, now().draft]).toEqual([[], 'refused'])
  ears.message('gallery', { lines: [said('what is left')], whole: true })
  ears.message('reactions', { boo: 3 })
  expect([texts(), now().reactions]).toEqual([['what is left'], { boo: 3 }])
})
