import { randomBytes } from 'node:crypto'
import { type Request, Router } from 'express'
import { z } from 'zod'
import type { Guest, Moving, Person } from '../../shared/wire/protocol.ts'
import { onceOnly } from '../lobby/onceOnly.ts'
import type { House } from '../rooms/house.ts'
import type { Asking } from './matches.ts'
import type { Guesses } from './pairing.ts'
import { read } from './refusal.ts'

/** It goes by link and is never typed: it opens all that somebody is, so it is not to be guessed. */
const BYTES = 18
const carried = z.strictObject({ key: z.string().max(40) })

/** How a guest comes to another device. The key is in no address that the server is asked for: those are written down by proxies. */
export function movingApi(
  { store, limits }: House,
  { answer, asker, atMost, missed, guessing }: Asking & Guesses,
  guestOf: (person: Person) => Guest,
): Router {
  const router = Router()
  const limit = atMost(limits.joins)
  const keys = onceOnly('moving')
  const mover = async (request: Request, keyed: (key: string) => Promise<string | null>): Promise<Person> => {
    const { key } = read(carried, request.body)
    guessing(request)
    const id = await keyed(key)
    return (id === null ? null : await store.person(id)) ?? missed(request, 'noMoving')
  }
  router.post(
    '/api/moving',
    limit,
    answer(async (request): Promise<Moving> => {
      const { id } = await asker(request)
      const key = randomBytes(BYTES).toString('base64url')
      return { key, until: await keys.offer(id, key) }
    }),
  )
  router.post(
    '/api/moving/stay',
    limit,
    answer(async request => {
      await keys.withdraw((await asker(request)).id)
      return {}
    }),
  )
  router.post(
    '/api/moving/whose',
    limit,
    answer(request => mover(request, keys.whose)),
  )
  router.post(
    '/api/moved',
    limit,
    answer(async request => guestOf(await mover(request, keys.redeem))),
  )
  return router
}
