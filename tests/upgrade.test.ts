import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PastPage } from '../shared/wire/archive.ts'
import type { OpenDeal } from '../shared/wire/deal.ts'
import type { Found, Listing } from '../shared/wire/protocol.ts'
import { aboutFolder, copyFolder, eyesOf, goesOn, OLD_FOLDERS, seatsOf } from './lib/folders.ts'
import { joinTable, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* Folders that older servers wrote open, and whoever sat there sees what that server showed. */

describe.each(OLD_FOLDERS)('a folder of store version %s', folder => {
  const about = aboutFolder(folder)
  const { ann, bob } = about.people
  const { running, waiting, over } = about
  /** What a store of this version kept of a match. */
  const [films, nonces] = [Number(folder) >= 4, Number(folder) >= 6]
  let data: string
  let served: Served
  beforeAll(async () => {
    data = copyFolder(folder)
    served = await serve({ data, keep: true })
    // What older servers did not keep is looked up in the background.
    await vi.waitFor(async () => expect(await served.app.store.unknown()).toEqual([]))
  })
  afterAll(async () => {
    await served.close()
    rmSync(data, { recursive: true })
  })

  test('lists everybody’s matches as it was', async () => {
    const { said } = await served.ask<Listing[]>('GET', '/api/mine', bob)
    const lost = running.filter(table => !goesOn(table)).map(({ id }) => id)
    const lasting = about.mine.filter(({ id }) => !lost.includes(id))
    // A table of before is watched as it is played.
    for (const listing of lasting) expect(said).toContainEqual({ ...listing, delay: 0 })
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
    expect({ ann: eyesOf(a, seatsOf(a, ann)), bob: eyesOf(b, seatsOf(a, bob)), public: eyesOf(w) }).toEqual({
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
    const a = await joinTable(served.url, waiting.id, ann)
    expect(a.company?.chairs.map(({ person }) => person?.name ?? null)).toEqual(['Ann', null, 'Bob', null])
    a.send('start', {})
    await a.until('start', () => a.turn !== null && a.company?.phase === 'running')
    // What was not laid by when the table was made cannot be committed to.
    expect(a.company?.commitment !== null).toBe(nonces)
    await a.leave()
    const { said } = await served.ask<Found>('GET', `/api/tables/${over.code}`, bob)
    expect(said).toMatchObject({ phase: 'over', seated: true })
    expect('retired' in said).toBe(!goesOn(over))
    const { matches } = (await served.ask<PastPage>('GET', '/api/matches', bob)).said
    expect(matches).toMatchObject([{ game: over.game, filmed: films || goesOn(over), mine: { kept: false } }])
    const { said: deal } = await served.ask<OpenDeal>('GET', `/api/matches/${over.id}/deal`)
    expect(deal.game).toBe(over.game)
    expect([deal.nonce !== null, deal.commitment !== null]).toEqual([nonces, nonces])
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
