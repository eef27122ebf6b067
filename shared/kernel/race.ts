/** After so many worlds each time it is looked who can be given up … */
const LOOK = 4
/** … being behind the first by more than so many standard errors. */
const ERRORS = 1.5

/**
 * What each of so many plans comes to on average: all are tried in the same worlds, so that luck is the same for all, and
 * what is clearly behind is not tried any further, so that what is close is told apart. `enter` opens the next world and
 * says what a plan comes to there; a plan has its `head` start.
 */
export function race(
  plans: number,
  worlds: number,
  enter: () => (plan: number) => number,
  head: readonly number[] = [],
): number[] {
  const found: number[][] = Array.from({ length: plans }, () => [])
  const behind = new Map<number, number>()
  const worth = (plan: number): number => meanOf(found[plan] ?? []) + (head[plan] ?? 0)
  let left = [...found.keys()]
  for (let n = 1; n <= worlds && (left.length > 1 || n === 1); n++) {
    const tried = enter()
    for (const plan of left) found[plan]?.push(tried(plan))
    if (n % LOOK > 0) continue
    const first = firstOf(left, worth)
    for (const plan of left) {
      const gap = worth(first) - worth(plan)
      if (gap > ERRORS * errorOf(found[first] ?? [], found[plan] ?? [])) behind.set(plan, gap)
    }
    left = left.filter(plan => !behind.has(plan))
  }
  // Whoever was given up is as far behind as when it was, however the first has fared since.
  const most = worth(firstOf(left, worth))
  return found.map((_, plan) => (behind.has(plan) ? most - (behind.get(plan) ?? 0) : worth(plan)))
}

const firstOf = (plans: readonly number[], worth: (plan: number) => number): number =>
  plans.reduce((one, other) => (worth(other) > worth(one) ? other : one))

const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length

/** How uncertain it is by how much one is ahead of the other, world for world. */
function errorOf(one: readonly number[], other: readonly number[]): number {
  const gaps = one.map((value, n) => value - (other[n] ?? 0))
  const mean = meanOf(gaps)
  return Math.sqrt(gaps.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (gaps.length - 1) / gaps.length)
}
