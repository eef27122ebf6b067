import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { Game } from '../shared/kernel/game.ts'
import { replay } from '../shared/kernel/history.ts'
import type { Match } from '../shared/kernel/match.ts'
import { pickpocket } from '../shared/kernel/pickpocket.ts'
import {
  CLOSES,
  type Company,
  type Creation,
  type Delay,
  type Found,
  type FromServer,
  type Guest,
  type Line,
  type Listing,
  type NoteBody,
} from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'
import { tapAll } from './lib/tap.ts'

/* Watching late: nothing about a later moment reaches whoever does, by whatever way. */

/** Twenty rounds, whatever the dice: next to nothing is ever sold. */
const LONG = {
  ...pickpocket,
  apply: (turn, move) =>
    pickpocket.apply({ ...turn, chance: { ...turn.chance, int: n => (n === 6 ? 0 : turn.chance.int(n)) } }, move),
} satisfies typeof pickpocket as unknown as Game

let served: Served
const players: Player[] = []
afterEach(async () => {
  await Promise.all(players.splice(0).map(player => player.leave()))
  await served.close()
})

const kept = async (player: Promise<Player>): Promise<Player> => {
  players.push(await player)
  return player
}
/** Whoever is late is shown what is due without waiting for it. */
const AT_ONCE = { gap: 0 }

/** A match against bots that runs, and who plays it. */
async function running(creation: Partial<Creation>, guest: Guest): Promise<{ id: string; a: Player }> {
  const { id } = await served.create(guest, { game: LONG.id, players: 2, quick: 'plain', ...creation })
  const a = await kept(joinTable(served.url, id, guest))
  await a.until('start', () => a.turn !== null)
  return { id, a }
}

const liveRound = (id: string): number => served.app.house.hosts.get(id)?.round ?? 0

const isOver = ({ company }: Player): boolean => company?.phase === 'over'

/** One move, and all that bots make of it; false: it is over. */
async function moves(a: Player): Promise<boolean> {
  const { seq } = a.turn ?? { seq: 0 }
  if (isOver(a) || !a.answer()) return false
  await a.until('a move', () => isOver(a) || ((a.turn?.seq ?? 0) > seq && a.choices().length > 0))
  await sleep(15)
  return !isOver(a)
}

/** Lines, whatever they came with. */
const linesIn = ({ heard }: Player): Line[] =>
  heard.flatMap(({ type, message }) => {
    if (type === 'turn') return (message as FromServer['turn']).lines
    if (type === 'past') return (message as FromServer['past']).lines
    return type === 'note' ? [message as Line] : []
  })

/** The match after each entry of its log. */
async function matchesOf(id: string): Promise<Match[]> {
  const loaded = await served.app.store.load(id)
  const game = loaded && served.app.house.game(loaded.saved.game)
  if (!loaded || !game) throw new Error('no log')
  const { saved, entries } = loaded
  const log = (count: number) => ({ ...saved, entries: entries.slice(0, count).map(({ entry }) => entry) })
  return entries.map((_, n) => replay(game, log(n + 1)).match)
}

