import type { Presence } from '@colyseus/core'
import { RedisPresence } from '@colyseus/redis-presence'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Limiting } from './http/limits.ts'

/** What several processes have together in Redis. Fetched by those alone who have one. */
export interface Sharing {
  readonly presence: Presence
  readonly limiting: Limiting
  close(): void
}

/** It connects again by itself; whoever needed it meanwhile has been told. */
class PatientPresence extends RedisPresence {
  constructor(url: string) {
    super(url)
    for (const each of [this.sub, this.pub]) each.on('error', () => {})
  }
}

export function sharingBy(url: string): Sharing {
  const redis = new Redis(url)
  redis.on('error', () => {})
  return { presence: new PatientPresence(url), limiting: limitingIn(redis), close: () => redis.disconnect() }
}

/** By all processes together, and where Redis does not answer by each for itself. In all of them in the same order. */
function limitingIn(redis: Redis): Limiting {
  let count = 0
  return ({ burst: points, perSecond }) => {
    const window = { keyPrefix: `limit${count++}`, points, duration: Math.ceil(points / perSecond) }
    const limiter = new RateLimiterRedis({
      ...window,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(window),
    })
    return source =>
      limiter.consume(source).then(
        () => true,
        () => false,
      )
  }
}
