import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Log } from '../shared/kernel/history.ts'
import type { ArchivePage, CaseFile, MatchResult, PastMatch, PastPage } from '../shared/wire/archive.ts'
import type { FilmPart } from '../shared/wire/film.ts'
import { CLOSES, type Guest } from '../shared/wire/protocol.ts'
import { joinTable, watchTable } from './lib/player.ts'
import { PLENTIFUL, type Served, serve } from './lib/server.ts'

/* Matches that are over: who finds which of them, what a list gives away, and who can be forgotten. */

let served: Served
let ann: Guest
let bob: Guest
beforeAll(async () => {
  served = await serve()
  ;[ann, bob] = (await Promise.all(['Ottilia', 'Bob'].map(name => served.guest(name)))) as [Guest, Guest]
})
afterAll(() => served.close())

const recorded = (name: string): Log =>
  JSON.parse(readFileSync(new URL(`replays/${name}.json`, import.meta.url), 'utf8')).log
const keyOf = (id: string): string => served.app.house.watchKeys.of(id)
const mine = async (guest: Guest, query = '') =>
  (await served.ask<PastPage>('GET', `/api/matches${query}`, guest)).said.matches
const archive = async (query = '') => (await served.ask<ArchivePage>('GET', `/api/archive${query}`)).said
const fileOf = async (guest: Guest) => (await served.ask<CaseFile>('GET', '/api/file', guest)).said
const film = (id: string, from: Served = served) =>
  from.ask<FilmPart>('GET', `/api/matches/${from.app.house.watchKeys.of(id)}/film/public`)
const post = (guest: Guest | null, key: string, what: string, body?: unknown) =>
  served.ask<{ refused?: string }>('POST', `/api/matches/${key}/${what}`, guest, body)
const keysOf = (matches: readonly PastMatch[]): string[] => matches.map(({ key }) => key)

type Seating = Parameters<Served['app']['seatRecorded']>
/** A match that is over and filmed, and so on file. */
async function played(name: string, people: Seating[1], settings?: Seating[2]): Promise<{ id: string; code: string }> {
  const made = await served.app.seatRecorded(recorded(name), people, settings)
  await film(made.id)
  return made
}

