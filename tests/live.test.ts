import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { View } from '../shared/kernel/game.ts'
import { enter } from '../shared/kernel/history.ts'
import { start } from '../shared/kernel/match.ts'
import type { ArchivePage } from '../shared/wire/archive.ts'
import type { Delay, Guest, Listing, LiveTable } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* What lists tell of matches that are being played: to everybody, and nothing later than whoever watches may know. */

let served: Served
const players: Player[] = []
beforeEach(async () => {
  served = await serve({ times: { gap: 0 } })
})
afterEach(async () => {
  await Promise.all(players.splice(0).map(player => player.leave()))
  await served.close()
})

const kept = async (player: Promise<Player>): Promise<Player> => {
  players.push(await player)
  return player
}
const live = async (language = 'en'): Promise<LiveTable[]> =>
  (await served.ask<LiveTable[]>('GET', `/api/live?lang=${language}`)).said
const keyOf = (id: string): string => served.app.house.watchKeys.of(id)

/** Somebody plays alone against bots, at a public table. */
async function plays(name: string, creation = {}): Promise<{ id: string; guest: Guest; a: Player }> {
  const guest = await served.guest(name)
  const { id } = await served.create(guest, { game: 'diabolicards', players: 2, quick: 'plain', ...creation })
  const a = await kept(joinTable(served.url, id, guest))
  await a.until('start', () => a.turn !== null)
  return { id, guest, a }
}

/** What could be said at the end of each round. */
async function endsOf(
  id: string,
  say: (view: View) => string | null | undefined,
): Promise<ReadonlyMap<number, unknown>> {
  const { saved, entries } = (await served.app.store.load(id)) ?? expect.unreachable()
  const { game } = GAMES[saved.game] ?? expect.unreachable()
  let match = start(game, game.check(saved.options), saved.seed)
  const ends = new Map<number, unknown>()
  for (const { entry } of entries) {
    match = enter(match, entry).match
    ends.set(game.round(match.state), say(game.view(match.state, 'public')))
  }
  return ends
}

describe('the live list', () => {
  test('has the most watched first, then the newest, with keys for watching alone', async () => {
    const [old, watched, young] = [await plays('Ann'), await plays('Bob'), await plays('Cid')]
    await served.create(await served.guest('Dan'), {})
    await plays('Eve', { public: false })
    await kept(watchTable(served.url, watched.id))
    await expect.poll(async () => (await live())[0]?.watchers).toBe(1)
    const list = await live()
    expect(list.map(({ key }) => key)).toEqual([watched.id, young.id, old.id].map(keyOf))
    expect(JSON.stringify(list)).not.toMatch(new RegExp([old, watched, young].map(({ id }) => id).join('|')))
    expect(list[0]).toMatchObject({ game: 'diabolicards', delay: 0, open: false, round: 1 })
    expect(list[0]?.chairs.map(({ name }) => name)).toEqual(['Bob', null])
  })

  test('says the score in the language that is asked for, as the game says it of the public view', async () => {
    const { id } = await plays('Ann')
    const { game, speech } = GAMES.diabolicards ?? expect.unreachable()
    for (const language of ['en', 'it', 'zh'] as const) {
      const [table] = await live(language)
      const view = served.app.house.hosts.get(id)?.shown().public
      expect(table?.score).toBe(view && (await speech(language)).status?.(view))
    }
    expect(game.id).toBe('diabolicards')
    expect((await served.ask('GET', '/api/live?lang=xx')).status).toBe(400)
  })

  test.each<[Delay]>([[1], [2]])('tells of a match %i late no score, people or cards of later', async delay => {
    const { id, a } = await plays('Ann', { delay })
    const speech = await GAMES.diabolicards?.speech('en')
    const host = served.app.house.hosts.get(id) ?? expect.unreachable()
    const scores: (readonly [told: number, score: string | null | undefined])[] = []
    while (host.round < 6 && host.party.phase === 'running') {
      const [table] = await live()
      const told = host.round - delay - 1
      expect(table?.round).toBe(Math.max(1, told))
      scores.push([told, table?.score])
      const { seq } = a.turn ?? { seq: 0 }
      if (!a.answer()) break
      await a.until('a move', () => a.company?.phase === 'over' || ((a.turn?.seq ?? 0) > seq && a.choices().length > 0))
    }
    expect(new Set(scores.map(([, score]) => score)).size).toBeGreaterThan(2)
    const ends = await endsOf(id, view => speech?.status?.(view))
    for (const [told, score] of scores) if (told > 0) expect(score).toBe(ends.get(told))
    // It is agreed on now, and told when that round is.
    a.send('openCards', { agree: true })
    await a.until('open', () => a.company?.openCards.open === true)
    expect((await live())[0]?.open).toBe(false)
  })

  test('never tells what those see who look into hands', async () => {
    const { id, a } = await plays('Ann', { delay: 1 })
    a.send('openCards', { agree: true })
    await a.until('open', () => a.company?.openCards.open === true)
    const watcher = await kept(watchTable(served.url, id, {}, { eyes: 'all' }))
    await watcher.until('the table', () => watcher.turn !== null)
    expect((await live())[0]).toMatchObject({ round: 1, score: null })
  })
})

describe('a match that is over while its rest is still shown', () => {
  test('is in no list of what is over, and listed as running', async () => {
    await served.close()
    // Slowly enough to look at the lists meanwhile.
    served = await serve({ times: { gap: 700 } })
    const { id, a } = await plays('Ann', { delay: 1 })
    const watcher = await kept(watchTable(served.url, id))
    for (let n = 0; n < 6; n++) {
      const { seq } = a.turn ?? { seq: 0 }
      await sleep(400)
      a.answer()
      await a.until('a move', () => (a.turn?.seq ?? 0) > seq && a.choices().length > 0)
    }
    a.send('concede', {})
    await a.until('the end', () => a.company?.phase === 'over')
    const past = async () => (await served.ask<ArchivePage>('GET', '/api/archive')).said
    const listed = async () =>
      (await served.ask<Listing[]>('GET', '/api/tables')).said.find(table => table.id === id)?.phase
    expect(watcher.company?.phase).toBe('running')
    expect([(await past()).matches, (await past()).watched, await listed()]).toEqual([[], [], 'running'])
    expect((await live()).map(({ key }) => key)).toEqual([keyOf(id)])
    await watcher.until('the end', () => watcher.company?.phase === 'over')
    expect((await past()).matches.map(({ key }) => key)).toEqual([keyOf(id)])
    expect([await listed(), await live()]).toEqual([undefined, []])
  })

  test('at once for everybody, but with open cards for some: it is not listed as over', async () => {
    const { id, a } = await plays('Ann')
    a.send('openCards', { agree: true })
    await a.until('open', () => a.company?.openCards.open === true)
    await kept(watchTable(served.url, id, {}, { eyes: 'all' }))
    a.send('concede', {})
    await a.until('the end', () => a.company?.phase === 'over')
    const { said } = await served.ask<Listing[]>('GET', '/api/tables')
    expect(said.filter(({ phase }) => phase === 'over')).toEqual([])
  })
})
