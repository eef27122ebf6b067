import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PastPage } from '../shared/wire/archive.ts'
import type { OpenDeal } from '../shared/wire/deal.ts'
import type { Found, Guest, Listing } from '../shared/wire/protocol.ts'
import { aboutFolder, copyFolder, type Eyes, goesOn, OLD_FOLDERS, type OldTable } from './lib/folders.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* Folders that older servers wrote open, and whoever sat there sees what that server showed. */

const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex')
const eyes = (player: Player, seats: readonly string[] = []): Eyes => ({
  view: digest(player.view()),
  moves: digest(
    seats.map(seat => {
      const { moves, previews } = player.turn?.offers[seat] ?? { moves: [], previews: [] }
      return [seat, moves, previews]
    }),
  ),
  lines: digest(player.past),
})

describe.each(OLD_FOLDERS)('a folder of store version %s', folder => {
  const about = aboutFolder(folder)
  const { ann, bob } = about.people
  const running = about.tables.filter(({ phase }) => phase === 'running')
  let data: string
  let served: Served
  beforeAll(async () => {
    data = copyFolder(folder)
    served = await serve({ data, keep: true })
    // What older servers did not keep is looked up in the background.
    await vi.waitFor(() => expect(served.app.store.unknown()).toEqual([]))
  })
  afterAll(async () => {
    await served.close()
    rmSync(data, { recursive: true })
  })

  test('lists everybody’s matches as it was', async () => {
    const { said } = await served.ask<Listing[]>('GET', '/api/mine', bob)
    const old = new Map(about.tables.map(table => [table.id, table]))
    const lasting = about.mine.filter(({ id, phase }) => phase === 'waiting' || goesOn(old.get(id) as OldTable))
    for (const listing of lasting) expect(said).toContainEqual(listing)
    expect(said.map(({ id }) => id).sort()).toEqual(about.mine.map(({ id }) => id).sort())
  })

  test.each(running)('opens $game as everybody saw it, and it is played on', async table => {
    const { said: found } = await served.ask<Found>('GET', `/api/tables/${table.code}`, ann)
    expect(found).toMatchObject({ id: table.id, phase: 'running', seated: true })
    expect('retired' in found).toBe(!goesOn(table))
    if (!goesOn(table)) return
    const [a, b] = [await joinTable(served.url, table.id, ann), await joinTable(served.url, table.id, bob)]
    await served.ask('GET', `/api/tables/${table.id}/watch`)
    const w = await watchTable(served.url, table.id)
    await Promise.all([a, b, w].map(each => each.until('turn', () => each.turn !== null)))
    expect(a.turn?.seq).toBe(table.seq)
    const seatsOf = ({ id }: Guest): readonly string[] =>
      a.company?.chairs.find(({ person }) => person?.id === id)?.seats ?? []
    expect({ ann: eyes(a, seatsOf(ann)), bob: eyes(b, seatsOf(bob)), public: eyes(w) }).toEqual({
      ann: table.ann,
      bob: table.bob,
      public: table.public,
    })
    expect([a, b].map(each => each.choices().length > 0)).toEqual([table.toMove.ann, table.toMove.bob])
    for (const each of [a, b]) each.playOn()
    await w.until('ten moves', () => (w.turn?.seq ?? 0) >= table.seq + 10 || w.company?.phase === 'over')
    await Promise.all([a, b, w].map(each => each.leave()))
  })

  test('begins what waited, and shows what was over', async () => {
    const waiting = about.tables.find(({ phase }) => phase === 'waiting') as OldTable
    const a = await joinTable(served.url, waiting.id, ann)
    expect(a.company?.chairs.map(({ person }) => person?.name ?? null)).toEqual(['Ann', null, 'Bob', null])
    a.send('start', {})
    await a.until('start', () => a.turn !== null)
    // Nothing was laid by for it when the table was made.
    expect(a.company?.commitment).toBeNull()
    await a.leave()
    const over = about.tables.find(({ phase }) => phase === 'over') as OldTable
    const { said } = await served.ask<Found>('GET', `/api/tables/${over.code}`, bob)
    expect(said).toMatchObject({ phase: 'over', seated: true })
    expect('retired' in said).toBe(!goesOn(over))
    const { matches } = (await served.ask<PastPage>('GET', '/api/matches', bob)).said
    expect(matches).toMatchObject([{ game: over.game, filmed: goesOn(over), mine: { kept: false } }])
    const { said: deal } = await served.ask<OpenDeal>('GET', `/api/matches/${over.id}/deal`)
    expect(deal).toMatchObject({ game: over.game, nonce: null, commitment: null })
  })

  test('opens again after that', async () => {
    const before = await served.ask<Listing[]>('GET', '/api/mine', ann)
    await served.close()
    served = await serve({ data, keep: true })
    const after = await served.ask<Listing[]>('GET', '/api/mine', ann)
    expect(after.said.map(({ id, round }) => [id, round]).sort()).toEqual(
      before.said.map(({ id, round }) => [id, round]).sort(),
    )
    expect(served.lines.join()).not.toMatch(/fault|damaged/)
  })
})
