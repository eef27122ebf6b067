import { createHash, timingSafeEqual } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Request, RequestHandler } from 'express'
import { Buckets, type Limit } from '../../shared/match/bucket.ts'
import { WORLD } from '../world.ts'

/** What one address may ask for; a school behind one address is a burst of thirty. */
export interface Limits {
  readonly guests: Limit
  readonly tables: Limit
  readonly joins: Limit
  readonly requests: Limit
  /** Tables that are not there: a slip of the pen now and then, or somebody who tries one code after the other. */
  readonly misses: Limit
  /** To a room, by one client: what a quick hand can do. */
  readonly messages: Limit
  /** Words in the gallery of a table: by one guest, from one address, and all of them: nobody reads faster. */
  readonly words: Limit
  readonly wordsOfAddress: Limit
  readonly wordsOfTable: Limit
  /** By one guest. */
  readonly reactions: Limit
  readonly guesses: Limit
}
export const LIMITS: Limits = {
  guests: { burst: 30, perSecond: 0.1 },
  tables: { burst: 30, perSecond: 0.1 },
  joins: { burst: 100, perSecond: 5 },
  requests: { burst: 300, perSecond: 30 },
  misses: { burst: 20, perSecond: 0.1 },
  messages: { burst: 30, perSecond: 10 },
  words: { burst: 5, perSecond: 0.5 },
  wordsOfAddress: { burst: 20, perSecond: 2 },
  wordsOfTable: { burst: 40, perSecond: 10 },
  reactions: { burst: 8, perSecond: 2 },
  guesses: { burst: 12, perSecond: 1 },
}

/** Whom a request counts for. */
export type SourceOf = (request: Request) => string

/** Is there room for one more of these? */
export type Take = (source: string) => boolean | Promise<boolean>
export type Limiting = (limit: Limit) => Take

/** By one process for itself. */
export const limitingHere: Limiting = limit => {
  const buckets = new Buckets(limit, WORLD.now)
  return source => buckets.take(source)
}

/** Refuses with 429 what comes too fast from one source. */
export function limited(take: Take, sourceOf: SourceOf = addressOf): RequestHandler {
  return (request, response, next) => {
    const answer = (hasRoom: boolean): void => {
      if (hasRoom) next()
      else response.status(429).json({ refused: 'tooFast' })
    }
    const taken = take(sourceOf(request))
    if (typeof taken === 'boolean') answer(taken)
    else taken.then(answer, next)
  }
}

/** By its address; with the key for load tests, each request is somebody else's. Nothing else is open to who has it. */
export function sourcesWith(key: string | null): SourceOf {
  if (key === null) return addressOf
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  const expected = digest(key)
  let others = 0
  return request =>
    timingSafeEqual(digest(request.get('x-load-key') ?? ''), expected) ? `load ${others++}` : addressOf(request)
}

/** A household has 2^64 addresses of IPv6, and can ask from each of them. */
export function addressOf({ ip = '' }: Request): string {
  if (!isIPv6(ip)) return ip
  // In one spelling: small letters, no leading zeros, no dots.
  const { hostname } = new URL(`http://[${ip.replace(/%.*/, '')}]`)
  const [left = [], right = []] = hostname.slice(1, -1).split('::').map(groups)
  // Of IPv4, as a server for both is told it: there each address is somebody else.
  if (left.length === 0 && right.length === 3 && right[0] === 'ffff') return right.slice(1).flatMap(bytes).join('.')
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right].slice(0, 4).join(':')
}

const groups = (text: string): string[] => text.split(':').filter(group => group !== '')
const bytes = (group: string): number[] => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]
