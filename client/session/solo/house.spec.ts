import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { GAMES } from '../../../shared/games/index.ts'
import { enter, type Log } from '../../../shared/kernel/history.ts'
import { start } from '../../../shared/kernel/match.ts'
import { chairOf } from '../../../shared/match/chairs.ts'
import { TIMES } from '../../../shared/match/times.ts'
import type { World } from '../../../shared/match/world.ts'
import type { OpenDeal } from '../../../shared/wire/deal.ts'
import type { FilmPart } from '../../../shared/wire/film.ts'
import type { Company, Counsel, FromServer } from '../../../shared/wire/protocol.ts'
import { type DecodedTable, readOpenView, readView } from '../../../shared/wire/readView.ts'
import { houseOf } from './house.ts'
import { SELF } from './key.ts'
import type { Room } from './room.ts'
import { openStore, type SoloStore } from './store.ts'

/* Matches that a device hosts itself, without the browser around them. */

const ANN = { id: SELF, name: 'Ann' }
let chances = 0
const world: World = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
  chance: () => (++chances).toString(16).padStart(8, '0').padEnd(32, '5eed'),
}
const rules = async (game: string) => GAMES[game]?.game ?? null
const times = { ...TIMES, pace: 0, hold: 20 }

let store: SoloStore
const here = () => houseOf({ store, world, times, rules })
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  store = await openStore()
})
afterEach(() => void vi.unstubAllGlobals())

/** All that a page hears, as it comes over from the worker: nothing but plain data. */
function page() {
  const states: DecodedTable[] = []
  const turns: FromServer['turn'][] = []
  const heard: unknown[] = []
  let company: Company | null = null
  const closed: number[] = []
  return {
    states,
    turns,
    heard,
    closed,
    company: () => company as Company,
    ears: {
      state: (table: DecodedTable) => void states.push(structuredClone(table)),
      message(type: keyof FromServer, message: unknown) {
        heard.push(structuredClone(message))
        if (type === 'turn') turns.push(message as FromServer['turn'])
        if (type === 'company') company = message as Company
      },
      closed: (code: number) => void closed.push(code),
    },
  }
}
type Page = ReturnType<typeof page>

const seated = async (id: string): Promise<{ room: Room; at: Page }> => {
  const at = page()
  return { room: await here().open(id, ANN, at.ears as never), at }
}
const begun = async (game: string, players: number) =>
  (await here().create({ game, players, public: false, seconds: 0, quick: 'plain' }, ANN)).id

/** Answers with some offered move until the match is over, or has gone so far. */
async function play({ room, at }: { room: Room; at: Page }, until = Number.POSITIVE_INFINITY): Promise<void> {
  let done = -1
  for (let n = 0; n < 60_000; n++) {
    if (at.company()?.phase === 'over') return
    const turn = at.turns.at(-1)
    if (turn && turn.seq >= until) return
    const [seat, offer] = Object.entries(turn?.offers ?? {})[0] ?? []
    if (turn && seat !== undefined && offer && turn.seq > done) {
      done = turn.seq
      const index = (turn.seq * 7) % offer.moves.length
      await room.hear({ type: 'move', seat, offer: offer.number, index })
    } else {
      await room.hear({ type: 'shown', seq: turn?.seq ?? 0 })
      await new Promise(resolve => setTimeout(resolve))
    }
  }
  throw new Error('it does not go on')
}

describe.each([
  ['on-the-lam', 3],
  ['diabolik', 4],
  ['diabolicards', 2],
] as const)('a match of %s on this device', (name, players) => {
  it('tells its page what the view of its chair allows and nothing more, is filmed, and can be checked', async () => {
    const id = await begun(name, players)
    const { room, at } = await seated(id)
    await play({ room, at })
    await vi.waitFor(async () => expect(await store.films(id)).not.toBeNull(), 60_000)
    expect(at.closed).toEqual([])
    const log = (await here().answer(id, 'log')) as Log
    const { game } = GAMES[name] as (typeof GAMES)[string]
    const own = chairOf(room.host.party, SELF)?.seats ?? []
    const { host } = room
    await room.close()
    // Every table that was shown is the view of that chair after that step, by the rules and the log alone.
    const seen = new Map(at.states.map(table => [table.seq, table]))
    expect(seen.size).toBeGreaterThan(log.entries.length / 3)
    const viewer =
      own.length > 1 ? { side: host.specs.find(({ seat }) => seat === own[0])?.side ?? '' } : (own[0] ?? '')
    let match = start(game, game.check(log.options), log.seed)
    for (const [n, entry] of log.entries.entries()) {
      match = enter(match, entry).match
      const table = n % 4 === 0 ? seen.get(match.seq) : undefined
      if (!table) continue
      expect(readView(table), `step ${n}`).toEqual(game.view(match.state, viewer))
      expect(readOpenView(table), `step ${n}`).toEqual(game.view(match.state, 'public'))
    }
    // Neither the seed nor the number that hides it, while the match ran.
    const deal = (await here().answer(id, 'deal')) as OpenDeal
    const told =
      JSON.stringify(at.heard) +
      JSON.stringify(at.states.map(({ pieces, facts }) => [[...(pieces as never)], [...(facts as never)]]))
    for (const secret of [deal.seed, deal.nonce]) expect(told).not.toContain(secret)
    expect(at.company().commitment).toBe(deal.commitment)
    // Its film outlives its rules.
    const film = (await houseOf({ store, world, times, rules: async () => null }).answer(
      id,
      'film/all?from=0&whole',
    )) as FilmPart
    expect(film.frames.at(-1)?.seq).toBe(match.seq)
    expect(film.outcome).toEqual(at.company().outcome)
    expect((await here().own()).over.map(({ key }) => key)).toEqual([id])
    await here().forget(id)
    await expect(here().answer(id, 'log')).rejects.toMatchObject({ reason: 'noTable' })
    expect(await here().own()).toEqual({ running: [], over: [] })
  })
})

