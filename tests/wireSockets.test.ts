import { readdirSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, type Mock, test, vi } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { Game, Move, View, Viewer } from '../shared/kernel/game.ts'
import { enter, type Log } from '../shared/kernel/history.ts'
import { exchanged, exchangedTold, exchangeFor, passingBy } from '../shared/kernel/laws/rearrange.ts'
import { lawRng, type WalkedStep, walk } from '../shared/kernel/laws/walk.ts'
import { type Match, type Step, start } from '../shared/kernel/match.ts'
import { type Offers, offersOf } from '../shared/kernel/offer.ts'
import { pickpocket } from '../shared/kernel/pickpocket.ts'
import { otherwise } from '../shared/kernel/revealed.ts'
import { pick } from '../shared/kernel/rng.ts'
import { type Shown, shownOf, sittersOf, viewFrom } from '../shared/match/shown.ts'
import { CLOSES } from '../shared/wire/protocol.ts'
import { packerOf } from '../shared/wire/turns.ts'
import { RoomGuest, type ScriptRoom, sleep, type TableServer, tableServer, until } from './lib/tableServer.ts'

/*
 * The wire law over real sockets: a server, colyseus.js as in the page, and rooms that show recorded matches. FULL=1
 * shows the recorded matches to their end, and more of the others.
 */
const FULL = Boolean(process.env.FULL)
const TIMEOUT = FULL ? 600_000 : 120_000

let server: TableServer
beforeAll(async () => {
  server = await tableServer()
})
afterAll(() => server.close())

/** A match with its steps, and the match after each. */
interface Play {
  readonly name: string
  readonly first: Match
  readonly steps: readonly { readonly match: Match; readonly step: Step }[]
}

const FOLDER = join(import.meta.dirname, 'replays')
function recorded(file: string, length: number): Play {
  const { log }: { log: Log } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))
  const registered = GAMES[log.game]
  if (!registered) throw new Error(`no game ${log.game}`)
  const first = start(registered.game, log.options, log.seed)
  let match = first
  const steps = log.entries.slice(0, length).flatMap(entry => {
    const done = enter(match, entry)
    match = done.match
    return done.record.type === 'step' ? [{ match, step: done.record.step }] : []
  })
  return { name: file, first, steps }
}
function random(players: number, i: number): Play {
  const game = pickpocket as unknown as Game
  const moments: WalkedStep[] = [...walk(game, players, `sockets ${players} ${i}`)]
  const steps = moments.map(({ after, step }) => ({ match: after, step }))
  return { name: `pickpocket ${players} ${i}`, first: moments[0]?.before as Match, steps }
}

/** All that is shown, the start first. `other` may exchange faces. */
function script({ first, steps }: Play, other: (match: Match) => Match = match => match, told = (step: Step) => step) {
  let offers: Offers<Move> = offersOf(other(first))
  const shown: Shown[] = [shownOf(other(first), offers, [])]
  for (const { match, step } of steps) {
    const now = other(match)
    offers = offersOf(now, offers, step.seat)
    shown.push(shownOf(now, offers, [{ n: match.seq - 1, at: 0, record: { type: 'step', step: told(step) } }]))
  }
  return shown
}
const chairsOf = ({ first }: Play): number[] => sittersOf(first.seats).map(({ player }) => player)
const together = (guests: readonly RoomGuest[], seq: number) => Promise.all(guests.map(guest => guest.at(seq)))
/** The same as if nobody looked from other chairs than these. */
const lookedAt = (now: Shown, from: readonly unknown[]): Shown => ({
  ...now,
  chairs: new Map([...now.chairs].filter(([player]) => from.includes(player))),
  turns: new Map([...now.turns].filter(([player]) => player === 'public' || from.includes(player))),
})

const create = (play: Play, first: Shown | undefined) => {
  const { game, seats } = play.first
  return server.room<ScriptRoom>({ chairs: chairsOf(play), first, packer: packerOf(game, seats) })
}

