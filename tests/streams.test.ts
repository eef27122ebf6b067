import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { stateOf } from '../server/stream/live.ts'
import { Streams } from '../server/stream/streams.ts'
import { GAMES } from '../shared/games/index.ts'
import { ALIBIS } from '../shared/games/on-the-lam/state.ts'
import { Damaged } from '../shared/match/errors.ts'
import type { Creation, Guest } from '../shared/wire/protocol.ts'
import { AT_FIRST, type DeskState, KEY_LENGTH, type OnStream, type Stream } from '../shared/wire/stream.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'
import { found, hiddenIn } from './lib/stageSecrets.ts'
import { sleep, until } from './lib/tableServer.ts'

/* By what a table is filmed: who makes the keys, what they open, and what is told by them. */

let served: Served
const players: Player[] = []
const feeds: Feed[] = []
afterEach(async () => {
  for (const feed of feeds.splice(0)) feed.stop()
  await Promise.all(players.splice(0).map(player => player.leave()))
  await served.close()
})

interface Feed {
  readonly told: OnStream[]
  readonly status: () => number
  readonly over: () => boolean
  readonly text: () => string
  stop(): void
}

/** What an overlay listens to. */
function listen(key: string, language = 'en'): Feed {
  const told: OnStream[] = []
  const ending = new AbortController()
  let [status, over, text] = [0, false, '']
  const hear = async (): Promise<void> => {
    const answer = await fetch(`${served.url}/api/stream/${key}/feed?lang=${language}`, { signal: ending.signal })
    status = answer.status
    let rest = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) if (part.startsWith('data: ')) told.push(JSON.parse(part.slice(6)))
    }
    over = true
  }
  hear().catch(() => {
    over = true
  })
  const feed = { told, status: () => status, over: () => over, text: () => text, stop: () => ending.abort() }
  feeds.push(feed)
  return feed
}

/** Ann and Zoe play On the Lam; Ann is host. */
async function filmed(creation: Partial<Creation> = {}) {
  served = await serve({ times: { gap: 0 } })
  const [ann, zoe] = (await Promise.all(['Ann', 'Zoe'].map(name => served.guest(name)))) as [Guest, Guest]
  const { id, code } = await served.create(ann, { players: 2, ...creation })
  const [a, z] = [await joinTable(served.url, id, ann), await joinTable(served.url, id, zoe)]
  players.push(a, z)
  z.send('sit', { player: 1 })
  await a.until('both', () => a.company?.chairs[1]?.person != null)
  const begin = async (): Promise<void> => {
    a.send('start', {})
    await Promise.all([a, z].map(each => each.until('start', () => each.turn !== null)))
  }
  const make = (guest = ann) => served.ask<Stream>('POST', `/api/tables/${id}/stream`, guest)
  const desk = (key: string, body: unknown, query = '') =>
    served.ask<DeskState & { refused?: string }>('POST', `/api/desk/${key}${query}`, null, body)
  /** Both play on until it is so. */
  const play = async (what: string, so: () => boolean): Promise<void> => {
    for (const each of [a, z]) each.playOn()
    await a.until(what, so)
    for (const each of [a, z]) each.pause()
  }
  const playSome = async (): Promise<void> => {
    const { seq } = a.turn ?? { seq: 0 }
    await play('some moves', () => (a.turn?.seq ?? 0) > seq + 4)
    // What was answered last comes, and is told.
    await sleep(200)
  }
  const round = (): number => Number(a.view().facts.round)
  /** The match ends, and they go on: to the table with this id. */
  const again = async (): Promise<string> => {
    for (const each of [a, z]) each.send('agree', { agree: true })
    await a.until('over', () => a.company?.phase === 'over')
    a.send('rematch', {})
    await a.until('a rematch', () => a.company?.rematch != null)
    return a.company?.rematch ?? ''
  }
  return { id, code, ann, zoe, a, z, begin, make, desk, play, playSome, round, again }
}
/** Ann and Zoe play On the Lam around a television, which is host. */
async function sofa() {
  served = await serve({ times: { gap: 0 } })
  const [tv, ...guests] = (await Promise.all(['TV', 'Ann', 'Zoe'].map(name => served.guest(name)))) as [
    Guest,
    Guest,
    Guest,
  ]
  const { id } = await served.create(tv, { players: 2, living: true })
  const stage = await joinTable(served.url, id, tv, { device: 'stage' })
  players.push(stage)
  const [ann, zoe] = (await Promise.all(guests.map(each => joinTable(served.url, id, each, { device: 'screen' })))) as [
    Player,
    Player,
  ]
  players.push(ann, zoe)
  for (const [player, each] of [ann, zoe].entries()) each.send('sit', { player })
  await stage.until('both', () => stage.company?.chairs.every(({ person }) => person !== null) === true)
  stage.send('start', {})
  await Promise.all([ann, zoe].map(each => each.until('start', () => each.turn !== null)))
  return { tv, id, ann, zoe }
}
const last = ({ told }: Feed): OnStream | undefined => told.at(-1)
const now = async (key: string) => (await served.ask<OnStream>('GET', `/api/stream/${key}`)).said
/** Long before anything that is put off by a minute. */
const SOON = 2000
/** Nobody looks at any table any more. */
const unwatched = () => until(() => served.app.house.watched.size === 0, 'nobody looks')

