/* How long people waited, and for which fault. All times are of performance.now(), and what is told is whole milliseconds. */

/** At most, of one kind of fault that came alone. */
export interface Waited {
  readonly times: number
  /** The fault itself, until all that it befell runs again: a process that starts, a hang, a cut. */
  readonly lasted: number
  /** A match stood still. */
  readonly pause: number
  /** Somebody was not served: from what they last asked, or from when they were cut off, until they were greeted again. */
  readonly away: number
  /** Of that same time, how long they had patience with somebody who did not answer, or slept before they asked again. */
  readonly own: number
}

interface Strike<Fault> {
  readonly fault: Fault
  readonly begun: number
  ended: number
}

export interface Waits<Fault extends string = string> {
  begin(fault: Fault): () => void
  times(fault: Fault): number
  /** A table, from one move to the next. */
  stood(from: number, to: number): void
  /** A person. */
  missed(from: number, to: number, own: number): void
  /** Whatever befell them, also several things at once. */
  longest(): { readonly pause: number; readonly away: number }
  told(): Partial<Record<Fault, Waited>>
}

const NOTHING: Waited = { times: 0, lasted: 0, pause: 0, away: 0, own: 0 }

export function waitsOf<Fault extends string>(now: () => number = () => performance.now()): Waits<Fault> {
  const strikes: Strike<Fault>[] = []
  const known: Partial<Record<Fault, Waited>> = {}
  const longest = { pause: 0, away: 0 }
  const put = (fault: Fault, more: (waited: Waited) => Partial<Waited>): void => {
    const waited = known[fault] ?? NOTHING
    known[fault] = { ...waited, ...more(waited) }
  }
  /** What alone befell anybody between these two moments. Null: nothing, or more than one. */
  const only = (from: number, to: number): Fault | null => {
    let found: Fault | null = null
    for (let at = strikes.length - 1; at >= 0; at--) {
      const { fault, begun, ended } = strikes[at] as Strike<Fault>
      if (ended < from) break
      if (begun > to) continue
      if (found) return null
      found = fault
    }
    return found
  }
  return {
    begin(fault) {
      const begun = now()
      const strike: Strike<Fault> = { fault, begun, ended: Number.POSITIVE_INFINITY }
      strikes.push(strike)
      put(fault, ({ times }) => ({ times: times + 1 }))
      return () => {
        strike.ended = now()
        put(fault, ({ lasted }) => ({ lasted: Math.max(lasted, Math.round(strike.ended - begun)) }))
      }
    },
    times: fault => known[fault]?.times ?? 0,
    stood(from, to) {
      const pause = Math.round(to - from)
      longest.pause = Math.max(longest.pause, pause)
      const fault = only(from, to)
      if (fault) put(fault, waited => ({ pause: Math.max(waited.pause, pause) }))
    },
    missed(from, to, own) {
      const away = Math.round(to - from)
      longest.away = Math.max(longest.away, away)
      const fault = only(from, to)
      if (fault) put(fault, waited => (away > waited.away ? { away, own: Math.round(own) } : {}))
    },
    longest: () => longest,
    told: () => known,
  }
}
