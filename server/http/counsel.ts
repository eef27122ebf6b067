import { Router } from 'express'
import { z } from 'zod'
import type { Asking as Asked } from '../../shared/match/playing.ts'
import type { House } from '../rooms/house.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Asking } from './matches.ts'
import { read, refuse } from './refusal.ts'

const asked: z.ZodType<Asked> = z.strictObject({ seat: z.string().max(40), offer: z.int().min(0) })

/** What a bot would do, for who plays against bots alone. */
export function counselApi(house: House, rooms: Rooms, { answer, asker, tableOf, atMost }: Asking): Router {
  const router = Router()
  router.post(
    '/api/tables/:key/counsel',
    atMost(house.limits.joins),
    answer(async request => {
      const person = await asker(request)
      const { id } = await tableOf(request, false)
      await rooms.wakeMatch(id)
      const told = await (house.hosts.get(id) ?? refuse('noTable')).counsel(person, read(asked, request.body))
      return typeof told === 'string' ? refuse(told) : told
    }),
  )
  return router
}