const stateIs = (told: OnStream | undefined, chosen: Partial<DeskState>): boolean =>
  Object.entries(chosen).every(([key, value]) => told?.state[key as keyof DeskState] === value)

const LAM = GAMES['on-the-lam'] ?? expect.fail('there is no such game')
/** What hands hold. */
const CARDS: readonly string[] = Object.values(ALIBIS).flat()
/** What they are called in two languages. */
async function namesOf(faces: readonly string[]): Promise<string[]> {
  const both = await Promise.all((['en', 'zh'] as const).map(language => LAM.speech(language)))
  return both.flatMap(speech =>
    faces.flatMap(face => speech.piece({ kind: 'alibi', place: 'hand:boxer', order: 0, up: false, face })),
  )
}
const inWords = (text: string, names: readonly string[]): string[] => names.filter(name => text.includes(name))

describe('a key', () => {
  test('is made by the host alone, is neither id nor code nor key for watching, and opens nothing else', async () => {
    const { id, code, zoe, make, begin } = await filmed()
    expect((await make(zoe)).said).toEqual({ refused: 'notHost' })
    const { said } = await make()
    expect(said).toMatchObject({ table: id, state: AT_FIRST })
    expect((await make()).said).toEqual(said)
    await begin()
    const watch = served.app.house.watchKeys.of(id)
    expect(new Set([said.key, said.desk, id, code, watch]).size).toBe(5)
    expect([said.key, said.desk].map(({ length }) => length)).toEqual([KEY_LENGTH, KEY_LENGTH])
    expect(Math.max(id.length, code.length)).toBeLessThan(KEY_LENGTH)
    for (const other of [id, code, watch, said.desk]) {
      const feed = listen(other)
      await until(() => feed.over(), 'refused')
      expect(feed.status()).toBe(204)
      expect((await served.ask('GET', `/api/stream/${other}`)).status).toBe(404)
    }
    for (const key of [said.key, said.desk]) {
      for (const path of ['', '/watch', '/log', '/shown'])
        expect((await served.ask('GET', `/api/tables/${key}${path}`, zoe)).status).toBe(404)
      await expect(joinTable(served.url, key, zoe)).rejects.toThrow('noTable')
    }
    // The desk is not moved by who looks.
    expect((await served.ask('POST', `/api/desk/${said.key}`, null, { paused: true })).status).toBe(404)
    // Nor is its table named to whoever has but the key of the desk.
    expect((await served.ask<Stream>('GET', `/api/desk/${said.desk}`)).said.table).toBe(watch)
  })

  test('that is revoked is none: feeds end, and there is nothing more', async () => {
    const { make, begin, ann, zoe } = await filmed()
    const { said } = await make()
    await begin()
    const feed = listen(said.key)
    await until(() => feed.told.length > 0, 'told')
    const revoke = (who: Guest | null) => served.ask('POST', `/api/desk/${said.desk}/revoke`, who)
    // Whoever moderates takes nothing out of anybody's picture for good.
    expect((await revoke(zoe)).said).toEqual({ refused: 'notHost' })
    expect((await revoke(null)).said).toEqual({ refused: 'badToken' })
    expect(feed.over()).toBe(false)
    await revoke(ann)
    await until(() => feed.over(), 'over')
    expect(feed.text()).toContain('event: over')
    expect((await served.ask('GET', `/api/stream/${said.key}`)).status).toBe(404)
    expect((await make()).said.key).not.toBe(said.key)
  })
})

