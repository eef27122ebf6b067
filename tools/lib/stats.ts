/** The p-th part of sorted numbers, between neighbours where it falls between; null of none. */
export function percentile(sorted: readonly number[], p: number): number | null {
  const at = p * (sorted.length - 1)
  const low = sorted[Math.floor(at)]
  const high = sorted[Math.ceil(at)]
  return low === undefined || high === undefined ? null : low + (high - low) * (at - Math.floor(at))
}

export const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)

export const median = (numbers: readonly number[]): number | null => percentile(ascending(numbers), 0.5)

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959964

/** Wilson's 95 % interval for a share seen `hits` times in `n`: it stays sensible at 0 and at n. */
export function wilson(hits: number, n: number): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 }
  const share = hits / n
  const centre = share + Z ** 2 / (2 * n)
  const spread = Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2))
  const scale = 1 + Z ** 2 / n
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) }
}
