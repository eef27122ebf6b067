import compression from 'compression'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import type { Log } from '../../shared/kernel/history.ts'
import { Buckets, type Limit } from '../../shared/match/bucket.ts'
import { chairOf } from '../../shared/match/chairs.ts'
import { partyOf } from '../../shared/match/company.ts'
import { Damaged } from '../../shared/match/errors.ts'
import type { Listed } from '../../shared/match/journal.ts'
import { openLog } from '../../shared/match/play.ts'
import {
  type Creation,
  DECISION_TIMES,
  DELAYS,
  type Found,
  type Guest,
  LEVELS,
  type Person,
  type RefusalReason,
} from '../../shared/wire/protocol.ts'
import { LANGUAGES } from '../../shared/words/index.ts'
import { cleanName, tokenOf as guestToken, newId } from '../identity.ts'
import { readCode } from '../lobby/codes.ts'
import { asleep, publicTables, tablesOf } from '../lobby/listing.ts'
import { liveTables } from '../lobby/live.ts'
import { createTable, type Made } from '../lobby/tables.ts'
import { Elsewhere, type Peers } from '../peers.ts'
import { reelsOf } from '../reels.ts'
import { faultOf } from '../report.ts'
import type { House } from '../rooms/house.ts'
import { type Rooms, refusalIn } from '../rooms/rooms.ts'
import type { Streams } from '../stream/streams.ts'
import { WORLD } from '../world.ts'
import { counselApi } from './counsel.ts'
import { addressOf, limited, sourcesWith } from './limits.ts'
import { matchesApi, type Work } from './matches.ts'
import { movingApi } from './moving.ts'
import { noticesApi } from './notices.ts'
import { embedding } from './oembed.ts'
import { pairingApi } from './pairing.ts'
import { passkeysApi } from './passkeys.ts'
import { Refusal, read, refuse } from './refusal.ts'
import { streamsApi } from './streams.ts'

const BODY = '4kb'
/** At so many tables somebody may have sat within the hour. */
const MOST_TABLES = 30
const AN_HOUR = 3_600_000

const creation: z.ZodType<Creation> = z.strictObject({
  game: z.string().max(40),
  players: z.int().min(1).max(20),
  options: z.unknown().optional(),
  public: z.boolean(),
  seconds: z.literal(DECISION_TIMES),
  delay: z.exactOptional(z.literal(DELAYS)),
  player: z.exactOptional(z.int().min(0).max(99)),
  quick: z.exactOptional(z.enum(LEVELS)),
  guided: z.exactOptional(z.literal(true)),
  living: z.exactOptional(z.literal(true)),
}) as z.ZodType<Creation>
const blocking = z.strictObject({ person: z.string().regex(/^[\w-]{16}$/), blocked: z.boolean() })
const after = z.object({ from: z.coerce.number().int().min(0).max(1_000_000).default(0) })
const naming = z.strictObject({ name: z.string() })
const speaking = z.object({ lang: z.enum(LANGUAGES).default('en') })

const STATUS: Partial<Record<RefusalReason, number>> = {
  badToken: 401,
  notNow: 403,
  noTable: 404,
  noPairing: 404,
  noMoving: 404,
  noPasskey: 404,
  retired: 410,
  damaged: 500,
  tooFast: 429,
  tooMany: 429,
}

