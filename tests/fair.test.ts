import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { Game } from '../shared/kernel/game.ts'
import type { Log } from '../shared/kernel/history.ts'
import { following } from '../shared/match/following.ts'
import { commitmentTo, type Deal, dealText, type OpenDeal } from '../shared/wire/deal.ts'
import type { FilmPart, Frame } from '../shared/wire/film.ts'
import type { Guest } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/*
 * Everybody is told at the start what the deal hashes to, and at the end what was hashed, and no sooner. What nobody is
 * sent before that is looked for in tests/secrecy.test.ts, in the bytes of whole matches.
 */

let served: Served
let ann: Guest
let bob: Guest
beforeAll(async () => {
  served = await serve()
  ;[ann, bob] = (await Promise.all(['Ann', 'Bob'].map(name => served.guest(name)))) as [Guest, Guest]
})
afterAll(() => served.close())

const dealOf = (key: string) =>
  served.ask<OpenDeal & { refused?: string }>('GET', `/api/matches/${encodeURIComponent(key)}/deal`)
const end = async (player: Player): Promise<void> => {
  player.send('concede', {})
  await player.until('end', () => player.company?.phase === 'over')
}
const DIGITS = /^[0-9a-f]{64}$/

describe('the commitment to a deal', () => {
  test('is none while the table waits, and the same for all from the first moment to the last', async () => {
    const { id } = await served.create(ann, { game: 'diabolik', players: 2 })
    const [a, b] = [await joinTable(served.url, id, ann), await joinTable(served.url, id, bob)]
    b.send('sit', { player: 1 })
    await a.until('both seated', () => a.company?.chairs[1]?.person?.name === 'Bob')
    expect(a.company?.commitment).toBeNull()
    const early = await watchTable(served.url, id)
    a.send('start', {})
    await Promise.all([a, b, early].map(each => each.until('start', () => each.company?.phase === 'running')))
    const commitment = a.company?.commitment
    expect(commitment).toMatch(DIGITS)
    const late = await watchTable(served.url, id)
    for (const each of [b, early, late]) expect(each.company?.commitment).toBe(commitment)
    expect((await dealOf(id)).said).toEqual({ refused: 'notNow' })
    await end(a)
    const back = await joinTable(served.url, id, bob)
    for (const each of [a, back, late]) {
      await each.until('end', () => each.company?.phase === 'over')
      expect(each.company?.commitment).toBe(commitment)
    }
    expect((await dealOf(id)).said.commitment).toBe(commitment)
    await Promise.all([a, b, back, early, late].map(each => each.leave()))
  })

  test.each(['on-the-lam', 'diabolik', 'diabolicards'])(
    'of %s is opened when the match is over, by whatever key, and anybody can check it with their own tools',
    async game => {
      const { id, code } = await served.create(ann, { game, players: 2, quick: 'plain' })
      const player = await joinTable(served.url, id, ann)
      await player.until('start', () => player.turn !== null)
      const { commitment, version, options } = player.company ?? {}
      const { watch } = (await served.ask<{ watch: string }>('GET', `/api/tables/${id}/watch`)).said
      for (const key of [id, code, watch])
        expect(await dealOf(key)).toEqual({ status: 403, said: { refused: 'notNow' } })
      await end(player)
      await player.leave()
      const { said } = await dealOf(id)
      for (const key of [code, watch]) expect((await dealOf(key)).said).toEqual(said)
      expect(said).toMatchObject({ game, version, options, commitment })
      expect(said.seed).toBe((await served.app.store.load(id))?.saved.seed)
      const text = dealText(said as Deal)
      expect(text).toBe(`${game} ${version} ${JSON.stringify(sorted(options))} ${said.seed} ${said.nonce}`)
      expect(createHash('sha256').update(text).digest('hex')).toBe(commitment)
      const printed = execFileSync('sh', ['-c', `printf %s '${text}' | sha256sum`], { encoding: 'utf8' })
      expect(printed.split(' ')[0]).toBe(commitment)
    },
  )

  test('is to one deal and no other', async () => {
    const { id } = await served.create(ann, { game: 'on-the-lam', players: 2, quick: 'plain' })
    const player = await joinTable(served.url, id, ann)
    await end(player)
    await player.leave()
    const { commitment, ...opened } = (await dealOf(id)).said
    const deal = opened as Deal
    expect(commitmentTo(deal)).toBe(commitment)
    const others: Partial<Deal>[] = [
      { seed: deal.nonce },
      { nonce: deal.seed },
      { game: 'diabolik' },
      { version: deal.version + 1 },
      { options: null },
    ]
    for (const other of others) expect(commitmentTo({ ...deal, ...other })).not.toBe(commitment)
  })

  test('of the next match is to another seed with another nonce', async () => {
    const { id } = await served.create(ann, { game: 'on-the-lam', players: 2, quick: 'plain' })
    const player = await joinTable(served.url, id, ann)
    await end(player)
    player.send('rematch', {})
    await player.until('rematch', () => player.company?.rematch !== null)
    const next = await joinTable(served.url, player.company?.rematch ?? '', ann)
    await next.until('start', () => next.turn !== null)
    expect(next.company?.commitment).toMatch(DIGITS)
    const { store } = served.app
    const [old, now] = await Promise.all([id, player.company?.rematch ?? ''].map(each => store.load(each)))
    expect(now?.saved.seed).not.toBe(old?.saved.seed)
    expect(now?.saved.nonce).not.toBe(old?.saved.nonce)
    expect(next.company?.commitment).not.toBe(player.company?.commitment)
    await Promise.all([player.leave(), next.leave()])
  })

  test('outlives a restart in mid-match', async () => {
    const { id } = await served.create(ann, { game: 'on-the-lam', players: 2 })
    const before = await joinTable(served.url, id, ann)
    before.send('start', {})
    await before.until('start', () => before.company?.phase === 'running')
    const commitment = before.company?.commitment
    expect(commitment).toMatch(DIGITS)
    const { data } = served
    await served.app.close()
    served = await serve({ data })
    const after = await joinTable(served.url, id, ann)
    await after.until('turn', () => after.turn !== null)
    expect(after.company?.commitment).toBe(commitment)
    await after.leave()
  })
})