describe('a match that is over', () => {
  test('is found by who played it; where its table was private, by nobody else', async () => {
    const { id } = await played('diabolik-4-danger', [ann, bob, null, null])
    const eve = await served.guest('Eve')
    expect(keysOf(await mine(ann))).toContain(keyOf(id))
    expect(keysOf(await mine(bob))).toContain(keyOf(id))
    expect(await mine(eve)).toEqual([])
    const { matches, watched } = await archive()
    expect(keysOf([...matches, ...watched])).not.toContain(keyOf(id))
    expect((await served.ask('GET', '/api/matches')).status).toBe(401)
    expect((await served.ask('GET', '/api/file')).status).toBe(401)
  })

  test('is open to all where its table was, or was put on show, and long enough to be worth it', async () => {
    const open = await played('on-the-lam-2-plain', [ann, bob], { public: true })
    expect(keysOf((await archive()).matches)).toContain(keyOf(open.id))
    const shown = await served.create(ann, { players: 2, quick: 'plain', public: false })
    const hidden = await served.create(ann, { players: 2, quick: 'plain', public: false })
    const short = await served.create(ann, { players: 2, quick: 'plain', public: true })
    for (const { id } of [shown, hidden, short]) {
      const player = await joinTable(served.url, id, ann)
      if (id === shown.id) player.send('onShow', { onShow: true })
      if (id !== short.id) player.playOn()
      await player.until('some moves', () => id === short.id || (player.turn?.seq ?? 0) > 20)
      player.send('concede', {})
      await player.until('end', () => player.company?.phase === 'over')
      await expect.poll(async () => served.app.store.films(id)).not.toBeNull()
      await player.leave()
    }
    const keys = keysOf((await archive()).matches)
    expect([shown, hidden, short].map(({ id }) => keys.includes(keyOf(id)))).toEqual([true, false, false])
    expect(keysOf(await mine(ann))).toEqual(expect.arrayContaining([shown, hidden, short].map(({ id }) => keyOf(id))))
  })

  test('is listed with its key for watching, and without how it ended or how long it took', async () => {
    const { id, code } = await played('diabolik-4-danger', [ann, null, null, null], { public: true })
    const own = (await mine(ann)).find(({ key }) => key === keyOf(id))
    const open = (await archive()).matches.find(({ key }) => key === keyOf(id))
    const known = ['chairs', 'filmed', 'game', 'key', 'played']
    expect(Object.keys(own ?? {}).sort()).toEqual([...known, 'mine'].sort())
    expect(Object.keys(open ?? {}).sort()).toEqual([...known, 'watched'].sort())
    expect(Object.keys(own?.mine ?? {}).sort()).toEqual(['kept', 'seats', 'until'])
    // To the day, and no closer.
    expect((own?.mine?.until ?? 1) % 86_400_000).toBe(0)
    for (const chair of [...(own?.chairs ?? []), ...(open?.chairs ?? [])])
      expect(Object.keys(chair).sort()).toEqual(['bot', 'name', 'seats'])
    const said = JSON.stringify([await served.ask('GET', '/api/matches', ann), await archive()])
    for (const secret of [id, code, ann.id]) expect(said.includes(secret)).toBe(false)
  })

  test('tells how it ended to whoever asks for that, and not before it has', async () => {
    const log = recorded('diabolik-4-danger')
    const { id } = await played('diabolik-4-danger', [ann])
    const result = (key: string) =>
      served.ask<MatchResult & { refused?: string }>('GET', `/api/matches/${key}/result`, bob)
    const { said } = await result(keyOf(id))
    expect(said).toEqual({
      outcome: { winners: ['ginko', 'morrigan'], by: 'danger' },
      rounds: expect.any(Number),
    })
    expect(said.rounds).toBeGreaterThan(1)
    const running = await served.app.seatRecorded({ ...log, entries: log.entries.slice(0, -5) }, [ann])
    expect(await result(keyOf(running.id))).toEqual({ status: 403, said: { refused: 'notNow' } })
    expect((await result('nosuchmatch')).status).toBe(404)
    expect(keysOf(await mine(ann))).not.toContain(keyOf(running.id))
  })

  test('comes with those of its game alone, page by page', async () => {
    const eve = await served.guest('Eve')
    const lam = await served.app.seatRecorded(recorded('on-the-lam-2-plain'), [eve])
    for (let i = 0; i < 21; i++) await served.app.seatRecorded(recorded('diabolik-escape'), [eve])
    const page = async (query: string) => (await served.ask<PastPage>('GET', `/api/matches${query}`, eve)).said
    const [first, second] = [await page(''), await page('?page=1')]
    expect([first.matches.length, first.more, second.matches.length, second.more]).toEqual([20, true, 2, false])
    expect(new Set(keysOf([...first.matches, ...second.matches])).size).toBe(22)
    expect(await page('?game=on-the-lam')).toMatchObject({ more: false, matches: [{ key: keyOf(lam.id) }] })
    expect(await page('?game=chess')).toEqual({ more: false, matches: [] })
  })

  test.each(['?page=-1', '?page=x', '?page=101', `?game=${'x'.repeat(41)}`, '?game=a&game=b'])(
    'is not asked for by %s',
    async query => {
      for (const path of ['/api/matches', '/api/archive'])
        expect(await served.ask('GET', path + query, ann)).toEqual({ status: 400, said: { refused: 'malformed' } })
    },
  )

  test('counts who watches it, from one address once', async () => {
    const { id } = await served.app.seatRecorded(recorded('diabolik-escape'), [ann], { public: true })
    const other = await served.app.seatRecorded(recorded('diabolik-escape'), [ann], { public: true })
    await film(id)
    await film(id)
    await served.ask('GET', `/api/matches/${keyOf(id)}/film/all`)
    // What is on file is counted; the first to ask had it filed.
    await served.app.store.watched(id)
    await film(other.id)
    const counts = async () =>
      (await archive()).watched
        .filter(({ key }) => [id, other.id].map(keyOf).includes(key))
        .map(({ key, watched }) => [key, watched])
    await expect.poll(counts).toEqual([
      [keyOf(id), 2],
      [keyOf(other.id), 1],
    ])
  })
})

