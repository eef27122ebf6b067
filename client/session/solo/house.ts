import type { Game } from '../../../shared/kernel/game.ts'
import { chairOf } from '../../../shared/match/chairs.ts'
import { chairsOf, partyOf } from '../../../shared/match/company.ts'
import { type Draft, drafted, draftedAgain, firstSaved } from '../../../shared/match/creating.ts'
import { Damaged } from '../../../shared/match/errors.ts'
import { filming } from '../../../shared/match/film.ts'
import type { Loaded } from '../../../shared/match/journal.ts'
import { partOf } from '../../../shared/match/parts.ts'
import { openDeal, openLog, restored } from '../../../shared/match/play.ts'
import type { Asking } from '../../../shared/match/playing.ts'
import type { Times } from '../../../shared/match/times.ts'
import type { World } from '../../../shared/match/world.ts'
import type { MatchResult, PastMatch } from '../../../shared/wire/archive.ts'
import type { Film } from '../../../shared/wire/film.ts'
import type { Creation, Found, Listing, Person } from '../../../shared/wire/protocol.ts'
import type { Ears } from '../listen.ts'
import { Refused } from '../refused.ts'
import { unpacked, zipped } from '../zip.ts'
import { SELF, soloKey } from './key.ts'
import { type Room, roomOf } from './room.ts'
import type { SoloStore } from './store.ts'

/** Matches that are over and kept; the oldest is forgotten first. */
const MOST_OVER = 60
/** Entries that are filmed at once: who plays waits for it. */
const SOME = 4

type Row = Awaited<ReturnType<SoloStore['tables']>>[number]

export interface Own {
  /** Those that run, and those that are over; the newest first. */
  readonly running: readonly Listing[]
  readonly over: readonly PastMatch[]
}

export interface House {
  create(creation: Creation, person: Person): Promise<{ id: string; code: string }>
  own(): Promise<Own>
  forget(id: string): Promise<object>
  /** What a server would answer at this path below a table or a match. */
  answer(id: string, what: string, body?: unknown): Promise<unknown>
  open(id: string, person: Person, ears: Ears): Promise<Room>
}

interface Surroundings {
  readonly store: SoloStore
  readonly world: World
  readonly times?: Times
  rules(game: string): Promise<Game | null>
}

const refuse = (reason: Refused['reason']): never => {
  throw new Refused(reason)
}