describe('a feed', () => {
  test('tells in every language what those who watch are shown, and nothing that is hidden', async () => {
    const { make, begin, a, z, id, playSome } = await filmed()
    const { said } = await make()
    const [english, chinese] = [listen(said.key), listen(said.key, 'zh')]
    await until(() => english.told.length > 0 && chinese.told.length > 0, 'told')
    expect(last(english)).toMatchObject({ phase: 'waiting', scene: 'soon', score: null, hands: null })
    await begin()
    for (const each of [a, z]) each.playOn()
    await a.until('moves', () => (a.turn?.seq ?? 0) > 12)
    await until(() => (last(english)?.caption ?? null) !== null && last(english)?.scene === 'match', 'a caption')
    for (const each of [a, z]) each.pause()
    expect(last(english)?.people.map(({ name }) => name)).toEqual(['Ann', 'Zoe'])
    expect(last(english)?.people.filter(({ deciding }) => deciding)).toHaveLength(1)
    await until(() => /[一-鿿]/.test(last(chinese)?.caption ?? ''), 'Chinese')
    // Until somebody holds what nobody else has seen.
    const unseen = async () => (await hiddenIn(served, LAM.game, id)).faces.filter(face => CARDS.includes(face))
    const heldUnseen = async () => found(JSON.stringify([a, z].map(each => each.view())), await unseen())
    while ((await heldUnseen()).length === 0) await playSome()
    const text = english.text() + chinese.text()
    for (const secret of [id, (await served.app.store.table(id))?.code ?? id]) expect(text).not.toContain(secret)
    for (const { hands } of english.told) expect(hands).toBe(null)
    // Neither by what the rules call a card nor by its name.
    expect(found(text, await unseen())).toEqual([])
    expect(inWords(text, await namesOf(await unseen()))).toEqual([])
    // By its name it would be found: where all agree, it is.
    for (const each of [a, z]) each.send('openCards', { agree: true })
    for (const feed of [english, chinese])
      while (inWords(feed.text(), await namesOf(await unseen())).length === 0) await playSome()
  })

  test('of a table that is shown late is as late', async () => {
    const { make, begin, a, z } = await filmed({ delay: 1 })
    const { said } = await make()
    await begin()
    const feed = listen(said.key)
    await until(() => feed.told.length > 0, 'told')
    for (const each of [a, z]) each.playOn()
    await a.until('a round', () => Number(a.view().facts.round) >= 3)
    for (const each of [a, z]) each.pause()
    await until(() => (last(feed)?.round ?? 0) >= 1, 'a round')
    for (const { round } of feed.told) expect(round).toBeLessThan(Number(a.view().facts.round))
  })

  test('has hands while all agree to it, and not a moment longer', async () => {
    const { make, begin, a, z, desk } = await filmed()
    const { said } = await make()
    await begin()
    const feed = listen(said.key)
    for (const each of [a, z]) each.send('openCards', { agree: true })
    for (const each of [a, z]) each.playOn()
    await until(() => (last(feed)?.hands?.[0]?.cards.length ?? 0) > 0, 'hands')
    // Whatever is held back.
    for (const each of [a, z]) each.pause()
    await desk(said.desk, { paused: true, delay: 60 })
    z.send('openCards', { agree: false })
    await until(() => last(feed)?.hands === null, 'no hands')
    expect((await served.ask<OnStream>('GET', `/api/stream/${said.key}`)).said.hands).toBe(null)
  })

  test('of a sofa has no hands any more as soon as the desk closes them, whose host has no chair', async () => {
    const { ann, zoe, tv, id } = await sofa()
    const { said } = await served.ask<Stream>('POST', `/api/tables/${id}/stream`, tv)
    const feed = listen(said.key)
    for (const each of [ann, zoe]) each.send('openCards', { agree: true })
    for (const each of [ann, zoe]) each.playOn()
    await until(() => (last(feed)?.hands?.[0]?.cards.length ?? 0) > 0, 'hands')
    expect((await served.ask('POST', `/api/desk/${said.desk}?do=close`)).status).toBe(200)
    await until(() => last(feed)?.hands === null, 'no hands')
    await ann.until('closed', () => ann.company?.openCards.open === false)
  })

  test('goes with its people to the rematch, and is there after a restart', async () => {
    const { make, begin, a, z } = await filmed()
    const { said } = await make()
    await begin()
    const feed = listen(said.key)
    await until(() => feed.told.length > 0, 'told')
    for (const each of [a, z]) each.send('agree', { agree: true })
    await until(() => last(feed)?.scene === 'end', 'the end')
    const { watch } = last(feed) ?? {}
    a.send('rematch', {})
    await until(() => last(feed)?.scene === 'between', 'between')
    expect(last(feed)?.state.last).toBe(watch)
    expect(last(feed)?.watch).not.toBe(watch)
    feed.stop()
    await Promise.all(players.splice(0).map(player => player.leave()))
    const { data } = served
    await served.app.close()
    served = await serve({ data })
    const again = listen(said.key)
    await until(() => again.told.length > 0, 'told again')
    expect(last(again)?.scene).toBe('between')
  })
})