it('goes on where it was, and opens nothing before it is over', async () => {
  const id = await begun('on-the-lam', 2)
  let dead = false
  const write: SoloStore['write'] = (...deed) => (dead ? new Promise(() => {}) : store.write(...deed))
  const at = page()
  const dying = houseOf({ store: { ...store, write }, world, times, rules })
  const first = { room: await dying.open(id, ANN, at.ears as never), at }
  await play(first, 12)
  const before = first.at.turns.at(-1)?.seq ?? 0
  for (const what of ['log', 'deal', 'film/all?whole', 'film/public?whole', 'result', 'advice/3'])
    await expect(here().answer(id, what), what).rejects.toMatchObject({ reason: 'notNow' })
  // The page is closed without a word.
  dead = true
  const next = await seated(id)
  expect(next.at.turns[0]?.seq).toBeGreaterThanOrEqual(before)
  expect((await here().own()).running).toMatchObject([{ id, phase: 'running', mine: { player: 0 } }])
  await play(next, before + 6)
  await next.room.close()
})

it('writes nothing to a table that another page has played on, and begins again there', async () => {
  const id = await begun('on-the-lam', 2)
  const [one, other] = [await seated(id), await seated(id)]
  // Where neither can be told to go: whoever comes second finds the log longer than it knew.
  await vi.waitFor(async () => {
    for (const { room, at } of [one, other]) {
      const turn = at.turns.at(-1)
      const [seat, offer] = Object.entries(turn?.offers ?? {})[0] ?? []
      if (seat !== undefined && offer) await room.hear({ type: 'move', seat, offer: offer.number, index: 0 })
    }
    expect([...one.at.closed, ...other.at.closed]).toContain(1006)
  }, 10_000)
  await Promise.all([one.room.close(), other.room.close()])
  const entries = (await store.load(id))?.entries ?? []
  expect(entries.map(({ n }) => n)).toEqual(entries.map((_, n) => n))
  const again = await seated(id)
  await play(again, 12)
  await again.room.close()
})

it('deals the guided match as the game has it, and another like it when it is over', async () => {
  const { id } = await here().create(
    { game: 'diabolik', players: 4, public: false, seconds: 0, quick: 'plain', guided: true },
    ANN,
  )
  expect((await store.load(id))?.saved.seed).toBe(GAMES.diabolik?.game.guided?.seed)
  const { room, at } = await seated(id)
  await room.hear({ type: 'concede' })
  await room.hear({ type: 'rematch' })
  await vi.waitFor(() => expect(at.company().rematch).not.toBeNull())
  const again = await store.load(at.company().rematch ?? '')
  expect(again?.saved).toMatchObject({ phase: 'running', game: 'diabolik' })
  expect(again?.saved.seed).not.toBe((await store.load(id))?.saved.seed)
  await room.close()
})

it('says so where its rules are gone, and shows no list of what cannot be read', async () => {
  const id = await begun('on-the-lam', 2)
  const later = houseOf({
    store,
    world,
    times,
    rules: async () => ({ ...(await rules('on-the-lam')), version: 999 }) as never,
  })
  expect(await later.answer(id, '')).toMatchObject({ retired: { id, game: 'on-the-lam' } })
  await expect(later.open(id, ANN, page().ears as never)).rejects.toMatchObject({ reason: 'retired' })
  const { saved } = (await store.load(id)) ?? {}
  await store.create({ ...(saved as NonNullable<typeof saved>), id: 'solo-x', chairs: 'torn' })
  expect((await here().own()).running.map(each => each.id)).toEqual([id])
})

test('whoever is at a match of this device is told what a bot would do, thrice', async () => {
  const house = here()
  const at = page()
  const { id } = await house.create({ game: 'on-the-lam', players: 2, public: false, seconds: 0, quick: 'plain' }, ANN)
  const asked = () => {
    const [seat = '', offer] = Object.entries(at.turns.at(-1)?.offers ?? {})[0] ?? []
    return house.answer(id, 'counsel', { seat, offer: offer?.number }) as Promise<Counsel>
  }
  await expect(asked()).rejects.toThrow('noTable')
  const room = await house.open(id, ANN, at.ears as never)
  await play({ room, at }, 3)
  await vi.waitFor(() => expect(Object.keys(at.turns.at(-1)?.offers ?? {})).not.toEqual([]))
  for (const left of [2, 1, 0]) {
    const told = await asked()
    expect(told.picks.length).toBeGreaterThan(0)
    expect(told.left).toBe(left)
  }
  await expect(asked()).rejects.toThrow('notNow')
  await room.close()
  await expect(asked()).rejects.toThrow('noTable')
})
