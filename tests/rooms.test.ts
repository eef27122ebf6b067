import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import { viewFrom } from '../shared/match/shown.ts'
import { CLOSES, type Found, type Guest, type Listing, type NoteBody } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/*
 * The server over real sockets: what people at a table do to each other, as their clients see it.
 */

let served: Served
let ann: Guest
let bob: Guest
let cid: Guest
const players: Player[] = []

beforeAll(async () => {
  // A second of decision time is 20 ms here, a minute away 300 ms.
  served = await serve({ times: { second: 20, away: 300 } })
  ;[ann, bob, cid] = (await Promise.all(['Ann', 'Bob', 'Cid'].map(name => served.guest(name)))) as [Guest, Guest, Guest]
})
afterEach(async () => {
  await Promise.all(players.splice(0).map(player => player.leave()))
})
afterAll(() => served.close())

async function join(id: string, guest: Guest): Promise<Player> {
  const player = await joinTable(served.url, id, guest)
  players.push(player)
  return player
}
async function watch(id: string): Promise<Player> {
  const player = await watchTable(served.url, id)
  players.push(player)
  return player
}
const refusalOf = (id: string, guest: Guest): Promise<unknown> =>
  joinTable(served.url, id, guest).then(
    async player => {
      await player.leave()
      return null
    },
    error => error.message,
  )
const chairs = (player: Player) => player.company?.chairs.map(({ person }) => person?.name ?? null)
const remarks = (player: Player): string[] =>
  player.notes.flatMap(({ heard }) => {
    const body = heard.type === 'note' ? (heard.note.body as NoteBody) : null
    return body?.type === 'room' ? [`${body.by.name} ${body.what}`] : []
  })

