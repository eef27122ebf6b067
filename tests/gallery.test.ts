import { afterEach, describe, expect, test } from 'vitest'
import type { Guest } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* What watchers say to each other, who is told of it, and when. */

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
const texts = ({ gallery }: Player): string[] => gallery.map(({ text }) => text)

/** Ann plays against bots; who watches. */
async function table() {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map(name => served.guest(name)))
  if (!ann || !bob || !eve) throw new Error('nobody came')
  const { id } = await served.create(ann, { quick: 'plain' })
  const a = await kept(joinTable(served.url, id, ann))
  await a.until('start', () => a.turn !== null)
  const look = (guest: Guest | null, eyes = 'public') =>
    kept(watchTable(served.url, id, {}, { eyes, ...(guest ? { token: guest.token } : {}) }))
  return { id, ann, bob, eve, a, look }
}

describe('the gallery', () => {
  test('is written to by whoever has a name, and read by all who watch', async () => {
    served = await serve()
    const { bob, look } = await table()
    const [b, nobody] = [await look(bob), await look(null)]
    b.send('gallery', { text: '  Where is\nhe? ' })
    for (const each of [b, nobody]) await each.until('words', () => each.gallery.length === 1)
    expect(nobody.gallery).toMatchObject([{ by: { id: bob.id, name: 'Bob' }, text: 'Where is he?', open: false }])
    nobody.send('gallery', { text: 'me too' })
    expect(await nobody.refusal()).toEqual({ reason: 'badToken', to: 'gallery' })
    // Whoever comes later is told what was said.
    const later = await look(null)
    await later.until('words', () => later.gallery.length === 1)
    expect(texts(later)).toEqual(['Where is he?'])
  })
})