/** All tables that this device hosts. What it answers holds no seed and no hand of a match that runs. */
export function houseOf({ store, world, times, rules }: Surroundings): House {
  async function put(draft: Draft): Promise<{ id: string; code: string }> {
    const id = soloKey(world.chance().slice(0, 16))
    const fresh = { id, code: id, seed: world.chance(), nonce: world.chance(), created: Date.now() }
    await store.create(firstSaved(draft, fresh).table)
    const over = (await store.tables()).filter(({ phase }) => phase === 'over')
    for (const { id: old } of over.slice(MOST_OVER)) await store.forget(old)
    return { id, code: id }
  }

  const rowOf = async (id: string): Promise<Row> => (await store.table(id)) ?? refuse('noTable')
  /** With the rules that it is played by. */
  async function playable(id: string): Promise<{ game: Game; loaded: Loaded }> {
    const loaded = (await store.load(id)) ?? refuse('noTable')
    const game = await rules(loaded.saved.game)
    return game?.version === loaded.saved.version ? { game, loaded } : refuse('retired')
  }
  async function overOf(id: string): Promise<Loaded> {
    const { phase } = await rowOf(id)
    return (phase === 'over' ? await store.load(id) : null) ?? refuse('notNow')
  }

  function listed(row: Row): Listing {
    const party = partyOf(row)
    const own = chairOf(party, SELF)
    return {
      id: row.id,
      game: row.game,
      phase: party.phase,
      public: false,
      seconds: 0,
      delay: 0,
      round: row.round,
      watchers: 0,
      chairs: chairsOf(party),
      ...(own && {
        mine: { player: own.player, toMove: row.due?.some(seat => own.seats.includes(seat)) ?? true },
      }),
    }
  }

  function past(row: Row): PastMatch {
    return { key: row.id, game: row.game, played: row.created, chairs: chairsOf(partyOf(row)), filmed: true }
  }

  /** Where somebody sits. */
  const rooms = new Map<string, Room>()
  async function counsel(id: string, body: unknown): Promise<unknown> {
    const { host } = rooms.get(id) ?? refuse('noTable')
    const told = await host.counsel({ id: SELF, name: '' }, body as Asking)
    return typeof told === 'string' ? refuse(told) : told
  }

  const making = new Map<string, Promise<readonly Film[]>>()
  async function makeFilms(id: string): Promise<readonly Film[]> {
    const kept = await store.films(id)
    if (kept) return (await unpacked(kept)) as Film[]
    const { game, loaded } = await playable(id)
    const work = filming(game, loaded)
    for (let n = 1; ; n++) {
      const { done, value } = work.next()
      if (done) {
        const films = value.films(partyOf(loaded.saved).outcome)
        await store.putFilms(id, await zipped(films))
        return films
      }
      if (n % SOME === 0) await new Promise<void>(resolve => world.after(0, resolve))
    }
  }
  /** For good: films outlive their rules. */
  function filmsOf(id: string): Promise<readonly Film[]> {
    const made = making.get(id) ?? makeFilms(id)
    making.set(id, made)
    made.catch(() => making.delete(id))
    return made
  }

  async function find(id: string): Promise<Found> {
    const row = await rowOf(id)
    const game = await rules(row.game)
    const party = partyOf(row)
    const found = { id, code: id, watch: id, game: row.game, phase: party.phase, seated: true }
    return game?.version === row.version ? found : { ...found, retired: listed(row) }
  }

  async function film(id: string, viewer: string, query: URLSearchParams): Promise<unknown> {
    const { saved } = await overOf(id)
    const films = await filmsOf(id)
    const until = query.has('whole') ? Number.POSITIVE_INFINITY : Number(query.get('until') ?? 0)
    const { seed: _, nonce: __, ...table } = saved
    const found = films.find(each => each.viewer === viewer) ?? refuse('malformed')
    return partOf(found, table, { from: Number(query.get('from') ?? 0), until })
  }

  async function result(id: string): Promise<MatchResult> {
    const { saved } = await overOf(id)
    return { outcome: partyOf(saved).outcome, rounds: (await rowOf(id)).round }
  }

  return {
    async create(creation, person) {
      const game = (await rules(creation.game)) ?? refuse('noGame')
      const draft = drafted(game, { ...person, id: SELF }, { ...creation, public: false, seconds: 0, delay: 0 })
      return put(typeof draft === 'string' ? refuse(draft) : draft)
    },
    async own() {
      const rows = (await store.tables()).flatMap(row => {
        try {
          return [{ row, phase: partyOf(row).phase }]
        } catch {
          // One that cannot be read must not take the list with it.
          return []
        }
      })
      return {
        running: rows.filter(({ phase }) => phase !== 'over').map(({ row }) => listed(row)),
        over: rows.filter(({ phase }) => phase === 'over').map(({ row }) => past(row)),
      }
    },
    async forget(id) {
      await store.forget(id)
      making.delete(id)
      return {}
    },
    async answer(id, what, body) {
      const [path = '', query] = what.split('?')
      const [kind, viewer = ''] = path.split('/')
      if (kind === '' || kind === 'watch') return find(id)
      if (kind === 'counsel') return counsel(id, body)
      if (kind === 'log') return openLog(await overOf(id))
      if (kind === 'deal') return openDeal(await overOf(id))
      if (kind === 'film') return film(id, decodeURIComponent(viewer), new URLSearchParams(query))
      if (kind === 'result') return result(id)
      return kind === 'gallery' ? [] : refuse('notNow')
    },
    async open(id, person, ears) {
      const { game, loaded } = await playable(id)
      let opened: ReturnType<typeof restored>
      try {
        opened = restored(game, loaded)
      } catch (error) {
        return refuse(error instanceof Damaged ? 'damaged' : 'fault')
      }
      const journal = {
        ...store,
        write: async (...deed: Parameters<SoloStore['write']>) => {
          const written = await store.write(...deed)
          // What a list tells of a match that is played is otherwise known to its host alone, which may be gone at any moment.
          if (deed[2].entry?.type === 'move')
            world.after(0, () => void store.progress(id, { round: room.host.round, due: null }))
          return written
        },
      }
      const room = roomOf(game, opened, { ...person, id: SELF }, ears, {
        journal,
        world,
        ...(times && { times }),
        again: async host => (await put(draftedAgain(host, { ...person, id: SELF }))).id,
        over: () => void filmsOf(id).catch(() => {}),
        closed: () => void rooms.delete(id),
      })
      rooms.set(id, room)
      return room
    },
  }
}
