import { expect, it } from 'vitest'
import type { Line, RoomNote } from '../../shared/wire/protocol.ts'
import { madeByBot } from './standIn.ts'

const note = (who: string, what: RoomNote): Line['heard'] => ({
  type: 'note',
  note: { author: 'ace', audience: 'all', body: { type: 'room', by: { id: who, name: who }, what } },
})
const step = (seat: string): Line['heard'] => ({ type: 'step', seq: 1, seat, events: [] })
const found = (...heard: Line['heard'][]): number[] =>
  madeByBot(
    heard.map((each, n) => ({ n, at: n, heard: each })),
    'ann',
    ['ace'],
  ).map(({ n }) => n)

it('knows the steps of a bot that took over from those of whoever is back', () => {
  const lines = [step('ace'), note('ann', 'botTookOver'), step('bee'), step('ace'), step('ace')]
  expect(found(...lines, note('ann', 'cameBack'), step('ace'))).toEqual([3, 4])
})

it('knows the one step of a bot whose person ran out of time', () => {
  expect(found(note('ann', 'timeRanOut'), step('ace'), step('ace'))).toEqual([1])
})

it('leaves alone what is said of others', () => {
  expect(found(note('bob', 'botTookOver'), step('ace'))).toEqual([])
})