/** A match of two people and a number of bots, begun. */
async function begun(creation: Parameters<Served['create']>[1] = {}): Promise<{ id: string; a: Player; b: Player }> {
  const { id } = await served.create(ann, creation)
  const a = await join(id, ann)
  const b = await join(id, bob)
  b.send('sit', { player: 1 })
  await a.until('both seated', () => chairs(a)?.[1] === 'Bob')
  a.send('start', {})
  await Promise.all([a, b].map(each => each.until('start', () => each.turn !== null)))
  return { id, a, b }
}
/** Whoever has to decide, and the other. */
async function mover(a: Player, b: Player): Promise<[Player, Player]> {
  for (;;) {
    if (a.choices().length > 0) return [a, b]
    if (b.choices().length > 0) return [b, a]
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}

describe('a match', () => {
  test('of two people and two bots goes to its end, with a reload, a second device and somebody watching', async () => {
    const { id, a, b } = await begun({ players: 4 })
    const watcher = await watch(id)
    const laptop = await join(id, ann)
    a.playOn()
    b.playOn()
    await a.until('some moves', () => (a.turn?.seq ?? 0) > 20)
    b.room.connection.close()
    await b.until('drop', () => b.closed !== null)
    const back = await join(id, bob)
    expect(back.past?.length).toBeGreaterThan(20)
    back.playOn()
    await Promise.all(
      [a, back, laptop, watcher].map(each => each.until('end', () => each.company?.phase === 'over', 90_000)),
    )
    expect(a.company?.outcome?.winners.length).toBeGreaterThan(0)
    expect(watcher.company?.outcome).toEqual(a.company?.outcome)
    await watcher.until('the last turn', () => watcher.turn?.seq === a.turn?.seq)

    const host = served.app.house.hosts.get(id)
    const chairViews = host?.shown()
    const viewOf = (player: number) => chairViews && viewFrom(chairViews, player)
    expect(a.view()).toEqual(viewOf(0))
    expect(laptop.view()).toEqual(viewOf(0))
    expect(back.view()).toEqual(viewOf(1))
    expect(watcher.view()).toEqual(chairViews?.public)
    expect(watcher.heard.flatMap(({ type, message }) => (type === 'turn' ? [message] : []))).toSatisfy(
      (turns: { offers: object; undo: unknown }[]) =>
        turns.every(({ offers, undo }) => Object.keys(offers).length === 0 && undo === null),
    )
    // What was told step by step is what the log has.
    const steps = a.heard.flatMap(({ type, message }) =>
      type === 'turn' ? ((message as typeof a.turn)?.lines ?? []) : [],
    )
    const again = await join(id, ann)
    expect(again.past?.filter(({ heard }) => heard.type !== 'note')).toEqual(steps)
    expect(a.refused.filter(({ reason }) => reason !== 'stale')).toEqual([])
  })

  test('is closed to others, who may watch; two clicks bring a newcomer to one', async () => {
    const { id } = await served.create(ann, { quick: 'plain' })
    const a = await join(id, ann)
    expect(a.company).toMatchObject({ phase: 'running', seconds: 0 })
    expect(a.company?.chairs.map(({ hands }) => hands)).toEqual(['person', 'bot', 'bot', 'bot'])
    expect(await refusalOf(id, cid)).toBe('playersOnly')
    const found = await served.ask<Found>('GET', `/api/tables/${id}/watch`, cid)
    expect(found.said).toMatchObject({ id, phase: 'running', seated: false })
    const watcher = await watch(id)
    await a.until('a watcher', () => a.company?.watchers === 1)
    await watcher.leave()
    await a.until('no watcher', () => a.company?.watchers === 0)
  })

  test('may be the game’s guided first one, dealt as the game says, and only against bots', async () => {
    const { guided } = GAMES.diabolik?.game ?? {}
    const asked = { game: 'diabolik', players: 4, options: { edition: 'it' }, guided: true } as const
    const { id } = await served.create(ann, { ...asked, quick: 'plain' })
    const a = await join(id, ann)
    const tableAt = (at: string) => served.app.house.hosts.get(at)?.table
    expect(tableAt(id)).toMatchObject({ options: guided?.options, seed: guided?.seed })
    expect(a.company?.chairs.map(({ hands }) => hands)).toEqual(['person', 'bot', 'bot'])
    // Whoever knows the deal must not sit down with people who do not.
    const open = (creation: object) =>
      served.ask<{ refused?: string }>('POST', '/api/tables', ann, { public: true, seconds: 0, ...creation })
    expect((await open(asked)).said.refused).toBe('badOptions')
    expect((await open({ ...asked, game: 'on-the-lam', quick: 'plain' })).said.refused).toBe('badOptions')
    const { id: other } = await served.create(ann, {
      game: 'diabolik',
      options: { scenario: 'escape' },
      quick: 'plain',
    })
    await join(other, ann)
    expect(tableAt(other)?.seed).toMatch(/^[0-9a-f]{32}$/)
    expect(tableAt(other)?.seed).not.toBe(guided?.seed)
  })

  test('sends visitors off when it begins', async () => {
    const { id } = await served.create(ann)
    const a = await join(id, ann)
    const visitor = await join(id, cid)
    await a.until('a visitor', () => a.company?.visitors.length === 1)
    a.send('start', {})
    await visitor.until('close', () => visitor.closed !== null)
    expect(visitor.closed).toBe(CLOSES.watch)
    expect(visitor.turn).toBeNull()
  })

  test('can be taken back from where nothing was told', async () => {
    const { id } = await served.create(ann, { players: 2, quick: 'plain' })
    const a = await join(id, ann)
    await a.until('my turn', () => a.choices().length > 0)
    const before = a.view()
    a.answer()
    await a.until('the move', () => a.turn?.undo !== null)
    a.send('takeBack', { seat: a.turn?.undo ?? '' })
    const seq = a.turn?.seq ?? 0
    await a.until('taken back', () => (a.turn?.seq ?? 0) > seq)
    expect(a.view()).toEqual(before)
  })
})

describe('the clock', () => {
  test('lets the bot play, keep the chair after two, and give it back', async () => {
    const { a } = await begun({ players: 2, seconds: 30 })
    await a.until('clock', () => (a.company?.clock?.left ?? 0) > 0)
    await a.until('bot', () => a.company?.chairs[0]?.hands === 'bot' && remarks(a).includes('Ann botTookOver'))
    a.send('ready', { ready: true })
    await a.until('back', () => a.company?.chairs[0]?.hands === 'person' && remarks(a).includes('Ann cameBack'))
  })

  test('goes on with every move, and nobody is told again who is there', async () => {
    const { id, a, b } = await begun({ players: 2, seconds: 120 })
    const watcher = await watch(id)
    await a.until('a watcher', () => a.company?.watchers === 1)
    // Whoever watches hears of the clock from the players' room, which does not know of the first of them before.
    await watcher.until('a watcher', () => watcher.company?.watchers === 1 && watcher.company.clock !== null)
    const all = [a, b, watcher]
    const from = all.map(({ heard }) => heard.length)
    for (const each of [a, b]) each.playOn()
    await Promise.all(all.map(each => each.until('some moves', () => (each.turn?.seq ?? 0) > 12)))
    for (const each of [a, b]) each.pause()
    for (const [at, { heard }] of all.entries()) {
      const types = heard.slice(from[at]).map(({ type }) => type)
      expect(types).toContain('clock')
      expect(types).not.toContain('company')
    }
    await watcher.until('the same clock', () => watcher.company?.clock?.player === a.company?.clock?.player)
  })

  test('none: waits for who is there, and plays for who is away', async () => {
    const { id, a, b } = await begun({ players: 2 })
    const [first, second] = await mover(a, b)
    const seq = first.turn?.seq
    await new Promise(resolve => setTimeout(resolve, 700))
    expect(second.turn?.seq).toBe(seq)
    const at = first === a ? 0 : 1
    await first.leave()
    await second.until('bot', () => second.company?.chairs[at]?.hands === 'bot')
    await second.until('played for', () => (second.turn?.seq ?? 0) > (seq ?? 0))
    const back = await join(id, at === 0 ? ann : bob)
    await second.until('back', () => second.company?.chairs[at]?.hands === 'person')
    expect(back.company?.chairs[at]?.person?.id).toBe((at === 0 ? ann : bob).id)
  })
})

describe('the end by people', () => {
  test('conceding leaves the match to the other', async () => {
    const { a, b } = await begun({ players: 2 })
    b.send('concede', {})
    await a.until('end', () => a.company?.phase === 'over')
    expect(a.company?.outcome).toEqual({ winners: ['boxer'], by: 'conceded' })
    expect(remarks(a)).toEqual(['Bob conceded'])
    a.answer()
    expect(a.choices()).toEqual([])
  })

  test('agreeing ends it without a winner; another match finds all on their chairs, watchers too', async () => {
    const { id, a, b } = await begun({ players: 3 })
    const watcher = await watch(id)
    a.send('agree', { agree: true })
    await b.until('agreed', () => b.company?.agreed.length === 1)
    b.send('agree', { agree: true })
    await a.until('end', () => a.company?.outcome?.by === 'agreed')
    b.send('rematch', {})
    await Promise.all(
      [a, b, watcher].map(each => each.until('rematch', () => (each.company?.rematch ?? null) !== null)),
    )
    const next = a.company?.rematch ?? ''
    a.send('rematch', {})
    const b2 = await join(next, bob)
    await b2.until('both', () => chairs(b2)?.join() === 'Ann,Bob,')
    expect(b2.company).toMatchObject({ phase: 'waiting', host: bob.id, game: 'on-the-lam', public: true })
    const follower = await watch(next)
    expect(follower.company?.phase).toBe('waiting')
    b2.send('start', {})
    await follower.until('start', () => follower.turn !== null)
    expect(Object.keys(follower.view().pieces).length).toBeGreaterThan(20)
  })

  test('another match against bots begins at once', async () => {
    const { id } = await served.create(ann, { players: 3, quick: 'clever', player: 2 })
    const a = await join(id, ann)
    a.send('concede', {})
    await a.until('end', () => a.company?.phase === 'over')
    a.send('rematch', {})
    await a.until('rematch', () => (a.company?.rematch ?? null) !== null)
    const again = await join(a.company?.rematch ?? '', ann)
    expect(again.company).toMatchObject({ phase: 'running' })
    expect(chairs(again)).toEqual([null, null, 'Ann'])
    expect(again.company?.chairs[0]?.bot).toBe('clever')
  })
})

describe('chairs and the host', () => {
  test('sit, stand, ready, bots', async () => {
    const { id, code } = await served.create(ann, { player: 2 })
    const a = await join(id, ann)
    expect(chairs(a)).toEqual([null, null, 'Ann', null])
    const found = await served.ask<Found>('GET', `/api/tables/${code.toLowerCase()}`, bob)
    expect(found.said).toMatchObject({ id, seated: false, phase: 'waiting' })
    const b = await join(id, bob)
    b.send('sit', { player: 2 })
    expect(await b.refusal()).toEqual({ reason: 'taken', to: 'sit' })
    b.send('sit', { player: 3 })
    b.send('ready', { ready: true })
    await a.until('ready', () => a.company?.chairs[3]?.ready === true)
    b.send('bot', { player: 0, level: 'clever' })
    expect(await b.refusal()).toEqual({ reason: 'notHost', to: 'bot' })
    a.send('bot', { player: 0, level: 'clever' })
    await b.until('bot', () => b.company?.chairs[0]?.bot === 'clever')
    b.send('stand', {})
    await a.until('stood up', () => chairs(a)?.[3] === null)
  })

  test('the host removes somebody, and passes on when leaving', async () => {
    const { id } = await served.create(ann)
    const [a, b, c] = [await join(id, ann), await join(id, bob), await join(id, cid)]
    c.send('sit', { player: 1 })
    await a.until('seated', () => chairs(a)?.[1] === 'Cid')
    a.send('remove', { person: cid.id })
    await c.until('close', () => c.closed !== null)
    expect(c.closed).toBe(CLOSES.removed)
    expect(await refusalOf(id, cid)).toBe('removed')
    b.send('letIn', { person: cid.id })
    expect(await b.refusal()).toEqual({ reason: 'notHost', to: 'letIn' })
    a.send('letIn', { person: cid.id })
    await expect.poll(() => refusalOf(id, cid)).toBeNull()
    await a.leave()
    await b.until('host', () => b.company?.host === bob.id)
    expect(chairs(b)).toEqual(['Ann', null, null, null])
    await b.until('free chairs', () => chairs(b)?.[0] === null)
  })

  test('a disturbing chair is handed to its bot', async () => {
    const { id, a, b } = await begun({ players: 3 })
    a.send('handOver', { player: 1 })
    await b.until('close', () => b.closed !== null)
    expect(b.closed).toBe(CLOSES.removed)
    expect(await refusalOf(id, bob)).toBe('removed')
    await a.until('bot', () => a.company?.chairs[1]?.hands === 'bot' && chairs(a)?.[1] === null)
    expect(remarks(a)).toContain('Bob removed')
  })

  test('who is blocked does not come to one’s tables', async () => {
    await served.ask('POST', '/api/blocks', ann, { person: cid.id, blocked: true })
    const { id } = await served.create(ann)
    expect(await refusalOf(id, cid)).toBe('blocked')
    await served.ask('POST', '/api/blocks', ann, { person: cid.id, blocked: false })
    expect(await refusalOf(id, cid)).toBeNull()
  })
})

describe('talking', () => {
  test('reaches everybody there and is part of the past; a whisper does not', async () => {
    const { id, a, b } = await begun({ game: 'diabolik', players: 2 })
    const watcher = await watch(id)
    a.send('say', { text: ' good   evening ', audience: 'all' })
    a.send('say', { text: 'note to myself', audience: 'side' })
    a.send('phrase', { phrase: 'goodLuck' })
    await b.until('both', () => b.notes.length === 2)
    await watcher.until('both', () => watcher.notes.length === 2)
    await a.until('all', () => a.notes.length === 3)
    const late = await join(id, bob)
    const bodies = late.past?.flatMap(({ heard }) => (heard.type === 'note' ? [heard.note.body] : []))
    expect(bodies).toMatchObject([
      { type: 'said', text: 'good evening' },
      { type: 'phrase', phrase: 'goodLuck' },
    ])
  })

  test('is limited', async () => {
    const { id } = await served.create(ann)
    const a = await join(id, ann)
    a.send('say', { text: 'x'.repeat(201), audience: 'all' })
    expect(await a.refusal()).toEqual({ reason: 'tooLong', to: 'say' })
    for (let i = 0; i < 6; i++) a.send('phrase', { phrase: 'hurry' })
    expect(await a.refusal()).toEqual({ reason: 'tooFast', to: 'phrase' })
    expect(a.notes).toHaveLength(5)
  })
})

describe('the lobby', () => {
  test('lists public tables where somebody is, and one’s own', async () => {
    const shown = await served.create(ann, { players: 3, seconds: 60 })
    const hidden = await served.create(ann, { public: false })
    const ids = async () => (await served.ask<Listing[]>('GET', '/api/tables')).said.map(({ id }) => id)
    expect(await ids()).not.toContain(shown.id)
    const a = await join(shown.id, ann)
    await join(hidden.id, ann)
    expect(await ids()).toContain(shown.id)
    expect(await ids()).not.toContain(hidden.id)
    a.send('start', {})
    await a.until('start', () => a.turn !== null)
    const { said } = await served.ask<Listing[]>('GET', '/api/mine', ann)
    expect(said.find(({ id }) => id === shown.id)).toMatchObject({
      phase: 'running',
      seconds: 60,
      round: 1,
      mine: { player: 0, toMove: expect.any(Boolean) },
      chairs: [{ name: 'Ann' }, { name: null }, { name: null }],
    })
    expect(said.map(({ id }) => id)).toContain(hidden.id)
    expect((await served.ask<Listing[]>('GET', '/api/mine', bob)).said.map(({ id }) => id)).not.toContain(hidden.id)
  })

  test('never lists a private table; whoever has its code may watch', async () => {
    const { id, code } = await served.create(ann, { public: false, quick: 'plain' })
    const a = await join(id, ann)
    await a.until('start', () => a.turn !== null)
    const found = await served.ask<Found>('GET', `/api/tables/${code}/watch`)
    expect(found.said).toMatchObject({ id, phase: 'running', seated: false })
    const watcher = await watch(found.said.id)
    await watcher.until('a look', () => watcher.turn !== null)
    for (const guest of [null, ann, bob])
      expect(JSON.stringify((await served.ask('GET', '/api/tables', guest)).said)).not.toContain(id)
    expect(JSON.stringify((await served.ask('GET', '/api/mine', bob)).said)).not.toContain(id)
  })

  test('refuses with a reason', async () => {
    const table = { game: 'on-the-lam', players: 4, public: true, seconds: 0 }
    const refused = async (guest: Guest | null, body: unknown, path = '/api/tables') => {
      const { status, said } = await served.ask<{ refused: string }>('POST', path, guest, body)
      return [status, said.refused]
    }
    expect(await refused(null, table)).toEqual([401, 'badToken'])
    expect(await refused({ ...ann, token: `${ann.token}x` }, table)).toEqual([401, 'badToken'])
    expect(await refused(ann, { ...table, game: 'chess' })).toEqual([400, 'noGame'])
    expect(await refused(ann, { ...table, players: 9 })).toEqual([400, 'badOptions'])
    expect(await refused(ann, { ...table, options: { cast: ['boxer', 'boxer'] } })).toEqual([400, 'badOptions'])
    expect(await refused(ann, { ...table, player: 7 })).toEqual([400, 'noSeat'])
    expect(await refused(ann, { ...table, seconds: 5 })).toEqual([400, 'malformed'])
    expect(await refused(ann, { ...table, cheat: true })).toEqual([400, 'malformed'])
    expect(await refused(null, { name: '' }, '/api/guest')).toEqual([400, 'badName'])
    expect((await served.ask('GET', '/api/tables/nosuchtable', ann)).status).toBe(404)
    expect(await refusalOf('nosuchtable', ann)).toBe('noTable')
    const { id } = await served.create(ann)
    expect(await refusalOf(id, { ...ann, token: 'x' })).toBe('badToken')
    expect(await refusalOf(`watch-${id}`, ann)).toBeNull()
  })

  test('a guest takes another name', async () => {
    const { said } = await served.ask<Guest>('POST', '/api/name', cid, { name: ' Cid  the Kid ' })
    expect(said).toMatchObject({ id: cid.id, name: 'Cid the Kid' })
    const { id } = await served.create(said)
    expect(chairs(await join(id, said))?.[0]).toBe('Cid the Kid')
  })

  test('whoever takes another name at a table is called by it there, and speaks by it', async () => {
    const dot = await served.guest('Dot')
    const eve = await served.guest('Eve')
    const { id } = await served.create(dot)
    const [d, e] = [await join(id, dot), await join(id, eve)]
    await served.ask<Guest>('POST', '/api/name', dot, { name: 'Dorothy' })
    await served.ask<Guest>('POST', '/api/name', eve, { name: 'Evelyn' })
    await e.until('new names', () => chairs(e)?.[0] === 'Dorothy' && e.company?.visitors[0]?.name === 'Evelyn')
    d.send('say', { text: 'it is me', audience: 'all' })
    await e.until('words', () => e.notes.length > 0)
    expect(e.notes[0]?.heard).toMatchObject({ note: { body: { by: { name: 'Dorothy' }, text: 'it is me' } } })
  })
})

test('bots keep step with a page that tells what it has shown', async () => {
  // A pause is 750 ms here, and no page holds the table up for more than 20 seconds.
  const slow = await serve({ times: { pace: 5 } })
  const guest = await slow.guest('Ann')
  const { id } = await slow.create(guest, { quick: 'clever' })
  const page = await joinTable(slow.url, id, guest)
  const seq = () => page.turn?.seq ?? -1
  await page.until('start', () => page.turn !== null)
  let shown = 0
  // Until the bots have three moves in a row: now and then they ask whoever else sits there.
  do {
    while (page.choices().length > 0) {
      const before = seq()
      page.answer()
      await page.until('a move', () => seq() > before)
    }
    shown = seq()
    page.send('shown', { seq: shown })
    await page.until('three moves', () => seq() === shown + 3 || page.choices().length > 0)
  } while (page.choices().length > 0)
  await new Promise(resolve => setTimeout(resolve, 2000))
  expect(seq()).toBe(shown + 3)
  page.send('shown', { seq: shown + 3 })
  await page.until('the next', () => seq() > shown + 3)
  expect(page.refused).toEqual([])
  await page.leave()
  await slow.close()
})
