import { expect, test } from 'vitest'
import { pickpocket } from '../kernel/pickpocket.ts'
import { packing } from './compact.ts'
import type { TurnMessage } from './protocol.ts'
import { knownOf, listenTo, packerOf, packKnown, WORDS } from './turns.ts'

const SEATS = pickpocket.seats(pickpocket.options(2))
const KNOWN = knownOf(pickpocket, SEATS)
const pack = packing(KNOWN)

/** What a page hears of these messages, in this order. */
function heardOf(...messages: (readonly [string, unknown])[]): unknown[] {
  const heard: unknown[] = []
  const ears = new Map<string, (message: unknown) => void>()
  listenTo(
    (type, hear) => ears.set(type, hear),
    (type, message) => heard.push([type, message]),
  )
  for (const [type, message] of messages) ears.get(type)?.(message)
  return heard
}

const turn: TurnMessage = {
  seq: 300,
  offers: { ace: { number: 300, moves: [{ type: 'pass' }], previews: [null] } },
  undo: 'ace',
  lines: [{ n: 299, at: 1.77e12, heard: { type: 'step', seq: 300, seat: 'bee', events: [{ type: 'sold' }] } }],
}

test('a page hears what was said, packed or not, and nothing of the words', () => {
  const refused = { reason: 'stale', to: null }
  expect(heardOf([WORDS, packKnown(KNOWN)], ['refused', refused], ['turn', pack(turn)])).toEqual([
    ['refused', refused],
    ['turn', turn],
  ])
})

test('a message is packed once', () => {
  const packer = packerOf(KNOWN)
  expect(packer(turn)).toEqual(pack(turn))
  expect(packer(turn)).toBe(packer(turn))
  expect(packer({ ...turn, seq: 301 })).not.toEqual(packer(turn))
})

test('whoever comes back learns the words anew', () => {
  const other = knownOf({ told: { other: ['words'] } }, [])
  const messages = [
    [WORDS, packKnown(other)],
    ['turn', packing(other)(turn)],
    [WORDS, packKnown(KNOWN)],
  ] as const
  expect(heardOf(...messages, ['turn', pack(turn)])).toEqual([
    ['turn', turn],
    ['turn', turn],
  ])
})

test('what is in every turn, and an event that everybody may hear, takes no name', () => {
  const text = Buffer.from(pack(turn)).toString('latin1')
  for (const name of ['seq', 'offers', 'lines', 'heard', 'events', 'ace', 'bee']) expect(text).not.toContain(name)
  const events = Object.entries(pickpocket.told).map(([type, fields]) => ({
    type,
    ...Object.fromEntries(fields.map(field => [field, 0])),
  }))
  for (const event of events) expect(pack(event)).toHaveLength(Object.keys(event).length)
})

test('nor does an event with the faces that only some are told, or without those that others are', () => {
  const known = knownOf({ told: { drew: ['seat', 'card'], shown: ['card', 'faces'] } }, SEATS)
  const [drew, shown] = [
    { type: 'drew', seat: 'ace', card: 1 },
    { type: 'shown', card: 1 },
  ]
  for (const event of [drew, { ...drew, faces: 0 }, shown, { ...shown, faces: 0 }])
    expect(packing(known)(event)).toHaveLength(Object.keys(event).length)
})