describe('a rematch', () => {
  test('is followed by who comes only then', async () => {
    const { make, begin, again, id } = await filmed()
    const { said } = await make()
    await begin()
    const next = await again()
    const feed = listen(said.key)
    await until(() => last(feed)?.scene === 'between', 'between', SOON)
    expect(last(feed)?.watch).toBe(served.app.house.watchKeys.of(next))
    expect(last(feed)?.state.last).toBe(served.app.house.watchKeys.of(id))
    expect(feed.told.map(({ scene }) => scene)).not.toContain('end')
  })

  test('has the stream of the match before, whoever looks', async () => {
    const { make, begin, again, ann, id } = await filmed()
    const { said } = await make()
    await begin()
    const next = await again()
    const ask = () => served.ask<Stream>('POST', `/api/tables/${next}/stream`, ann)
    const taken = (await Promise.all([ask(), ask()])).map(each => each.said)
    for (const each of taken) expect(each).toMatchObject({ key: said.key, desk: said.desk, table: next })
    expect((await now(said.key)).state.last).toBe(served.app.house.watchKeys.of(id))
  })
})

describe('a table that cannot be shown', () => {
  test.each(['retired', 'damaged'])('is none to who listens, asks or points: %s', async how => {
    const { make, begin } = await filmed()
    const { said } = await make()
    await begin()
    const feed = listen(said.key)
    await until(() => feed.told.length > 0, 'told')
    feed.stop()
    await unwatched()
    const { house } = served.app
    if (how === 'retired') house.game = () => null
    else
      house.store.load = () => {
        throw new Damaged('unreadable')
      }
    const later = listen(said.key)
    await until(() => later.over(), 'over', SOON)
    expect(later.text()).toContain('event: over')
    const given = { signal: AbortSignal.timeout(SOON) }
    expect((await fetch(`${served.url}/api/stream/${said.key}`, given)).status).toBeGreaterThanOrEqual(400)
    expect((await fetch(`${served.url}/api/desk/${said.desk}/points`, given)).status).toBeGreaterThanOrEqual(400)
    await unwatched()
  })
})

