import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AppOptions } from '../server/app.ts'
import { A_DAY } from '../server/keeping.ts'
import { GAMES } from '../shared/games/index.ts'
import type { Game } from '../shared/kernel/game.ts'
import type { Found, Guest, Listing } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* A release changes the rules of one game; what is kept of one table makes no sense. Nobody else notices. */

const games = Object.values(GAMES).map(({ game }) => game)
const VERSION = games.find(({ id }) => id === 'on-the-lam')?.version ?? 0
/** As the next release has it: On the Lam has one more card, say. */
const next = games.map((game): Game => (game.id === 'on-the-lam' ? { ...game, version: game.version + 1 } : game))

let data: string
let served: Served
let ann: Guest
let bob: Guest
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'tavolo-nero-'))
  served = await serve({ data, keep: true })
  ann = await served.guest('Ann')
  bob = await served.guest('Bob')
})
afterEach(async () => {
  await served.close()
  rmSync(data, { recursive: true })
})

const restart = async (options: Partial<AppOptions> = {}, damage = '') => {
  await served.close()
  if (damage) {
    const database = new DatabaseSync(join(data, 'tavolo-nero.db'))
    database.exec(damage)
    database.close()
  }
  served = await serve({ data, keep: true, ...options })
}
/** Retired and made so many days earlier. */
const aged = (days: number) =>
  `UPDATE tables SET retired = retired - ${days * A_DAY}, created = created - ${days * A_DAY}`
const mine = async (guest = ann) => (await served.ask<Listing[]>('GET', '/api/mine', guest)).said
const find = (key: string, more = '') =>
  served.ask<Found & { refused?: string }>('GET', `/api/tables/${key}${more}`, ann)
const log = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, 'replays', `${name}.json`), 'utf8')).log

/** A match in play: Ann has the first chair, Bob the second. */
async function seated(name: string, length = 20): Promise<string> {
  const whole = log(name)
  return (await served.app.seatRecorded({ ...whole, entries: whole.entries.slice(0, length) }, [ann, bob])).id
}

/** Somebody can go on there. */
async function playsOn(id: string): Promise<void> {
  const players = [await joinTable(served.url, id, ann), await joinTable(served.url, id, bob)]
  await Promise.all(players.map(each => each.until('turn', () => each.turn !== null)))
  const [first] = players as [Player]
  const seq = first.turn?.seq ?? 0
  for (const each of players) each.playOn()
  await first.until('a move', () => (first.turn?.seq ?? 0) > seq || first.company?.phase === 'over')
  await Promise.all(players.map(each => each.leave()))
}