/** What travels as JSON does. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const files = readdirSync(FOLDER).filter(file => file.endsWith('.json'))
const plays: readonly Play[] = [
  ...files.map(file => recorded(file, FULL ? Number.POSITIVE_INFINITY : 60)),
  ...[2, 3, 4].flatMap(players => Array.from({ length: FULL ? 20 : 2 }, (_, i) => random(players, i))),
]

describe('a room that shows a match', () => {
  test.each(plays)(
    'reaches everybody who joins, leaves, drops and returns: $name',
    { timeout: TIMEOUT },
    async play => {
      const rng = lawRng(`sockets ${play.name}`)
      const [first, ...rest] = script(play)
      const room = await create(play, first)
      const chairs = [...chairsOf(play), null]
      const enterRoom = (player: number | null) => RoomGuest.join(server.url, room.roomId, player)
      let here = await Promise.all(chairs.map(enterRoom))
      const away: RoomGuest[] = []
      await together(here, 0)
      for (const now of rest) {
        const coming: Promise<RoomGuest>[] = []
        if (rng.int(10) === 0 && here.length < 10) coming.push(enterRoom(pick(rng, chairs)))
        if (rng.int(20) === 0) await Promise.all(here.splice(rng.int(here.length), 1).map(guest => guest.leave()))
        if (rng.int(12) === 0)
          for (const guest of here.splice(rng.int(here.length), 1)) {
            guest.drop()
            away.push(guest)
          }
        if (rng.int(3) === 0) for (const guest of away.splice(0)) coming.push(guest.reconnect().then(() => guest))
        // Of chairs where nobody is nothing is worked out, and now and then of one where somebody has just sat down.
        const from = here.map(({ player }) => player)
        room.show(lookedAt(now, rng.int(5) > 0 ? from : from.slice(1)))
        await together(here, now.seq)
        here = [...here, ...(await Promise.all(coming))]
        await together(here, now.seq)
        for (const guest of here) {
          const turn = now.turns.get(guest.player ?? 'public')
          const view = guest.player === null ? now.public : viewFrom(now, guest.player)
          expect(guest.view).toEqual(view)
          // Whoever has just come is told how things stand, and reads the past elsewhere.
          expect(plain(guest.turn)).toEqual(plain(guest.turns.length === 1 ? { ...turn, lines: [] } : turn))
        }
        if (here.length === 0) here = await Promise.all(chairs.map(enterRoom))
      }
      expect(room.complaints).toEqual([])
      for (const guest of [...here, ...away]) guest.drop()
      await room.disconnect()
    },
  )

  test('was empty for a long time, and is joined while moves are made', { timeout: TIMEOUT }, async () => {
    const play = recorded('on-the-lam-4-clever.json', 120)
    const shown = script(play)
    const room = await create(play, shown[0])
    const before = await RoomGuest.join(server.url, room.roomId, 1)
    await before.at(0)
    await before.leave()
    for (const now of shown.slice(1, 80)) room.show(now)
    const here = await Promise.all([0, 1, 2, 3, null].map(player => RoomGuest.join(server.url, room.roomId, player)))
    await together(here, 79)
    for (const { view, player } of here)
      expect(view).toEqual(player === null ? shown[79]?.public : shown[79] && viewFrom(shown[79], player))
    let joined = false
    const joining = RoomGuest.join(server.url, room.roomId, 2).finally(() => {
      joined = true
    })
    let last = 79
    for (const now of shown.slice(80)) {
      if (joined) break
      room.show(now)
      last = now.seq
      await sleep(1)
    }
    const late = await joining
    await together([...here, late], last)
    expect(late.view).toEqual(viewFrom(shown[last] as Shown, 2))
    expect(last).toBeGreaterThan(79)
    await room.disconnect()
  })
})

describe('the bytes that a viewer receives', () => {
  /** The frame that answers a join carries a random token for reconnection: blank it. */
  const masked = (frame: Buffer): string => {
    const copy = Buffer.from(frame)
    if (copy[0] === 10) copy.fill(0, 2, 2 + (copy[1] ?? 0))
    return copy.toString('hex')
  }

  /** All frames of this viewer's devices while everybody is at the table; halfway a second device and a reconnection. */
  async function framesOf(play: Play, shown: readonly Shown[], player: number | null): Promise<string[]> {
    const room = await create(play, shown[0])
    const here: RoomGuest[] = []
    for (const chair of [...chairsOf(play), null]) here.push(await RoomGuest.join(server.url, room.roomId, chair))
    await together(here, 0)
    const [me] = here.filter(guest => guest.player === player)
    if (!me) throw new Error(`nobody on chair ${player}`)
    const frames: Buffer[] = []
    for (const now of shown.slice(1)) {
      room.show(now)
      await together(here, now.seq)
      if (now.seq === Math.floor(shown.length / 3)) {
        here.push(await RoomGuest.join(server.url, room.roomId, player))
        await together(here, now.seq)
      }
      if (now.seq === Math.floor(shown.length / 2)) {
        frames.push(...me.frames)
        me.drop()
        await me.reconnect()
        await me.at(now.seq)
      }
    }
    for (const guest of here) if (guest.player === player) frames.push(...guest.frames)
    for (const guest of here) guest.drop()
    await room.disconnect()
    return frames.map(masked)
  }

  const some = [
    recorded('on-the-lam-3-clever.json', FULL ? 200 : 40),
    // One person has both Criminals, the other Detectives are two.
    recorded('diabolik-3-danger.json', FULL ? 200 : 40),
    random(3, 100),
  ]
  test.each(some)('are the same whatever it does not know: $name', { timeout: TIMEOUT }, async play => {
    const { game } = play.first
    const places = [...sittersOf(play.first.seats), { player: null, viewer: 'public' as Viewer }]
    for (const { player, viewer } of places) {
      const rng = lawRng(`socket bytes ${player}`)
      let others = 0
      const other = (match: Match): Match => {
        const exchange = exchangeFor(game, [match.state], viewer, rng)
        for (const [id, from] of exchange) if (match.state.faces[id] !== match.state.faces[from]) others++
        return { ...match, state: exchanged(game.clone, match.state, exchange) }
      }
      const told = (step: Step): Step => {
        const [before, after] = [play.first, ...play.steps.map(({ match }) => match)].slice(step.seq - 1, step.seq + 1)
        if (!before || !after) throw new Error(`no step ${step.seq}`)
        const exchange = exchangeFor(game, [before.state, after.state], viewer, rng, passingBy(before, step))
        return { ...step, told: exchangedTold(step.told, after.state, exchange) }
      }
      const frames = await framesOf(play, script(play), player)
      expect(frames.length).toBeGreaterThan(2 * play.steps.length)
      expect(await framesOf(play, script(play, other, told), player)).toEqual(frames)
      expect(others).toBeGreaterThan(play.steps.length)
    }
  })
})

