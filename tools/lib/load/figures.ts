export interface Spread {
  readonly p50: number
  readonly p99: number
  readonly most: number
}

export function spread(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number): number => round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}

export const round = (figure: number): number => Math.round(figure * 100) / 100

/** Milliseconds that mean the same in every process of this machine. */
export const instant = (): number => performance.timeOrigin + performance.now()
