import { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import type { Limit } from '../../shared/match/bucket.ts'
import { chairOf } from '../../shared/match/chairs.ts'
import { partyOf } from '../../shared/match/company.ts'
import type { Listed } from '../../shared/match/journal.ts'
import type { Person } from '../../shared/wire/protocol.ts'
import { archiveOf, caseFileOf, pastOf, resultOf, unname } from '../archive.ts'
import type { House } from '../rooms/house.ts'
import type { Shelf } from '../store/store.ts'
import { read, refuse } from './refusal.ts'

/** How the API answers, whom, and about which table. */
interface Asking {
  answer(work: (request: Request) => unknown): (request: Request, response: Response) => Promise<void>
  asker(request: Request): Person
  tableOf(request: Request, watch: boolean): Listed
  atMost(limit: Limit): RequestHandler
}

/** So many pages of a list are enough for everybody. */
const MOST_PAGES = 100
const shelf: z.ZodType<Shelf> = z.object({
  game: z.string().max(40).nullable().default(null),
  page: z.coerce.number().int().min(0).max(MOST_PAGES).default(0),
})
const keeping = z.strictObject({ kept: z.boolean() })

/** Matches that are over. */
export function matchesApi(house: House, { answer, asker, tableOf, atMost }: Asking): Router {
  const router = Router()
  const { store } = house
  const limit = atMost(house.limits.joins)
  /** What is on disk says whether it is over, and that is for good. */
  const overOf = (request: Request): Listed => {
    const table = tableOf(request, true)
    return table.phase === 'over' ? table : refuse('notNow')
  }
  /** The same, for who played there. */
  const own = (request: Request): { id: string; person: string } => {
    const person = asker(request).id
    const table = overOf(request)
    return chairOf(partyOf(table), person) ? { id: table.id, person } : refuse('noSeat')
  }

  router.get(
    '/api/archive',
    limit,
    answer(request => archiveOf(house, read(shelf, request.query))),
  )
  router.get(
    '/api/matches',
    limit,
    answer(request => pastOf(house, asker(request).id, read(shelf, request.query))),
  )
  router.get(
    '/api/file',
    limit,
    answer(request => caseFileOf(house, asker(request))),
  )
  router.get(
    '/api/matches/:key/result',
    limit,
    answer(request => resultOf(overOf(request))),
  )
  router.post(
    '/api/matches/:key/keep',
    limit,
    answer(async request => {
      const { kept } = read(keeping, request.body)
      const { id, person } = own(request)
      return (await store.keep(id, person, kept)) ? {} : refuse('tooMany')
    }),
  )
  router.post(
    '/api/matches/:key/unname',
    limit,
    answer(async request => {
      const { id, person } = own(request)
      const refused = await unname(house, id, person)
      return refused ? refuse(refused) : {}
    }),
  )
  return router
}