describe('a table before the start', () => {
  const view = (face?: string): View => ({
    pieces: { c: { kind: 'card', place: 'x', order: 0, up: false, ...(face && { face }) } },
    facts: {},
  })
  const turn = { seq: 0, offers: {}, undo: null, lines: [] }
  const began: Shown = {
    seq: 0,
    public: view(),
    chairs: new Map([
      [0, view('king')],
      [1, view('ace')],
    ]),
    turns: new Map<number | 'public', typeof turn>([
      [0, turn],
      [1, turn],
      ['public', turn],
    ]),
  }

  test('shows nothing; people change chairs; at the start each sees with the eyes of the chair they have then', async () => {
    const room = await server.room({ chairs: [0, 1] })
    const [ann, bob, cat] = await Promise.all(
      [0, null, null].map(player => RoomGuest.join(server.url, room.roomId, player)),
    )
    if (!ann || !bob || !cat) throw new Error('nobody came')
    await until(() => [ann, bob, cat].every(({ seq }) => seq === 0), 'all have the empty table')
    expect(ann.view).toEqual({ pieces: {}, facts: {} })
    ann.room.send('sit', 1)
    bob.room.send('sit', 0)
    await until(() => room.clients.some(client => client.userData?.player === 0), 'Bob sits')
    await until(() => room.clients.some(client => client.userData?.player === 1), 'Ann sits')
    expect([ann, bob, cat].flatMap(({ turns }) => turns)).toEqual([])
    room.show(began)
    await together([ann, bob, cat], 0)
    expect([ann, bob, cat].map(guest => guest.view.pieces.c?.face)).toEqual(['ace', 'king', undefined])
    // And from then on as if they had always sat there.
    room.show({
      ...began,
      seq: 1,
      chairs: new Map([
        [0, view('king')],
        [1, view('two')],
      ]),
    })
    await until(() => ann.seq === 1, 'Ann has the move')
    expect([ann, bob, cat].map(guest => guest.view.pieces.c?.face)).toEqual(['two', 'king', undefined])
    await room.disconnect()
  })

  test('whoever changes chairs after it is sent away to come back, and sees nothing of the new one before', async () => {
    const room = await server.room({ chairs: [0, 1], first: began })
    const ann = await RoomGuest.join(server.url, room.roomId, 0)
    await ann.at(0)
    ann.room.send('sit', 1)
    await until(() => room.clients[0]?.userData?.player === 1, 'Ann sits elsewhere')
    room.show({ ...began, seq: 1 })
    await until(() => ann.closed !== null, 'Ann is out')
    expect(ann.closed).toBe(CLOSES.restart)
    expect(Buffer.concat(ann.frames).includes('ace')).toBe(false)
    await room.disconnect()
  })

  test('a joiner is greeted after the state and before the turn; messages reach the chosen', async () => {
    const room = await server.room({ chairs: [0, 1], first: began })
    room.greeting = () => [['past', { lines: [], more: false }]]
    const [ann, bob] = await Promise.all([0, 1].map(player => RoomGuest.join(server.url, room.roomId, player)))
    if (!ann || !bob) throw new Error('nobody came')
    await together([ann, bob], 0)
    const kinds = ann.frames.map(frame => frame[0])
    expect(kinds).toEqual([10, 14, 17, 17, 17])
    for (const [at, type] of ['words', 'past', 'turn'].entries()) expect(ann.frames[at + 2]?.includes(type)).toBe(true)
    room.tell('refused', { reason: 'stale', to: null }, client => client.userData?.player === 1)
    room.tell('past', { lines: [], more: false })
    await until(() => ann.heard.length === 2 && bob.heard.length === 3, 'both have heard')
    expect([ann.heard, bob.heard]).toEqual([
      ['past', 'past'],
      ['past', 'refused', 'past'],
    ])
    await room.disconnect()
  })

  test('what a joiner is sent leaves in one write, and so does a move', async () => {
    const room = await server.room({ chairs: [0, 1], first: began })
    const writes: Mock[] = []
    room.greeting = ({ ref }) => {
      const { _socket } = ref as unknown as { _socket: Socket }
      // In one piece, or several that are handed over together.
      for (const way of ['_write', '_writev'] as const) writes.push(vi.spyOn(_socket, way))
      return [['past', { lines: [], more: false }]]
    }
    const guests = await Promise.all([0, 1].map(player => RoomGuest.join(server.url, room.roomId, player)))
    await together(guests, 0)
    const written = () => writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    expect(written()).toBe(2)
    room.show({ ...began, seq: 1, turns: new Map([0, 1].map(player => [player, { ...turn, seq: 1 }])) })
    await together(guests, 1)
    expect(written()).toBe(4)
    await room.disconnect()
  })

  describe('a chair at which nobody looked', () => {
    /** What is there when somebody comes to the second chair: at `seq` it has this face. */
    const later = (seq: number, face: string): Shown & { readonly late: Mock } => {
      const now = { ...turn, seq }
      return {
        seq,
        public: view(),
        chairs: new Map([[0, otherwise(view(), view('king'))]]),
        turns: new Map([0, 'public' as const].map(viewer => [viewer, now])),
        late: vi.fn(() => ({ own: otherwise(view(), view(face)), turn: { ...now, undo: 'own' } })),
      }
    }

    test('is worked out for whoever comes, once, and nobody else notices', async () => {
      const first = later(0, 'ace')
      const room = await server.room({ chairs: [0, 1], first })
      const ann = await RoomGuest.join(server.url, room.roomId, 0)
      await ann.at(0)
      expect(first.late).not.toHaveBeenCalled()
      const bobs = [await RoomGuest.join(server.url, room.roomId, 1), await RoomGuest.join(server.url, room.roomId, 1)]
      await together(bobs, 0)
      expect(bobs.map(bob => [bob.view.pieces.c?.face, bob.turn?.undo])).toEqual([
        ['ace', 'own'],
        ['ace', 'own'],
      ])
      expect(first.late.mock.calls).toEqual([[1]])
      const frames = ann.frames.length
      // Bob came while this was being written.
      const next = later(1, 'two')
      room.show(next)
      await together([ann, ...bobs], 1)
      expect(bobs.map(bob => [bob.view.pieces.c?.face, bob.turn?.undo])).toEqual([
        ['two', 'own'],
        ['two', 'own'],
      ])
      expect(next.late.mock.calls).toEqual([[1]])
      expect(ann.frames.slice(frames).map(frame => frame[0])).toEqual([15, 17])
      expect(Buffer.concat(ann.frames).includes('ace')).toBe(false)
      await room.disconnect()
    })

    test('where it cannot be worked out, only who looks from there has to come again', async () => {
      const room = await server.room({ chairs: [0, 1], first: later(0, 'ace') })
      const [ann, bob] = await Promise.all([0, 1].map(player => RoomGuest.join(server.url, room.roomId, player)))
      if (!ann || !bob) throw new Error('nobody came')
      await together([ann, bob], 0)
      const next = later(1, 'two')
      next.late.mockImplementation(() => {
        throw new Error('thrown by a game')
      })
      room.show(next)
      await ann.at(1)
      await until(() => bob.closed !== null, 'Bob is out')
      expect([bob.closed, room.complaints]).toEqual([CLOSES.restart, ['show: thrown by a game']])
      await room.disconnect()
    })
  })

  test('what throws while somebody joins or asks ends neither the room nor the process', async () => {
    const room = await server.room({ chairs: [0, 1], first: began })
    const ann = await RoomGuest.join(server.url, room.roomId, 0)
    await ann.at(0)
    ann.room.send('throw')
    ann.room.send('ping')
    await until(() => ann.heard.includes('pong'), 'Ann is answered')
    room.greeting = () => {
      throw new Error('thrown in a greeting')
    }
    const bob = await RoomGuest.join(server.url, room.roomId, 1)
    await until(() => bob.closed !== null, 'Bob is out')
    expect(bob.closed).toBe(CLOSES.restart)
    room.show({ ...began, seq: 1, turns: new Map([[0, { ...turn, seq: 1 }]]) })
    await ann.at(1)
    expect(room.complaints).toEqual(['onMessage: thrown in a handler', 'sendFullState: thrown in a greeting'])
    await room.disconnect()
  })
})
