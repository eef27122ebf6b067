/** How what comes over the wire is taken in: as it comes, unless a gate stands there (gate.ts), which only the clean feed has. */
interface Intake {
  /** `anew`: a connection begins with it. */
  take(work: () => void, anew: boolean): void
  /** Nothing waits any more, for whatever it was meant for is gone. */
  drop(): void
}
export const intake: Intake = { take: work => work(), drop: () => {} }