describe('a match by older rules', () => {
  test('is retired, said to be, and hurts no other', async () => {
    const [lam, diabolik] = [await seated('on-the-lam-3-clever'), await seated('diabolik-escape')]
    const over = (await served.app.seatRecorded(log('on-the-lam-2-plain'), [ann, bob])).id
    const waiting = (await served.create(ann, { players: 2 })).id
    const a = await joinTable(served.url, lam, ann)
    expect(a.company).toMatchObject({ version: VERSION })
    await restart({ games: next })
    expect(served.lines.join()).toContain('"what":"retired","tables":2')

    const listings = new Map((await mine()).map(each => [each.id, each]))
    const until = Date.now() + 30 * A_DAY
    expect(listings.get(lam)).toMatchObject({ phase: 'running', round: 3, mine: { player: 0, toMove: false } })
    expect(Math.abs((listings.get(lam)?.retired?.until ?? 0) - until)).toBeLessThan(A_DAY / 24)
    expect(listings.get(diabolik)).not.toHaveProperty('retired')
    expect(listings.has(waiting)).toBe(true)

    for (const more of ['', '/watch']) {
      const { status, said } = await find(lam, more)
      expect([status, said]).toMatchObject([200, { id: lam, phase: 'running', seated: true, retired: { id: lam } }])
      expect(said.retired?.chairs[0]).toMatchObject({ name: 'Ann' })
      // Whoever has the seed, or a person's id with it, could look into hands or be taken for somebody.
      for (const secret of [(await served.app.store.load(lam))?.saved.seed, ann.token, bob.id])
        expect(JSON.stringify(said)).not.toContain(secret)
    }
    expect((await find(over)).said).toMatchObject({ phase: 'over', retired: { id: over } })
    await expect(joinTable(served.url, lam, ann)).rejects.toThrow('retired')
    await expect(watchTable(served.url, lam)).rejects.toThrow('retired')
    expect(served.app.house.hosts.has(lam)).toBe(false)
    expect(served.lines.join()).not.toContain('"what":"fault"')

    await playsOn(diabolik)
    // What has not begun goes with the time.
    const w = await joinTable(served.url, waiting, ann)
    expect(w.company).toMatchObject({ phase: 'waiting', version: VERSION + 1 })
    w.send('start', {})
    await w.until('start', () => w.turn !== null)
    await w.leave()
    await served.create(ann, { players: 2 })
    await restart({ games: next })
    expect((await find(waiting)).said).not.toHaveProperty('retired')
  })

  test('goes on when the release is taken back', async () => {
    const id = await seated('on-the-lam-3-clever')
    await restart({ games: next })
    expect((await find(id)).said).toHaveProperty('retired')
    await restart()
    expect((await find(id)).said).not.toHaveProperty('retired')
    await playsOn(id)
  })

  test('is cleared away after thirty days, and also where its game is gone', async () => {
    const [lam, diabolik] = [await seated('on-the-lam-3-clever'), await seated('diabolik-escape')]
    const without = games.filter(({ id }) => id !== 'on-the-lam')
    await restart({ games: without })
    expect((await find(lam)).said).toMatchObject({ retired: { id: lam } })
    const inDays = (days: number) => ({ now: () => Date.now() + days * A_DAY, steady: () => 0 })
    await restart({ games: without, clocks: inDays(0) }, aged(29))
    expect((await mine()).map(({ id }) => id)).toContain(lam)
    await restart({ games: without }, aged(2))
    await expect.poll(async () => served.app.store.table(lam)).toBeNull()
    expect((await mine()).map(({ id }) => id)).toEqual([diabolik])
  })
})

describe('a table that cannot be read', () => {
  test.each([
    ['a log with a gap', 'DELETE FROM entries WHERE "table" = $id AND n = 7'],
    ['an entry that is none', `UPDATE entries SET entry = '{"type":' WHERE "table" = $id AND n = 7`],
    [
      'a move that the rules do not know',
      `UPDATE entries SET entry = '{"type":"move","seat":"x"}' WHERE "table" = $id`,
    ],
    ['options that are none', `UPDATE tables SET options = '[' WHERE id = $id`],
    ['people that are none', `UPDATE tables SET chairs = '{"chairs":' WHERE id = $id`],
    ['chairs that are none', `UPDATE tables SET chairs = '7' WHERE id = $id`],
    ['a seed that is none', `UPDATE tables SET seed = 'x' WHERE id = $id`],
  ])('%s: it is said so, and all else is well', async (_, damage) => {
    const bad = await seated('on-the-lam-3-clever')
    const good = await seated('diabolik-escape')
    await restart(
      {},
      `${damage.replaceAll('$id', `'${bad}'`)}; DELETE FROM snapshots; UPDATE entries SET record = NULL`,
    )
    const listed = (await mine()).map(({ id }) => id)
    expect(listed).toContain(good)
    for (const more of ['', '/watch'])
      expect(await find(bad, more)).toMatchObject({ status: 500, said: { refused: 'damaged' } })
    await expect(joinTable(served.url, bad, ann)).rejects.toThrow('damaged')
    expect((await find(bad, '/log')).status).toBeGreaterThanOrEqual(400)
    await playsOn(good)
    await served.create(ann)
    expect(served.lines.join()).toContain('"what":"damaged"')
    expect(served.lines.join()).not.toContain('"what":"fault"')
  })
})
