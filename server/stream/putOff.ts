import { WORLD } from '../world.ts'
import type { Seen } from './eyes.ts'

/** Moments that wait to be said, the oldest first. */
export class PutOff {
  private readonly say: (seen: Seen) => void
  private moments: readonly Seen[] = []
  private timer: NodeJS.Timeout | undefined

  constructor(say: (seen: Seen) => void) {
    this.say = say
  }

  get isEmpty(): boolean {
    return this.moments.length === 0
  }

  put(seen: Seen): void {
    this.moments = [...this.moments, seen]
  }

  /** Says the last of those that have waited so many milliseconds, and comes back for the next. Null: all wait. */
  go(delay: number | null): void {
    clearTimeout(this.timer)
    if (delay === null) return
    const due = WORLD.now() - delay
    const seen = this.moments.findLast(({ at }) => at <= due)
    this.moments = this.moments.filter(({ at }) => at > due)
    const [next] = this.moments
    if (next) this.timer = setTimeout(() => this.go(delay), next.at - due).unref()
    if (seen) this.say(seen)
  }

  hideHands(): void {
    this.moments = this.moments.map(seen => ({ ...seen, open: null }))
  }

  clear(): void {
    clearTimeout(this.timer)
    this.moments = []
  }
}