describe('a film', () => {
  const REPLAYS = join(import.meta.dirname, 'replays')
  const recorded = (file: string): Log => JSON.parse(readFileSync(join(REPLAYS, file), 'utf8')).log
  const brokenIn = (log: Log, frames: readonly Frame[]): number | null => {
    const work = following(GAMES[log.game]?.game as Game, log, frames)
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
    }
  }
  const follows = (brokenAt: () => number | null): boolean => {
    try {
      return brokenAt() === null
    } catch {
      return false
    }
  }
  const said = (text: string) => ({
    type: 'note' as const,
    note: { author: '', audience: 'all' as const, body: { type: 'said', by: { id: ann.id, name: 'Ann' }, text } },
  })

  test.each(['diabolik-escape.json', 'diabolicards-2-sealed.json', 'on-the-lam-2-plain.json'])(
    'follows from deal and moves, and from no others: %s',
    async file => {
      const whole = recorded(file)
      const entries = whole.entries.flatMap((entry, n) => (n % 7 === 3 ? [said('well'), entry] : [entry]))
      const { id } = await served.app.seatRecorded({ ...whole, entries }, [ann])
      const { said: log } = await served.ask<Log>('GET', `/api/tables/${id}/log`)
      const { said: film } = await served.ask<FilmPart>('GET', `/api/matches/${id}/film/all?whole`)
      expect(film.frames.length).toBeGreaterThan(20)
      // Somebody shows another card once, or cuts the end off, or dealt another match.
      const at = film.frames.findIndex(({ pieces }, n) => n > 5 && pieces)
      const [piece] = Object.keys(film.frames[at]?.pieces ?? {})
      const forged = film.frames.map((frame, n) =>
        n === at ? { ...frame, pieces: { ...frame.pieces, [piece ?? '']: null } } : frame,
      )
      expect(brokenIn(log, forged)).toBe(film.frames[at]?.seq)
      expect(brokenIn(log, film.frames.slice(0, -1))).not.toBeNull()
      // With other cards some of the moves could not have been made at all.
      const another = { ...log, seed: '0'.repeat(32) }
      expect(follows(() => brokenIn(another, film.frames))).toBe(false)
      expect(follows(() => brokenIn(log, film.frames))).toBe(true)
      expect(() => brokenIn({ ...log, version: log.version + 1 }, film.frames)).toThrow('rules')
    },
  )
})

function sorted(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
}