/** What pages ask for over HTTP: see shared/wire/protocol.ts. */
export function api(house: House, secret: Buffer, rooms: Rooms, streams: Streams, peers: Peers): Router {
  const router = Router()
  const { store, limits } = house
  const sourceOf = sourcesWith(house.loadKey)
  const atMost = (limit: Limit): RequestHandler => {
    const handler = limited(house.limiting(limit), sourceOf)
    return (request, response, next) => (peers.isPassedOn(request) ? next() : handler(request, response, next))
  }
  // Not the page itself: what a browser loads at once is no flood.
  router.use(['/api', '/matchmake'], atMost(limits.requests), express.json({ limit: BODY }))
  // Lists of tables and logs of matches; what is shorter than 1 kB goes as it is.
  router.use('/api', compression())

  router.use(embedding(house, atMost))

  /** Answers with what `work` gives, or with the reason why not. */
  const answer = (work: (request: Request) => unknown) =>
    orElsewhere(async (request, response) => response.json(await work(request)))
  const orElsewhere = (work: Work) => async (request: Request, response: Response) => {
    try {
      await work(request, response)
    } catch (error) {
      if (error instanceof Elsewhere) return peers.passOn(request, response, error.address)
      const reason = error instanceof Refusal ? error.reason : refusalIn(error)
      if (!reason) throw error
      if (error instanceof Damaged) house.report('damaged', faultOf(error.cause ?? error))
      response.status(STATUS[reason] ?? 400).json({ refused: reason })
    }
  }
  const tokenOf = ({ headers }: Request): string | undefined => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  const whoAsks = (request: Request): Promise<Person | null> => house.person(tokenOf(request))
  /** A screen is somebody at its own table alone. */
  const whoseScreen = async (request: Request, table: string): Promise<Person | null> => {
    const screen = house.pairings.read(tokenOf(request))
    return screen?.table === table ? store.person(screen.person) : null
  }
  const asker = async (request: Request): Promise<Person> => (await whoAsks(request)) ?? refuse('badToken')
  const guestOf = (person: Person): Guest => ({ ...person, token: guestToken(person.id, secret) })
  const nameIn = ({ body }: Request): string => cleanName(read(naming, body).name) ?? refuse('badName')

  const misses = new Buckets(limits.misses, WORLD.now)
  const miss = (request: Request): RefusalReason => (misses.take(addressOf(request)) ? 'noTable' : 'tooFast')
  const guessing = (request: Request): void => {
    if (misses.empty(addressOf(request))) refuse('tooFast')
  }
  const keyIn = ({ params }: Request): string => String(params.key)
  /** By a key to its chairs; where it is only to be looked at, by one for watching as well. */
  const tableOf = async (request: Request, watch = false): Promise<Listed> => {
    const key = keyIn(request)
    const known = (await store.table(key)) ?? (watch ? await store.table(house.watchKeys.read(key) ?? '') : null)
    if (known) return known
    // Before it is looked up: whoever has guessed too often must not see that a code is right.
    guessing(request)
    return (await store.table((await store.find(readCode(key))) ?? '')) ?? refuse(miss(request))
  }
  const find = async (request: Request, wake: (id: string) => Promise<void>, watch = false): Promise<Found> => {
    const table = await tableOf(request, watch)
    const person = (await whoAsks(request)) ?? (await whoseScreen(request, table.id))
    if (table.retired === null) await wake(table.id)
    const party = house.hosts.get(table.id)?.party ?? partyOf(table)
    const seated = person !== null && (chairOf(party, person.id) !== undefined || party.stage === person.id)
    const key = house.watchKeys.of(table.id)
    // Whoever came by a key for watching is given no other.
    const { id, code } = keyIn(request) === key ? { id: key, code: '' } : table
    const { phase } = seated ? party : (house.watched.get(table.id)?.broadcast?.party ?? party)
    const found = { id, code, watch: key, game: table.game, phase, seated }
    return table.retired === null ? found : { ...found, retired: { ...asleep(house, table), id } }
  }
  const logOf = async (request: Request): Promise<Log> => {
    const { id, phase } = await tableOf(request, true)
    // Before it is over nobody need wait for its log to be read.
    const loaded = phase === 'over' ? await store.load(id) : null
    return (loaded && openLog(loaded)) ?? refuse('notNow')
  }
  /** A new table of theirs, unless they have too many: its room is there to be joined. */
  const opened = async (person: Person, make: () => Promise<Made | RefusalReason>): Promise<Made> => {
    if ((await store.busy(person.id, Date.now() - AN_HOUR)) >= MOST_TABLES) return refuse('tooMany')
    const made = await make()
    if (typeof made === 'string') return refuse(made)
    await rooms.wakeMatch(made.id)
    return made
  }

  router.post(
    '/api/guest',
    atMost(limits.guests),
    answer(async request => {
      const person = { id: newId(), name: nameIn(request) }
      await store.putPerson(person)
      return guestOf(person)
    }),
  )
  router.post(
    '/api/name',
    atMost(limits.guests),
    answer(async request => {
      const person = { id: (await asker(request)).id, name: nameIn(request) }
      await store.putPerson(person)
      for (const host of house.hosts.values()) host.rename(person)
      return guestOf(person)
    }),
  )
  router.post(
    '/api/token',
    atMost(limits.guests),
    answer(async request => guestOf(await asker(request))),
  )
  router.get(
    '/api/tables',
    answer(() => publicTables(house)),
  )
  router.get(
    '/api/live',
    answer(({ query }) => liveTables(house, read(speaking, query).lang)),
  )
  router.get(
    '/api/mine',
    answer(async request => tablesOf(house, (await asker(request)).id)),
  )
  router.post(
    '/api/tables',
    atMost(limits.tables),
    answer(async request => {
      const person = await asker(request)
      return opened(person, () => createTable(house, person, read(creation, request.body)))
    }),
  )
  router.get(
    '/api/tables/:key',
    answer(request => find(request, rooms.wakeMatch)),
  )
  router.get(
    '/api/tables/:key/watch',
    answer(request => find(request, rooms.wakeWatch, true)),
  )
  // For whoever may watch, as all may who know the key; what is on disk says whether it is over, and that is for good.
  router.get('/api/tables/:key/log', atMost(limits.joins), answer(logOf))
  // What has been shown there so far, for whoever came later.
  const reels = reelsOf(house)
  router.get(
    '/api/tables/:key/shown',
    atMost(limits.joins),
    answer(async request => {
      const { from } = read(after, request.query)
      const { id } = await tableOf(request, true)
      await rooms.here(id)
      return ((await reels(id)) ?? refuse('notNow')).slice(from)
    }),
  )
  const asking = { answer, orElsewhere, here: rooms.here, asker, tableOf, atMost, opened }
  router.use(matchesApi(house, asking))
  router.use(counselApi(house, rooms, asking))
  const missed = (request: Request, reason: RefusalReason): never =>
    refuse(miss(request) === 'tooFast' ? 'tooFast' : reason)
  router.use(pairingApi(house, rooms, { ...asking, missed, guessing }, tokenOf))
  router.use(noticesApi(house, house.pusher, asking))
  router.use(movingApi(house, { ...asking, missed, guessing }, guestOf))
  router.use(passkeysApi(house, secret, { ...asking, missed, guessing }, guestOf))
  router.use(streamsApi(house, rooms, streams, { ...asking, whoAsks, missed }))
  router.post(
    '/api/blocks',
    atMost(limits.guests),
    answer(async request => {
      const { person, blocked } = read(blocking, request.body)
      const { id } = await asker(request)
      if (person === id) return refuse('malformed')
      // A guest may have been forgotten meanwhile: then there is nobody to be kept away.
      if (blocked && !(await store.person(person))) return {}
      return (await store.block(id, person, blocked)) ? {} : refuse('tooMany')
    }),
  )
  // What colyseus.js asks for before it opens its socket.
  router.post(
    '/matchmake/joinById/:room',
    atMost(limits.joins),
    answer(async request => {
      const said = await rooms.join(String(request.params.room), request.body, sourceOf(request))
      const missed = 'error' in said && said.error === 'noTable'
      return missed && miss(request) === 'tooFast' ? refuse('tooFast') : said
    }),
  )
  return router
}
