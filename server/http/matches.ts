import { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import type { Game } from '../../shared/kernel/game.ts'
import type { Limit } from '../../shared/match/bucket.ts'
import { chairOf } from '../../shared/match/chairs.ts'
import { partyOf } from '../../shared/match/company.ts'
import type { Listed, Loaded } from '../../shared/match/journal.ts'
import { partOf } from '../../shared/match/parts.ts'
import { openDeal } from '../../shared/match/play.ts'
import type { Branching } from '../../shared/wire/film.ts'
import { LEVELS, type Person, type RefusalReason } from '../../shared/wire/protocol.ts'
import { adviceAt, matchAt } from '../advice.ts'
import { archiveOf, caseFileOf, pastOf, resultOf, unname, viewings } from '../archive.ts'
import { costsOf } from '../costs.ts'
import { createBranch, type Made } from '../lobby/tables.ts'
import { linesOf } from '../rooms/gallery.ts'
import type { House } from '../rooms/house.ts'
import type { Shelf } from '../store/store.ts'
import { addressOf } from './limits.ts'
import { read, refuse } from './refusal.ts'

export type Work = (request: Request, response: Response) => unknown

/** How the API answers, whom, and about which table. */
export interface Asking {
  answer(work: (request: Request) => unknown): (request: Request, response: Response) => Promise<void>
  /** Where another process has the table, that one answers. */
  orElsewhere(work: Work): (request: Request, response: Response) => Promise<void>
  /** Rejects where another process has the table. */
  here(id: string): Promise<void>
  asker(request: Request): Promise<Person>
  tableOf(request: Request, watch: boolean): Promise<Listed>
  atMost(limit: Limit): RequestHandler
  opened(person: Person, make: () => Promise<Made | RefusalReason>): Promise<Made>
}

/** So many pages of a list are enough for everybody. */
const MOST_PAGES = 100
const shelf: z.ZodType<Shelf> = z.object({
  game: z.string().max(40).nullable().default(null),
  page: z.coerce.number().int().min(0).max(MOST_PAGES).default(0),
})
const count = z.coerce.number().int().min(0).max(1_000_000).default(0)
const filming = z.object({ from: count, until: count, whole: z.string().optional() })
const branching: z.ZodType<Branching> = z.strictObject({
  at: z.int().min(0).max(1_000_000),
  player: z.int().min(0).max(99),
  quick: z.exactOptional(z.enum(LEVELS)),
}) as z.ZodType<Branching>
/** Nobody reads more of what a gallery said. */
const MOST_LINES = 1000
const keeping = z.strictObject({ kept: z.boolean() })

/** What a browser has already it asks about, and is not sent again; a name may have gone from it since. */
const known: RequestHandler = (_, response, next) => {
  response.set('Cache-Control', 'private, no-cache')
  next()
}

/** Matches that are over. */
export function matchesApi(house: House, { answer, asker, tableOf, here, atMost, opened }: Asking): Router {
  const router = Router()
  const { store } = house
  const limit = atMost(house.limits.joins)
  /** What is on disk says whether it is over, and that is for good. */
  const overOf = async (request: Request): Promise<Listed> => {
    const table = await tableOf(request, true)
    return table.phase === 'over' ? table : refuse('notNow')
  }
  /** The same, for who played there. */
  const own = async (request: Request): Promise<{ id: string; person: string }> => {
    const person = (await asker(request)).id
    const table = await overOf(request)
    return chairOf(partyOf(table), person) ? { id: table.id, person } : refuse('noSeat')
  }

  const loadedOf = async (request: Request): Promise<Loaded> =>
    (await store.load((await overOf(request)).id)) ?? refuse('notNow')
  /** With the rules that it was played by. */
  const playable = async (request: Request): Promise<{ game: Game; loaded: Loaded }> => {
    const loaded = await loadedOf(request)
    const game = house.game(loaded.saved.game)
    return game?.version === loaded.saved.version ? { game, loaded } : refuse('retired')
  }
  const watching = viewings(house)

  router.get(
    '/api/matches/:key/film/:viewer',
    limit,
    known,
    answer(async request => {
      const table = await overOf(request)
      const films = (await house.films.of(table)) ?? refuse('retired')
      const film = films.find(({ viewer }) => viewer === request.params.viewer) ?? refuse('malformed')
      const { from, until, whole } = read(filming, request.query)
      if (from === 0) watching(table.id, addressOf(request))
      return partOf(film, table, { from, until: whole === undefined ? until : Number.POSITIVE_INFINITY })
    }),
  )
  router.get(
    '/api/matches/:key/gallery',
    limit,
    answer(async request => linesOf(await store.audience((await overOf(request)).id, 'said')).slice(-MOST_LINES)),
  )
  router.get(
    '/api/matches/:key/deal',
    limit,
    answer(async request => openDeal(await loadedOf(request)) ?? refuse('notNow')),
  )
  router.get(
    '/api/matches/:key/advice/:step',
    limit,
    answer(async request => {
      const { game, loaded } = await playable(request)
      return (await adviceAt(game, loaded, read(count, request.params.step))) ?? refuse('malformed')
    }),
  )
  // One after the other: each goes through a whole match.
  let weighing: Promise<unknown> = Promise.resolve()
  router.get(
    '/api/matches/:key/costs/:player',
    limit,
    answer(async request => {
      const { game, loaded } = await playable(request)
      const player = read(count, request.params.player)
      const work = weighing.then(() => costsOf(game, loaded, player))
      weighing = work.catch(() => null)
      return work
    }),
  )
  router.post(
    '/api/matches/:key/tables',
    atMost(house.limits.tables),
    answer(async request => {
      const person = await asker(request)
      const { game, loaded } = await playable(request)
      const wanted = read(branching, request.body)
      const found = (await matchAt(game, loaded, wanted.at)) ?? refuse('malformed')
      return opened(person, () => createBranch(house, person, found, wanted))
    }),
  )
  router.get(
    '/api/archive',
    limit,
    answer(request => archiveOf(house, read(shelf, request.query))),
  )
  router.get(
    '/api/matches',
    limit,
    answer(async request => pastOf(house, (await asker(request)).id, read(shelf, request.query))),
  )
  router.get(
    '/api/file',
    limit,
    answer(async request => caseFileOf(house, await asker(request))),
  )
  router.get(
    '/api/matches/:key/result',
    limit,
    answer(async request => resultOf(await overOf(request))),
  )
  router.post(
    '/api/matches/:key/keep',
    limit,
    answer(async request => {
      const { kept } = read(keeping, request.body)
      const { id, person } = await own(request)
      return (await store.keep(id, person, kept)) ? {} : refuse('tooMany')
    }),
  )
  router.post(
    '/api/matches/:key/unname',
    limit,
    answer(async request => {
      const { id, person } = await own(request)
      await here(id)
      const refused = await unname(house, id, person)
      return refused ? refuse(refused) : {}
    }),
  )
  return router
}