describe('a table that is watched late', () => {
  test.each<[Delay]>([[1], [3]])('by %i: no line, view, note, company or clock of a later moment', async delay => {
    served = await serve({ games: [LONG], times: AT_ONCE })
    const tap = tapAll()
    const [ann, bob] = await Promise.all([served.guest('Ann'), served.guest('Bob')])
    const { id, a } = await running({ delay, seconds: 60 }, ann)
    const watcher = await kept(watchTable(served.url, id))
    await watcher.until('the deal', () => watcher.turn !== null)
    expect(watcher.company).toMatchObject({ phase: 'running', delay, clock: null })
    expect(watcher.turn).toMatchObject({ seq: 0, lines: [] })
    /** How far the match had come when this had been heard. */
    const known: { round: number; lines: number; company: Company | null }[] = []
    const lists: { round: number; listing: Listing | undefined; found: Found }[] = []
    const said = new Set<number>()
    for (;;) {
      const round = liveRound(id)
      if (round % 2 === 1 && !said.has(round)) a.send('say', { text: `words in round ${round}.`, audience: 'all' })
      said.add(round)
      const goesOn = round < 9 && (await moves(a))
      const { said: listed } = await served.ask<Listing[]>('GET', '/api/tables')
      const { said: found } = await served.ask<Found>('GET', `/api/tables/${id}/watch`, bob)
      lists.push({ round: liveRound(id), listing: listed.find(each => each.id === id), found })
      known.push({ round: liveRound(id), lines: linesIn(watcher).length, company: watcher.company })
      if (!goesOn) break
    }
    const before = linesIn(watcher).length
    const matches = await matchesOf(id)
    const rounds = matches.map(({ game, state }) => game.round(state))
    let at = 0
    for (const { round, lines, company } of known) {
      for (const { n } of linesIn(watcher).slice(at, lines)) expect((rounds[n] ?? 0) + delay).toBeLessThan(round)
      at = lines
      expect(company).toMatchObject({ phase: 'running', outcome: null })
    }
    expect(before).toBeGreaterThan(5)
    for (const { round, listing, found } of lists) {
      expect(listing?.phase).toBe('running')
      expect(listing?.round).toBeLessThanOrEqual(Math.max(1, round - delay - 1))
      expect(found.phase).toBe('running')
    }
    const { frames, views } = tap.of(watcher.room)
    const bytes = frames.map(frame => frame.bytes.toString('latin1') + frame.read).join()
    for (const round of [1, 3, 5, 7, 9])
      expect(bytes.includes(`words in round ${round}.`)).toBe(round + delay < liveRound(id))
    const game = matches[0]?.game
    for (const { seq, view } of views) {
      const match = matches.find(each => each.seq === seq)
      if (match) expect(view).toEqual(game?.view(match.state, 'public'))
    }

    // At the end the rest is played out.
    a.send('concede', {})
    await watcher.until('the end', () => watcher.company?.phase === 'over')
    await watcher.until('the last step', () => watcher.turn?.seq === a.turn?.seq)
    const [first] = linesIn(watcher)
    const all = linesIn(watcher).map(({ n }) => n)
    expect(all).toEqual(Array.from({ length: all.length }, (_, n) => (first?.n ?? 0) + n))
    tap.stop()
  })
  test('is so by the wish of its host, who chooses before the start and not after', async () => {
    served = await serve({ games: [LONG] })
    const [ann, bob] = await Promise.all([served.guest('Ann'), served.guest('Bob')])
    const { id } = await served.create(ann, { game: LONG.id, players: 2, delay: 2 })
    const [a, b] = [await kept(joinTable(served.url, id, ann)), await kept(joinTable(served.url, id, bob))]
    expect(b.company?.delay).toBe(2)
    b.send('delay', { delay: 0 })
    expect(await b.refusal()).toMatchObject({ reason: 'notHost', to: 'delay' })
    a.send('delay', { delay: 1 })
    await b.until('another delay', () => b.company?.delay === 1)
    const watcher = await kept(watchTable(served.url, id))
    expect(watcher.company).toMatchObject({ phase: 'waiting', delay: 1 })
    // While the table waits there is nothing to be late for.
    b.send('say', { text: 'hello', audience: 'all' })
    await watcher.until('words', () => watcher.notes.length === 1)
    a.send('start', {})
    await watcher.until('the deal', () => watcher.turn?.seq === 0 && watcher.company?.phase === 'running')
    a.send('delay', { delay: 3 })
    expect(await a.refusal()).toMatchObject({ reason: 'notNow', to: 'delay' })
    // Another match at the same table keeps it.
    a.send('concede', {})
    await a.until('the end', () => a.company?.phase === 'over')
    a.send('rematch', {})
    await a.until('another', () => a.company?.rematch != null)
    const again = await kept(joinTable(served.url, a.company?.rematch ?? '', ann))
    expect(again.company?.delay).toBe(1)
  })

  test('goes on after a restart where it was, and not where the match is', async () => {
    served = await serve({ games: [LONG], times: AT_ONCE, keep: true })
    const ann = await served.guest('Ann')
    const { id, a } = await running({ delay: 2 }, ann)
    const before = await kept(watchTable(served.url, id))
    while (liveRound(id) < 8) await moves(a)
    a.send('say', { text: 'not yet', audience: 'all' })
    await a.until('words', () => a.notes.length === 1)
    const { seq } = before.turn ?? { seq: 0 }
    expect(seq).toBeGreaterThan(3)
    const lines = linesIn(before)
    await served.close()
    served = await serve({ games: [LONG], times: AT_ONCE, data: served.data })
    const after = await kept(watchTable(served.url, id))
    await after.until('the table', () => after.turn !== null)
    expect(after.turn?.seq).toBe(seq)
    expect(after.past).toEqual(lines)
    const again = await kept(joinTable(served.url, id, ann))
    await again.until('a look', () => again.turn !== null)
    again.send('concede', {})
    await after.until('the end', () => after.company?.phase === 'over')
    expect(linesIn(after).length).toBeGreaterThan(lines.length + 4)
    // Whoever comes when all is shown sees all of it.
    await after.leave()
    const last = await kept(watchTable(served.url, id))
    expect(last.company).toMatchObject({ phase: 'over' })
    expect(last.turn?.seq ?? 0).toBeGreaterThan(seq + 4)
  })
})