test('who listens and does not read is let go', async () => {
  const { make, begin } = await filmed()
  const { said } = await make()
  await begin()
  const strokes = Array.from({ length: 40 }, () => ({
    colour: 1,
    points: Array.from({ length: 240 }, (_, i) => Number((1 / (i + 2)).toFixed(15))),
  }))
  await served.app.store.changeStream(said.key, known => ({ ...known, state: { ...stateOf(known), strokes } }))
  const { port, hostname } = new URL(served.url)
  const socket: Socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.pause()
  socket.write(`GET /api/stream/${said.key}/feed HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  await until(() => served.app.house.watched.size > 0, 'somebody listens')
  const end = Date.now() + 20_000
  for (let i = 0; served.app.house.watched.size > 0 && Date.now() < end; i++)
    await served.ask('POST', `/api/desk/${said.desk}`, null, { heat: i % 2 === 0 })
  expect(served.app.house.watched.size).toBe(0)
  socket.destroy()
})

describe('the desk', () => {
  test('changes what is told at once, and nothing older is told after that', async () => {
    const { make, begin, desk, play, round } = await filmed()
    const { said } = await make()
    await begin()
    const feed = listen(said.key)
    await until(() => last(feed)?.phase === 'running', 'told')
    await desk(said.desk, { delay: 60 })
    await until(() => last(feed)?.state.delay === 60, 'raised', SOON)
    await desk(said.desk, { stroke: { colour: 1, points: [0, 0, 1, 1] }, scene: 'soon' })
    await until(() => last(feed)?.state.strokes.length === 1 && last(feed)?.scene === 'soon', 'drawn', SOON)
    await desk(said.desk, { scene: 'auto', delay: 2 })
    // Something waits for its time, and then need not wait any more.
    await play('a round', () => round() >= 3)
    await sleep(500)
    expect(last(feed)?.round).toBeLessThan(round())
    await desk(said.desk, { delay: 0 })
    await until(() => last(feed)?.round === round() && last(feed)?.state.delay === 0, 'lowered', SOON)
    await desk(said.desk, { scene: 'end' })
    await until(() => last(feed)?.scene === 'end', 'the end', SOON)
    const { length } = feed.told
    await sleep(2500)
    for (const each of feed.told.slice(length))
      expect(each).toMatchObject({ scene: 'end', round: round(), state: { delay: 0, scene: 'end' } })
    const rounds = feed.told.map(each => each.round)
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b))
  })

  test('holds what is put off as late as it says, and tells the present after a pause', async () => {
    const { make, begin, desk, play, round } = await filmed()
    const { said } = await make()
    await begin()
    const feed = listen(said.key)
    await until(() => last(feed)?.phase === 'running', 'told')
    await desk(said.desk, { delay: 1 })
    await play('a round', () => round() >= 2)
    await sleep(300)
    // What waited for a second waits for a minute.
    await desk(said.desk, { delay: 60 })
    await sleep(1500)
    expect(last(feed)?.round).toBeLessThan(round())
    await desk(said.desk, { paused: true, delay: 0 })
    await sleep(300)
    expect(last(feed)).toMatchObject({ state: { paused: true } })
    expect(last(feed)?.round).toBeLessThan(round())
    await desk(said.desk, { paused: false })
    await until(() => last(feed)?.round === round(), 'the present', SOON)
  })

  test.each([{ delay: 60 }, { paused: true }])('tells whoever comes nothing later than all others: %j', async held => {
    const { make, begin, desk, play, round } = await filmed()
    const { said } = await make()
    await begin()
    const feed = listen(said.key)
    await until(() => last(feed)?.phase === 'running', 'told')
    await desk(said.desk, held)
    await until(() => last(feed) !== undefined && stateIs(last(feed), held), 'held', SOON)
    const { round: shown, caption } = last(feed) ?? {}
    await play('a round', () => round() >= 3)
    await sleep(300)
    const others = [listen(said.key), listen(said.key, 'it')] as const
    await until(() => others.every(({ told }) => told.length > 0), 'told', SOON)
    for (const other of others) expect(last(other)).toMatchObject({ round: shown, state: held })
    expect(last(others[0])?.caption).toBe(caption)
    expect((await now(said.key)).round).toBe(shown)
    // All go, and come back.
    for (const each of [feed, ...others]) each.stop()
    await unwatched()
    const back = listen(said.key, 'zh')
    await until(() => back.told.length > 0, 'told again', SOON)
    await sleep(300)
    for (const each of back.told) expect(each.round).toBe(shown)
  })

  test('shows what the crowd guesses if it is asked to, and hides it at once', async () => {
    const { id, make, begin, desk, play, round } = await filmed()
    const { said } = await make()
    await begin()
    const carl = await served.guest('Carl')
    const watcher = await watchTable(served.url, served.app.house.watchKeys.of(id), {}, { token: carl.token })
    players.push(watcher)
    const feed = listen(said.key)
    watcher.send('guess', { key: 'first', about: 'first', choice: 'boxer' })
    await sleep(300)
    expect(watcher.refused).toEqual([])
    await play('it is settled', () => round() >= 6)
    await until(() => last(feed)?.round === round(), 'told')
    expect(last(feed)?.heat).toEqual([])
    await desk(said.desk, { heat: true })
    await until(() => last(feed)?.heat.length === 1, 'shown', SOON)
    await desk(said.desk, { delay: 60 })
    await desk(said.desk, undefined, '?do=heat')
    await until(() => last(feed)?.heat.length === 0, 'hidden', SOON)
  })

  test('loses nothing of what is chosen in one moment', async () => {
    const { make, begin, desk } = await filmed()
    const { said } = await make()
    await begin()
    const stroke = { colour: 1, points: [0, 0, 1, 1] }
    const { id: spotlight } = (await served.ask<{ id: string }[]>('GET', `/api/desk/${said.desk}/points`)).said[0] ?? {}
    const changes = [{ scene: 'soon' }, { spotlight }, { delay: 5 }, { stroke }, { stroke }, { stroke }]
    await Promise.all([...changes.map(each => desk(said.desk, each)), desk(said.desk, undefined, '?do=pause')])
    const chosen = { scene: 'soon', spotlight, delay: 5, paused: true, strokes: [stroke, stroke, stroke] }
    expect((await served.ask<Stream>('GET', `/api/desk/${said.desk}`)).said.state).toMatchObject(chosen)
  })

  test('is taken from its moderators by the host alone, and all that looks goes on', async () => {
    const { make, begin, desk, ann, zoe } = await filmed()
    const { said } = await make()
    await begin()
    const feed = listen(said.key)
    await until(() => feed.told.length > 0, 'told')
    const renew = (key: string, who: Guest | null) => served.ask<Stream>('POST', `/api/desk/${key}/renew`, who)
    expect((await renew(said.desk, zoe)).said).toEqual({ refused: 'notHost' })
    expect((await renew(said.desk, null)).said).toEqual({ refused: 'badToken' })
    const mine = async (who: Guest | null) => (await served.ask<Stream>('GET', `/api/desk/${said.desk}`, who)).said.mine
    expect([await mine(ann), await mine(zoe), await mine(null)]).toEqual([true, false, false])
    const { said: other } = await renew(said.desk, ann)
    expect(other).toMatchObject({ key: said.key, mine: true })
    expect(other.desk).not.toBe(said.desk)
    for (const query of ['', '?do=close', '?do=pause'])
      expect((await desk(said.desk, { paused: true }, query)).status).toBe(404)
    for (const path of ['', '/points'])
      expect((await served.ask('GET', `/api/desk/${said.desk}${path}`)).status).toBe(404)
    for (const path of ['/revoke', '/renew'])
      expect((await served.ask('POST', `/api/desk/${said.desk}${path}`, ann)).status).toBe(404)
    // By the table's menu the host comes to the new one.
    expect((await make()).said).toMatchObject({ key: said.key, desk: other.desk })
    await desk(other.desk, { scene: 'soon' })
    await until(() => last(feed)?.scene === 'soon', 'soon')
    expect(feed.over()).toBe(false)
  })

  test('is one for a table, however many are asked for at once', async () => {
    const { make } = await filmed()
    const [one, other] = await Promise.all([make(), make()])
    expect(one.said).toEqual(other.said)
  })

  test('is none when it is revoked, whatever is chosen at that moment', async () => {
    const { make } = await filmed()
    const { said } = await make()
    const { store } = served.app
    const row = (await store.stream({ key: said.key })) ?? expect.fail('there is no stream')
    const streams = new Streams(served.app.house)
    await Promise.all([
      streams.revoke(row),
      // It was there when they began.
      streams.change(row, state => ({ ...state, heat: true })),
    ])
    expect(await store.stream({ key: said.key })).toBe(null)
    expect((await served.ask('GET', `/api/desk/${said.desk}`)).status).toBe(404)
  })

  test('chooses what is shown: by JSON, and by an address alone', async () => {
    const { make, begin, desk, a, z } = await filmed()
    const { said } = await make()
    await begin()
    const feed = listen(said.key)
    await until(() => feed.told.length > 0, 'told')
    const deciding = () => last(feed)?.people.filter(each => each.deciding).length
    expect(deciding()).toBe(1)
    await desk(said.desk, { scene: 'soon' })
    await until(() => last(feed)?.scene === 'soon', 'soon')
    // Before a match nobody decides, whatever is played meanwhile.
    expect([deciding(), last(feed)?.clock]).toEqual([0, null])
    await desk(said.desk, undefined, '?do=scene:auto')
    await until(() => last(feed)?.scene === 'match', 'the match')
    expect(deciding()).toBe(1)
    const { id: place } = (await served.ask<{ id: string }[]>('GET', `/api/desk/${said.desk}/points`)).said[0] ?? {}
    await desk(said.desk, undefined, `?do=spotlight:${place}`)
    await until(() => last(feed)?.state.spotlight === place, 'spotlight')
    await desk(said.desk, { stroke: { colour: 1, points: [0, 0, 0.5, 0.5] } })
    await until(() => last(feed)?.state.strokes.length === 1, 'a stroke')
    await desk(said.desk, undefined, '?do=clear')
    await until(() => last(feed)?.state.strokes.length === 0 && last(feed)?.state.spotlight === null, 'clear')
    // While it is paused, nothing comes.
    await desk(said.desk, undefined, '?do=pause')
    await until(() => last(feed)?.state.paused === true, 'paused')
    const { length } = feed.told
    const { seq } = a.turn ?? { seq: 0 }
    for (const each of [a, z]) each.answer()
    await a.until('a move', () => (a.turn?.seq ?? 0) > seq)
    await new Promise(done => setTimeout(done, 300))
    expect(feed.told.length).toBe(length)
    await desk(said.desk, undefined, '?do=pause')
    await until(() => feed.told.length > length, 'it goes on')
  })

  test.each([
    { scene: 'nowhere' },
    { delay: 121 },
    { delay: -1 },
    { spotlight: 'nowhere' },
    { stroke: { colour: 1, points: [2, 0] } },
    { stroke: { colour: 1, points: Array.from({ length: 300 }, () => 0) } },
    { last: 'x' },
    { unknown: true },
  ])('takes nothing else: %j', async body => {
    const { make, begin, desk } = await filmed()
    const { said } = await make()
    await begin()
    expect((await desk(said.desk, body)).status).toBe(400)
    expect((await served.ask<Stream>('GET', `/api/desk/${said.desk}`)).said.state).toEqual(AT_FIRST)
  })
})
