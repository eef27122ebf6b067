import { Bucket, type Limit } from '../../shared/match/bucket.ts'
import type { RefusalReason, Sendable } from '../../shared/wire/protocol.ts'
import { WORLD } from '../world.ts'

/** About ten within a minute. */
const STRIKES = 10
const A_MINUTE = 60

/** What pages never send, or only after a fault of ours. */
const HOSTILE: readonly RefusalReason[] = [
  'malformed',
  'tooLong',
  'tooFast',
  'noSeat',
  'notYours',
  'noSuchMove',
  'noMarker',
]

const TALK: readonly Sendable[] = ['say', 'phrase', 'mark', 'gallery', 'unsay', 'react']

/** How much patience a room has left with one client. */
export class Strikes {
  private readonly messages: Bucket
  private readonly patience = new Bucket({ burst: STRIKES, perSecond: STRIKES / A_MINUTE }, WORLD.now)
  /** There is none left. */
  out = false

  constructor(limit: Limit) {
    this.messages = new Bucket(limit, WORLD.now)
  }

  /** False: that is too fast. */
  message(): boolean {
    return this.messages.take()
  }

  /** After a refusal. Whoever was merely late (a stale click, a taken chair) or talkative is hardly to blame. */
  count(reason: RefusalReason, to: Sendable | null): void {
    const talkative = reason === 'tooFast' && to !== null && TALK.includes(to)
    this.out ||= !this.patience.take(HOSTILE.includes(reason) && !talkative ? 1 : 0.1)
  }
}