describe('watch rooms', () => {
  test('are opened as they fill, show the same, and are counted together', async () => {
    served = await serve({ games: [LONG], watchersInRoom: 3 })
    const ann = await served.guest('Ann')
    const { id, a } = await running({}, ann)
    const watchers = await Promise.all(Array.from({ length: 8 }, () => kept(watchTable(served.url, id))))
    expect(new Set(watchers.map(({ room }) => room.roomId)).size).toBe(3)
    for (const each of [a, ...watchers]) await each.until('the count', () => each.company?.watchers === 8)
    await moves(a)
    for (const each of watchers) await each.until('a move', () => each.turn?.seq === a.turn?.seq)
    for (const each of watchers) expect(each.view()).toEqual(watchers[0]?.view())
    for (const each of watchers) expect(linesIn(each)).toEqual(linesIn(watchers[0] as Player))
    expect(served.app.house.watched.size).toBe(1)
    await Promise.all(watchers.map(each => each.leave()))
    await a.until('nobody', () => a.company?.watchers === 0)
    await expect.poll(() => served.app.house.watched.size).toBe(0)
  })
})

describe('open cards', () => {
  /** Ann and Bob at a table that runs, and who watches it. */
  async function pair(creation: Partial<Creation> = {}, keep = false) {
    served = await serve({ games: [LONG], times: AT_ONCE, keep })
    const [ann, bob] = await Promise.all([served.guest('Ann'), served.guest('Bob')])
    const { id } = await served.create(ann, { game: LONG.id, players: 3, ...creation })
    const [a, b] = [await kept(joinTable(served.url, id, ann)), await kept(joinTable(served.url, id, bob))]
    b.send('sit', { player: 1 })
    await a.until('both', () => a.company?.chairs[1]?.person != null)
    a.send('start', {})
    await Promise.all([a, b].map(each => each.until('start', () => each.turn !== null)))
    const look = (eyes: string, guest: Guest | null = null) =>
      kept(watchTable(served.url, id, {}, { eyes, ...(guest ? { token: guest.token } : {}) }))
    /** Says so, and then these have agreed. */
    const agree = async (each: Player, agrees: boolean, ...agreed: number[]): Promise<void> => {
      each.send('openCards', { agree: agrees })
      const said = (one: Player): boolean => one.company?.openCards.agreed.join() === agreed.join()
      await Promise.all([a, b].map(one => one.closed === null && one.until('open cards', () => said(one))))
    }
    /** Both answer until the match has come so far. */
    const play = async (round: number): Promise<void> => {
      for (const each of [a, b]) each.playOn()
      await a.until('a round', () => liveRound(id) >= round)
      for (const each of [a, b]) each.pause()
      await sleep(30)
    }
    return { id, ann, bob, a, b, look, agree, play }
  }
  const facesIn = (player: Player): string[] =>
    Object.values(player.view().pieces).flatMap(({ face, place }) => (face && place.startsWith('hand:') ? [place] : []))
  const roomNotes = ({ notes }: Player): string[] =>
    notes.flatMap(({ heard }) => {
      const body = heard.type === 'note' ? (heard.note.body as NoteBody) : null
      return body?.type === 'room' ? [`${body.by.name} ${body.what}`] : []
    })

  test('are shown when everybody at the table has agreed, a round late, and not before', async () => {
    const { id, a, b, look, agree, play } = await pair()
    await expect(look('all')).rejects.toThrow('noOpenCards')
    await play(3)
    await agree(a, true, 0)
    expect(b.company?.openCards).toEqual({ agreed: [0], open: false })
    await expect(look('all')).rejects.toThrow('noOpenCards')
    await agree(b, true, 0, 1)
    const all = await look('all')
    await all.until('the table', () => all.turn !== null)
    // What was played before is not opened by it.
    expect(facesIn(all)).toEqual([])
    const [mine, everybody] = [await look('ace'), await look('public')]
    await play(8)
    for (const [each, places] of [
      [all, ['hand:ace', 'hand:bee', 'hand:cat']],
      [mine, ['hand:ace']],
      [everybody, []],
    ] as const) {
      await each.until('a round', () => Number(each.view().facts.round) >= liveRound(id) - (each === everybody ? 0 : 2))
      expect([...new Set(facesIn(each))].sort()).toEqual(places)
    }
    expect(Number(all.view().facts.round)).toBe(liveRound(id) - 2)
    // Secrets of then are in what was told since, and in nothing that was told of before.
    const drawn = linesIn(all).flatMap(({ heard }) => (heard.type === 'step' ? heard.events : []))
    const told = drawn.filter(({ type, faces }) => type === 'purseDrawn' && faces)
    expect(told.length).toBeGreaterThan(3)
    const opening = linesIn(a).find(
      ({ heard }) => heard.type === 'note' && (heard.note.body as NoteBody).type === 'room',
    )
    const early = linesIn(all).filter(({ n }) => n < (opening?.n ?? 0))
    expect(JSON.stringify(early.filter(({ heard }) => heard.type === 'step'))).not.toMatch(/purseDrawn[^}]*faces/)
    expect(roomNotes(a)).toEqual(['Ann asksOpenCards', 'Bob openedCards'])
  })

  test('are closed at once by anybody, and stay closed until all agree anew', async () => {
    const { a, b, look, agree, play } = await pair()
    await agree(a, true, 0)
    await agree(b, true, 0, 1)
    await play(4)
    const [all, everybody] = [await look('all'), await look('public')]
    await agree(a, false)
    await all.until('closed', () => all.closed !== null)
    expect([all.closed, everybody.closed]).toEqual([CLOSES.closedCards, null])
    expect(a.company?.openCards).toEqual({ agreed: [], open: false })
    await expect(look('all')).rejects.toThrow('noOpenCards')
    await agree(a, true, 0)
    await expect(look('all')).rejects.toThrow('noOpenCards')
    await agree(b, true, 0, 1)
    const again = await look('all')
    // What was played while they were open may still be seen, and what was not may not.
    await again.until('the table', () => again.turn !== null)
    expect(roomNotes(a)).toEqual([
      'Ann asksOpenCards',
      'Bob openedCards',
      'Ann closedCards',
      'Ann asksOpenCards',
      'Bob openedCards',
    ])
  })

  test('are declined by who does not want them, and by nobody else’s leave', async () => {
    const { a, b, agree, look } = await pair()
    await agree(a, true, 0)
    await agree(b, false)
    expect(a.company?.openCards.open).toBe(false)
    expect(roomNotes(a)).toEqual(['Ann asksOpenCards', 'Bob closedCards'])
    const watcher = await look('public')
    watcher.send('openCards', { agree: true })
    expect(await watcher.refusal()).toMatchObject({ reason: 'noSeat' })
  })

  test('are never shown to who has a chair there: they watch as everybody does', async () => {
    const { ann, bob, a, b, look, agree } = await pair({ delay: 2 })
    await agree(a, true, 0)
    await agree(b, true, 0, 1)
    for (const guest of [ann, bob]) {
      await expect(look('all', guest)).rejects.toThrow('ownTable')
      await expect(look('ace', guest)).rejects.toThrow('ownTable')
      const own = await look('public', guest)
      expect([own.company?.delay, facesIn(own)]).toEqual([2, []])
    }
    await expect(look('nobody')).rejects.toThrow('noOpenCards')
  })

  test('after a restart, what was played under them is open, and what was not is not', async () => {
    const { id, a, b, look, agree, play } = await pair({}, true)
    await play(3)
    await agree(a, true, 0)
    await agree(b, true, 0, 1)
    await play(6)
    await agree(b, false)
    await play(9)
    await agree(b, true, 1)
    await agree(a, true, 1, 0)
    await play(13)
    await served.close()
    served = await serve({ games: [LONG], times: AT_ONCE, data: served.data })
    const all = await look('all')
    await all.until('the table', () => all.turn !== null && all.past !== null)
    // As the log has it: who opened and closed them, and what was drawn meanwhile.
    let open = false
    const drawn = { open: 0, closed: 0 }
    for (const { heard } of all.past ?? []) {
      const body = heard.type === 'note' ? (heard.note.body as NoteBody) : null
      if (body?.type === 'room' && body.what !== 'asksOpenCards') open = body.what === 'openedCards'
      for (const { type, faces } of heard.type === 'step' ? heard.events : []) {
        if (type !== 'purseDrawn') continue
        expect(faces !== undefined).toBe(open)
        drawn[open ? 'open' : 'closed'] += 1
      }
    }
    expect([drawn.open > 4, drawn.closed > 4]).toEqual([true, true])
    expect(Number(all.view().facts.round)).toBe(11)
    expect(new Set(facesIn(all)).size).toBe(3)
    expect(served.app.house.hosts.get(id)).toBeUndefined()
  })

  test('end when somebody leaves the chair, and the rest is shown when the match is over', async () => {
    const { a, b, look, agree, play } = await pair()
    await agree(a, true, 0)
    await agree(b, true, 0, 1)
    await play(4)
    const all = await look('all')
    a.send('handOver', { player: 1 })
    await all.until('closed', () => all.closed !== null)
    expect(all.closed).toBe(CLOSES.closedCards)
    await b.until('out', () => b.closed !== null)
    await agree(a, true, 0)
    expect(a.company?.openCards.open).toBe(true)
    const again = await look('all')
    a.send('concede', {})
    await again.until('the end', () => again.company?.phase === 'over')
    await again.until('the last step', () => again.turn?.seq === a.turn?.seq)
  })
})
