import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { Found, Guest, Listing } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/*
 * Folders that older servers wrote, kept in tests/folders/<version of the store>: they open, and whoever sat there sees
 * what that server showed. A game whose rules have changed since then has its match retired.
 */

interface Eyes {
  readonly view: string
  readonly moves: string
  readonly lines: string
}
interface OldTable {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly phase: string
  readonly seq: number
  readonly toMove: { readonly ann: boolean; readonly bob: boolean }
  readonly ann: Eyes
  readonly bob: Eyes
  readonly public: Eyes
}
interface About {
  readonly people: { readonly ann: Guest; readonly bob: Guest }
  readonly tables: readonly OldTable[]
  readonly mine: readonly Listing[]
}

const FOLDERS = join(import.meta.dirname, 'folders')
/** The rules when these folders were written. */
const VERSION = 1
const goesOn = ({ game }: OldTable): boolean => GAMES[game]?.game.version === VERSION

const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex')
const eyes = (player: Player): Eyes => ({
  view: digest(player.view()),
  moves: digest(
    Object.entries(player.turn?.offers ?? {}).map(([seat, { moves, previews }]) => [seat, moves, previews]),
  ),
  lines: digest(player.past),
})

describe.each(readdirSync(FOLDERS))('a folder of store version %s', folder => {
  const about: About = JSON.parse(readFileSync(join(FOLDERS, folder, 'about.json'), 'utf8'))
  const { ann, bob } = about.people
  const running = about.tables.filter(({ phase }) => phase === 'running')
  let data: string
  let served: Served
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'tavolo-nero-'))
    cpSync(join(FOLDERS, folder), data, { recursive: true })
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
    expect({ ann: eyes(a), bob: eyes(b), public: eyes(w) }).toEqual({
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
    await a.leave()
    const over = about.tables.find(({ phase }) => phase === 'over') as OldTable
    const { said } = await served.ask<Found>('GET', `/api/tables/${over.code}`, bob)
    expect(said).toMatchObject({ phase: 'over', seated: true })
    expect('retired' in said).toBe(!goesOn(over))
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
