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
  private last = performance.now()

  constructor(size: number, perSecond: number) {
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

  /** As good as new. */
  get full(): boolean {
    this.fill()
    return this.tokens >= this.size
  }

  private fill(): void {
    const now = performance.now()
    this.tokens = Math.min(this.size, this.tokens + ((now - this.last) / 1000) * this.perSecond)
    this.last = now
  }
}

/** A bucket for each. */
export class Buckets {
  private readonly limit: Limit
  private readonly buckets = new Map<string, Bucket>()

  constructor(limit: Limit) {
    this.limit = limit
  }

  take(whose: string): boolean {
    const bucket = this.buckets.get(whose) ?? new Bucket(this.limit.burst, this.limit.perSecond)
    this.buckets.set(whose, bucket)
    return bucket.take()
  }
}
