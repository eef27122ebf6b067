import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '../../shared/games/index.ts'
import type { Creation, Guest, Listing } from '../../shared/wire/protocol.ts'
import { eyesOf, type OldFolder, type Running, seatsOf } from './folders.ts'
import { joinTable, type Player, watchTable } from './player.ts'
import { type Served, serve } from './server.ts'

/* npx tsx tests/lib/writeFolder.ts tests/folders/<version of the store>: what this server writes, for its successors. */

const data = process.argv[2]
if (data === undefined) throw new Error('which folder?')
mkdirSync(data, { recursive: true })

interface Wanted extends Pick<Creation, 'game' | 'players'> {
  /** Where Bob sits; Ann sits on the first chair. */
  readonly bob: number
  readonly public: boolean
}

/** A table with both at it. */
async function gather(served: Served, [ann, bob]: readonly [Guest, Guest], { bob: player, ...wanted }: Wanted) {
  const made = await served.create(ann, wanted)
  const [a, b] = [await joinTable(served.url, made.id, ann), await joinTable(served.url, made.id, bob)]
  b.send('sit', { player })
  await a.until('Bob', () => a.company?.chairs.some(({ person }) => person?.id === bob.id) === true)
  return { a, b, kept: { ...made, game: wanted.game, version: GAMES[wanted.game]?.game.version ?? 0 } }
}

/** Plays so many moves. */
async function play(players: readonly [Player, Player], moves: number): Promise<void> {
  const [a] = players
  a.send('start', {})
  for (const each of players) each.playOn()
  await a.until('moves', () => (a.turn?.seq ?? 0) >= moves)
  for (const each of players) each.pause()
}

let served = await serve({ data, keep: true })
const ann = await served.guest('Ann')
const bob = await served.guest('Bob')
const people = [ann, bob] as const
const begun = []
for (const [wanted, moves] of [
  [{ game: 'on-the-lam', players: 3, bob: 1, public: true }, 30],
  [{ game: 'diabolik', players: 4, bob: 1, public: true }, 50],
  [{ game: 'diabolicards', players: 2, bob: 1, public: true }, 24],
] as const) {
  const { a, b, kept } = await gather(served, people, wanted)
  await play([a, b], moves)
  begun.push(kept)
}
const { kept: waiting } = await gather(served, people, { game: 'diabolik', players: 4, bob: 2, public: false })
const { a, b, kept: over } = await gather(served, people, { game: 'diabolik', players: 2, bob: 1, public: true })
await play([a, b], 60)
b.send('concede', {})
await a.until('the end', () => a.company?.phase === 'over')
// What is filmed is written a moment later.
await new Promise(resolve => setTimeout(resolve, 3000))
await served.close()

// As whoever comes back finds it.
served = await serve({ data, keep: true })
const running: Running[] = []
for (const kept of begun) {
  const [a, b] = [await joinTable(served.url, kept.id, ann), await joinTable(served.url, kept.id, bob)]
  await served.ask('GET', `/api/tables/${kept.id}/watch`)
  const w = await watchTable(served.url, kept.id)
  const all = [a, b, w]
  await Promise.all(all.map(each => each.until('a turn', () => each.turn !== null)))
  running.push({
    ...kept,
    seq: a.turn?.seq ?? 0,
    toMove: { ann: a.choices().length > 0, bob: b.choices().length > 0 },
    ann: eyesOf(a, seatsOf(a, ann)),
    bob: eyesOf(b, seatsOf(a, bob)),
    public: eyesOf(w),
  })
  await Promise.all(all.map(each => each.leave()))
}
const { said: mine } = await served.ask<Listing[]>('GET', '/api/mine', bob)
await served.close()
const about: OldFolder = { people: { ann, bob }, running, waiting, over, mine }
writeFileSync(join(data, 'about.json'), `${JSON.stringify(about, null, 2)}\n`)
for (const name of ['lock', 'tavolo-nero.db-shm', 'tavolo-nero.db-wal']) rmSync(join(data, name), { force: true })
process.exit()
