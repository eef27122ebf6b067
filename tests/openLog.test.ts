import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { Outcome } from '../shared/kernel/game.ts'
import { type Log, replay } from '../shared/kernel/history.ts'
import type { Guest } from '../shared/wire/protocol.ts'
import { joinTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/*
 * Whoever has a match's log can look into every hand: it is given away when the match is over, and not a move earlier.
 */

let served: Served
let ann: Guest
let bob: Guest
beforeAll(async () => {
  served = await serve()
  ;[ann, bob] = (await Promise.all(['Ann', 'Bob'].map(name => served.guest(name)))) as [Guest, Guest]
})
afterAll(() => served.close())

const logOf = (key: string, guest: Guest | null = null) =>
  served.ask<Log & { refused?: string }>('GET', `/api/tables/${key}/log`, guest)
const recorded = (name: string): Log =>
  JSON.parse(readFileSync(new URL(`replays/${name}.json`, import.meta.url), 'utf8')).log
const note = (text: string) => ({
  type: 'note' as const,
  note: {
    author: 'eva',
    audience: { side: 'criminals' },
    body: { type: 'said', by: { id: ann.id, name: 'Ann' }, text },
  },
})
const outcomeOf = (log: Log): Outcome | null => {
  const game = GAMES[log.game]?.game
  return game ? game.outcome(replay(game, log).match.state) : null
}

describe('the log of a match', () => {
  test('is kept from everybody, players too, while the match waits or runs, awake or asleep', async () => {
    const waiting = await served.create(ann, { game: 'diabolik' })
    const running = await served.create(ann, { game: 'diabolik', quick: 'plain' })
    const asleep = await served.app.seatRecorded(
      { ...recorded('diabolik-escape'), entries: recorded('diabolik-escape').entries.slice(0, -1) },
      [ann],
    )
    for (const { id, code } of [waiting, running, asleep])
      for (const guest of [ann, bob, null])
        for (const key of [id, code]) {
          const { status, said } = await logOf(key, guest)
          expect([status, said]).toEqual([403, { refused: 'notNow' }])
        }
    expect((await logOf('nosuchtable')).status).toBe(404)
  })

  test('is for all to see once the rules have ended it, to the last move, without a word that was said', async () => {
    const log = recorded('diabolik-escape')
    const [first, ...rest] = log.entries
    if (!first) throw new Error('nothing was recorded')
    const { id, code } = await served.app.seatRecorded({ ...log, entries: [first, note('whispered'), ...rest] }, [ann])
    for (const key of [id, code]) expect(await logOf(key)).toEqual({ status: 200, said: log })
    const { said } = await logOf(id, bob)
    expect(outcomeOf(said)).toEqual(outcomeOf(log))
    expect(JSON.stringify(said)).not.toMatch(/whispered|Ann|note/)
    expect(JSON.stringify(said)).not.toContain(ann.id)
  })

  test('is long, and sent compressed; short answers are not', async () => {
    const { id } = await served.app.seatRecorded(recorded('diabolik-escape'), [ann])
    const answers = await Promise.all(
      [`${id}/log`, 'nosuchtable/log'].map(path =>
        fetch(`${served.url}/api/tables/${path}`, { headers: { 'accept-encoding': 'gzip' } }),
      ),
    )
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null])
    for (const { headers } of answers) expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(await answers[0]?.json()).toEqual(recorded('diabolik-escape'))
  })

  test('is open when the people have ended it, and not while one of them could still go on', async () => {
    const { id } = await served.create(ann, { game: 'diabolik', players: 2 })
    const [a, b] = [await joinTable(served.url, id, ann), await joinTable(served.url, id, bob)]
    b.send('sit', { player: 1 })
    await a.until('both seated', () => a.company?.chairs[1]?.person?.name === 'Bob')
    a.send('start', {})
    await a.until('start', () => a.turn !== null)
    a.send('agree', { agree: true })
    await a.until('agreed', () => a.company?.agreed.length === 1)
    expect((await logOf(id, ann)).status).toBe(403)
    // Everybody has gone: they can come back, so it is not over.
    await Promise.all([a.leave(), b.leave()])
    expect((await logOf(id, ann)).status).toBe(403)
    const back = await joinTable(served.url, id, bob)
    back.send('concede', {})
    await back.until('end', () => back.company?.phase === 'over')
    const { status, said } = await logOf(id, bob)
    expect([status, said.game, outcomeOf(said)]).toEqual([200, 'diabolik', null])
    await back.leave()
  })
})
