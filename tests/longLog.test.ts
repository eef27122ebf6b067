import { afterAll, beforeAll, expect, test } from 'vitest'
import { onTheLam } from '../shared/games/on-the-lam/index.ts'
import type { Entry } from '../shared/kernel/history.ts'
import { seedOf } from '../shared/kernel/rng.ts'
import type { FromServer, Guest, NoteBody } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* A long evening at one table: whoever joins has its past part by part, and nobody waits for it. */

const SAID = 4000
const options = onTheLam.options(2)
const seats = onTheLam.seats(options).map(({ seat }) => seat)

let served: Served
let ann: Guest
let bob: Guest
let id: string
beforeAll(async () => {
  served = await serve()
  ann = await served.guest('Ann')
  bob = await served.guest('Bob')
  const entries = Array.from({ length: SAID }, (_, i): Entry<never> => {
    const body: NoteBody = { type: 'said', by: { id: `guest ${i % 20}`, name: 'Eve' }, text: `word ${i}` }
    return { type: 'note', note: { author: seats[i % 2] ?? '', audience: 'all', body } }
  })
  const log = { game: onTheLam.id, version: onTheLam.version, options, seed: seedOf('long'), entries }
  id = (await served.app.seatRecorded(log, [ann, bob])).id
})
afterAll(() => served.close())

const partsOf = ({ heard }: Player) =>
  heard.flatMap(({ type, message }) => (type === 'past' ? [message as FromServer['past']] : []))

test.each(['who plays', 'who watches'])('%s is sent the newest first, then turn and the rest', async who => {
  const player = who === 'who plays' ? await joinTable(served.url, id, ann) : await watchTable(served.url, id)
  expect(player.past?.map(({ n }) => n)).toEqual(Array.from({ length: SAID }, (_, n) => n))
  const parts = partsOf(player)
  expect(parts.every(({ lines }) => lines.length <= 200)).toBe(true)
  expect(parts.map(({ more }) => more)).toEqual([...Array.from({ length: parts.length - 1 }, () => true), false])
  const types = player.heard.map(({ type }) => type).filter(type => type === 'past' || type === 'turn')
  expect(types.slice(0, 3)).toEqual(['past', 'turn', 'past'])
  expect(parts[0]?.lines.at(-1)?.n).toBe(SAID - 1)
  await player.leave()
})

test('what is said while it comes is not lost', async () => {
  const b = await joinTable(served.url, id, bob)
  const joining = joinTable(served.url, id, ann)
  b.send('phrase', { phrase: 'hello' })
  const a = await joining
  await b.until('the phrase', () => b.notes.length === 1)
  await a.until('the phrase', () => [...(a.past ?? []), ...a.notes].some(({ n }) => n === SAID))
  expect(new Set([...(a.past ?? []), ...a.notes].map(({ n }) => n)).size).toBe(SAID + 1)
  await Promise.all([a.leave(), b.leave()])
})
