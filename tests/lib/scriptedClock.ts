/** Time that passes only when nothing else is left to do: whole matches in a second, to the millisecond the same. */
export interface ScriptedClock {
  readonly now: number
  after(milliseconds: number, work: () => void): () => void
  /** Goes on until nothing is planned any more. */
  run(): Promise<void>
}

/** Whatever is under way without a clock comes to its end. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

export function scriptedClock(): ScriptedClock {
  const planned = new Set<{ at: number; work: () => void }>()
  let now = 0
  return {
    get now() {
      return now
    },
    after(milliseconds, work) {
      const plan = { at: now + milliseconds, work }
      planned.add(plan)
      return () => void planned.delete(plan)
    },
    async run() {
      for (;;) {
        await settled()
        let next: { at: number; work: () => void } | null = null
        for (const plan of planned) if (!next || plan.at < next.at) next = plan
        if (!next) return
        planned.delete(next)
        now = next.at
        next.work()
      }
    },
  }
}
