import type { Delay } from '../wire/protocol.ts'

/*
 * Whoever watches may be some rounds late. What was played in a round may be shown when so many whole rounds have been
 * played after it, and when the match is over. It is then shown in the rhythm in which it was played, so that one sees a
 * match and no heap of moves. When what is shown follows from the log alone: after a restart it goes on where it was.
 * Times are in milliseconds since 1970, as the log has them.
 */

/** The round that may be told of a match that has reached this one. */
export const roundTold = (round: number, delay: Delay): number => (delay === 0 ? round : Math.max(1, round - delay - 1))

interface Held<T> {
  readonly item: T
  /** Null: before the match began, which nobody need wait for. */
  readonly round: number | null
  readonly at: number
  /** Since when it may be shown. */
  due: number | null
}

/** What happens at a table, held back until it may be shown. */
export class Delayed<T> {
  private readonly delay: Delay
  /** Nobody waits longer from one thing to the next. */
  private readonly longest: number
  private held: Held<T>[] = []
  /** How many of them may be shown. */
  private ready = 0
  private over = false
  /** Of what was shown last: when it happened, and when it was to be shown. */
  private last = { at: Number.POSITIVE_INFINITY, shown: Number.NEGATIVE_INFINITY }
  /** When the first of them is to be shown; null: it may not be, or there is none. */
  next: number | null = null

  constructor(delay: Delay, longest: number) {
    this.delay = delay
    this.longest = longest
  }

  /** What nobody has been shown, oldest first. */
  get waiting(): readonly T[] {
    return this.held.map(({ item }) => item)
  }

  /** Something happened: in this round, at this time. */
  put(item: T, round: number | null, at: number): void {
    this.held.push({ item, round, at, due: null })
    this.release(round ?? 0, at)
  }

  /** Nothing is played any more. */
  end(at: number): void {
    this.over = true
    this.release(0, at)
  }

  /** Takes the first if its time has come. */
  take(now: number): T | undefined {
    const [first] = this.held
    if (!first || this.next === null || this.next > now) return undefined
    this.last = { at: first.at, shown: this.next }
    this.held.shift()
    this.ready--
    this.next = null
    this.plan()
    return first.item
  }

  /** What waits is changed: names may be taken off it. */
  amend(change: (item: T) => T): void {
    this.held = this.held.map(held => ({ ...held, item: change(held.item) }))
  }

  private release(round: number, at: number): void {
    for (let held = this.held[this.ready]; held; held = this.held[++this.ready]) {
      const isDue = this.delay === 0 || this.over || held.round === null || held.round + this.delay < round
      if (!isDue) break
      held.due = at
    }
    this.plan()
  }

  /** In the rhythm of play; faster where more than a round waits, unless none is to come. */
  private plan(): void {
    const [first] = this.held
    if (this.next !== null || !first || first.due === null) return
    const rounds = this.over ? 1 : 1 + (this.held[this.ready - 1]?.round ?? 0) - (first.round ?? 0)
    const gap = Math.min(this.longest, Math.max(0, first.at - this.last.at)) / Math.max(1, rounds)
    this.next = this.delay === 0 ? Number.NEGATIVE_INFINITY : Math.max(first.due, this.last.shown + gap)
  }
}
