import { afterEach, expect, it } from 'vitest'
import type { Note } from '../../shared/kernel/history.ts'
import type { Line } from '../../shared/wire/protocol.ts'
import { arrive, choicesOf, EMPTY, hear, install, useTable } from './table.ts'
import type { Moment } from './tableState.ts'

/** A word that nobody else may read. */
const SECRET = 'king of hearts'

const card = { kind: 'card', place: 'hand:ann', order: 0, up: false }
const note = (n: number, audience: Note['audience'], text: string): Line => ({
  n,
  at: 0,
  heard: {
    type: 'note',
    note: { author: 'ann', audience, body: { type: 'said', by: { id: 'a', name: 'Ann' }, text } },
  },
})
const drew = (n: number): Line => ({
  n,
  at: 0,
  heard: { type: 'step', seq: n, seat: 'ann', events: [{ type: 'drew', faces: { 1: SECRET } }] },
  open: { type: 'step', seq: n, seat: 'ann', events: [{ type: 'drew' }] },
})
const moment = (seq: number): Moment => ({
  seq,
  view: { pieces: { 1: { ...card, face: SECRET }, trap: { ...card, kind: SECRET } }, facts: { round: 2 } },
  open: { pieces: { 1: card }, facts: { round: 2 } },
  offers: { ann: { number: 1, moves: [{ type: SECRET }], previews: [SECRET] } },
  undo: 'ann',
  lines: [drew(seq)],
})
const now = () => useTable.getState()
const told = () => JSON.stringify(now())
const hide = (hidden: boolean, peeking = false) => useTable.setState({ hidden, peeking })

/** A table that is full of secrets. */
function laid(): void {
  useTable.setState({ ...EMPTY, staged: true, seats: ['ann'], lines: [note(0, 'all', 'hello'), drew(1)] })
  arrive(moment(2))
  install()
  arrive(moment(3))
  hear(note(4, { side: 'thieves' }, SECRET))
  useTable.setState({ recap: [drew(1)], picked: [SECRET], marking: { kind: SECRET, secret: true, places: [] } })
}
afterEach(() => useTable.setState(EMPTY))

it('hides all that others do not know, and nothing else', () => {
  laid()
  expect(told()).toContain(SECRET)
  hide(true)
  expect(told()).not.toContain(SECRET)
  expect(now().moment?.view).toEqual({ pieces: { 1: card }, facts: { round: 2 } })
  expect(now().lines.map(({ n }) => n)).toEqual([0, 1, 2])
  expect([choicesOf(now()), now().moment?.undo]).toEqual([[], null])
})

it('hides what comes meanwhile', () => {
  laid()
  hide(true)
  arrive(moment(5))
  hear(note(6, { seat: 'ann' }, SECRET))
  expect(told()).not.toContain(SECRET)
  install()
  install()
  expect(now().moment?.seq).toBe(5)
  expect(told()).not.toContain(SECRET)
})

it('loses nothing: a look shows it all, and so does the end of it', () => {
  laid()
  const before = now()
  hide(true)
  hide(true, true)
  expect(now()).toEqual({ ...before, hidden: true, peeking: true })
  hide(false)
  expect(now()).toEqual(before)
})

it('lets the hand go on with a marker that all may see', () => {
  useTable.setState({ marking: { kind: '?', secret: false, places: [] } })
  hide(true)
  expect(now().marking?.kind).toBe('?')
})

it('shows the same thing as the same thing', () => {
  laid()
  hide(true)
  expect(now()).toBe(now())
  const { moment: shown, lines } = now()
  useTable.setState({ draft: 'x' })
  expect([now().moment === shown, now().lines === lines]).toEqual([true, true])
})