describe('whoever played', () => {
  test('keeps a match, which is not swept then; nobody else does', async () => {
    const { id } = await played('diabolik-escape', [ann])
    const gone = await played('diabolik-escape', [ann])
    const key = keyOf(id)
    expect(await post(bob, key, 'keep', { kept: true })).toMatchObject({ said: { refused: 'noSeat' } })
    expect((await post(null, key, 'keep', { kept: true })).status).toBe(401)
    expect((await post(ann, key, 'keep', { kept: 1 })).said).toEqual({ refused: 'malformed' })
    expect(await post(ann, key, 'keep', { kept: true })).toEqual({ status: 200, said: {} })
    expect((await mine(ann)).find(each => each.key === key)?.mine?.kept).toBe(true)
    const soon = Date.now() + 1000
    const { store } = served.app
    while ((await store.forget({ tables: soon, matches: 0, guests: 0 }, new Set(served.app.house.hosts.keys()))) > 0);
    expect(keysOf(await mine(ann))).toContain(key)
    expect(keysOf(await mine(ann))).not.toContain(keyOf(gone.id))
    expect((await film(id)).status).toBe(200)
    expect(await post(ann, key, 'keep', { kept: false })).toEqual({ status: 200, said: {} })
  })

  test('may not be taken off, nor keep, what is still played', async () => {
    const { id } = await served.create(ann, { quick: 'plain' })
    for (const key of [id, keyOf(id)]) {
      expect(await post(ann, key, 'unname')).toEqual({ status: 403, said: { refused: 'notNow' } })
      expect(await post(ann, key, 'keep', { kept: true })).toEqual({ status: 403, said: { refused: 'notNow' } })
    }
  })

  test('is nobody there, once they want it so: in lists, in films, at the table and under what they said', async () => {
    const log = recorded('diabolik-4-danger')
    const [first, ...rest] = log.entries
    if (!first) throw new Error('nothing was recorded')
    const body = { type: 'said', by: { id: ann.id, name: 'Ottilia' }, text: 'well, well' }
    const note = { type: 'note' as const, note: { author: 'diabolik', audience: 'all' as const, body } }
    const people = [ann, bob, null, null]
    const { id } = await served.app.seatRecorded({ ...log, entries: [first, note, ...rest] }, people, { public: true })
    await film(id)
    const key = keyOf(id)
    await served.ask('GET', `/api/tables/${id}`, ann)
    const [a, b] = [await joinTable(served.url, id, ann), await joinTable(served.url, id, bob)]
    await served.ask('GET', `/api/tables/${key}/watch`)
    const w = await watchTable(served.url, key)
    await Promise.all([a, b, w].map(each => each.until('company', () => each.company !== null)))
    expect(JSON.stringify([b.company, w.company])).toContain('Ottilia')

    const eve = await served.guest('Eve')
    expect((await post(eve, key, 'unname')).said).toEqual({ refused: 'noSeat' })
    expect(await post(ann, key, 'unname')).toEqual({ status: 200, said: {} })

    const nobody = (text: unknown) => !JSON.stringify(text).match(new RegExp(`Ottilia|${ann.id}`))
    await b.until('no name', () => nobody(b.company))
    await w.until('no name', () => nobody(w.company))
    await a.until('out', () => a.closed === CLOSES.watch)
    const late = [await joinTable(served.url, id, bob), await watchTable(served.url, key)]
    await Promise.all(late.map(each => each.until('past', () => each.past !== null && each.company !== null)))
    for (const each of late) {
      expect(nobody([each.company, each.past])).toBe(true)
      expect(JSON.stringify(each.past)).toContain('well, well')
    }
    expect(nobody((await film(id)).said)).toBe(true)
    const open = (await archive()).matches.find(each => each.key === key)
    expect(open?.chairs[0]).toEqual({ seats: ['diabolik'], name: null, bot: 'plain', unnamed: true })
    expect(open?.chairs[1]?.name).toBe('Bob')
    expect(keysOf(await mine(ann))).not.toContain(key)
    expect(keysOf(await mine(bob))).toContain(key)
    expect((await served.app.store.recordsOf(ann.id)).some(({ match }) => match === id)).toBe(false)

    // What the table writes after that does not bring the name back.
    b.send('rematch', {})
    await b.until('rematch', () => b.company?.rematch !== null)
    expect(nobody(await served.app.store.load(id))).toBe(true)
    await Promise.all([b, w, ...late].map(each => each.leave()))
  })

  test('has a file: matches and wins by game and side, and the best that they did', async () => {
    const eve = await served.guest('Eve')
    expect(await fileOf(eve)).toEqual({ name: 'Eve', since: null, games: [] })
    await played('diabolik-4-danger', [eve, null, null, null])
    await played('diabolik-4-danger', [null, null, eve, null])
    await played('diabolik-4-danger', [null, null, null, eve])
    const lam = await played('on-the-lam-2-plain', [eve, eve])
    const { name, since, games } = await fileOf(eve)
    expect([name, typeof since, games.map(({ game }) => game)]).toEqual(['Eve', 'number', ['diabolik', 'on-the-lam']])
    const [diabolik, onTheLam] = games
    expect(diabolik?.sides).toEqual([
      { side: 'detectives', seat: expect.stringMatching(/ginko|morrigan/), played: 2, won: 2 },
      { side: 'criminals', seat: 'diabolik', played: 1, won: 0 },
    ])
    expect(diabolik?.feats.map(({ name }) => name).sort()).toEqual(['chase', 'danger'])
    expect(diabolik?.feats.find(({ name }) => name === 'chase')?.value).toBeGreaterThan(1)
    // One record for one match, whoever sat on two of its chairs.
    expect(onTheLam?.sides.map(({ played }) => played)).toEqual([1])
    for (const { key } of onTheLam?.feats ?? []) expect(key).toBe(keyOf(lam.id))
    // It outlives the matches; then there is nothing to watch.
    const soon = Date.now() + 1000
    while ((await served.app.store.forget({ tables: soon, matches: 0, guests: 0 }, new Set())) > 0);
    const after = await fileOf(eve)
    expect(after.games.map(({ sides }) => sides)).toEqual(games.map(({ sides }) => sides))
    expect(after.games.flatMap(({ feats }) => feats).every(({ key }) => key === null)).toBe(true)
    expect(await mine(eve)).toEqual([])
  })
})

// The last: there is one server in a process at a time.
test('the archive is asked for only so fast', async () => {
  const slow = await serve({ limits: { ...PLENTIFUL, joins: { burst: 2, perSecond: 0.001 } } })
  const asked = await Promise.all([1, 2, 3].map(() => slow.ask('GET', '/api/archive')))
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 429])
  await slow.close()
})
