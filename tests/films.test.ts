import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { Game } from '../shared/kernel/game.ts'
import type { Log } from '../shared/kernel/history.ts'
import { developed, viewersOf } from '../shared/match/film.ts'
import type { FilmPart, Frame } from '../shared/wire/film.ts'
import type { Guest } from '../shared/wire/protocol.ts'
import { joinTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* A match that is over can be watched by whoever has its key, through anybody's eyes, and not a move earlier. */

let served: Served
let ann: Guest
beforeAll(async () => {
  served = await serve()
  ann = await served.guest('Ottilia')
})
afterAll(() => served.close())

const recorded = (name: string): Log =>
  JSON.parse(readFileSync(new URL(`replays/${name}.json`, import.meta.url), 'utf8')).log
const ask = (key: string, viewer = 'public', query = '', from: Served = served) =>
  from.ask<FilmPart & { refused?: string }>('GET', `/api/matches/${key}/film/${viewer}${query}`)
const keyOf = (id: string): string => served.app.house.watchKeys.of(id)

describe('the film of a match', () => {
  test('is kept from everybody while the match waits or runs', async () => {
    const waiting = await served.create(ann, { game: 'diabolik' })
    const running = await served.create(ann, { game: 'diabolik', quick: 'plain' })
    for (const { id, code } of [waiting, running])
      for (const key of [id, code, keyOf(id)])
        for (const viewer of ['public', 'criminals', 'all', 'nobody'])
          expect(await ask(key, viewer, '?whole')).toEqual({ status: 403, said: { refused: 'notNow' } })
    expect((await ask('nosuchtable')).status).toBe(404)
  })

  test('begins where the match began, and comes in parts that go no further than a round ahead', async () => {
    const log = recorded('diabolik-4-danger')
    const { id } = await served.app.seatRecorded(log, [ann, null, null, null])
    const whole = (await ask(keyOf(id), 'detectives', '?whole')).said
    expect(whole).toMatchObject({
      more: false,
      outcome: { winners: expect.any(Array) },
      head: { viewer: 'detectives' },
    })
    const frames: Frame[] = []
    let part: FilmPart
    do {
      part = (await ask(keyOf(id), 'detectives', `?from=${frames.length}`)).said
      // To the end of a round, with a few more where rounds are short.
      const after = whole.frames[frames.length + part.frames.length]
      if (part.more) {
        expect(after?.round).not.toBe(part.frames.at(-1)?.round)
        expect(part.frames.slice(12).every(({ round }) => round === part.frames[11]?.round)).toBe(true)
        expect(part.outcome).toBeNull()
        expect(Object.keys(part).sort()).toEqual(['chairs', 'frames', 'head', 'more', 'outcome', 'played'])
      }
      frames.push(...part.frames)
    } while (part.more)
    expect(frames).toEqual(whole.frames)
    expect(part.outcome).toEqual(whole.outcome)
    const game = GAMES.diabolik?.game as Game
    expect(developed(frames).at(-1)?.view.facts.round).toBe(whole.frames.at(-1)?.round)
    expect([...viewersOf(game.seats(log.options)).keys()]).toContain(whole.head.viewer)
    // A link to a moment brings what lies before it, to the end of its round.
    const { said } = await ask(keyOf(id), 'detectives', '?until=100')
    expect(said.frames.some(({ seq }) => seq === 100)).toBe(true)
    expect(said.frames.length).toBeLessThan(whole.frames.length)
  })

  test('is not sent again to a browser that has it, until a name is gone from it', async () => {
    const { id } = await served.app.seatRecorded(recorded('diabolik-escape'), [ann])
    const path = `${served.url}/api/matches/${keyOf(id)}/film/public`
    const first = await fetch(path)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    // As a browser asks; fetch by itself would have it all anew.
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    const again = () => fetch(path, { headers })
    expect((await again()).status).toBe(304)
    await served.ask('POST', `/api/matches/${keyOf(id)}/unname`, ann, {})
    expect((await again()).status).toBe(200)
  })

  test('knows the names of who played, and nothing that they said', async () => {
    const log = recorded('diabolik-escape')
    const [first, ...rest] = log.entries
    if (!first) throw new Error('nothing was recorded')
    const by = { id: ann.id, name: 'Ottilia' }
    const body = { type: 'said', by, text: 'whispered' }
    const note = { type: 'note' as const, note: { author: 'eva', audience: 'all' as const, body } }
    const { id } = await served.app.seatRecorded({ ...log, entries: [first, note, ...rest] }, [ann])
    const { said } = await ask(keyOf(id), 'all', '?whole')
    expect(said.chairs.map(({ name }) => name)).toContain('Ottilia')
    expect(JSON.stringify(said).includes(ann.id)).toBe(false)
    expect(JSON.stringify(said).includes('whispered')).toBe(false)
    expect(JSON.stringify(said.frames).includes('Ottilia')).toBe(false)
  })

  test('shows nobody more than they saw', async () => {
    const log = recorded('diabolik-4-danger')
    const { id } = await served.app.seatRecorded(log, [ann, null, null, null])
    const facesOf = async (viewer: string) => {
      const { frames } = (await ask(id, viewer, '?whole')).said
      return developed(frames).map(
        ({ view }) => Object.values(view.pieces).filter(({ face }) => face !== undefined).length,
      )
    }
    const [open, side, all] = await Promise.all(['public', 'criminals', 'all'].map(facesOf))
    const sum = (counts: number[] | undefined): number => counts?.reduce((a, b) => a + b, 0) ?? 0
    expect(sum(open)).toBeLessThan(sum(side))
    expect(sum(side)).toBeLessThan(sum(all))
  })

  test.each(['?from=-1', '?from=x', '?until=1e9', '?from=1&from=2'])('is not asked for by %s', async query => {
    const { id } = await served.app.seatRecorded(recorded('diabolik-escape'), [ann])
    expect(await ask(id, 'public', query)).toEqual({ status: 400, said: { refused: 'malformed' } })
    expect((await ask(id, 'nobody')).said).toEqual({ refused: 'malformed' })
  })

  test('is made when the match ends, and outlives its rules', async () => {
    const old = await serve({ keep: true })
    const bob = await old.guest('Bob')
    const { id } = await old.create(bob, { game: 'diabolik', players: 2, quick: 'plain' })
    const player = await joinTable(old.url, id, bob)
    player.playOn()
    await player.until('some moves', () => (player.turn?.seq ?? 0) > 20)
    player.send('concede', {})
    await player.until('end', () => player.company?.phase === 'over')
    await expect.poll(async () => (await old.app.store.films(id))?.length ?? 0).toBeGreaterThan(1000)
    const before = (await ask(id, 'all', '?whole', old)).said
    expect(before).toMatchObject({ outcome: { by: 'conceded' } })
    // One that was never filmed is gone with its rules.
    const never = await old.app.seatRecorded(recorded('diabolik-escape'), [bob])
    await player.leave()
    await old.close()
    const games = Object.values(GAMES).map(({ game }) => ({ ...game, version: game.version + 1 }))
    const next = await serve({ data: old.data, games })
    expect((await ask(id, 'all', '?whole', next)).said).toEqual(before)
    expect(await ask(never.id, 'public', '', next)).toEqual({ status: 410, said: { refused: 'retired' } })
    await next.close()
  })

  test('is made at the next start where the server had no time for it', async () => {
    const old = await serve({ keep: true })
    const bob = await old.guest('Bob')
    const { id } = await old.app.seatRecorded(recorded('on-the-lam-2-plain'), [bob])
    expect(await old.app.store.films(id)).toBeNull()
    await old.close()
    const next = await serve({ data: old.data })
    await expect.poll(async () => (await next.app.store.films(id))?.length ?? 0).toBeGreaterThan(1000)
    await next.close()
  })
})
