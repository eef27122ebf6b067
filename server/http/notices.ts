import { Router } from 'express'
import { z } from 'zod'
import type { Notices, Subscribing } from '../../shared/wire/notices.ts'
import { LANGUAGES } from '../../shared/words/index.ts'
import type { Pusher } from '../notices/push.ts'
import { isZone } from '../notices/quiet.ts'
import type { House } from '../rooms/house.ts'
import type { Asking } from './matches.ts'
import { read, refuse } from './refusal.ts'

const hour = z.int().min(0).max(23)
const bytes = z
  .string()
  .max(120)
  .regex(/^[\w-]+=*$/)
const subscribing: z.ZodType<Subscribing> = z.strictObject({
  endpoint: z.string().max(1000),
  p256dh: bytes,
  auth: bytes,
  language: z.enum(LANGUAGES),
  zone: z.string().max(60).refine(isZone),
  quiet: z.strictObject({ from: hour, to: hour }).nullable(),
})
const leaving = z.strictObject({ endpoint: z.exactOptional(z.string().max(1000)) })

/** By which a guest is called when it is their turn: only who has asked for it. */
export function noticesApi({ store, limits }: House, pusher: Pusher, { answer, asker, atMost }: Asking): Router {
  const router = Router()
  const limit = atMost(limits.joins)
  const noticesOf = async (person: string): Promise<Notices> => ({
    key: pusher.key,
    devices: (await store.devicesOf(person)).length,
    wishes: await store.wishesOf(person),
  })
  router.get(
    '/api/notices',
    limit,
    answer(async request => noticesOf((await asker(request)).id)),
  )
  router.post(
    '/api/notices',
    limit,
    answer(async request => {
      const { id } = await asker(request)
      const { endpoint, p256dh, auth, ...wishes } = read(subscribing, request.body)
      const address = { endpoint, p256dh, auth }
      if (!pusher.isAddress(address)) return refuse('malformed')
      await store.addDevice(id, address, wishes)
      return noticesOf(id)
    }),
  )
  router.post(
    '/api/notices/off',
    limit,
    answer(async request => {
      const { id } = await asker(request)
      const { endpoint } = read(leaving, request.body)
      await (endpoint === undefined ? store.dropDevices(id) : store.dropDevice(id, endpoint))
      return noticesOf(id)
    }),
  )
  return router
}
