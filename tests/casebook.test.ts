import { afterEach, expect, test } from 'vitest'
import { EXPERIENCED } from '../shared/match/casebook.ts'
import type { Casebook, Guest } from '../shared/wire/protocol.ts'
import { joinTable, type Player } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* The Casebook on real sockets: sent to the device that asks and may, and to no other. */

let served: Served
const players: Player[] = []
afterEach(async () => {
  await Promise.all(players.splice(0).map(player => player.leave()))
  await served.close()
})
const kept = async (player: Promise<Player>): Promise<Player> => {
  players.push(await player)
  return player
}
const books = ({ heard }: Player): Casebook[] =>
  heard.flatMap(({ type, message }) => (type === 'casebook' ? [message as Casebook] : []))
const refusal = async (player: Player): Promise<string> => {
  const refused = player.refusal()
  player.send('casebook', {})
  return (await refused).reason
}

/** Ann has both Criminals, Zoe both Detectives. */
async function begun(casebook: string) {
  served = await serve()
  const [ann, zoe] = (await Promise.all(['Ann', 'Zoe'].map(name => served.guest(name)))) as [Guest, Guest]
  const { id } = await served.create(ann, { game: 'diabolik', players: 2, options: { casebook } })
  const a = await kept(joinTable(served.url, id, ann))
  const z = await kept(joinTable(served.url, id, zoe))
  z.send('sit', { player: 1 })
  await a.until('both', () => a.company?.chairs[1]?.person != null)
  return { id, zoe, a, z }
}
async function started({ a, z }: { a: Player; z: Player }): Promise<void> {
  a.send('start', {})
  for (const each of [a, z]) await each.until('start', () => each.turn !== null)
}

test('comes to the device that asks, and to no other; a stage and a Criminal are refused', async () => {
  const table = await begun('on')
  const { id, zoe, a, z } = table
  const stage = await kept(joinTable(served.url, id, zoe, { device: 'stage' }))
  const other = await kept(joinTable(served.url, id, zoe))
  await started(table)
  z.send('casebook', {})
  await z.until('the Casebook', () => books(z).length > 0)
  const [book] = books(z)
  expect(book?.seq).toBe(z.turn?.seq)
  expect(Object.keys(book?.odds ?? {})).toEqual(['diabolik', 'eva'])
  expect(await refusal(a)).toBe('notNow')
  expect(await refusal(stage)).toBe('onStage')
  expect([a, stage, other].flatMap(books)).toEqual([])
  expect(books(z)).toHaveLength(1)
})

test('is open to who has finished few matches of the game, for all to see', async () => {
  const table = await begun('beginners')
  const { a, z } = table
  const marks = () => a.company?.chairs.map(({ casebook }) => casebook ?? false)
  await a.until('the mark', () => marks()?.[1] === true)
  expect(marks()).toEqual([false, true])
  await started(table)
  z.send('casebook', {})
  await z.until('the Casebook', () => books(z).length > 0)
})

test('is closed to who has finished more', async () => {
  served = await serve()
  const zoe = await served.guest('Zoe')
  const records = (match: number) => ({
    ended: match,
    open: false,
    records: [{ person: zoe.id, side: 'detectives', seat: 'ginko', won: true, feats: {} }],
  })
  for (let n = 0; n < EXPERIENCED; n++) {
    const { id } = await served.create(zoe, { game: 'diabolik', players: 2, quick: 'easy' })
    await served.app.store.file(id, records(n))
  }
  const { id } = await served.create(zoe, { game: 'diabolik', players: 2, player: 1, quick: 'easy' })
  const z = await kept(joinTable(served.url, id, zoe))
  await z.until('the table', () => z.turn !== null)
  expect(await refusal(z)).toBe('notNow')
  expect(z.company?.chairs.some(({ casebook }) => casebook)).toBe(false)
})
