import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import { enter, type Log } from '../shared/kernel/history.ts'
import { type Match, start } from '../shared/kernel/match.ts'
import type { Advice, Branching } from '../shared/wire/film.ts'
import type { Guest, NoteBody } from '../shared/wire/protocol.ts'
import { joinTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* From a moment of a match that is over: what a bot would have done there, and a table where it goes on. */

let served: Served
let ann: Guest
let bob: Guest
beforeAll(async () => {
  served = await serve()
  ann = await served.guest('Ann')
  bob = await served.guest('Bob')
})
afterAll(() => served.close())

const recorded = (name: string): Log =>
  JSON.parse(readFileSync(new URL(`replays/${name}.json`, import.meta.url), 'utf8')).log
const kept = async (log: Log): Promise<string> =>
  served.app.house.watchKeys.of((await served.app.seatRecorded(log, [ann, null, null, null].slice(0, chairs(log)))).id)
const gameOf = (log: Log) => GAMES[log.game]?.game ?? fail()
const fail = (): never => {
  throw new Error('no such game')
}
const chairs = (log: Log): number =>
  new Set(
    gameOf(log)
      .seats(log.options)
      .map(({ player }) => player),
  ).size
const matchAt = (log: Log, at: number): Match =>
  log.entries
    .slice(0, at)
    .reduce((match, entry) => enter(match, entry).match, start(gameOf(log), log.options, log.seed))

const advice = (key: string, at: number | string) =>
  served.ask<Advice[] & { refused?: string }>('GET', `/api/matches/${key}/advice/${at}`)
const branch = (key: string, branching: Branching, guest: Guest | null = ann) =>
  served.ask<{ id: string; code: string; refused?: string }>('POST', `/api/matches/${key}/tables`, guest, branching)

describe('advice', () => {
  test.each(['on-the-lam-3-clever', 'diabolik-4-heists', 'diabolicards-2-clever'])(
    'says of every open decision in %s what each move is worth, and what was done',
    async name => {
      const log = recorded(name)
      const key = await kept(log)
      for (const at of [0, 7, 40]) {
        const match = matchAt(log, at)
        const { said } = await advice(key, at)
        const due = match.seats.filter(({ seat }) => gameOf(log).moves(match.state, seat).length > 0)
        expect(said.map(({ seat }) => seat)).toEqual(due.map(({ seat }) => seat))
        const next = log.entries[at]
        for (const { seat, view, moves, worth, best, made } of said) {
          expect(view).toEqual(gameOf(log).view(match.state, seat))
          expect(moves).toEqual(gameOf(log).moves(match.state, seat))
          const most = Math.max(...worth.map(each => each ?? Number.NEGATIVE_INFINITY))
          expect(worth[best]).toBe(most)
          if (next?.type === 'move' && next.seat === seat) expect(moves[made ?? -1]).toEqual(next.move)
          else expect(made).toBeNull()
        }
      }
      const { status } = await advice(key, log.entries.length + 1)
      expect(status).toBe(400)
    },
  )

  test('is for matches that are over', async () => {
    const { id } = await served.create(ann, { game: 'diabolik', quick: 'plain' })
    expect(await advice(id, 0)).toEqual({ status: 403, said: { refused: 'notNow' } })
    expect((await branch(id, { at: 0, player: 0, quick: 'plain' })).said).toEqual({ refused: 'notNow' })
  })
})

describe('a table that goes on from a match that is over', () => {
  test('begins with the same table, goes on with bots, and says so in its log', async () => {
    const log = recorded('on-the-lam-3-clever')
    const key = await kept(log)
    const { said } = await branch(key, { at: 60, player: 1, quick: 'plain' })
    const player = await joinTable(served.url, said.id, ann)
    await player.until('turn', () => player.turn !== null)
    expect(player.company).toMatchObject({ phase: 'running', public: false })
    expect(player.company?.chairs.map(({ person }) => person?.name ?? null)).toEqual([null, 'Ann', null])
    const notes = (player.past ?? []).flatMap(({ heard }) =>
      heard.type === 'note' ? [heard.note.body as NoteBody] : [],
    )
    expect(notes).toMatchObject([{ type: 'room', what: 'goesOn', by: { name: 'Ann' } }])
    const steps = (player.past ?? []).filter(({ heard }) => heard.type === 'step')
    expect(steps.slice(0, 60).map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, n) => n))
    player.playOn()
    await player.until('more', () => (player.turn?.seq ?? 0) > 75)
    await player.leave()
  })

  test('is on nobody’s file: who knows how it was dealt has an easy win', async () => {
    const cleo = await served.guest('Cleo')
    const { said } = await branch(
      await kept(recorded('diabolik-4-heists')),
      { at: 30, player: 0, quick: 'plain' },
      cleo,
    )
    const player = await joinTable(served.url, said.id, cleo)
    player.send('concede', {})
    await player.until('end', () => player.company?.phase === 'over')
    await expect.poll(async () => (await served.app.store.films(said.id))?.length ?? 0).toBeGreaterThan(1000)
    expect(await served.app.store.recordsOf(cleo.id)).toEqual([])
    await player.leave()
  })

  test('waits for friends, and begins where the other left off', async () => {
    const log = recorded('diabolik-4-heists')
    const key = await kept(log)
    // Somewhere it was for Ann's chair to decide: no bot moves meanwhile.
    const own = gameOf(log)
      .seats(log.options)
      .flatMap(({ seat, player }) => (player === 0 ? [seat] : []))
    const at = log.entries.findIndex((entry, n) => n >= 20 && entry.type === 'move' && own.includes(entry.seat))
    const { said } = await branch(key, { at, player: 0 })
    const [a, b] = [await joinTable(served.url, said.id, ann), await joinTable(served.url, said.id, bob)]
    expect(a.company?.phase).toBe('waiting')
    b.send('sit', { player: 2 })
    await a.until('Bob', () => a.company?.chairs[2]?.person?.name === 'Bob')
    a.send('start', {})
    await a.until('start', () => a.turn !== null)
    await b.until('start', () => b.turn !== null)
    const { state, seats } = matchAt(log, at)
    const bobs = seats.find(({ player }) => player === 2)?.seat ?? ''
    expect([a.turn?.seq, b.turn?.seq]).toEqual([at, at])
    expect(b.view()).toEqual(gameOf(log).view(state, bobs))
    await Promise.all([a.leave(), b.leave()])
  })

  test('is refused where there is nothing to go on with, and to nobody', async () => {
    const log = recorded('diabolik-escape')
    const key = await kept(log)
    const last = log.entries.length
    expect((await branch(key, { at: last, player: 0, quick: 'plain' })).said).toEqual({ refused: 'notNow' })
    expect((await branch(key, { at: last + 1, player: 0, quick: 'plain' })).said).toEqual({ refused: 'malformed' })
    expect((await branch(key, { at: 3, player: 9, quick: 'plain' })).said).toEqual({ refused: 'noSeat' })
    expect((await branch(key, { at: 3, player: 0 }, null)).status).toBe(401)
  })
})
