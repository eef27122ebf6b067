import express, { type ErrorRequestHandler, type Express } from 'express'
import { Unwritten } from '../shared/match/errors.ts'
import type { RefusalReason } from '../shared/wire/protocol.ts'
import { api } from './http/api.ts'
import { headOf } from './http/faces.ts'
import { guardPage, page } from './http/page.ts'
import type { Peers } from './peers.ts'
import { faultOf } from './report.ts'
import type { House } from './rooms/house.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Store } from './store/store.ts'
import { Streams } from './stream/streams.ts'

/** A store that is asked too often whether it can write does nothing else. */
const CHECKED = 5000

interface Website {
  readonly rooms: Rooms
  readonly peers: Peers
  readonly secret: Buffer
  /** The built page. */
  readonly dist?: string
  /** Behind a proxy that tells whom it speaks for. */
  readonly proxy?: boolean
  /** It is about to end, or out of reach of what it stands on. */
  isAway(): boolean
}

/** Page and API. */
export function webApp(house: House, { rooms, peers, secret, dist, proxy = false, isAway }: Website): Express {
  const web = express()
  web.disable('x-powered-by')
  if (proxy) web.set('trust proxy', 1)
  web.use(peers.heed)
  web.use(guardPage)
  const writes = checked(house.store)
  web.get('/health', async (_request, response) => {
    const people = [...house.hosts.values()].reduce((sum, { present }) => sum + present, 0)
    const ok = !isAway() && (await writes())
    const figures = { tables: house.hosts.size, people, uptime: Math.round(process.uptime()) }
    response.status(ok ? 200 : 503).json({ ok, ...figures })
  })
  if (house.metrics) web.get('/metrics', house.metrics.answer)
  // Whoever comes now would wake a table that is about to be somebody else's, or is already.
  web.use(['/api', '/matchmake'], (_request, response, next) => {
    if (!isAway()) return next()
    response
      .status(503)
      .set('Connection', 'close')
      .json({ refused: 'fault' } satisfies { refused: RefusalReason })
  })
  web.use(api(house, secret, rooms, new Streams(house), peers))
  if (dist) web.use(page(dist, request => headOf(house, request)))
  // Express would answer with a policy of its own, which lets anybody frame it.
  web.use((_request, response) => void response.sendStatus(404))
  web.use(((error, _request, response, next) => {
    if (response.headersSent) return next(error)
    // What express could not read: its errors know their status.
    const status = error instanceof Unwritten ? 503 : Number(error?.status) || 500
    if (status >= 500) house.report('fault', faultOf(error))
    const reason = error instanceof Unwritten ? 'unwritten' : status >= 500 ? 'fault' : 'malformed'
    response.status(status).json({ refused: status === 413 ? 'tooLong' : reason } satisfies { refused: RefusalReason })
  }) as ErrorRequestHandler)
  return web
}

/** Can the store be written to? Asked of the disk now and then, and answered from memory in between. */
function checked(store: Store): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(true)
  return () => {
    if (performance.now() - asked < CHECKED) return answer
    asked = performance.now()
    answer = store.check()
    return answer
  }
}
