import type { Request, RequestHandler } from 'express'
import { Bucket, type Limit } from '../host/bucket.ts'

/** What one address may ask for; a school behind one address is a burst of thirty. */
export interface Limits {
  readonly guests: Limit
  readonly tables: Limit
  readonly joins: Limit
  readonly requests: Limit
  /** To a room, by one client: what a quick hand can do. */
  readonly messages: Limit
}
export const LIMITS: Limits = {
  guests: { burst: 30, perSecond: 0.1 },
  tables: { burst: 30, perSecond: 0.1 },
  joins: { burst: 100, perSecond: 5 },
  requests: { burst: 300, perSecond: 30 },
  messages: { burst: 30, perSecond: 10 },
}

/** Beyond this, buckets that are full again are dropped. */
const MANY = 10_000

/** Refuses with 429 what comes too fast from one address. */
export function limited({ burst, perSecond }: Limit): RequestHandler {
  const buckets = new Map<string, Bucket>()
  const bucketOf = ({ ip = '' }: Request): Bucket => {
    if (buckets.size > MANY) for (const [address, bucket] of buckets) if (bucket.full) buckets.delete(address)
    const bucket = buckets.get(ip) ?? new Bucket(burst, perSecond)
    buckets.set(ip, bucket)
    return bucket
  }
  return (request, response, next) => {
    if (bucketOf(request).take()) next()
    else response.status(429).json({ refused: 'tooFast' })
  }
}
