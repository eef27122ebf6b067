/** So many at once, and so many a second. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** Holds so many tokens and gets so many a second: a burst is fine, a flood is not. */
export class Bucket {
  private readonly size: number
  private readonly perSecond: number
  private tokens: number
  private readonly clock: () => number
  private last: number

  /** The clock tells milliseconds, and only ever goes on. */
  constructor({ burst: size, perSecond }: Limit, clock: () => number) {
    this.clock = clock
    this.last = clock()
    this.size = size
    this.perSecond = perSecond
    this.tokens = size
  }

  take(tokens = 1): boolean {
    this.fill()
    if (this.tokens < tokens) return false
    this.tokens -= tokens
    return true
  }

  get empty(): boolean {
    this.fill()
    return this.tokens < 1
  }

  private fill(): void {
    const now = this.clock()
    this.tokens = Math.min(this.size, this.tokens + ((now - this.last) / 1000) * this.perSecond)
    this.last = now
  }
}

/** So many are kept apart; more would be a way to fill the memory. */
const MANY = 10_000

/** A bucket for each; of too many, the one is dropped that was not asked for longest. */
export class Buckets {
  private readonly limit: Limit
  private readonly clock: () => number
  /** In the order in which they were last asked. */
  private readonly buckets = new Map<string, Bucket>()

  constructor(limit: Limit, clock: () => number) {
    this.limit = limit
    this.clock = clock
  }

  take(whose: string): boolean {
    return this.bucketOf(whose).take()
  }

  /** Would `take` be in vain? */
  empty(whose: string): boolean {
    return this.bucketOf(whose).empty
  }

  private bucketOf(whose: string): Bucket {
    const bucket = this.buckets.get(whose) ?? new Bucket(this.limit, this.clock)
    this.buckets.delete(whose)
    this.buckets.set(whose, bucket)
    const [oldest] = this.buckets.size > MANY ? this.buckets.keys() : []
    if (oldest !== undefined) this.buckets.delete(oldest)
    return bucket
  }
}
