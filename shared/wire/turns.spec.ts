import { expect, test } from 'vitest'
import type { Game } from '../kernel/game.ts'
import { pickpocket } from '../kernel/pickpocket.ts'
import { packing } from './compact.ts'
import type { TurnMessage } from './protocol.ts'
import { knownOf, listenTo, packerFor, packerOf, WORDS } from './turns.ts'

const SEATS = pickpocket.seats(pickpocket.options(2))
const KNOWN = knownOf(pickpocket, SEATS)
const { words, pack } = packerFor(KNOWN)

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
  expect(heardOf([WORDS, words], ['refused', refused], ['turn', pack(turn)])).toEqual([
    ['refused', refused],
    ['turn', turn],
  ])
})

test('a message stays as it was packed, whatever is packed after it', () => {
  const packed = pack(turn)
  pack({ ...turn, seq: 301 })
  expect(packed).toEqual(packing(KNOWN)(turn))
  expect(pack({ ...turn, seq: 301 })).not.toEqual(pack(turn))
})

test('tables of one game with the same seats have one packer', () => {
  const game = pickpocket as unknown as Game
  expect(packerOf(game, SEATS)).toBe(packerOf(game, [...SEATS]))
  expect(packerOf(game, SEATS).words).toEqual(words)
  expect(packerOf(game, SEATS.slice(1))).not.toBe(packerOf(game, SEATS))
  expect(packerOf({ ...game, told: { ...game.told } }, SEATS)).not.toBe(packerOf(game, SEATS))
})

test('whoever comes back learns the words anew', () => {
  const other = packerFor(knownOf({ told: { other: ['words'] } }, []))
  const messages = [
    [WORDS, other.words],
    ['turn', other.pack(turn)],
    [WORDS, words],
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
