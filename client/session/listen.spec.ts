import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Company, FromServer, Line } from '../../shared/wire/protocol.ts'
import { witnessedAt } from './deals.ts'
import { emptyGate, setGate } from './gate.ts'
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

it('tells a device that has never been at a table of days what came after one last acted', () => {
  const { message } = listen(() => 'p1')
  const at = (n: number, seat: string): Line => ({ n, at: n, heard: { type: 'step', seq: n, seat, events: [] } })
  const chairs = [{ player: 0, seats: ['white'], person: { id: 'p1', name: 'Ann' } }]
  const past = { lines: [at(0, 'white'), at(1, 'black'), at(2, 'white'), at(3, 'black'), at(4, 'black')], more: false }
  message('company', { id: 'table', seconds: 86_400, chairs } as unknown as Company)
  message('past', past)
  expect(now().recap.map(({ n }) => n)).toEqual([3, 4])
  expect(lastSeen('table')).toBe(4)
  // At one of seconds one has been there, or looks in for the first time.
  kept.clear()
  useTable.setState(EMPTY)
  const quick = listen(() => 'p1')
  quick.message('company', { id: 'table', seconds: 60, chairs } as unknown as Company)
  quick.message('past', past)
  expect(now().recap).toEqual([])
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
  ears.message('gallery', { lines: [said('three')], whole: false, gone: [said('one'), said('two', 'p1')] })
  expect(texts()).toEqual(['mine before', 'two', 'mine', 'three'])
  ears.message('gallery', { lines: [said('what is left')], whole: true })
  ears.message('reactions', { boo: 3 })
  expect([texts(), now().reactions]).toEqual([['what is left'], { boo: 3 }])
})

describe('behind a gate', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    emptyGate()
    setGate(false, 0)
    vi.useRealTimers()
  })

  /** What a connection says of a step. */
  function steps({ state, message }: ReturnType<typeof listen>, seq: number): void {
    state({ seq, pieces: new Map(), facts: new Map() } as unknown as Parameters<typeof state>[0])
    message('turn', { seq, offers: {}, undo: null, lines: [line(seq)] })
  }
  /** A connection that begins with this step. */
  function connected(seq: number) {
    const ears = listen(() => null)
    ears.message('company', { id: 'table', chairs: [] as Company['chairs'] } as Company)
    ears.message('past', part(0, seq))
    steps(ears, seq)
    return ears
  }
  /** All that has been on, as it changes. */
  function watched(): number[] {
    const seen: number[] = []
    useTable.subscribe(({ moment }, before) => {
      if (moment && moment !== before.moment) seen.push(moment.seq)
    })
    return seen
  }

  it('is nothing where there is none: what comes first is on at once', () => {
    connected(3)
    expect([now().moment?.seq, now().company?.id, shown()]).toEqual([3, 'table', upTo(3)])
    connected(5)
    expect(now().moment?.seq).toBe(5)
  })

  it('shows nothing yet while it is held from the beginning', () => {
    setGate(true, 0)
    connected(3)
    vi.advanceTimersByTime(A_MINUTE)
    expect([now().moment, now().company, shown()]).toEqual([null, null, []])
    setGate(false, 0)
    expect([now().moment?.seq, shown()]).toEqual([3, upTo(3)])
  })

  it('shows nothing yet while it is put off from the beginning', () => {
    setGate(false, 10)
    connected(3)
    vi.advanceTimersByTime(9999)
    expect([now().moment, now().company, shown()]).toEqual([null, null, []])
    vi.advanceTimersByTime(1)
    expect([now().moment?.seq, shown()]).toEqual([3, upTo(3)])
  })

  it('holds the picture that there is through any connection, and then goes on with the last', () => {
    const first = connected(3)
    setGate(true, 0)
    const seen = watched()
    steps(first, 4)
    const second = connected(5)
    steps(second, 6)
    connected(7)
    vi.advanceTimersByTime(A_MINUTE)
    expect([seen, now().moment?.seq, shown()]).toEqual([[], 3, upTo(3)])
    setGate(false, 0)
    expect([seen, shown()]).toEqual([[7], upTo(7)])
  })

  it('keeps what is on until what is new is due, and never goes back', () => {
    setGate(false, 10)
    const first = connected(3)
    vi.advanceTimersByTime(4000)
    steps(first, 4)
    const seen = watched()
    vi.advanceTimersByTime(3000)
    const second = connected(5)
    steps(second, 6)
    vi.advanceTimersByTime(9999)
    expect(seen).toEqual([3, 4])
    vi.advanceTimersByTime(A_MINUTE)
    expect(seen).toEqual([3, 4, 5, 6])
  })
})
